/// Folders that lie elsewhere and are reached as though they stood in another, by names that no file has there.
struct MountedFolders: Sendable {
  private let folders: [FilePlace]

  /// nil for none.
  init?(_ paths: [String], links: LinkScope?) {
    if paths.isEmpty { return nil }
    folders = paths.map { FilePlace($0, links: links) }
  }

  /// The paths of the folders, relative to that in which they are taken to stand.
  var names: [String] { folders.indices.map { "\(Self.prefix)\($0)" } }

  private static let prefix = "packages:"

  /// Where a path leads that begins with one of the names; nil for any other.
  func place(of path: String) -> FilePlace? {
    guard path.utf8.starts(with: Self.prefix.utf8) else { return nil }
    let rest = path.dropFirst(Self.prefix.count)
    let number = rest.prefix { $0 != "/" }
    guard let index = Int(number), folders.indices.contains(index) else { return nil }
    return folders[index].appending(String(rest.dropFirst(number.count + 1)))
  }
}
