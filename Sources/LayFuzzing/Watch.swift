/// Runs jobs on threads with deep stacks, and keeps the input of the one that traps or does not end.
///
/// Everything that a signal's handler needs is made beforehand, since a handler may not allocate.
final class Watch: @unchecked Sendable {
  /// How much of a processor's time one input may take, in seconds: other work on the machine is nobody's fault.
  static let limit = 10
  /// In bytes: more than the deepest tree that the language allows.
  private static let stackSize = 512 << 20

  private struct Slot {
    var thread: pthread_t?
    var path: UnsafeMutablePointer<CChar>?
    var input: UnsafePointer<UInt8>?
    var count = 0
    var index = -1
    var started = 0
    var isDone = false
  }

  // Only a job's own thread writes its slot; the handler and the clock read it when all is lost anyway.
  nonisolated(unsafe) private static var slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: 0)
  private let jobs: Int

  init(jobs: Int) {
    self.jobs = jobs
    Self.slots = .allocate(capacity: jobs)
    Self.slots.initialize(repeating: Slot())
    for job in 0..<jobs { Self.slots[job].path = strdup("found-\(job).lay") }
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in Watch.keepInput(of: number) }
      // Without a stack of its own, the handler could not tell of a stack that is used up.
      action.sa_flags = SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }

  /// Runs a body for each job and returns when all are done.
  func run(_ body: @escaping @Sendable (Int) -> Void) {
    for job in 0..<jobs { start(job, body) }
    while !Self.slots.allSatisfy(\.isDone) {
      usleep(50_000)
      for job in 0..<jobs {
        // Read once: the job may end its input meanwhile.
        let slot = Self.slots[job]
        guard slot.started != 0, let thread = slot.thread else { continue }
        if Self.time(of: thread) - slot.started > Self.limit {
          report("it takes more than \(Self.limit) s", job: job)
        }
      }
    }
  }

  func begin(_ index: Int, _ bytes: [UInt8], job: Int) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    copy.initialize(from: bytes, count: bytes.count)
    Self.slots[job].input = UnsafePointer(copy)
    Self.slots[job].count = bytes.count
    Self.slots[job].index = index
    Self.slots[job].started = Self.time(of: pthread_self())
  }

  func finish(job: Int) {
    Self.slots[job].started = 0
    UnsafeMutablePointer(mutating: Self.slots[job].input)?.deallocate()
    Self.slots[job].input = nil
  }

  /// Tells what is wrong with a job's input, keeps the input and ends.
  func report(_ fault: String, job: Int) -> Never {
    Self.write(job)
    print("input \(Self.slots[job].index): \(fault); it is in found-\(job).lay")
    exit(1)
  }

  /// The time that a thread has run, in seconds, from 1.
  private static func time(of thread: pthread_t) -> Int {
    #if canImport(Darwin)
    return Darwin.time(nil)
    #else
    var clock = clockid_t()
    var now = timespec()
    guard pthread_getcpuclockid(thread, &clock) == 0, clock_gettime(clock, &now) == 0 else { return 1 }
    return now.tv_sec + 1
    #endif
  }

  private final class Job {
    let number: Int
    let body: @Sendable (Int) -> Void

    init(number: Int, body: @escaping @Sendable (Int) -> Void) {
      self.number = number
      self.body = body
    }
  }

  private func start(_ number: Int, _ body: @escaping @Sendable (Int) -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    var thread = pthread_t()
    let job = Unmanaged.passRetained(Job(number: number, body: body))
    let failure = pthread_create(&thread, &attributes, { Watch.work($0) }, job.toOpaque())
    guard failure == 0 else { Fuzzing.end("no thread with a deep stack is to be had") }
  }

  private static func work(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    let job = Unmanaged<Job>.fromOpaque(argument).takeRetainedValue()
    var stack = stack_t()
    stack.ss_size = 64 << 10
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stack.ss_size, alignment: 16)
    sigaltstack(&stack, nil)
    slots[job.number].thread = pthread_self()
    job.body(job.number)
    slots[job.number].isDone = true
    return nil
  }

  private static func keepInput(of number: Int32) {
    for job in slots.indices {
      guard let thread = slots[job].thread, pthread_equal(thread, pthread_self()) != 0 else { continue }
      write(job)
      // The number tells which input it was: 'LayFuzzing tokens --from NUMBER' starts with it.
      var digits: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (48, 48, 48, 48, 48, 48, 48, 10)
      var rest = max(slots[job].index, 0)
      withUnsafeMutableBytes(of: &digits) { buffer in
        for place in stride(from: 6, through: 0, by: -1) {
          buffer[place] = UInt8(48 + rest % 10)
          rest /= 10
        }
      }
      let text: StaticString = "a trap; the input is in found-*.lay, its number is "
      _ = writeBytes(1, text.utf8Start, text.utf8CodeUnitCount)
      _ = withUnsafeBytes(of: &digits) { writeBytes(1, $0.baseAddress, 8) }
    }
    _exit(1)
  }

  private static func write(_ job: Int) {
    guard let path = slots[job].path, let input = slots[job].input else { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = writeBytes(descriptor, input, slots[job].count)
    close(descriptor)
  }
}
