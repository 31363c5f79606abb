import Testing

@testable import LaySyntax

@Suite struct TextPositionTests {
  @Test(arguments: PositionEncoding.allCases)
  func `offsets come back from positions`(_ encoding: PositionEncoding) {
    var generator = SystemRandomNumberGenerator()
    let pieces = ["a", "é", "文", "🎉", "👩\u{200D}💻", " "]
    let ends = ["\n", "\r\n", "\r"]
    var text = ""
    for _ in 0..<10_000 {
      for _ in 0..<Int.random(in: 0...8, using: &generator) { text += pieces.randomElement()! }
      text += ends.randomElement()!
    }
    let source = SourceFile(name: "a", text: text)
    var offset = 0
    for scalar in text.unicodeScalars {
      // Inside of CRLF no position is.
      let isInside = offset > 0 && source.bytes[offset - 1] == 13 && source.bytes[offset] == 10
      if !isInside {
        let position = source.position(of: UInt32(offset), encoding: encoding)
        #expect(source.offset(of: position, encoding: encoding) == UInt32(offset))
      }
      offset += scalar.utf8.count
    }
  }

  @Test func `characters count as encodings say`() {
    let source = SourceFile(name: "a", text: "x🎉y\nz")
    #expect(source.position(of: 5, encoding: .utf8) == TextPosition(line: 0, character: 5))
    #expect(source.position(of: 5, encoding: .utf16) == TextPosition(line: 0, character: 3))
    #expect(source.position(of: 5, encoding: .utf32) == TextPosition(line: 0, character: 2))
    #expect(source.position(of: 7, encoding: .utf16) == TextPosition(line: 1, character: 0))
  }

  @Test func `positions beyond a line, inside a character and beyond the file are clamped`() {
    let source = SourceFile(name: "a", text: "x🎉y\r\nz")
    #expect(source.offset(of: TextPosition(line: 0, character: 99), encoding: .utf16) == 6)
    #expect(source.offset(of: TextPosition(line: 0, character: 2), encoding: .utf16) == 1)
    #expect(source.offset(of: TextPosition(line: 0, character: 3), encoding: .utf8) == 1)
    #expect(source.offset(of: TextPosition(line: 9, character: 0), encoding: .utf32) == 9)
    #expect(source.offset(of: TextPosition(line: -1, character: 0), encoding: .utf32) == 0)
    #expect(source.position(of: 3, encoding: .utf16) == TextPosition(line: 0, character: 1))
    #expect(source.position(of: 99, encoding: .utf16) == TextPosition(line: 1, character: 1))
  }

  @Test func `bytes that are no text are characters by themselves`() {
    let source = SourceFile(name: "a", bytes: [0x61, 0xFF, 0xF0, 0x9F, 0x62])
    #expect(source.position(of: 5, encoding: .utf16) == TextPosition(line: 0, character: 5))
    #expect(source.offset(of: TextPosition(line: 0, character: 4), encoding: .utf16) == 4)
  }
}
