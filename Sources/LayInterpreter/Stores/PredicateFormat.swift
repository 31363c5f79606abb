#if !hasFeature(Embedded)
import LayCatalog

/// Reads the formats of `NSPredicate`: comparisons with `AND`, `OR` and `NOT`. What is beyond that is not known.
struct PredicateFormat {
  private var words: [Word] = []
  private var position = 0
  private var arguments: ArraySlice<Value>
  private static let deepest = 32

  private enum Word: Equatable {
    case name(String)
    case text(String)
    case number(Double)
    case sign(String)
  }

  /// The predicate; nil where it is not known what it asks.
  /// - Complexity: O(n) in the format.
  static func read(_ format: String, _ arguments: [Value]) -> PredicateValue? {
    var reader = PredicateFormat(arguments: arguments[...])
    guard reader.divide(Array(format.unicodeScalars)), let predicate = reader.alternatives(depth: 0),
      reader.position == reader.words.count
    else { return nil }
    return predicate
  }

  private init(arguments: ArraySlice<Value>) { self.arguments = arguments }

  // MARK: Words

  private mutating func divide(_ scalars: [Unicode.Scalar]) -> Bool {
    var place = 0
    while place < scalars.count {
      let scalar = scalars[place]
      if scalar.properties.isWhitespace {
        place += 1
      } else if scalar == "\"" || scalar == "'" {
        guard let end = scalars[(place + 1)...].firstIndex(of: scalar) else { return false }
        words.append(.text(String(String.UnicodeScalarView(scalars[(place + 1)..<end]))))
        place = end + 1
      } else if Self.isOfName(scalar) || scalar == "%" {
        var end = place + 1
        while end < scalars.count, Self.isOfName(scalars[end]) || scalars[end] == "." { end += 1 }
        let word = String(String.UnicodeScalarView(scalars[place..<end]))
        // `nan` and `inf` are names.
        let number = scalar.properties.numericType == nil ? nil : Double(word)
        words.append(number.map { .number($0) } ?? .name(word))
        place = end
      } else {
        let pair = place + 1 < scalars.count ? String(scalar) + String(scalars[place + 1]) : ""
        let isPair = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(pair)
        words.append(.sign(isPair ? pair : String(scalar)))
        place += isPair ? 2 : 1
      }
    }
    return true
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "@" || scalar == "#" || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }

  private mutating func take(_ keyword: String) -> Bool {
    guard position < words.count else { return false }
    switch words[position] {
    case .name(let name) where name.uppercased() == keyword: break
    case .sign(let sign) where sign == keyword: break
    default: return false
    }
    position += 1
    return true
  }

  // MARK: Conditions

  private mutating func alternatives(depth: Int) -> PredicateValue? {
    guard depth < Self.deepest else { return nil }
    return parts(between: ["OR", "||"], { $0.conjunction(depth) }) { .any($0) }
  }

  private mutating func conjunction(_ depth: Int) -> PredicateValue? {
    parts(between: ["AND", "&&"], { $0.condition(depth) }) { .all($0) }
  }

  /// One part, or several with one of the words between them.
  private mutating func parts(
    between words: [String], _ part: (inout Self) -> PredicateValue?,
    _ join: ([PredicateValue]) -> PredicateValue.Form
  ) -> PredicateValue? {
    var found: [PredicateValue] = []
    repeat {
      guard let next = part(&self) else { return nil }
      found.append(next)
    } while words.contains { take($0) }
    return found.count == 1 ? found[0] : PredicateValue(join(found))
  }

  private mutating func condition(_ depth: Int) -> PredicateValue? {
    guard depth < Self.deepest else { return nil }
    if take("NOT") || take("!") { return condition(depth + 1).map { PredicateValue(.not($0)) } }
    if take("TRUEPREDICATE") { return PredicateValue(.always(true)) }
    if take("FALSEPREDICATE") { return PredicateValue(.always(false)) }
    if take("(") {
      guard let inner = alternatives(depth: depth + 1), take(")") else { return nil }
      return inner
    }
    let quantifiers: [PredicateComparison.Quantifier] = [.any, .all, .none]
    let quantifier = take("SOME") ? .any : quantifiers.first { take($0.rawValue) }
    guard let left = operand(depth + 1), let operation = operation() else { return nil }
    var comparison = PredicateComparison(left, operation, .list([]))
    comparison.quantifier = quantifier
    if take("[") {
      guard position < words.count, case .name(let options) = words[position] else { return nil }
      position += 1
      comparison.ignoresCase = options.contains("c")
      comparison.ignoresDiacritics = options.contains("d")
      guard options.allSatisfy({ $0 == "c" || $0 == "d" }), take("]") else { return nil }
    }
    guard let right = operand(depth + 1) else { return nil }
    comparison.right = right
    return PredicateValue(.comparison(comparison))
  }

  private mutating func operation() -> PredicateComparison.Operation? {
    for (word, operation) in Self.operations where take(word) { return operation }
    return nil
  }

  private static let operations: [(word: String, operation: PredicateComparison.Operation)] = [
    ("==", .equal), ("=", .equal), ("!=", .notEqual), ("<>", .notEqual), ("<=", .lessOrEqual),
    ("=<", .lessOrEqual), (">=", .greaterOrEqual), ("=>", .greaterOrEqual), ("<", .less), (">", .greater),
    ("CONTAINS", .contains), ("BEGINSWITH", .begins), ("ENDSWITH", .ends), ("IN", .isIn),
    ("BETWEEN", .isBetween),
  ]

  private mutating func operand(_ depth: Int) -> PredicateComparison.Operand? {
    guard position < words.count, depth < Self.deepest else { return nil }
    let word = words[position]
    position += 1
    switch word {
    case .text(let text): return .value(.string(text))
    case .number(let number): return .value(Int(exactly: number).map { .int($0) } ?? .double(number))
    case .sign("-"):
      guard case .value(let value)? = operand(depth + 1), let number = value.number else { return nil }
      return .value(Int(exactly: -number).map { .int($0) } ?? .double(-number))
    case .sign("{"):
      var elements: [PredicateComparison.Operand] = []
      while !take("}") {
        guard let element = operand(depth + 1) else { return nil }
        elements.append(element)
        _ = take(",")
      }
      return .list(elements)
    case .sign: return nil
    case .name("%K"):
      guard case .string(let key)? = arguments.popFirst() else { return nil }
      return path(key)
    case .name("%@"), .name("%d"), .name("%i"), .name("%f"), .name("%ld"), .name("%lu"), .name("%lf"):
      return arguments.popFirst().map { .value($0) }
    case .name(let name):
      switch name.uppercased() {
      case "YES", "TRUE": return .value(.bool(true))
      case "NO", "FALSE": return .value(.bool(false))
      case "NIL", "NULL": return .value(.none)
      case "SELF": return .path([])
      default: return path(name)
      }
    }
  }

  /// Functions of collections (`items.@count`) are not known.
  private func path(_ name: String) -> PredicateComparison.Operand? {
    let names = name.split(separator: ".").map { String($0) }
    guard !names.isEmpty, !names.contains(where: { $0.contains("@") || $0.contains("#") || $0.contains("%") })
    else {
      return nil
    }
    return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }
}
#endif
