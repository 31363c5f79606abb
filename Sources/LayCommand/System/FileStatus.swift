/// What the system tells of a file or folder.
struct FileStatus: Equatable {
  enum Kind: Equatable {
    case file, folder, link, pipe, socket, device
  }

  var kind: Kind
  var identity: FileIdentity
  /// In bytes.
  var size: Int
  /// When the file says that it was written: anybody may set this time.
  var contentTime: FileTime
  /// When content, name or owner were last changed; nobody can set this time back.
  var changeTime: FileTime
  /// The permissions.
  var mode: mode_t
  var owner: uid_t
  var group: gid_t
  /// Under how many names the file is known.
  var nameCount: Int

  init(_ status: stat) {
    kind = Kind(status.st_mode)
    identity = FileIdentity(status)
    size = Int(status.st_size)
    contentTime = FileTime(ofContent: status)
    changeTime = FileTime(ofChange: status)
    mode = status.st_mode & 0o7777
    owner = status.st_uid
    group = status.st_gid
    nameCount = Int(status.st_nlink)
  }

  /// Of what was named on the command line, wherever links lead; nil where nothing is there.
  init?(named path: String) throws(SystemError) {
    var status = stat()
    if path.withSystemPath({ stat($0, &status) }) != 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SystemError("cannot read", path)
    }
    self.init(status)
  }

  /// Of what stands at a path itself: a link, wherever it leads.
  init?(link path: String) throws(SystemError) {
    var status = stat()
    if path.withSystemPath({ lstat($0, &status) }) != 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SystemError("cannot read", path)
    }
    self.init(status)
  }

  /// Of an open file; nil where even that cannot be told.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Whether a file may have been written since its status was the other.
  func isChanged(since other: FileStatus) -> Bool {
    identity != other.identity || size != other.size || contentTime != other.contentTime
      || changeTime != other.changeTime
  }
}

extension FileStatus.Kind {
  init(_ mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// As messages say why something is not taken for a file: `it is a pipe`.
  var reason: String {
    switch self {
    case .file: "it is a file"
    case .folder: "it is a folder"
    case .link: "it is a link"
    case .pipe: "it is a pipe; give - to read standard input"
    case .socket: "it is a socket"
    case .device: "it is a device"
    }
  }
}

/// Which file of which disk something is.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let file: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// What a path named on the command line leads to.
enum PathKind {
  case file, folder, absent

  /// Whatever is neither a folder nor absent counts as a file.
  init(_ path: String) throws(SystemError) {
    self = try FileStatus(named: path).map { $0.kind == .folder ? .folder : .file } ?? .absent
  }
}
