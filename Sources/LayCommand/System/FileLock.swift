/// A plain file that one program at a time holds; the system lets go of it however the program ends.
struct FileLock {
  let file: OpenFile

  /// Opens the file, making it if it is not there.
  /// - Parameter holder: Said of whoever holds it already.
  init(_ name: String, in folder: OpenFolder, heldBy holder: String) throws(SystemError) {
    let path = joinPath(folder.path, name)
    while true {
      guard let file = try Self.open(name, folder) else {
        throw SystemError("cannot write", path, code: ENOENT)
      }
      guard let status = FileStatus(descriptor: file.descriptor) else {
        throw SystemError("cannot read", path)
      }
      guard status.kind == .file else { throw SystemError("cannot write", path, reason: status.kind.reason) }
      guard status.nameCount <= 1 else {
        throw SystemError("cannot write", path, reason: "the file has other names too; remove it")
      }
      if retryingInterrupts({ Int(flock(file.descriptor, LOCK_EX | LOCK_NB)) }) != 0 {
        if errno == EWOULDBLOCK { throw SystemError("cannot write to", folder.path, reason: holder) }
        throw SystemError("cannot lock", path)
      }
      // Whoever held it before may have removed it since it was opened.
      if let held = FileStatus(descriptor: file.descriptor), held.nameCount > 0 {
        self.file = file
        return
      }
    }
  }

  private static func open(_ name: String, _ folder: OpenFolder) throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
      return try folder.openFile(name, O_RDWR | O_CREAT | O_APPEND)
    } catch {
      throw error.prevents("cannot write")
    }
  }
}
