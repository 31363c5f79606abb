import Foundation
import LayOutput
import Testing

@Suite struct EscapingTests {
  @Test(arguments: [
    ("plain", "plain"), ("a<b & \"c\">", "a&lt;b &amp; &quot;c&quot;&gt;"),
    ("tab\tline\ncr\r", "tab&#9;line&#10;cr&#13;"),
    ("\u{0}\u{1}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("\u{FFFE}x\u{FFFF}", "\u{FFFD}x\u{FFFD}"),
    ("\u{FFFD}\u{FFFC}é漢👍", "\u{FFFD}\u{FFFC}é漢👍"), ("", ""),
  ])
  func xml(text: String, escaped: String) {
    var buffer = ByteBuffer()
    buffer.append(xml: text)
    #expect(buffer.string == escaped)
  }

  @Test func jsonStringsReadBack() throws {
    let scalars = (0..<0x300).compactMap { Unicode.Scalar($0) } + ["\u{2028}", "\u{FFFF}", "😀"]
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(scalar) }
    var buffer = ByteBuffer()
    buffer.append(json: text)
    let data = Data(("[" + buffer.string + "]").utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
    #expect(Array(read[0].unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(arguments: [0, 1, 2, 3, 4, 255, 1000])
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var buffer = ByteBuffer()
    buffer.append(base64: bytes)
    #expect(buffer.string == Data(bytes).base64EncodedString())
  }

  @Test func growthKeepsTheBytes() {
    var buffer = ByteBuffer(capacity: 0)
    for index in 0..<5000 { buffer.append(UInt8(truncatingIfNeeded: index)) }
    #expect(buffer.bytes == (0..<5000).map { UInt8(truncatingIfNeeded: $0) })
  }
}
