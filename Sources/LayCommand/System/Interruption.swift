/// How signals end the program: with every finished file kept, and none half written.
///
/// The signals go to a thread that waits for nothing else. So they find the program whatever it is at, the layout of a
/// single source too, and there is no moment at which a handler may not do what has to be done. Work that keeps records
/// may ask for a moment to finish them.
enum Interruption {
  fileprivate struct State {
    /// The signal that has come; 0 for none.
    var number: Int32 = 0
    /// Whether the work ends by itself once it sees that it should.
    var isPostponed = false
    /// The file that was begun last.
    var newest: Begun?
  }

  /// A file that is not whole yet, ready to be removed without asking for memory.
  struct UnfinishedName {
    fileprivate let folder: Int32
    fileprivate let name: UnsafeMutablePointer<CChar>
    /// Whether it is the folder that such files lie in, which goes after them.
    fileprivate var isFolder = false
    /// Those begun before and after it, of which there are few.
    fileprivate var older: Begun?
    fileprivate var newer: Begun?
  }

  /// What was begun and is not finished, each of which knows its neighbours.
  typealias Begun = UnsafeMutablePointer<UnfinishedName>

  nonisolated(unsafe) private static var state = State()
  private static let lock = Lock()

  private static func access<Result>(_ body: (inout State) -> Result) -> Result { lock.hold { body(&state) } }

  /// How long the work may take to end by itself, in milliseconds.
  private static let grace: UInt32 = 600

  /// Has signals end the program in order, and those of the output's end and size become error codes.
  ///
  /// To be called before there is a second thread.
  static func listen() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = waitedFor()
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let isListening = DeepStack.startAside {
      while true {
        var signals = waitedFor()
        var number: Int32 = 0
        if sigwait(&signals, &number) == 0 { receive(number) }
      }
    }
    if !isListening { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  private static func waitedFor() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    return signals
  }

  private static func receive(_ number: Int32) {
    let isPostponed = access { state in
      state.number = number
      return state.isPostponed
    }
    // A second signal is a wish to end at once.
    var pending = sigset_t()
    var waited: UInt32 = 0
    while isPostponed, waited < grace {
      sigpending(&pending)
      if [SIGINT, SIGTERM, SIGHUP].contains(where: { sigismember(&pending, $0) == 1 }) { break }
      usleep(10_000)
      waited += 10
    }
    end(by: number)
  }

  /// Removes what is not whole, and ends the program as the signal does by itself.
  private static func end(by number: Int32) -> Never {
    access { state -> Never in
      // Nobody gets past this any more: no other file can be begun.
      removeUnfinished(state)
      signal(number, SIG_DFL)
      var signals = waitedFor()
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), number)
      _exit(128 + number)
    }
  }

  private static func removeUnfinished(_ state: State) {
    removeUnfinished(state, folders: false)
    removeUnfinished(state, folders: true)
  }

  private static func removeUnfinished(_ state: State, folders: Bool) {
    var next = state.newest
    while let file = next?.pointee {
      if file.isFolder == folders { unlinkat(file.folder, file.name, folders ? AT_REMOVEDIR : 0) }
      next = file.older
    }
  }

  /// Ends the program for want of memory, of which none may be asked for any more.
  static func endWithoutMemory() -> Never {
    let message: StaticString = "lay: error: there is not enough memory\n"
    _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    lock.holdUnlessHeld { removeUnfinished(state) }
    _exit(2)
  }

  // MARK: Work that ends by itself

  /// Whether a signal has asked the program to end.
  static var isRequested: Bool { access { $0.number != 0 } }

  /// From now on the first signal is only noted, for a moment, and the second ends the program at once.
  static func postpone() {
    access { $0.isPostponed = true }
  }

  /// Signals end the program at once again; if one has come in the meantime, it does.
  static func allow() {
    let number = access { state in
      state.isPostponed = false
      return state.number
    }
    if number != 0 { end(by: number) }
  }

  // MARK: Unfinished files

  /// Begins a file that goes with the program, should that end before the file is whole.
  /// - Parameter create: Makes the file, and tells whether there is one now.
  /// - Returns: What to name it by when it is whole.
  static func begin(
    _ name: String, in folder: Int32, _ create: (UnsafePointer<CChar>) -> Bool
  ) -> Begun? {
    access { state in
      guard let copy = name.withSystemPath({ strdup($0) }) else { return nil }
      guard create(copy) else {
        let code = errno
        free(copy)
        errno = code
        return nil
      }
      return state.add(UnfinishedName(folder: folder, name: copy))
    }
  }

  /// Has a folder of such files go with them, if nothing else is in it.
  /// - Returns: What to name it by when it is to stay.
  static func beginFolder(_ name: String, in folder: Int32) -> Begun? {
    access { state in
      guard let copy = name.withSystemPath({ strdup($0) }) else { return nil }
      return state.add(UnfinishedName(folder: folder, name: copy, isFolder: true))
    }
  }

  /// Leaves a file or folder alone from now on.
  static func finish(_ file: Begun) { access { $0.remove(file) } }

  /// Does what must not be cut off in between.
  static func withoutEnd<Result>(_ body: () -> Result) -> Result { access { _ in body() } }
}

extension Interruption.State {
  fileprivate mutating func add(
    _ name: Interruption.UnfinishedName
  ) -> Interruption.Begun {
    let file = Interruption.Begun.allocate(capacity: 1)
    file.initialize(to: name)
    file.pointee.older = newest
    newest?.pointee.newer = file
    newest = file
    return file
  }

  fileprivate mutating func remove(_ file: Interruption.Begun) {
    let (older, newer) = (file.pointee.older, file.pointee.newer)
    older?.pointee.newer = newer
    if let newer { newer.pointee.older = older } else { newest = older }
    free(file.pointee.name)
    file.deallocate()
  }
}
