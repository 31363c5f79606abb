/// What a path names.
enum PathKind {
  case file, folder, absent

  /// Follows symbolic links; whatever is neither a folder nor absent counts as a file.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .absent
      return
    }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// What stands at a path itself: a link counts as a file, wherever it leads.
  init(link path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .absent
      return
    }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}

/// Which file of which disk a path leads to.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let file: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Of a link itself, not of what it leads to; nil if nothing is there.
  init?(link path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// nil if nothing is there.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// Lists the files below a folder.
struct FolderWalk {
  /// The end of the names to list: `.lay`.
  let suffix: String
  private(set) var files: [String] = []
  /// Every folder that was entered.
  private(set) var folders: [String] = []
  private(set) var errors: [SystemError] = []
  private var visited: Set<FileIdentity> = []

  init(suffix: String) {
    self.suffix = suffix
  }

  /// Keeps out of a folder, by whatever way it is reached.
  mutating func avoid(_ folder: String) {
    if let identity = FileIdentity(folder) { visited.insert(identity) }
  }

  /// Adds the files below a folder in the order of their names, folder by folder.
  ///
  /// Hidden names are passed over, and a folder that symbolic links reach again is not entered twice.
  mutating func add(_ root: String) {
    var waiting = [root]
    while let path = waiting.popLast() {
      var status = stat()
      guard stat(path, &status) == 0 else {
        // A link that leads nowhere matters only where a file of the kind is meant.
        if path == root || path.hasSuffix(suffix) { errors.append(SystemError("cannot read", path)) }
        continue
      }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        if path.hasSuffix(suffix) { files.append(path) }
        continue
      }
      guard visited.insert(FileIdentity(status)).inserted else { continue }
      folders.append(path)
      do throws(SystemError) {
        let names = try Self.names(in: path)
        for name in names.reversed() { waiting.append(joinPath(path, name)) }
      } catch {
        errors.append(error)
      }
    }
  }

  /// The names in a folder, in the order of their bytes; hidden ones only if asked for.
  static func names(in path: String, includingHidden: Bool = false) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError("cannot read", path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      if includingHidden || !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Makes a folder and those it lies in, as far as they are missing.
func makeFolder(_ path: String) throws(SystemError) {
  var end = path.startIndex
  while end < path.endIndex {
    end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
    let prefix = String(path[..<end])
    if prefix.isEmpty || prefix == "/" { continue }
    if mkdir(prefix, 0o777) != 0, errno != EEXIST { throw SystemError("cannot make folder", prefix) }
  }
  guard PathKind(path) == .folder else {
    throw SystemError("cannot make folder", path, reason: "a file is there")
  }
}

/// A path and a name below it.
func joinPath(_ folder: String, _ name: String) -> String {
  if folder.isEmpty { return name }
  return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// A path without links and dots; nil if nothing is there.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

/// The last component of a path, and the folder it lies in, empty for none.
func splitPath(_ path: String) -> (folder: String, name: String) {
  let bytes = path.utf8
  guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  return (folder, String(path[bytes.index(after: slash)...]))
}
