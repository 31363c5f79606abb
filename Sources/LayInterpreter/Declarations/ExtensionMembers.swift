import LayCatalog
import LaySyntax

/// What a value is to the extensions that may add members to it.
enum Extendable: Hashable {
  case bool, int, double, string, array, dictionary, range, none, view
  case builtin(BuiltinType)

  /// The names by which extensions may reach such a value, nearest first.
  fileprivate var names: [String] {
    switch self {
    case .bool: return ["Bool", "Optional"]
    case .int:
      return ["Int", "BinaryInteger", "FixedWidthInteger", "SignedInteger"] + Self.numberProtocols
    case .double:
      return ["CGFloat", "Double", "Float", "BinaryFloatingPoint", "FloatingPoint"] + Self.numberProtocols
    case .string:
      return [
        "String", "StringProtocol", "Character", "Substring", "LocalizedStringKey",
        "RangeReplaceableCollection", "BidirectionalCollection", "Collection", "Sequence", "Comparable",
        "Optional",
      ]
    case .array:
      return [
        "Array", "Collection", "Sequence", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection", "BidirectionalCollection", "Set", "ArraySlice", "Optional",
      ]
    case .dictionary: return ["Dictionary", "Collection", "Sequence", "Optional"]
    case .range: return ["Range", "ClosedRange", "Collection", "Sequence", "Optional"]
    case .none: return ["Optional"]
    case .view: return ["View"]
    case .builtin(let type):
      return [type.name.split(separator: ".").last.map(String.init) ?? type.name]
        + type.parents.map { $0.name } + (type.isView ? ["View"] : [])
    }
  }

  private static let numberProtocols = [
    "SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable", "Comparable", "Optional",
  ]
}

extension Evaluator {
  /// A member that an extension of the file adds to a value of Swift's or SwiftUI's own.
  func extensionMember(_ symbol: Symbol, of value: Value, isCalled: Bool = false) -> (TypeID, Member)? {
    if declarations.extensions.isEmpty { return nil }
    let functions = self.functions(named: symbol, isCalled: isCalled) { extensionMember($0, of: value) }
    if let functions { return functions }
    if let extendable = extendable(value) {
      for type in extensions(of: extendable) {
        if let member = declarations[type].members[symbol] { return (type, member) }
      }
    }
    // A binding is the value that it is bound to.
    guard !isViewLike(value) || value.isNil, let binding = extensions(of: ["Binding"]).first,
      let member = declarations[binding].members[symbol]
    else { return nil }
    return (binding, member)
  }

  /// Extensions of the file that add members to types declared elsewhere.
  func extensions(of names: [String]) -> [TypeID] {
    if declarations.extensions.isEmpty { return [] }
    return names.compactMap { symbols.find($0).flatMap { declarations.extensions[$0] } }
  }

  /// Extensions that add members to a kind of value, looked up by name once.
  private func extensions(of value: Extendable) -> [TypeID] {
    if let known = facts.extensionsOfValues[value] { return known }
    let extensions = extensions(of: value.names)
    facts.extensionsOfValues[value] = extensions
    return extensions
  }

  private func extendable(_ value: Value) -> Extendable? {
    switch value {
    case .bool: return .bool
    case .int: return .int
    case .double: return .double
    case .string: return .string
    case .array: return .array
    case .dictionary: return .dictionary
    case .range, .interval: return .range
    case .none: return Extendable.none
    case .views: return .view
    case .closure(let closure): return closure.isView ? .view : nil
    case .instance(let instance): return isView(instance.type) ? .view : nil
    case .builtin(let value): return .builtin(value.type)
    default: return nil
    }
  }
}
