/// The artifacts that a run is about to write, kept on disk until its manifest is.
///
/// Whoever holds the journal open holds the output folder.
struct Journal {
  static let name = ".lay-journal"

  private let path: String
  private let lock: FileLock

  /// Opens the journal, with what an earlier run that did not end has left in it.
  init(in folder: OpenFolder) throws(SystemError) {
    path = joinPath(folder.path, Self.name)
    lock = try FileLock(Self.name, in: folder, heldBy: "another 'lay render' is writing there")
  }

  /// Adds an artifact that is about to be written.
  func note(_ artifact: Manifest.Artifact) throws(SystemError) {
    // One call for each, so that threads do not get between each other's bytes; no path holds a zero.
    let entry = "\(artifact.size) \(artifact.hash.text) \(artifact.path)\0"
    if !Descriptors.write(Array(entry.utf8), to: lock.file.descriptor) {
      throw SystemError("cannot write", path)
    }
  }

  /// The artifacts in a folder's journal; what is cut off at its end was never written.
  static func artifacts(in folder: OpenFolder) throws(SystemError) -> [Manifest.Artifact] {
    guard let bytes = try FileReader.content(name, in: folder)?.bytes, let end = bytes.lastIndex(of: 0) else {
      return []
    }
    return bytes[..<end].split(separator: 0).compactMap { entry in
      let words = String(decoding: entry, as: UTF8.self).split(separator: " ", maxSplits: 2)
      guard words.count == 3, let size = Int(words[0]), let hash = ContentHash(String(words[1])),
        staysBelow(String(words[2]))
      else { return nil }
      return Manifest.Artifact(path: String(words[2]), size: size, hash: hash)
    }
  }
}
