#if !hasFeature(Embedded)

/// Modules of the SDK of which some types are plain Swift: what apps see of these, for sources that import them.
enum FrameworkModules {
  /// Modules with those of the SDK that they do not have themselves.
  static func added(to modules: [Module]) -> [Module] {
    modules + all.filter { known in !modules.contains { $0.name == known.name } }
  }

  private static let all = [
    Module(
      name: "Synchronization", files: [SourceFile(name: "Synchronization.swift", text: synchronization)],
      isDependency: true),
    Module(name: "os", files: [SourceFile(name: "os.swift", text: os)], isDependency: true),
  ]

  private static let synchronization = """
    public final class Mutex<Value> {
      private var value: Value
      public init(_ initialValue: Value) { value = initialValue }
      public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { try body(&value) }
      public func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result? {
        try body(&value)
      }
    }
    """

  private static let os = """
    public final class OSAllocatedUnfairLock<State> {
      private var state: State
      public init(initialState: State) { state = initialState }
      public init(uncheckedState: State) { state = uncheckedState }
      public init() { state = () }
      public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result { try body(&state) }
      public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try body(&state)
      }
      public func withLockIfAvailable<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        try body(&state)
      }
      public func lock() {}
      public func unlock() {}
      public func lockIfAvailable() -> Bool { true }
    }
    """
}

#endif
