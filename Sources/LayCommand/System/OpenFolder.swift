/// An open file or folder, closed with the last reference to it.
final class OpenFile: Sendable {
  let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { _ = close(descriptor) }
}

/// A folder held open: what lies in it is reached from there, name by name, and never through a link.
///
/// So nobody can put a link in the way meanwhile, and paths may be longer than the system takes them.
final class OpenFolder: Sendable {
  /// As messages name it.
  let path: String
  private let file: OpenFile

  private init(_ file: OpenFile, path: String) {
    self.file = file
    self.path = path
  }

  /// A folder that was named on the command line, or lies where one was: links that lead there are followed.
  /// - Parameter path: Empty for the working directory.
  convenience init(named path: String) throws(SystemError) {
    let descriptor = (path.isEmpty ? "." : path).withSystemPath {
      open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw SystemError("cannot read", path.isEmpty ? "." : path) }
    self.init(OpenFile(descriptor), path: path)
  }

  var descriptor: Int32 { file.descriptor }

  /// The same folder under another name for messages.
  func named(_ path: String) -> OpenFolder { OpenFolder(file, path: path) }

  // MARK: What lies in it

  /// What stands under a name itself; nil where nothing does.
  func status(_ name: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    guard name.withSystemPath({ fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
      if errno == ENOENT { return nil }
      throw SystemError("cannot read", joinPath(path, name))
    }
    return FileStatus(status)
  }

  /// Whether a link leads to a folder, wherever that is.
  func leadsToFolder(_ name: String) -> Bool {
    var status = stat()
    return name.withSystemPath { fstatat(descriptor, $0, &status, 0) } == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder of a name; nil where nothing is there.
  func folder(_ name: String) throws(SystemError) -> OpenFolder? {
    guard let file = try openFile(name, O_RDONLY | O_DIRECTORY) else { return nil }
    return OpenFolder(file, path: joinPath(path, name))
  }

  /// The folder of a path below; nil where nothing is there.
  func folder(below path: String) throws(SystemError) -> OpenFolder? {
    var folder = self
    for name in path.split(separator: "/") {
      guard let next = try folder.folder(String(name)) else { return nil }
      folder = next
    }
    return folder
  }

  /// Opens what stands under a name without waiting for anybody at its other end; nil where nothing does.
  func openFile(_ name: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) -> OpenFile? {
    let flags = flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let descriptor = name.withSystemPath { openat(self.descriptor, $0, flags, mode) }
    if descriptor >= 0 { return OpenFile(descriptor) }
    let code = errno
    if code == ENOENT { return nil }
    let full = joinPath(path, name)
    // The system has several words for a link or a socket in the way.
    if [ELOOP, ENOTDIR, ENXIO, EMLINK].contains(code), let kind = try status(name)?.kind,
      kind == .link || kind == .socket
    {
      throw SystemError("cannot read", full, reason: kind.reason, isLink: kind == .link)
    }
    throw SystemError("cannot read", full, code: code)
  }

  /// A name in a folder, and what goes by it.
  struct Entry {
    var name: String
    var kind: FileStatus.Kind
  }

  /// What lies in the folder under names that are meant, all that are not hidden unless told otherwise, in the order of
  /// the names' bytes; a file that goes meanwhile is left out.
  func entries(where isMeant: (String) -> Bool = { !$0.hasPrefix(".") }) throws(SystemError) -> [Entry] {
    // Reading a folder moves a place in it: each reader has its own.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw SystemError("cannot read", path) }
    guard let stream = fdopendir(copy) else {
      let error = SystemError("cannot read", path)
      _ = close(copy)
      throw error
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw SystemError("cannot read", path) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(systemName: $0) }
      }
      if name == "." || name == ".." || !isMeant(name) { continue }
      let type = Int(entry.pointee.d_type)
      if let kind = FileStatus.Kind(directoryType: type) {
        entries.append(Entry(name: name, kind: kind))
      } else if let kind = try status(name)?.kind {
        entries.append(Entry(name: name, kind: kind))
      }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension FileStatus.Kind {
  /// nil where the file system does not say.
  fileprivate init?(directoryType type: Int) {
    switch type {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_FIFO): self = .pipe
    case Int(DT_SOCK): self = .socket
    case Int(DT_CHR), Int(DT_BLK): self = .device
    default: return nil
    }
  }
}
