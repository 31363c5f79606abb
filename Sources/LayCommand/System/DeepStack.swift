/// Runs work on a thread whose stack holds the deepest tree that the language allows.
enum DeepStack {
  /// In bytes.
  ///
  /// The system commits pages as they are touched, so that a shallow tree pays for none of it.
  private static let sizes = [512 << 20, 64 << 20, 8 << 20]

  /// What evaluation may take of the deepest one, in bytes.
  static var usualShare: Int { sizes[0] / 2 }

  private final class Work {
    let body: (Int) -> Int32
    var stackSize = 0
    var result: Int32 = 0

    init(_ body: @escaping (Int) -> Int32) { self.body = body }
  }

  /// Runs the body to its end and hands back what it returns.
  ///
  /// Where the system grants no such stack, a smaller one is taken, at last the caller's own.
  /// - Parameter body: Gets half of the stack's size: what evaluation may take; layout needs its part, too.
  static func run(_ body: @escaping (Int) -> Int32) -> Int32 {
    let work = Work(body)
    guard let thread = start(work) else { return body(4 << 20) }
    pthread_join(thread, nil)
    return work.result
  }

  /// Runs the body on so many threads at once, the caller's among them, and waits for all.
  ///
  /// A thread for which there is no room, with a stack as deep as any, is left out.
  static func runTogether(_ count: Int, _ body: @escaping () -> Void) {
    var threads: [pthread_t] = []
    for _ in 1..<max(count, 1) {
      let work = Work { _ in
        body()
        return 0
      }
      guard let thread = start(work, stackSize: sizes[0]) else { break }
      threads.append(thread)
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  #if canImport(Darwin)
  private typealias ThreadArgument = UnsafeMutableRawPointer
  #else
  private typealias ThreadArgument = UnsafeMutableRawPointer?
  #endif

  /// Starts a thread with the deepest stack that there is room for; nil where there is none.
  private static func start(_ work: Work) -> pthread_t? {
    for size in sizes {
      work.stackSize = size / 2
      if let thread = start(work, stackSize: size) { return thread }
    }
    return nil
  }

  private static func start(_ work: Work, stackSize: Int) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let argument = Unmanaged.passRetained(work)
    let main: @convention(c) (ThreadArgument) -> UnsafeMutableRawPointer? = { argument in
      let argument: UnsafeMutableRawPointer? = argument
      if let argument {
        let work = Unmanaged<Work>.fromOpaque(argument).takeRetainedValue()
        work.result = work.body(work.stackSize)
      }
      return nil
    }
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, main, argument.toOpaque()) == 0 else {
      argument.release()
      return nil
    }
    return thread
  }
}
