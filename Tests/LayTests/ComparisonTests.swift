import Lay
import Testing

@Suite("Comparison")
struct ComparisonTests {
  private func document(_ text: String) -> [UInt8] {
    Compiler().compile(SourceFile(name: "a.lay", text: text)).json()
  }

  @Test("two compilations compared: what differs, and that nothing does")
  func documents() throws {
    let old = document(
      "VStack(spacing: 4) { Color.red.frame(height: 20); Color.blue.frame(height: 10).id(\"b\") }")
    let new = document(
      "VStack(spacing: 9) { Color.red.frame(height: 20); Color.blue.frame(height: 10).id(\"b\") }")
    let comparison = try Comparison(old, new)
    #expect(comparison.hasDifference)
    // 5 points more between the two, halved above and below.
    #expect(
      comparison.text().contains("moved    frame \"b\" 1:62  y 433 → 435.5 (+2.5)"), "\(comparison.text())")
    #expect(comparison.text().hasSuffix("1 layout: 1 changed\n"))
    #expect(try !Comparison(old, old).hasDifference)
    #expect(try !Comparison(old, new, tolerance: 5).hasDifference)
  }

  @Test("what is no document is told with its place")
  func faults() {
    let fault = #expect(throws: ComparisonFault.self) { try Comparison(document("Text(\"a\")"), [0x7B]) }
    #expect(fault?.isOld == false && fault?.offset == 1)
  }
}
