import LayCatalog
import LaySyntax
import LayViews

/// What SwiftUI has of a key of the environment: `@Environment(\.key)` and `environment(\.key, value)`.
package struct EnvironmentKeyDeclaration: Sendable {
  package let name: StaticString
  /// The type of the value, without its optional: a constant with one could not be laid out by the compiler.
  private let wrapped: Type
  private let isOptional: Bool
  private var isBinding = false
  let get: @Sendable (Stage) -> Value
  let set: Setting

  /// What `environment(\.key, value)` does.
  enum Setting: Sendable {
    /// Changes what views inherit. The value is of the key's type; nil for `nil` and for what an error left.
    case changes(@Sendable (Stage, Value?) -> Void)
    /// Nothing that is drawn depends on it.
    case ignored
    /// An error, with the remedy.
    case unsupported(StaticString, help: StaticString)
  }

  /// The type of the key's value.
  package var type: Type {
    let value: Type = isBinding ? .binding(wrapped) : wrapped
    return isOptional ? .optional(value) : value
  }
}

extension EnvironmentKeyDeclaration {
  package static func named(_ name: String) -> EnvironmentKeyDeclaration? {
    all.first { $0.name.equals(name) }
  }
}

// MARK: Declaring

extension EnvironmentKeyDeclaration {
  /// A value that views inherit.
  static func key(
    _ name: StaticString, _ type: Type, get: @escaping @Sendable (Stage) -> Value,
    set: @escaping @Sendable (Stage, Value?) -> Void
  ) -> EnvironmentKeyDeclaration {
    .init(name: name, wrapped: type, isOptional: false, get: get, set: .changes(set))
  }

  /// An inherited value whose type is an optional.
  static func key(
    _ name: StaticString, optional type: Type, get: @escaping @Sendable (Stage) -> Value,
    set: @escaping @Sendable (Stage, Value?) -> Void
  ) -> EnvironmentKeyDeclaration {
    .init(name: name, wrapped: type, isOptional: true, get: get, set: .changes(set))
  }

  /// An inherited value that views change through a binding, where there is one.
  static func key(
    _ name: StaticString, optionalBinding type: Type, get: @escaping @Sendable (Stage) -> Value,
    set: @escaping @Sendable (Stage, Value?) -> Void
  ) -> EnvironmentKeyDeclaration {
    .init(name: name, wrapped: type, isOptional: true, isBinding: true, get: get, set: .changes(set))
  }

  /// What is the same wherever it is read.
  static func constant(
    _ name: StaticString, _ type: Type, get: @escaping @Sendable (Stage) -> Value
  ) -> EnvironmentKeyDeclaration {
    .init(name: name, wrapped: type, isOptional: false, get: get, set: .ignored)
  }

  /// A constant whose type is an optional.
  static func constant(
    _ name: StaticString, optional type: Type, get: @escaping @Sendable (Stage) -> Value
  ) -> EnvironmentKeyDeclaration {
    .init(name: name, wrapped: type, isOptional: true, get: get, set: .ignored)
  }

  /// What follows from the scale of the display, which is one for the whole layout.
  static func ofDisplay(
    _ name: StaticString, get: @escaping @Sendable (Stage) -> Value
  ) -> EnvironmentKeyDeclaration {
    .init(
      name: name, wrapped: .double, isOptional: false, get: get,
      set: .unsupported("the display's scale can't change inside a layout", help: "--scale sets it"))
  }

  #if !hasFeature(Embedded)
  /// What SwiftUI lets views read alone.
  static func reading(
    _ name: StaticString, _ type: Type, get: @escaping @Sendable (Stage) -> Value
  ) -> EnvironmentKeyDeclaration {
    .init(
      name: name, wrapped: type, isOptional: false, get: get,
      set: .unsupported("this can be read only: a setting of the device gives it", help: "leave it out"))
  }
  #endif

  /// A setting of the device or the app that is off.
  static func off(_ name: StaticString) -> EnvironmentKeyDeclaration {
    constant(name, .bool) { _ in .bool(false) }
  }

  /// What only actions and running apps use.
  static func opaque(_ name: StaticString) -> EnvironmentKeyDeclaration {
    constant(name, .builtin(.opaque)) { _ in .builtin(.opaque) }
  }
}

// MARK: Reading and setting

extension Stage {
  /// What `@Environment(\.key)` gives.
  package func environmentValue(_ key: EnvironmentKeyDeclaration) -> Value { key.get(self) }

  /// `environment(\.key, value)` for a key that SwiftUI has; others are the evaluator's.
  package func set(_ key: EnvironmentKeyDeclaration, _ call: BoundCall) {
    switch key.set {
    case .changes(let change): change(self, call.value("value"))
    case .ignored: break
    case .unsupported(let message, let help):
      findings.report(
        .error("unsupported-value", at: call.range("keyPath"), message.text, help: help.text))
    }
  }
}
