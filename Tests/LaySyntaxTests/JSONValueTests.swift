import LaySyntax
import LayTestSupport
import Testing

@Suite("JSON as values")
struct JSONValueTests {
  @Test(arguments: [
    (" []\n", JSONValue.array([])), ("0", .number(0)), ("\u{FEFF}\"\"", .string("")),
    ("\"é\\u00e9\\ud83d\\ude00\\/\\n\"", .string("éé😀/\n")),
    (
      "{\"a\": [1, -2.5e3, true, false, null], \"b\": {}}",
      .object([
        "a": .array([.number(1), .number(-2500), .bool(true), .bool(false), .null]), "b": .object([:]),
      ])
    ),
  ])
  func values(text: String, value: JSONValue) { #expect(JSONValue(Array(text.utf8)) == value) }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{\"a\":}", "{a: 1}", "tru", "\"", "\"\\", "\"\\u12\"", "1 2", "[1 2]", "-",
    Snippet(String(repeating: "[", count: 100_000)),
    Snippet(String(repeating: "[", count: 33) + String(repeating: "]", count: 33)),
  ])
  func noValues(text: Snippet) { #expect(JSONValue(Array(text.text.utf8)) == nil) }

  @Test func members() {
    let value = JSONValue(Array(#"{"name": "sea", "list": ["x", 1]}"#.utf8))
    #expect(value?["name"]?.string == "sea")
    #expect(value?["list"]?.elements == [.string("x"), .number(1)])
    #expect(value?["other"] == nil)
    #expect(value?.string == nil)
    #expect(value?["name"]?.elements == [])
  }
}
