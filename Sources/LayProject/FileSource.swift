/// Where a project's files are read from: the finder asks by paths relative to the project's root, with `/` between parts.
package struct FileSource {
  /// What a folder holds; nothing for one that is not there or cannot be read. The root is the empty path.
  package var entries: (_ folder: String) -> [Entry]
  /// The bytes of a file; nil for one that is not there or cannot be read.
  package var bytes: (_ file: String) -> [UInt8]?

  package init(
    entries: @escaping (_ folder: String) -> [Entry], bytes: @escaping (_ file: String) -> [UInt8]?
  ) {
    self.entries = entries
    self.bytes = bytes
  }

  package struct Entry: Sendable {
    package var name: String
    package var isFolder: Bool

    package init(name: String, isFolder: Bool) {
      self.name = name
      self.isFolder = isFolder
    }
  }
}

/// Paths relative to a project's root.
enum ProjectPath {
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : name.isEmpty ? folder : folder + "/" + name
  }

  /// A path without `.`, `..` and empty parts; nil for one that leads out of the root.
  static func normalized(_ path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return path.utf8.first == UInt8(ascii: "/") ? nil : parts.joined(separator: "/")
  }

  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// Whether a path is a folder's, or lies in it.
  static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder
      || (path.utf8.count > folder.utf8.count && path.utf8.starts(with: (folder + "/").utf8))
  }
}

/// A word of a path's last part after the last point: `swift`.
func pathExtension(_ path: String) -> String {
  let name = ProjectPath.name(of: path)
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
  return String(name[name.index(after: dot)...])
}
