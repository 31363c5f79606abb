import LayFuzzing
import LayViews
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

  /// Words of letters are passed over without asking the rules of line breaks, and are those that the rules find.
  @Test func wordsLieWhereTheRulesHaveThem() {
    let pieces = ["a", "word", "of", " ", " ", " ", "  ", "7", "12", ".", "-", "(", ")", "/", "\"", "$", "é"]
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      var measurer = TextMeasurer(configuration: Configuration())
      let run = TextRun(text: text, font: FontDescriptor(.platformDefault), paint: .none)
      _ = measurer.shapeInDetail(TextSpec(runs: [run]), .large)
      #expect(measurer.arena.words.map { [$0.start, $0.visibleEnd] } == Self.words(of: text), "\(text)")
    }
  }

  /// Where each word starts and where its visible characters end, character by character.
  private static func words(of text: String) -> [[UInt32]] {
    var rules = LineBreakRules()
    var words: [[UInt32]] = []
    var (start, end): (UInt32, UInt32) = (0, 0)
    for (index, character) in text.unicodeScalars.enumerated() {
      let lineBreak = ScalarProperties(character.value).lineBreak
      if rules.next(lineBreak) == .allowed {
        words.append([start, end])
        (start, end) = (UInt32(index), UInt32(index))
      }
      if character != " " { end = UInt32(index) + 1 }
    }
    return words + [[start, end]]
  }
}
