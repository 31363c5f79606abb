import Foundation

/// Runs work on a thread with a deep stack, as the command does, and waits for it.
package func onDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
  let box = Box<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    box.value = body()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  guard let value = box.value else { preconditionFailure("the body has run") }
  return value
}

/// The processor's time for work on this thread: what else the machine does meanwhile does not count.
package func processorTime(_ body: () -> Void) -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
  }
  let start = now()
  body()
  return now() - start
}

/// Carries a result between two threads, one of which waits for the other.
private final class Box<Value>: @unchecked Sendable {
  var value: Value?
}
