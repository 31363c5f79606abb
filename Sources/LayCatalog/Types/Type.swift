import LaySyntax

/// A type as far as the language needs types: to choose overloads, resolve `.leading` and find mistakes.
package enum Type: Equatable, Sendable {
  /// Anything goes: a generic parameter, or a type that is not known.
  case any
  case void
  case bool
  case int
  /// CGFloat, Double, Float, TimeInterval.
  case double
  /// String, LocalizedStringKey, Substring, Character, `some StringProtocol`.
  case string
  indirect case optional(Type)
  indirect case array(Type)
  indirect case dictionary(Type, Type)
  indirect case set(Type)
  /// Without labels, or with one for each element, empty for `_`.
  indirect case tuple([Type], labels: [Symbol] = [])
  /// `Range<Bound>`, `ClosedRange<Bound>`
  indirect case range(Type)
  /// A closure that yields a value.
  indirect case function([Type], Type)
  /// `@ViewBuilder (…) -> Content`; the parameters that it is called with.
  case content([Type])
  /// `some View` itself, as a value.
  case view
  /// A closure that only acts, `(…) -> Void`; the parameters that it is called with.
  case action([Type])
  case keyPath
  /// `Binding<T>`: evaluates as the value it is bound to.
  indirect case binding(Type)
  /// A type of SwiftUI's own.
  case builtin(BuiltinType)
  /// A user's struct or enum.
  case declared(TypeID)
}

extension Type {
  /// What a binding is bound to, of an optional one too; nil of what is none.
  package var bound: Type? {
    switch self {
    case .binding(let inner): return inner
    case .optional(let inner): return inner.bound
    default: return nil
    }
  }

  /// The type that a literal or implicit member takes its meaning from: without optionals and bindings.
  package var unwrapped: Type {
    switch self {
    case .optional(let inner), .binding(let inner): return inner.unwrapped
    default: return self
    }
  }

  package var isOptional: Bool {
    switch self {
    case .optional: return true
    case .binding(let inner): return inner.isOptional
    default: return false
    }
  }

  // Comparing with `==` costs a call, and these are asked at every expression.
  package var isAny: Bool { if case .any = self { true } else { false } }
  package var isVoid: Bool { if case .void = self { true } else { false } }
  package var isInt: Bool { if case .int = self { true } else { false } }
  package var isDouble: Bool { if case .double = self { true } else { false } }
  package var isString: Bool { if case .string = self { true } else { false } }
  package var isView: Bool { if case .view = self { true } else { false } }
  package var isRange: Bool { if case .range = self { true } else { false } }

  /// Whether its values are numbers of a type beside `Int` and `Double`.
  package var isSized: Bool { if case .builtin(let type) = self { type.isNumber } else { false } }

  /// Whether they may have a fraction.
  package var takesFractions: Bool {
    if case .builtin(let type) = self { type.isNumber && !type.isInteger } else { false }
  }

  /// Whether the type is a number, a text, a truth value or a view.
  package var isPlain: Bool {
    switch unwrapped {
    case .bool, .int, .double, .string, .view: return true
    default: return false
    }
  }

  /// Whether it is a closure that only acts, or an optional one.
  package var isAction: Bool {
    switch self {
    case .action: return true
    case .optional(let inner): return inner.isAction
    default: return false
    }
  }

  /// What a function, or an optional one, is called with; nil of what is none.
  package var parameters: [Type]? {
    switch unwrapped {
    case .function(let types, _), .content(let types), .action(let types): return types
    default: return nil
    }
  }

  /// Whether an argument of this type may be a closure.
  package var isClosure: Bool {
    switch self {
    case .function, .content, .action: return true
    case .optional(let inner): return inner.isClosure
    default: return false
    }
  }
}
