import LayCatalog
import LaySyntax

/// What Swift and Foundation have, in a table for each receiver: see `StandardDeclaration`.
enum StandardLibrary {
  typealias Parameter = StandardDeclaration.Parameter

  /// The members of values. Of overloads that take the same arguments the first is called.
  private static var members: [[StandardDeclaration]] {
    [
      collections, sequences, searches, parts, arrays, sets, dictionaries, ranges, strings, stringChanges,
      characters, numbers,
    ]
  }

  /// The members by name, for which they are looked up again and again.
  private struct Index: Sendable {
    var properties: [String: [StandardDeclaration]] = [:]
    var methods: [String: [StandardDeclaration]] = [:]

    init() {
      for table in members {
        for member in table {
          if case .property = member.body {
            properties[member.name, default: []].append(member)
          } else {
            methods[member.name, default: []].append(member)
          }
        }
      }
    }
  }

  private static let index = Index()

  /// `value.name`, for the values of Swift's own types.
  static func property(_ name: String, of value: Value) -> StandardDeclaration? {
    let kind = ValueKinds(of: value)
    if kind.isEmpty { return nil }
    return index.properties[name]?.first { !$0.receiver.isDisjoint(with: kind) }
  }

  /// The overloads of `value.name(…)`, for the values of Swift's own types; nil where there are none.
  static func methods(_ name: String, of value: Value) -> [StandardDeclaration]? {
    let kind = ValueKinds(of: value)
    if kind.isEmpty { return nil }
    let found = index.methods[name]?.filter { !$0.receiver.isDisjoint(with: kind) } ?? []
    return found.isEmpty ? nil : found
  }

  /// The names of a value's members, for suggestions.
  static func memberNames(of value: Value) -> [String] {
    let kind = ValueKinds(of: value)
    return members.flatMap { $0.filter { !$0.receiver.isDisjoint(with: kind) }.map { $0.name } }
  }

  /// `value.name`, of values of every kind.
  static func anyProperty(_ name: String) -> (@Sendable (Evaluator, Value, SyntaxID) -> Value?)? {
    for member in anyValue where member.name == name {
      if case .anyProperty(let body) = member.body { return body }
    }
    return nil
  }

  /// `Type.name`, for Swift's own types.
  static func constant(_ name: String, of type: Type) -> Value? {
    let kind = ValueKinds(of: type)
    for member in statics where member.name == name && !member.receiver.isDisjoint(with: kind) {
      if case .constant(let value) = member.body { return value() }
    }
    return nil
  }

  /// `Type.name(…)`, for Swift's own types.
  static func staticFunction(_ name: String, of type: Type) -> (@Sendable (Evaluator, WrittenCall) -> Value)?
  {
    let kind = ValueKinds(of: type)
    for member in statics where member.name == name && !member.receiver.isDisjoint(with: kind) {
      if case .written(let body) = member.body { return body }
    }
    return nil
  }

  private static let initializers = stringInitializers + integerInitializers + collectionInitializers

  /// `Type(label: …)`, for Swift's own types: the first whose label is that of the first argument, or that takes any.
  static func initializer(of type: Type, first label: String) -> StandardDeclaration.Body? {
    let kind = ValueKinds(of: type)
    for row in initializers where !row.receiver.isDisjoint(with: kind) {
      guard let first = row.parameters.first, first.label != label else { return row.body }
    }
    return nil
  }

  /// `value.name(…)`, of a kind that has `linked` methods.
  static func linked(
    _ name: String, of kind: ValueKinds
  ) -> (@Sendable (Evaluator, Value, Chain.Link, Scope) -> Value?)? {
    for member in kind == .scanner ? scanners : optionSets where member.name == name {
      if case .linked(let body) = member.body { return body }
    }
    return nil
  }
}
