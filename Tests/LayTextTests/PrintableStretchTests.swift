import Testing

@testable import LayText

struct PrintableStretchTests {
  /// A mark behind a letter belongs to it: before what is no ASCII a stretch ends one letter sooner.
  @Test func stretchesEndAtTheFirstOtherByte() {
    let count = 20
    for byte in UInt8.min...UInt8.max {
      for place in 0..<count {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        bytes[place] = byte
        let expected: Int
        switch byte {
        case 0x20...0x7E: expected = count
        case 0x80...: expected = max(place - 1, 0)
        default: expected = place
        }
        #expect(bytes.withUnsafeBufferPointer { $0.endOfPrintableASCII(from: 0) } == expected)
      }
    }
  }
}
