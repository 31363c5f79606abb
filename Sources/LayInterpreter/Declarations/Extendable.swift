import LayCatalog

/// What a value is to the extensions that may add members to it.
enum Extendable: Hashable {
  case bool, int, double, string, array, set, dictionary, range, none, view
  case builtin(BuiltinType)

  /// The names by which extensions may reach such a value, nearest first.
  var names: [String] {
    switch self {
    case .bool: return ["Bool", "Optional"]
    case .int:
      return ["Int", "BinaryInteger", "FixedWidthInteger", "SignedInteger"] + Self.numberProtocols
    case .double:
      return ["CGFloat", "Double", "BinaryFloatingPoint", "FloatingPoint"] + Self.numberProtocols
    case .string:
      return [
        "String", "StringProtocol", "Character", "Substring", "LocalizedStringKey",
        "RangeReplaceableCollection", "BidirectionalCollection", "Collection", "Sequence", "Comparable",
        "Optional",
      ]
    case .array: return ["Array"] + Self.collectionProtocols + ["ArraySlice", "Optional"]
    case .set: return ["Set", "SetAlgebra", "Collection", "Sequence", "Optional"]
    case .dictionary: return ["Dictionary", "Collection", "Sequence", "Optional"]
    case .range: return ["Range", "ClosedRange", "Collection", "Sequence", "Optional"]
    case .none: return ["Optional"]
    case .view: return ["View"]
    case .builtin(let type) where type.isInteger:
      return [type.name, "BinaryInteger", "FixedWidthInteger", "UnsignedInteger", "SignedInteger"]
        + Self.numberProtocols
    case .builtin(.float): return ["Float", "BinaryFloatingPoint", "FloatingPoint"] + Self.numberProtocols
    #if !hasFeature(Embedded)
    case .builtin(.decimal): return ["Decimal"] + Self.numberProtocols
    #endif
    case .builtin(.uiImage): return ["UIImage", "NSImage"]
    case .builtin(let type):
      return [type.name.split(separator: ".").last.map(String.init) ?? type.name]
        + type.parents.map { $0.name } + (type.converts(to: .shape) ? ["InsettableShape"] : [])
        + (type.isView ? ["View"] : []) + (type == .data ? Self.collectionProtocols : []) + ["Optional"]
    }
  }

  /// The types of other frameworks whose values are such a value, too.
  var otherNames: [String] {
    switch self {
    case .builtin(.color): ["UIColor", "NSColor", "CGColor"]
    case .builtin(.font): ["UIFont", "NSFont"]
    #if !hasFeature(Embedded)
    case .double: Self.numberNames
    case .int: ["Int64", "NSInteger", "NSNumber"]
    case .builtin(.edgeInsets): ["NSDirectionalEdgeInsets", "NSEdgeInsets", "UIEdgeInsets"]
    case .string: ["LocalizedStringResource", "NSString"]
    #endif
    default: []
    }
  }

  #if !hasFeature(Embedded)
  /// The protocols that most values of Swift's and SwiftUI's conform to.
  var commonProtocols: [String] {
    switch self {
    case .none, .view: []
    case .range: ["RandomAccessCollection", "BidirectionalCollection", "Equatable", "Hashable"]
    default:
      ["Equatable", "Hashable", "CustomStringConvertible", "Codable", "Encodable", "Decodable", "Sendable"]
    }
  }

  /// The protocols of what has elements.
  static let collections = Set(collectionProtocols)

  /// Other names of doubles, and Foundation's numbers that are doubles here.
  static let numberNames = [
    "TimeInterval", "CFTimeInterval", "Float64", "CLLocationDegrees", "CLLocationDistance",
    "NSNumber", "NSDecimalNumber",
  ]
  #endif

  private static let collectionProtocols = [
    "Collection", "Sequence", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
    "BidirectionalCollection",
  ]

  private static let numberProtocols = [
    "SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable", "Comparable", "Optional",
  ]
}
