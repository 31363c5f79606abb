/// The artifacts that a run is about to write, kept on disk until its manifest is.
///
/// Whoever holds the journal open holds the output folder; the system lets go of it however the program ends.
struct Journal {
  private let path: String
  private let descriptor: Int32

  /// Opens the journal, with what an earlier run that did not end has left in it.
  init(_ path: String) throws(SystemError) {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw SystemError("cannot write", path) }
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        closeFile(descriptor)
        throw SystemError(
          "cannot write to", splitPath(path).folder, reason: "another 'lay render' is writing there")
      }
      var status = stat()
      // The run that held it before may have removed it since it was opened.
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        self.path = path
        self.descriptor = descriptor
        return
      }
      closeFile(descriptor)
    }
  }

  /// Adds an artifact that is about to be written.
  func note(_ artifact: Manifest.Artifact) throws(SystemError) {
    // One call for each, so that threads do not get between each other's bytes; no path holds a zero.
    let entry = "\(artifact.size) \(artifact.hash.text) \(artifact.path)\0"
    if !Writing.write(Array(entry.utf8), to: descriptor) { throw SystemError("cannot write", path) }
  }

  func close(removes: Bool) {
    if removes { unlink(path) }
    closeFile(descriptor)
  }

  /// The artifacts in a journal; what is cut off at its end was never written.
  static func artifacts(in path: String) -> [Manifest.Artifact] {
    guard let bytes = try? Reading.file(path), let end = bytes.lastIndex(of: 0) else { return [] }
    return bytes[..<end].split(separator: 0).compactMap { entry in
      let words = String(decoding: entry, as: UTF8.self).split(separator: " ", maxSplits: 2)
      guard words.count == 3, let size = Int(words[0]), let hash = ContentHash(String(words[1])),
        Manifest.Artifact.staysBelow(String(words[2]))
      else { return nil }
      return Manifest.Artifact(path: String(words[2]), size: size, hash: hash)
    }
  }
}

/// `close(2)`, which the journal's own function would hide.
private func closeFile(_ descriptor: Int32) { _ = close(descriptor) }
