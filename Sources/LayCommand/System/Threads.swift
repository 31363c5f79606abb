/// Lets one thread at a time pass.
///
/// What every run needs stands beside a lock: for a `Guarded` of each kind the runtime would make a type.
final class Lock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func hold<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// For an emergency: does without where some thread, perhaps this one, holds it.
  func holdUnlessHeld(_ body: () -> Void) {
    guard pthread_mutex_trylock(mutex) == 0 else { return }
    defer { pthread_mutex_unlock(mutex) }
    body()
  }
}

/// A value that only one thread at a time may access.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func access<Result>(_ body: (inout Value) -> Result) -> Result { lock.hold { body(&value) } }
}

/// Work shared out among threads.
enum Threads {
  /// How many threads the machine runs at once.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls the body for every number below `count`, on so many threads, the caller's among them.
  ///
  /// Numbers are taken in order, each by whichever thread is free; a thread for which the system has no room is done
  /// without.
  static func share(_ count: Int, among threadCount: Int, _ body: @escaping (Int) -> Void) {
    share(count, among: threadCount, each: { () }, { number, _ in body(number) })
  }

  /// The same, where each thread has something of its own.
  static func share<Own>(
    _ count: Int, among threadCount: Int, each makeOwn: @escaping () -> Own,
    _ body: @escaping (Int, Own) -> Void
  ) {
    let next = Guarded(0)
    let work = {
      let own = makeOwn()
      while true {
        let number = next.access { number in
          defer { number += 1 }
          return number
        }
        guard number < count else { return }
        body(number, own)
      }
    }
    DeepStack.runTogether(min(threadCount, count), work)
  }
}
