import LayViews
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
  /// A closure that only acts (`() -> Void`): never run.
  case action
  case keyPath
  /// `Binding<T>`: evaluates as the value it is bound to.
  indirect case binding(Type)
  /// A type of SwiftUI's own.
  case builtin(BuiltinType)
  /// A user's struct or enum.
  case declared(TypeID)
}

extension Type {
  /// The type that a literal or implicit member takes its meaning from: without optionals and bindings.
  var unwrapped: Type {
    switch self {
    case .optional(let inner), .binding(let inner): return inner.unwrapped
    default: return self
    }
  }

  var isOptional: Bool {
    switch self {
    case .optional: return true
    case .binding(let inner): return inner.isOptional
    default: return false
    }
  }

  // Comparing with `==` costs a call, and these are asked at every expression.
  var isAny: Bool { if case .any = self { true } else { false } }
  var isVoid: Bool { if case .void = self { true } else { false } }
  var isInt: Bool { if case .int = self { true } else { false } }
  var isDouble: Bool { if case .double = self { true } else { false } }
  var isString: Bool { if case .string = self { true } else { false } }
  var isView: Bool { if case .view = self { true } else { false } }
  var isRange: Bool { if case .range = self { true } else { false } }

  /// Whether the type is a number, a text, a truth value or a view.
  var isPlain: Bool {
    switch unwrapped {
    case .bool, .int, .double, .string, .view: return true
    default: return false
    }
  }

  /// Whether an argument of this type may be a closure.
  var isClosure: Bool {
    switch self {
    case .function, .content, .action: return true
    case .optional(let inner): return inner.isClosure
    default: return false
    }
  }
}

extension Evaluator {
  /// A type's name as its user would write it, for messages.
  func name(of type: Type) -> String {
    switch type {
    case .any: return "Any"
    case .void: return "Void"
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "CGFloat"
    case .string: return "String"
    case .optional(let wrapped): return name(of: wrapped) + "?"
    case .array(let element): return "[" + name(of: element) + "]"
    case .dictionary(let key, let value): return "[" + name(of: key) + ": " + name(of: value) + "]"
    case .tuple(let types, _): return "(" + names(of: types) + ")"
    case .range(let bound): return "Range<" + name(of: bound) + ">"
    case .function(let parameters, let result):
      return "(" + names(of: parameters) + ") -> " + name(of: result)
    case .content(let parameters): return "(" + names(of: parameters) + ") -> some View"
    case .view: return "some View"
    case .action: return "() -> Void"
    case .keyPath: return "KeyPath"
    case .binding(let value): return "Binding<" + name(of: value) + ">"
    case .builtin(let type): return type.name
    case .declared(let type): return declarations[type].name
    }
  }

  private func names(of types: [Type]) -> String {
    types.map { name(of: $0) }.joined(separator: ", ")
  }

  /// The type of a value, for messages.
  func typeName(of value: Value) -> String {
    switch value {
    case .void: return "Void"
    case .none: return "nil"
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .string: return "String"
    case .array(let elements): return "[" + (elements.first.map { typeName(of: $0) } ?? "Any") + "]"
    case .dictionary(let dictionary):
      guard let entry = dictionary.entries.first else { return "[Any: Any]" }
      return "[" + typeName(of: entry.key) + ": " + typeName(of: entry.value) + "]"
    case .tuple(let tuple):
      return "(" + tuple.elements.map { typeName(of: $0.value) }.joined(separator: ", ") + ")"
    case .range(let range): return range.isClosed ? "ClosedRange<Int>" : "Range<Int>"
    case .interval, .span: return "ClosedRange"
    case .closure(let closure): return closure.isView ? "some View" : "closure"
    case .instance(let instance): return declarations[instance.type].name
    case .enumCase(let value): return declarations[value.type].name
    case .keyPath: return "KeyPath"
    case .metatype(let type): return name(of: type) + ".Type"
    case .views: return "some View"
    case .control(let configuration): return configuration.isPart ? "some View" : "Configuration"
    case .builtin(let value): return value.type.name
    case .placeholder, .unknown: return "unknown"
    }
  }
}
