import LayCatalog
import LaySyntax

/// How Foundation compares texts: those of its options that are known here.
struct TextComparison: OptionSet {
  var rawValue: UInt8

  static let caseInsensitive = TextComparison(rawValue: 1)
  /// Digits that follow each other are a number.
  static let numeric = TextComparison(rawValue: 2)

  /// The last place first.
  static let backwards = TextComparison(rawValue: 4)

  #if !hasFeature(Embedded)
  static let diacriticInsensitive = TextComparison(rawValue: 8)
  #endif

  /// Letter for letter, as texts are compared here in any case.
  private static let literal = TextComparison([])

  static func named(_ name: String) -> TextComparison? {
    switch name {
    case "caseInsensitive": .caseInsensitive
    case "numeric": .numeric
    #if !hasFeature(Embedded)
    case "backwards": .backwards
    case "diacriticInsensitive": .diacriticInsensitive
    #endif
    case "literal": .literal
    default: nil
    }
  }
}

extension StandardDeclaration.Parameter {
  /// `options: [.numeric]`: a number of the options; unknown where they are not written out.
  static let comparing = StandardDeclaration.Parameter("options", .any, optional: true) {
    evaluator, node, _, _, _ in
    let syntax = evaluator.syntax
    let names = syntax.kind(node) == .arrayLiteral ? Array(syntax.children(node)) : [node]
    var options: TextComparison = []
    for name in names {
      guard syntax.kind(name) == .implicitMember, let option = TextComparison.named(syntax.name(name)) else {
        return .unknown
      }
      options.formUnion(option)
    }
    return .int(Int(options.rawValue))
  }
}

extension Value {
  /// What an argument of options asks for; none where it is left out, nil where that is not known.
  var comparison: TextComparison? {
    switch self {
    case .void: []
    case .int(let number): TextComparison(rawValue: UInt8(truncatingIfNeeded: number))
    default: nil
    }
  }

  /// Whether an argument is nil or left out.
  var isAbsent: Bool {
    if case .void = self { return true }
    return isNil
  }

  /// Which of two texts comes first.
  func order(beside other: Value, _ options: TextComparison) -> Value {
    guard case .string(var text) = self, case .string(var other) = other else { return .unknown }
    if options.contains(.caseInsensitive) { (text, other) = (text.lowercased(), other.lowercased()) }
    let order =
      options.contains(.numeric)
      ? numericOrder(Array(text.utf8), Array(other.utf8)) : text < other ? -1 : text == other ? 0 : 1
    return .builtin(.option(.comparisonResult, UInt8(order + 1)))
  }
}

/// The order of two texts in which digits that follow each other count as the number that they write.
/// - Complexity: O(n).
private func numericOrder(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var (i, j) = (0, 0)
  while i < first.count, j < second.count {
    let (a, b) = (digits(first, from: i), digits(second, from: j))
    if a.isEmpty || b.isEmpty {
      if first[i] != second[j] { return first[i] < second[j] ? -1 : 1 }
      (i, j) = (i + 1, j + 1)
      continue
    }
    (i, j) = (a.endIndex, b.endIndex)
    let (x, y) = (a.drop { $0 == UInt8(ascii: "0") }, b.drop { $0 == UInt8(ascii: "0") })
    if x.count != y.count { return x.count < y.count ? -1 : 1 }
    if !x.elementsEqual(y) { return x.lexicographicallyPrecedes(y) ? -1 : 1 }
  }
  let rest = (first.count - i) - (second.count - j)
  return rest < 0 ? -1 : rest == 0 ? 0 : 1
}

private func digits(_ text: [UInt8], from start: Int) -> ArraySlice<UInt8> {
  text[start...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
}
