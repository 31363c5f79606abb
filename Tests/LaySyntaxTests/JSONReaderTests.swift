import LaySyntax
import Testing

/// Reads any value and tells what it was, in a form of its own.
private func outline(_ reader: inout JSONReader) throws(JSONFault) -> String {
  switch reader.next {
  case UInt8(ascii: "{"):
    var members: [String] = []
    try reader.object { key, reader throws(JSONFault) in members.append("\(key)=\(try outline(&reader))") }
    return "{" + members.joined(separator: " ") + "}"
  case UInt8(ascii: "["):
    var elements: [String] = []
    try reader.array { reader throws(JSONFault) in elements.append(try outline(&reader)) }
    return "[" + elements.joined(separator: " ") + "]"
  case UInt8(ascii: "\""): return try "'\(reader.string())'"
  case UInt8(ascii: "t"), UInt8(ascii: "f"): return try "\(reader.boolean())"
  case UInt8(ascii: "n"):
    try reader.skip()
    return "null"
  default: return try "\(reader.number())"
  }
}

private func outline(_ text: String) -> Result<String, JSONFault> {
  var reader = JSONReader(Array(text.utf8))
  do throws(JSONFault) {
    let result = try outline(&reader)
    try reader.finish()
    return .success(result)
  } catch {
    return .failure(error)
  }
}

@Suite("Reading JSON")
struct JSONReaderTests {
  @Test(arguments: [
    ("{}", "{}"), ("[ ]", "[]"), (" [1, -2.5e1 ,0]\n", "[1.0 -25.0 0.0]"),
    ("{\"a\": {\"b\": [true, false, null]}}", "{a={b=[true false null]}}"),
    (#""\"\\\/\b\f\n\r\té😀""#, "'\"\\/\u{8}\u{C}\n\r\té😀'"),
    (#""\u00e9\ud83d\ude00\uD83Dx\ude00""#, "'é😀\u{FFFD}x\u{FFFD}'"),
    (#"["", "{", "]"]"#, "['' '{' ']']"),
  ])
  func values(text: String, meaning: String) {
    #expect(outline(text) == .success(meaning))
  }

  @Test(
    "what is no JSON is a fault at its place",
    arguments: [
      ("", 0), ("{", 1), ("[1", 2), ("[1,]", 3), ("{\"a\"}", 4), ("{a:1}", 1), ("\"abc", 4), ("\"\\x\"", 2),
      ("\"\\u12g4\"", 5), ("\"a\nb\"", 2), ("tru", 0), ("nul", 0), ("1 2", 2), ("[1}", 2), ("+1", 0),
      ("1e999", 0),
      ("--1", 0), ("nan", 0), ("infinity", 0), (".5", 0),
    ])
  func faults(text: String, offset: Int) {
    guard case .failure(let fault) = outline(text) else {
      Issue.record("'\(text)' was read")
      return
    }
    #expect(fault.offset == offset, "\(fault.message)")
  }

  @Test("every value can be passed over")
  func skipping() throws {
    let text = #"{ "a": [1, {"b": "}"}, null, true, []], "c": 7 }"#
    var reader = JSONReader(Array(text.utf8))
    var found: Int?
    try reader.object { key, reader throws(JSONFault) in
      if key == "c" { found = try reader.integer() } else { try reader.skip() }
    }
    #expect(found == 7)
  }

  @Test("depth has a limit, and cut-off text has an end")
  func hostile() {
    #expect(throws: JSONFault.self) { try outline(String(repeating: "[", count: 100_000)).get() }
    let whole = Array(#"{"a":[1,"\ud83d\ude00",{"b":true}],"c":null}"#.utf8)
    for count in 0..<whole.count {
      #expect(throws: JSONFault.self) { try outline(String(decoding: whole[..<count], as: UTF8.self)).get() }
    }
  }

  @Test("whole numbers are whole, and not too large")
  func integers() {
    for text in ["1.5", "1e30", "\"1\"", "true"] {
      var reader = JSONReader(Array(text.utf8))
      var isRead = true
      do throws(JSONFault) { _ = try reader.integer() } catch { isRead = false }
      #expect(!isRead, "\(text)")
    }
  }
}
