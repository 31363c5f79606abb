/// A type as far as the language needs types: to choose overloads, resolve `.leading` and find mistakes.
package indirect enum Type: Equatable, Sendable {
  /// Anything goes: a generic parameter, or a type that is not known.
  case any
  case void
  case bool
  case int
  /// CGFloat, Double, Float, TimeInterval.
  case double
  /// String, LocalizedStringKey, Substring, Character, `some StringProtocol`.
  case string
  case optional(Type)
  case array(Type)
  case dictionary(Type, Type)
  case tuple([Type])
  case range
  /// A closure that yields a value.
  case function([Type], Type)
  /// `@ViewBuilder (…) -> Content`; the parameters that it is called with.
  case content([Type])
  /// `some View` itself, as a value.
  case view
  /// A closure that only acts (`() -> Void`): never run.
  case action
  case keyPath
  /// `Binding<T>`: evaluates as the value it is bound to.
  case binding(Type)
  /// A type of SwiftUI's own.
  case builtin(BuiltinType)
  /// A user's struct or enum.
  case declared(TypeID)
}
