import LaySyntax
import Testing

@Suite("Source highlights") struct SourceHighlightTests {
  /// The highlighted parts, each after its role.
  private func parts(_ text: String) -> [String] {
    let source = SourceFile(name: "a.lay", text: text)
    return source.highlights().map { "\($0.role) \(source.text($0.range))" }
  }

  @Test("each role") func roles() {
    #expect(
      parts("#Preview { @State var a = HStack(spacing: 8.5).frame(of: $0) /* note */ }\n// end")
        == [
          "directive #Preview", "directive @", "directive State", "keyword var", "type HStack",
          "label spacing",
          "number 8.5", "member frame", "label of", "label $0", "comment /* note */", "comment // end",
        ])
  }

  @Test("a string with what stands in it is one part") func strings() {
    #expect(
      parts(#"Text("a \(b /* c */ + "d") e") // f"#) == [
        "type Text", #"string "a \(b /* c */ + "d") e""#, "comment // f",
      ])
    #expect(parts("\"open\nText") == ["string \"open", "type Text"])
  }

  @Test("parts come in order and do not overlap, whatever the bytes") func order() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("\"\\(/*#$.:@aA1 \n)é".utf8)
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      var end: UInt32 = 0
      for highlight in SourceFile(name: "a", bytes: bytes).highlights() {
        #expect(highlight.range.start >= end && highlight.range.end > highlight.range.start, "\(bytes)")
        end = highlight.range.end
      }
      #expect(Int(end) <= bytes.count)
    }
  }
}
