import Foundation
import LayOutput
import LayTestSupport
import Testing

@Suite struct NumberTests {
  private func shortest(_ value: Double) -> String {
    var buffer = ByteBuffer()
    buffer.append(shortest: value)
    return buffer.string
  }

  private func rounded(_ value: Double) -> String {
    var buffer = ByteBuffer()
    buffer.append(rounded: value)
    return buffer.string
  }

  private static let shortestForms: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (120.5, "120.5"), (0.1, "0.1"), (-0.001, "-0.001"),
    (0.0001, "0.0001"),
    (0.3333333333333333, "0.3333333333333333"), (100.33333333333333, "100.33333333333333"), (393, "393"),
    (1e15, "1000000000000000"), (1e16, "1e+16"), (Double.leastNonzeroMagnitude, "5e-324"), (Double.nan, "0"),
    (Double.infinity, "1.7976931348623157e+308"), (-Double.infinity, "-1.7976931348623157e+308"),
    (9_007_199_254_740_991, "9007199254740991"),
  ]

  @Test(arguments: shortestForms)
  func shortestForm(value: Double, text: String) {
    #expect(shortest(value) == text)
  }

  @Test func integersOfAnySize() {
    var generator = SystemRandomNumberGenerator()
    let edges = [
      0, 9, 999_999, 1_000_000, 1_000_001, 12_000_034, 999_999_999_999, 1_000_000_000_000, .max, .min,
    ]
    let others = (0..<10_000).map { Int.random(in: .min ... .max, using: &generator) >> ($0 % 63) }
    for value in edges.flatMap({ [$0, 0 &- $0] }) + others {
      var buffer = ByteBuffer()
      buffer.append(value)
      #expect(buffer.string == value.description)
    }
  }

  @Test func shortestReadsBackAndIsNoLongerThanDescription() {
    var generator = SystemRandomNumberGenerator()
    for index in sampled(0..<50_000) {
      let value: Double
      switch index % 4 {
      case 0: value = Double(bitPattern: generator.next())
      case 1: value = Double.random(in: -2000...2000, using: &generator)
      case 2: value = Double(Int.random(in: -3_000_000...3_000_000, using: &generator)) / 1000
      default: value = Double(Int.random(in: -3000...3000, using: &generator)) / 3
      }
      guard value.isFinite else { continue }
      let text = shortest(value)
      #expect(Double(text) == value)
      #expect(text.utf8.count <= value.description.utf8.count)
      #expect(isJSONNumber(text))
    }
  }

  /// Where lengths lie, nothing is shorter than the standard library's form, nor nearer.
  @Test func lengthsAreWrittenAsTheStandardLibraryDescribesThem() {
    var generator = SystemRandomNumberGenerator()
    func hold(_ value: Double) {
      let text = value.description
      guard !text.hasSuffix(".0"), !text.contains("e") else { return }
      #expect(shortest(value) == text)
    }
    for _ in sampled(0..<50_000) {
      let scale = Double(sign: .plus, exponent: Int.random(in: -11...21, using: &generator), significand: 1)
      let value = Double.random(in: -1...1, using: &generator) * scale
      hold(value)
      // Sums of powers of two, halfway between two decimals more often than others.
      hold(Double(Int.random(in: 1..<1 << 26, using: &generator)) / 65_536)
      hold(Double(Int.random(in: 1..<1 << 42, using: &generator)) / 4_294_967_296)
      // Decimals of every length, and the doubles beside them.
      let places = Int.random(in: 0...16, using: &generator)
      let power = (0..<places).reduce(1.0) { power, _ in power * 10 }
      let decimal = (value * power).rounded() / power
      hold(decimal)
      hold(decimal.nextUp)
      hold(decimal.nextDown)
    }
    for exponent in -12...22 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      for value in [power, power.nextUp, power.nextDown, power.nextUp.nextUp] { hold(value) }
    }
    for value in [0.001, 0.01, 0.1, 1, 10, 100, 1e3, 1e4, 1e5, 1e6] {
      for value in [value.nextUp, value.nextDown, -value.nextUp, -value.nextDown] { hold(value) }
    }
  }

  /// The grammar of RFC 8259, and no `-0`.
  private func isJSONNumber(_ text: String) -> Bool {
    var rest = Substring(text)
    if rest.first == "-" { rest.removeFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits == "0" || digits.first != "0" else { return false }
    rest = rest.dropFirst(digits.count)
    if rest.first == "." {
      let fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if rest.first == "e" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      guard !rest.isEmpty, rest.allSatisfy({ $0.isASCII && $0.isNumber }) else { return false }
      rest = ""
    }
    return rest.isEmpty && text != "-0"
  }

  private static let roundedForms: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0006, "-0.001"), (1.2345, "1.235"),
    (12.3, "12.3"),
    (12.34, "12.34"), (0.05, "0.05"), (-3.007, "-3.007"), (1e300, "1000000000"),
    (-Double.infinity, "-1000000000"),
    (Double.nan, "0"), (999.9996, "1000"), (999.4, "999.4"), (1000.05, "1000.05"), (12_345.678, "12345.678"),
    (100_000.01, "100000.01"), (999_998.9996, "999999"), (999_999.4, "999999.4"), (999_999.9996, "1000000"),
    (-123_456_789.25, "-123456789.25"), (-1_000_000.0004, "-1000000"),
  ]

  @Test(arguments: roundedForms)
  func roundedForm(value: Double, text: String) {
    #expect(rounded(value) == text)
  }

  @Test func roundedStaysWithinHalfAThousandth() throws {
    for _ in 0..<30_000 {
      let value = Double.random(in: -5000...5000)
      let text = rounded(value)
      let back = try #require(Double(text))
      #expect(abs(back - value) <= 0.0005 + 1e-12)
      #expect(text != "-0" && !text.hasSuffix(".") && !(text.contains(".") && text.hasSuffix("0")))
    }
  }

  @Test(arguments: [0, 7, 10, 99, 100, 12345, -1, -1000, Int.max, Int.min])
  func integers(value: Int) {
    var buffer = ByteBuffer()
    buffer.append(value)
    #expect(buffer.string == String(value))
  }
}
