/// When something happened to a file, as finely as the system tells.
struct FileTime: Comparable {
  var seconds: Int
  var nanoseconds: Int

  static let never = FileTime(seconds: .min, nanoseconds: 0)
  /// The start of 1980, the earliest time that every archive of files can tell.
  static let earliest = FileTime(seconds: 315_532_800, nanoseconds: 0)

  init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// When a file's content, name or owner was last changed; nobody can set this time back.
  init(ofChange status: stat) {
    #if canImport(Darwin)
    self.init(seconds: status.st_ctimespec.tv_sec, nanoseconds: status.st_ctimespec.tv_nsec)
    #else
    self.init(seconds: Int(status.st_ctim.tv_sec), nanoseconds: Int(status.st_ctim.tv_nsec))
    #endif
  }

  /// When a file says that it was written: anybody may set this time.
  init(ofContent status: stat) {
    #if canImport(Darwin)
    self.init(seconds: status.st_mtimespec.tv_sec, nanoseconds: status.st_mtimespec.tv_nsec)
    #else
    self.init(seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec))
    #endif
  }

  static func < (a: FileTime, b: FileTime) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }
}
