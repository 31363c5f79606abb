/// Tells which files in some folders have changed, as soon as they have.
protocol FolderWatcher: AnyObject {
  /// Watches these folders from now on, and no others.
  func watch(_ folders: [String])
  /// Waits until something changes, and then until nothing has for a moment.
  /// - Returns: the paths of what has changed: files and folders, that came, went or got another content.
  func changes() -> Set<String>
  /// What can be read as soon as something has changed; nil where one has to look for it.
  var descriptor: Int32? { get }
  /// What has changed by now, for somebody who waits for other things as well.
  func changesSoFar() -> Set<String>
}

/// The way of watching that the system offers.
func folderWatcher(polls: Bool) -> any FolderWatcher {
  #if canImport(Glibc)
  if !polls, let watcher = NotifiedWatcher() { return watcher }
  #endif
  return PollingWatcher()
}

/// Compares every file with how it was before, at intervals.
final class PollingWatcher: FolderWatcher {
  private var folders: [String] = []
  private var seen: [String: FileState] = [:]

  /// Between two looks, in milliseconds.
  private static let interval: UInt32 = 40

  private struct FileState: Equatable {
    var identity: FileIdentity
    var size: Int
    var change: FileTime
  }

  func watch(_ folders: [String]) {
    // What happened between the last look and this call still counts.
    let isFirst = self.folders.isEmpty
    self.folders = folders
    if isFirst { seen = look() }
  }

  func changes() -> Set<String> {
    while true {
      usleep(Self.interval * 1_000)
      let changed = changesSoFar()
      if !changed.isEmpty { return changed }
    }
  }

  var descriptor: Int32? { nil }

  func changesSoFar() -> Set<String> {
    var changed: Set<String> = []
    while true {
      let news = compare()
      changed.formUnion(news)
      if news.isEmpty { return changed }
      usleep(Self.interval * 1_000)
    }
  }

  /// What is not as it was at the last look.
  private func compare() -> Set<String> {
    let now = look()
    var news: Set<String> = []
    for (path, state) in now where seen[path] != state { news.insert(path) }
    for path in seen.keys where now[path] == nil { news.insert(path) }
    seen = now
    return news
  }

  private func look() -> [String: FileState] {
    var states: [String: FileState] = [:]
    for folder in folders {
      // What cannot be read now may be back at the next look.
      guard let open = try? OpenFolder(named: folder), let entries = try? open.entries() else { continue }
      for entry in entries {
        guard let status = (try? FileStatus(named: joinPath(folder, entry.name))) ?? nil else { continue }
        // A folder's own time changes with the files in it, which are reported themselves.
        let isFolder = status.kind == .folder
        states[joinPath(folder, entry.name)] = FileState(
          identity: status.identity, size: isFolder ? 0 : status.size,
          change: isFolder ? .never : status.changeTime)
      }
    }
    return states
  }
}

#if canImport(Glibc)
/// Listens to the kernel.
final class NotifiedWatcher: FolderWatcher {
  private let kernel: Int32
  /// The folders by the kernel's number for each.
  private var folders: [Int32: String] = [:]
  /// Folders that the kernel would not watch, for it watches too many already: these are looked at.
  private let fallback = PollingWatcher()
  private var needsFallback = false

  /// How long after a change another may belong to it, in milliseconds.
  private static let quiet: Int32 = 10

  /// What has changed, and which of it is not whole yet: an editor that has put a file away is about to write it anew.
  private struct Changes {
    var paths: Set<String> = []
    var unfinished: Set<String> = []
  }

  init?() {
    kernel = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if kernel < 0 { return nil }
  }

  deinit { close(kernel) }

  func watch(_ folders: [String]) {
    let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
    var watched: [Int32: String] = [:]
    for folder in folders {
      let number = folder.withSystemPath {
        inotify_add_watch(kernel, $0, UInt32(events | IN_ONLYDIR))
      }
      if number >= 0 { watched[number] = folder } else if errno == ENOSPC { needsFallback = true }
    }
    for number in self.folders.keys where watched[number] == nil { inotify_rm_watch(kernel, number) }
    self.folders = watched
    if needsFallback { fallback.watch(folders) }
  }

  func changes() -> Set<String> {
    needsFallback ? fallback.changes() : changes(waiting: -1, untilQuiet: true)
  }

  var descriptor: Int32? { needsFallback ? nil : kernel }

  /// A saved file is told of at once, and waited for only while it is being written.
  func changesSoFar() -> Set<String> {
    needsFallback ? fallback.changesSoFar() : changes(waiting: 0, untilQuiet: false)
  }

  /// - Parameters:
  ///   - time: How long to wait for the first change, in milliseconds; less than 0: for ever.
  ///   - untilQuiet: Whether to wait for others that may follow, though all is whole.
  private func changes(waiting time: Int32, untilQuiet: Bool) -> Set<String> {
    var changes = Changes()
    while true {
      var request = pollfd(fd: kernel, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, changes.paths.isEmpty ? time : Self.quiet)
      if count == 0 { return changes.paths }
      if count > 0 { readEvents(into: &changes) }
      if !untilQuiet, changes.unfinished.isEmpty { return changes.paths }
    }
  }

  private func readEvents(into changes: inout Changes) {
    let size = MemoryLayout<inotify_event>.size
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 64 << 10, alignment: MemoryLayout<inotify_event>.alignment)
    defer { buffer.deallocate() }
    let count = read(kernel, buffer.baseAddress, buffer.count)
    var position = 0
    while position + size <= count {
      let event = buffer.load(fromByteOffset: position, as: inotify_event.self)
      let name = buffer[(position + size)...].prefix(Int(event.len)).prefix { $0 != 0 }
      position += size + Int(event.len)
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
        // The kernel has dropped events: anything may have changed.
        changes.paths.formUnion(folders.values)
      } else if let folder = folders[event.wd], let first = name.first, first != UInt8(ascii: ".") {
        let path = joinPath(folder, String(systemBytes: Array(name)))
        changes.paths.insert(path)
        if event.mask & UInt32(IN_CREATE | IN_DELETE | IN_MOVED_FROM) != 0 {
          changes.unfinished.insert(path)
        } else if event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 {
          changes.unfinished.remove(path)
        }
      }
    }
  }
}
#endif
