/// A file that lines are added to.
final class LogFile {
  private let descriptor: Int32

  /// Begins where the file ends, which is made if it is not there; what is no regular file is an error.
  init(_ path: String) throws(SystemError) {
    descriptor = path.withSystemPath {
      open($0, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw SystemError("cannot write", path) }
  }

  deinit { _ = close(descriptor) }

  /// Adds bytes; what cannot be written is left out.
  func write(_ bytes: [UInt8]) {
    _ = Descriptors.write(bytes, to: descriptor)
  }
}
