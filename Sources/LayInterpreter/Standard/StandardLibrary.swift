import LayCatalog
import LaySyntax

/// What Swift and Foundation have, found by name in its tables: see `StandardDeclaration`.
///
/// The evaluator is given the tables (`StandardTables`) and knows none of their rows, which run code by it.
package final class StandardLibrary: Sendable {
  typealias Parameter = StandardDeclaration.Parameter

  /// The free functions, sorted by name.
  let functions: [StandardDeclaration]
  /// Those that only apps call, sorted by name; their rows are counted behind the others'.
  private let appFunctions: [StandardDeclaration]
  private let initializers: [StandardDeclaration]
  private let statics: [StandardDeclaration]
  /// What values of every kind have.
  private let anyValue: [StandardDeclaration]
  /// The methods that need the link that calls them.
  private let linked: [StandardDeclaration]
  private let settings: [StandardDeclaration]
  /// The first names of the settings, each once: most chains begin with none of them.
  private let settingBases: [String]
  /// The members of values, made when the first is looked up.
  private let members: @Sendable () -> Members

  init(
    functions: [StandardDeclaration], appFunctions: [StandardDeclaration],
    initializers: [StandardDeclaration], statics: [StandardDeclaration],
    anyValue: [StandardDeclaration], linked: [StandardDeclaration],
    settings: [StandardDeclaration], members: @escaping @Sendable () -> Members
  ) {
    self.functions = functions
    self.appFunctions = appFunctions
    self.initializers = initializers
    self.statics = statics
    self.anyValue = anyValue
    self.linked = linked
    self.settings = settings
    self.members = members
    settingBases = settings.reduce(into: []) { names, row in
      if names.last != row.name { names.append(row.name) }
    }
  }

  /// The members of values by name, for which they are looked up again and again.
  struct Members: Sendable {
    fileprivate let tables: [[StandardDeclaration]]
    fileprivate var properties: [String: [StandardDeclaration]] = [:]
    fileprivate var methods: [String: [StandardDeclaration]] = [:]

    /// - Parameter tables: Of overloads that take the same arguments the first is called.
    init(_ tables: [[StandardDeclaration]]) {
      self.tables = tables
      for table in tables {
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

  // MARK: Members of values

  /// `value.name`, for the values of Swift's own types.
  func property(_ name: String, of value: Value) -> StandardDeclaration? {
    let kind = ValueKinds(of: value)
    if kind.isEmpty { return nil }
    return members().properties[name]?.first { !$0.receiver.isDisjoint(with: kind) }
  }

  /// The overloads of `value.name(…)`, for the values of Swift's own types; nil where there are none.
  func methods(_ name: String, of value: Value) -> [StandardDeclaration]? {
    let kind = ValueKinds(of: value)
    if kind.isEmpty { return nil }
    let found = members().methods[name]?.filter { !$0.receiver.isDisjoint(with: kind) } ?? []
    return found.isEmpty ? nil : found
  }

  /// Whether a method of some value has that name that changes the value where it is.
  func isChange(_ name: String) -> Bool {
    members().methods[name]?.contains { if case .change = $0.body { true } else { false } } ?? false
  }

  /// The names of a value's members, for suggestions.
  func memberNames(of value: Value) -> [String] {
    let kind = ValueKinds(of: value)
    return members().tables.flatMap { $0.filter { !$0.receiver.isDisjoint(with: kind) }.map { $0.name } }
  }

  /// `value.name`, of values of every kind.
  func anyProperty(_ name: String) -> (@Sendable (Evaluator, Value, SyntaxID) -> Value?)? {
    for member in anyValue where member.name == name {
      if case .anyProperty(let body) = member.body { return body }
    }
    return nil
  }

  /// `value.name(…)`, of a kind that has `linked` methods.
  func linked(
    _ name: String, of kind: ValueKinds
  ) -> (@Sendable (Evaluator, Value, Chain.Link, Scope) -> Value?)? {
    for member in linked where member.name == name && !member.receiver.isDisjoint(with: kind) {
      if case .linked(let body) = member.body { return body }
    }
    return nil
  }

  // MARK: Members of types

  /// `Type.name`, for Swift's own types.
  func constant(_ name: String, of type: Type) -> Value? {
    let kind = ValueKinds(of: type)
    for member in statics where member.name == name && !member.receiver.isDisjoint(with: kind) {
      if case .constant(let value) = member.body { return value() }
    }
    return nil
  }

  /// `Type.name(…)`, for Swift's own types.
  func staticFunction(_ name: String, of type: Type) -> (@Sendable (Evaluator, WrittenCall) -> Value)? {
    let kind = ValueKinds(of: type)
    for member in statics where member.name == name && !member.receiver.isDisjoint(with: kind) {
      if case .written(let body) = member.body { return body }
    }
    return nil
  }

  /// `Type(label: …)`, for Swift's own types: the first whose label is that of the first argument, or that takes any.
  func initializer(of type: Type, first label: String) -> StandardDeclaration.Body? {
    let kind = ValueKinds(of: type)
    for row in initializers where !row.receiver.isDisjoint(with: kind) {
      guard let first = row.parameters.first, first.label != label else { return row.body }
    }
    return nil
  }

  // MARK: Functions and settings

  /// - Complexity: O(log n).
  func function(named name: String) -> StandardFunction? {
    if let row = Self.row(of: name, in: functions) { return StandardFunction(row: UInt8(row)) }
    #if hasFeature(Embedded)
    return nil
    #else
    return Self.row(of: name, in: appFunctions).map { StandardFunction(row: UInt8(functions.count + $0)) }
    #endif
  }

  private static func row(of name: String, in functions: [StandardDeclaration]) -> Int? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < functions.count && functions[low].name == name ? low : nil
  }

  /// What a chain asks of the device; nil for a chain that asks for something else.
  /// - Parameter name: That of a chain's link; empty where there is none.
  func setting(_ base: String, _ name: (_ link: Int) -> String) -> DeviceSetting? {
    guard settingBases.contains(base) else { return nil }
    for (row, setting) in settings.enumerated() where setting.name == base {
      guard case .setting(let links, _) = setting.body,
        links.indices.allSatisfy({ links[$0].isEmpty || links[$0] == name($0) })
      else { continue }
      return DeviceSetting(row: UInt8(row), linkCount: links.count)
    }
    return nil
  }

  subscript(function: StandardFunction) -> StandardDeclaration {
    let row = Int(function.row)
    return row < functions.count ? functions[row] : appFunctions[row - functions.count]
  }

  subscript(setting: DeviceSetting) -> StandardDeclaration { settings[Int(setting.row)] }
}

/// A free function of Swift's or Foundation's: its row in the table.
package struct StandardFunction {
  fileprivate let row: UInt8
}

/// What a chain asks of the device: its row in the table, and how many of its links ask for it.
struct DeviceSetting {
  fileprivate let row: UInt8
  let linkCount: Int
}
