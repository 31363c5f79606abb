import LayCatalog
import LaySyntax

extension StandardLibrary {
  static let scanners: [StandardDeclaration] = [
    .linked("scanHexInt64", of: .scanner) { $0.scan($1, $2, $3) },
    .linked("scanHexInt32", of: .scanner) { $0.scan($1, $2, $3) },
  ]
}

/// `Scanner(string: hex).scanHexInt64(&number)`, as colours are read.
extension Evaluator {
  /// Puts the number that a scanner's text begins with where the argument names a place; whether there is one.
  fileprivate func scan(_ value: Value, _ link: Chain.Link, _ scope: Scope) -> Value? {
    guard case .builtin(.scanner(let text)) = value, let argument = plan(link.node).arguments.first,
      syntax.kind(argument.expression) == .inoutExpr
    else { return nil }
    guard let (number, rest) = Self.hexadecimal(text.utf8.drop { $0 <= 32 }) else { return .bool(false) }
    let type: BuiltinType = symbols[link.name] == "scanHexInt32" ? .uint32 : .uint64
    store(.builtin(.integer(SizedInteger(type, truncating: number))), in: argument.expression, scope)
    store(.builtin(.scanner(String(Substring(rest)))), inReceiverOf: link, scope)
    return .bool(true)
  }

  /// The digits up to the first that is none, behind an optional `0x`, and what comes after them; nil where there are
  /// none. One that is too large is the largest.
  private static func hexadecimal(_ text: Substring.UTF8View) -> (number: Int, rest: Substring.UTF8View)? {
    var digits = text
    if let second = text.dropFirst().first, text.first == UInt8(ascii: "0"),
      second | 0x20 == UInt8(ascii: "x")
    {
      digits = text.dropFirst(2)
    }
    var number: Int?
    while let digit = digits.first {
      let value: Int
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = Int(digit) - 48
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = Int(digit) - 87
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = Int(digit) - 55
      default: return number.map { ($0, digits) }
      }
      let known = number ?? 0
      number = known > Int.max >> 4 ? Int.max : known << 4 | value
      digits.removeFirst()
    }
    return number.map { ($0, digits) }
  }
}
