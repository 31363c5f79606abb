/// Numbers as text.
enum NumberText {
  /// As Swift prints a double: the shortest text that reads back to it, `1.0` for whole numbers.
  static func text(_ number: Double) -> String { number.description }

  /// By a C specifier: `%.2f`, `%d`, `%05.1f`, `%g`; nil for others.
  static func text(of value: Value, specifier: String) -> String? {
    let bytes = Array(specifier.utf8)
    guard let percent = bytes.firstIndex(of: UInt8(ascii: "%")) else { return nil }
    var index = percent + 1
    var isZeroPadded = false
    var isLeft = false
    var hasSign = false
    while index < bytes.count, "0-+ ".utf8.contains(bytes[index]) {
      if bytes[index] == UInt8(ascii: "0") { isZeroPadded = true }
      if bytes[index] == UInt8(ascii: "-") { isLeft = true }
      if bytes[index] == UInt8(ascii: "+") { hasSign = true }
      index += 1
    }
    let width = number(bytes, &index) ?? 0
    var precision: Int?
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      precision = number(bytes, &index) ?? 0
    }
    while index < bytes.count, bytes[index] == UInt8(ascii: "l") || bytes[index] == UInt8(ascii: "h") {
      index += 1
    }
    guard index < bytes.count else { return nil }
    var text: String
    switch (bytes[index], value) {
    case (UInt8(ascii: "f"), .double(let number)): text = fixed(number, precision ?? 6)
    case (UInt8(ascii: "f"), .int(let number)): text = fixed(Double(number), precision ?? 6)
    case (UInt8(ascii: "d"), .int(let number)), (UInt8(ascii: "i"), .int(let number)): text = "\(number)"
    case (UInt8(ascii: "g"), .double(let number)):
      text = number == number.rounded() && abs(number) < 1e15 ? fixed(number, 0) : number.description
    case (UInt8(ascii: "@"), .string(let string)): text = string
    default: return nil
    }
    if hasSign, text.utf8.first != UInt8(ascii: "-") { text = "+" + text }
    text = padded(text, to: min(width, 1_000), withZeros: isZeroPadded && !isLeft, isLeft: isLeft)
    let prefix = String(decoding: bytes[..<percent], as: UTF8.self)
    let suffix = String(decoding: bytes[(index + 1)...], as: UTF8.self)
    return prefix + text + withoutDoubledPercents(suffix)
  }

  private static func number(_ bytes: [UInt8], _ index: inout Int) -> Int? {
    var value: Int?
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") {
      value = min((value ?? 0) * 10 + Int(bytes[index] - UInt8(ascii: "0")), 10_000)
      index += 1
    }
    return value
  }

  private static func padded(_ text: String, to width: Int, withZeros: Bool, isLeft: Bool) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    if isLeft { return text + String(repeating: " ", count: missing) }
    guard withZeros else { return String(repeating: " ", count: missing) + text }
    let isSigned = text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+")
    let zeros = String(repeating: "0", count: missing)
    return isSigned ? String(text.prefix(1)) + zeros + text.dropFirst() : zeros + text
  }

  /// With so many digits after the point, half rounded to even as printf does on the exact binary value.
  static func fixed(_ number: Double, _ precision: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    let precision = max(0, min(precision, 15))
    var scale = 1.0
    for _ in 0..<precision { scale *= 10 }
    let magnitude = number.magnitude
    guard magnitude < 9e15 else { return number.description }
    let whole = magnitude.rounded(.down)
    // The fraction is exact; where its scaled product was rounded to a half, the lost part decides.
    let fraction = magnitude - whole
    let product = fraction * scale
    var scaled = product.rounded(.toNearestOrEven)
    if product - product.rounded(.down) == 0.5 {
      let lost = productError(fraction, scale, product)
      if lost > 0 { scaled = product.rounded(.up) } else if lost < 0 { scaled = product.rounded(.down) }
    }
    var units = whole
    if scaled >= scale {
      scaled -= scale
      units += 1
    }
    var text = "\(UInt64(units))"
    if precision > 0 {
      let digits = "\(UInt64(scaled))"
      text += "." + String(repeating: "0", count: precision - digits.count) + digits
    }
    return number.sign == .minus ? "-" + text : text
  }

  /// What a rounded product of two doubles lost: a × b − product, exactly (Dekker's splitting).
  private static func productError(_ a: Double, _ b: Double, _ product: Double) -> Double {
    let (aHigh, aLow) = split(a)
    let (bHigh, bLow) = split(b)
    return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  private static func split(_ number: Double) -> (high: Double, low: Double) {
    let scaled = number * 134_217_729
    let high = scaled - (scaled - number)
    return (high, number - high)
  }

  private static func withoutDoubledPercents(_ text: String) -> String {
    var result = ""
    var isPercent = false
    for character in text.unicodeScalars {
      if character == "%", isPercent {
        isPercent = false
        continue
      }
      isPercent = character == "%"
      result.unicodeScalars.append(character)
    }
    return result
  }
}
