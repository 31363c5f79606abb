import LayCatalog
import LaySyntax

// The names of types, for messages.

extension Evaluator {
  /// A type's name as its user would write it, for messages.
  package func name(of type: Type) -> String {
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
    case .set(let element): return "Set<" + name(of: element) + ">"
    case .tuple(let types, _): return "(" + names(of: types) + ")"
    case .range(let bound): return "Range<" + name(of: bound) + ">"
    case .function(let parameters, let result):
      return "(" + names(of: parameters) + ") -> " + name(of: result)
    case .content(let parameters): return "(" + names(of: parameters) + ") -> some View"
    case .view: return "some View"
    case .action(let parameters): return "(" + names(of: parameters) + ") -> Void"
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
  package func typeName(of value: Value) -> String {
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
    case .set(let members):
      return "Set<" + (members.entries.first.map { typeName(of: $0.key) } ?? "Any") + ">"
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
