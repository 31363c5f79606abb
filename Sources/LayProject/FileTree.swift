/// The files of a project, found in one walk.
struct FileTree {
  /// Every file that may matter, sorted by path; a catalogue is one, and so is a project file.
  private(set) var files: [String] = []
  /// Manifests of packages.
  private(set) var manifests: [String] = []
  /// `project.pbxproj` files.
  private(set) var projects: [String] = []
  /// Folders of packages that were fetched.
  private(set) var checkouts: [String] = []
  private(set) var limitations: [String] = []

  /// The most files and folders that are looked at.
  static let limit = 1_000_000
  /// The deepest nesting of folders that is followed.
  private static let depth = 64

  /// - Parameter root: The folder whose files they are; empty for that of the source.
  /// - Complexity: O(n log n) in the names.
  init(_ source: FileSource, in root: String = "") {
    var pending: [(folder: String, depth: Int)] = [(root, 0)]
    var count = 0
    while let (folder, depth) = pending.popLast() {
      for entry in source.entries(folder) {
        count += 1
        if count > Self.limit {
          limitations.append("only the first \(Self.limit) files and folders were looked at")
          finish()
          return
        }
        let path = ProjectPath.join(folder, entry.name)
        if entry.isFolder {
          switch pathExtension(entry.name) {
          case "xcodeproj":
            projects.append(path + "/project.pbxproj")
          case "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "playground", "docc", "app":
            files.append(path)
          default:
            guard !Self.isSkipped(entry.name) else {
              checkouts += Self.checkouts(in: path, named: entry.name, source)
              continue
            }
            if depth < Self.depth {
              pending.append((path, depth + 1))
            } else {
              limitations.append("folders are nested more than \(Self.depth) deep in \(folder)")
            }
          }
        } else if entry.name == "Package.swift", Self.isManifest(path, source) {
          manifests.append(path)
        } else {
          files.append(path)
        }
      }
    }
    finish()
  }

  /// Whether a file of the name is a manifest, and not a source that declares a type of the name.
  private static func isManifest(_ path: String, _ source: FileSource) -> Bool {
    source.bytes(path).map { ImportScan.names(in: $0).contains("PackageDescription") } ?? true
  }

  private mutating func finish() {
    checkouts.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // Those nearest to the root first.
    func isBefore(_ a: String, _ b: String) -> Bool {
      let (x, y) = (a.utf8.count { $0 == UInt8(ascii: "/") }, b.utf8.count { $0 == UInt8(ascii: "/") })
      return x != y ? x < y : a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    manifests.sort(by: isBefore)
    projects.sort(by: isBefore)
  }

  /// Whether a folder holds what was built or fetched, and no sources of the project's own.
  private static func isSkipped(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || skipped.contains(name)
  }

  private static let skipped: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages", "checkouts",
  ]

  /// The files that lie in a folder, at whatever depth.
  /// - Complexity: O(log n) in the files.
  func files(in folder: String) -> ArraySlice<String> {
    if folder.isEmpty { return files[...] }
    let prefix = folder + "/"
    let start = firstIndex { !$0.utf8.lexicographicallyPrecedes(prefix.utf8) }
    let end = firstIndex {
      !$0.utf8.lexicographicallyPrecedes(prefix.utf8) && !$0.utf8.starts(with: prefix.utf8)
    }
    return files[start..<max(start, end)]
  }

  func holds(_ path: String) -> Bool {
    let index = firstIndex { !$0.utf8.lexicographicallyPrecedes(path.utf8) }
    return index < files.count && files[index] == path
  }

  private func firstIndex(_ isAtOrAfter: (String) -> Bool) -> Int {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if isAtOrAfter(files[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
