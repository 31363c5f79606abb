import Testing

@testable import LayText

/// Where lines may break: `|` marks the places, `‖` those where they must.
struct LineBreakRulesTests {
  private static func marked(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var rules = LineBreakRules()
      var result = ""
      var position = 0
      while position < bytes.count {
        let cluster = ClusterCursor.cluster(in: bytes, at: position)
        let properties = cluster.properties
        switch rules.next(
          properties.lineBreak, isWide: properties.width == .wide, endsWithJoiner: cluster.endsWithJoiner)
        {
        case .prohibited: break
        case .allowed: result += "|"
        case .mandatory: result += "‖"
        }
        result += String(decoding: bytes[position..<cluster.end], as: UTF8.self)
        position = cluster.end
      }
      return result
    }
  }

  @Test(arguments: [
    "two |words", "two  |words", " |lead", "trail ", "a\n‖b", "a\r\n‖b", "a \n‖ |b", "a\u{2028}‖b",
    "a\u{B}‖b",
    "well-|known", "1-2", "-5 |apples", "a |-b", "and/|or", "no\u{A0}break", "no\u{2060}join", "a\u{200B}|b",
    "soft\u{AD}|hyphen",
    "word|—|word", "a|——|b", "1,234.5 |$5.00 |50% |(see |p. |3)", "f(x) |[y]", "\"quoted\" |text", "it's",
    "e.g. |this",
    "中|文|字", "中|「文」|字。", "日|本|語、|ア|メ|リ|カー", "한|국|어 |단|어", "text|中|text", "（全|角）",
    "😀|😀", "👨‍👩‍👧|👍🏽", "🇩🇪|🇫🇷", "e\u{301}a", "שלום |עולם", "https://|example.com/|path?|q=1",
  ])
  func breaksLie(_ expected: String) {
    let text = expected.filter { $0 != "|" && $0 != "‖" }
    #expect(Self.marked(text) == expected)
  }

  @Test func clustersAreSwiftsCharacters() {
    // The standard library splits by the same annex; every pair and triple of these meets some rule.
    let scalars: [Unicode.Scalar] = [
      "a", " ", "\r", "\n", "\u{301}", "\u{200D}", "😀", "🏽", "👩", "🇩", "🇫", "ᄀ", "ᅡ", "ᆨ", "가", "각", "ก", "ำ",
      "\u{0903}", "क", "\u{FE0F}", "❤", "\u{600}", "\u{E0061}", "中",
    ]
    for first in scalars {
      for second in scalars {
        for third in scalars {
          var text = String(String.UnicodeScalarView([first, second, third]))
          let expected = text.map { $0.utf8.count }
          let lengths = text.withUTF8 { bytes in
            var lengths: [Int] = []
            var position = 0
            while position < bytes.count {
              let end = ClusterCursor.cluster(in: bytes, at: position).end
              lengths.append(end - position)
              position = end
            }
            return lengths
          }
          #expect(lengths == expected, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
        }
      }
    }
  }
}
