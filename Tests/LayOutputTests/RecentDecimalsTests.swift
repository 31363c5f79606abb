import Testing

@testable import LayOutput

@Suite struct RecentDecimalsTests {
  /// What is remembered is what would be written, however often and in whichever order it is asked for.
  @Test func agreesWithWhatIsWrittenAnew() {
    let recent = RecentDecimals()
    defer { recent.deallocate() }
    let known: [Double] = (0..<300).map { _ in number() }
    for index in 0..<30_000 {
      let value = index.isMultiple(of: 3) ? number() : known[Int.random(in: known.indices)]
      #expect(
        text { recent.write(shortest: value, to: $0) } == text { Digits.write(shortest: value, to: $0) })
    }
  }

  /// Fractions of all lengths, integers, and what is neither.
  private func number() -> Double {
    switch Int.random(in: 0..<8) {
    case 0: return Double(bitPattern: .random(in: 0 ... .max))
    case 1: return Double.random(in: -1...1)
    case 2: return Double(Int.random(in: -3_000_000...3_000_000))
    case 3: return Double(Int.random(in: -3_000_000...3_000_000)) / 1000
    case 4:
      return [0, -0.0, .infinity, -.infinity, .nan, 1e-300, 999_999.5, -999_999.9999999999, 1e6]
        .randomElement() ?? 0
    default: return Double(Int.random(in: -90_000...90_000)) / 3
    }
  }

  private func text(_ write: (UnsafeMutablePointer<UInt8>) -> Int) -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: Digits.bound) { bytes, count in
      bytes.initialize(repeating: 0)
      count = bytes.baseAddress.map(write) ?? 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
