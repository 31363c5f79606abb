import LayCatalog

// The user's defaults: nothing is set when an app was installed just now, but what its code sets or registers itself.

extension Declaration {
  static let defaultsInitializers: [Declaration] = [
    .value("UserDefaults", "()") { _, _ in .builtin(.facility(.userDefaults)) },
    .value("UserDefaults", "(suiteName: String?)") { _, call in
      .builtin(
        call.optionalString("suiteName").map { .resource(.userDefaults, $0) } ?? .facility(.userDefaults))
    },
  ]

  static let defaultsStatics: [Declaration] = [
    .value("UserDefaults.standard", "") { _, _ in .builtin(.facility(.userDefaults)) }
  ]

  static let defaultsMembers: [Declaration] = [
    reading("UserDefaults.array") { if case .array = $0 { $0 } else { .none } },
    reading("UserDefaults.bool") { .bool($0.truthOfDefault) },
    reading("UserDefaults.data") { if case .builtin(.data) = $0 { $0 } else { .none } },
    reading("UserDefaults.dictionary") { if case .dictionary = $0 { $0 } else { .none } },
    reading("UserDefaults.double") { .double($0.numberOfDefault) },
    reading("UserDefaults.float") { .double($0.numberOfDefault) },
    reading("UserDefaults.integer") { .int(Int(exactly: $0.numberOfDefault.rounded(.towardZero)) ?? 0) },
    reading("UserDefaults.object") { $0 },
    .member("UserDefaults.register", "(defaults: Any)") { stage, _, call in
      let given = call.value("defaults")
      stage.changeDefaults { defaults in
        guard case .dictionary(let values) = given else { return defaults.forget() }
        for (key, value) in values.entries {
          if case .string(let key) = key { defaults.register(value, for: key) } else { defaults.forget() }
        }
      }
      return .void
    },
    .member("UserDefaults.removeObject", "(forKey: Any)") { stage, receiver, call in
      stage.setDefault(Value.none, call, of: receiver)
    },
    .member("UserDefaults.set", "(_ value: Any, forKey: Any)") { stage, receiver, call in
      stage.setDefault(call.value("value"), call, of: receiver)
    },
    .member("UserDefaults.setValue", "(_ value: Any, forKey: Any)") { stage, receiver, call in
      stage.setDefault(call.value("value"), call, of: receiver)
    },
    reading("UserDefaults.string") { $0.textOfDefault },
    reading("UserDefaults.stringArray") { if case .array = $0 { $0 } else { .none } },
    .member("UserDefaults.synchronize", "()") { _, _, _ in .bool(true) },
    reading("UserDefaults.url") { if case .builtin(.url) = $0 { $0 } else { .none } },
    reading("UserDefaults.value") { $0 },
  ]

  /// `bool(forKey: "isOn")`: what is not known stays so, whatever it is read as.
  private static func reading(
    _ name: StaticString, _ read: @escaping @Sendable (Value) -> Value
  ) -> Declaration {
    .member(name, "(forKey: Any)") { stage, receiver, call in
      guard let found = stage.valueOfDefault(call, of: receiver) else { return .unknown }
      return found.isUnknown || found.isOpaque || found.isPlaceholder ? found : read(found)
    }
  }
}

extension Value {
  /// As `bool(forKey:)` tells it.
  fileprivate var truthOfDefault: Bool {
    guard case .string(let text) = self else { return numberOfDefault != 0 }
    return text.first.map { "YyTt".contains($0) || ("1"..."9").contains($0) } ?? false
  }

  /// As `double(forKey:)` tells it: 0 for what is no number.
  fileprivate var numberOfDefault: Double {
    switch plain.asDouble {
    case .bool(let isOn): isOn ? 1 : 0
    case .string(let text): Double(text) ?? 0
    case .double(let number): number
    default: 0
    }
  }

  /// As `string(forKey:)` tells it: a number is written out.
  fileprivate var textOfDefault: Value {
    switch plain {
    case .string: return self
    case .int(let number): return .string("\(number)")
    case .bool(let isOn): return .string(isOn ? "1" : "0")
    case .double(let number):
      return .string(Int(exactly: number).map { "\($0)" } ?? "\(number)")
    default: return .none
    }
  }
}

// MARK: What is set

extension Stage {
  /// What a key stands for in a suite; nil where something was set for a key that is not known, or is asked for by one.
  package func valueOfDefault(_ key: String, inSuite suite: String = "") -> Value? {
    #if hasFeature(Embedded)
    return Value.none
    #else
    return window.defaults.value(for: key, in: suite)
    #endif
  }

  fileprivate func valueOfDefault(_ call: BoundCall, of receiver: BuiltinValue) -> Value? {
    guard case .string(let key) = call.value("forKey") else { return nil }
    return valueOfDefault(key, inSuite: receiver.suite)
  }

  fileprivate func setDefault(_ value: Value?, _ call: BoundCall, of receiver: BuiltinValue) -> Value {
    let key: String? = if case .string(let text) = call.value("forKey") { text } else { nil }
    changeDefaults { $0.set(value ?? .unknown, for: key, in: receiver.suite) }
    return .void
  }

  #if hasFeature(Embedded)
  fileprivate func changeDefaults(_ change: (inout StoredDefaults) -> Void) {}
  #else
  /// Code that is merely checked sets nothing.
  fileprivate func changeDefaults(_ change: (inout StoredDefaults) -> Void) {
    if pass.hasRealValues { change(&window.defaults) }
  }
  #endif
}

extension BuiltinValue {
  /// The name of the suite whose defaults these are; empty for the app's own.
  package var suite: String { if case .resource(.userDefaults, let name) = self { name } else { "" } }
}

/// What code has stored in the user's defaults, and what it has registered for what is not stored.
package struct StoredDefaults {
  private struct Key: Hashable {
    var name: String
    var suite: String
  }

  private var stored: [Key: Value] = [:]
  private var registered: [String: Value] = [:]
  /// Whether something was set by a key that is not known.
  private let isOpen: Bool

  package init() { self.init(isOpen: false) }

  private init(isOpen: Bool) { self.isOpen = isOpen }

  package var isEmpty: Bool { stored.isEmpty && registered.isEmpty && !isOpen }

  func value(for name: String, in suite: String) -> Value? {
    if let known = stored[Key(name: name, suite: suite)] ?? registered[name] { return known }
    return isOpen ? nil : Value.none
  }

  /// Something was set by a key that is not known: it may be any.
  mutating func forget() { self = StoredDefaults(isOpen: true) }

  mutating func set(_ value: Value, for name: String?, in suite: String) {
    guard let name else { return forget() }
    stored[Key(name: name, suite: suite)] = value.isNil ? nil : value
  }

  mutating func register(_ value: Value, for name: String) { registered[name] = value }
}
