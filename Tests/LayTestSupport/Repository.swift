import Foundation

/// The files of the repository that tests read.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  package static let fixtures = root.appendingPathComponent("Tests/Fixtures")
  package static let samples = root.appendingPathComponent("samples")

  /// The files below a folder whose names end so, in the order of their paths.
  package static func files(below folder: URL, suffix: String) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder.appendingPathComponent($0) }
  }
}
