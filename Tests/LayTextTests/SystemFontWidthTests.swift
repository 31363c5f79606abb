import LayViews
import Testing

@testable import LayText

/// The system font's stand-in against recorded widths that `Tests/Fonts/fit_widths.py` keeps out of its fit.
struct SystemFontWidthTests {
  @Test func widthsKeptOutOfTheFitAreWithinAPointNearlyAlways() throws {
    var errors: [(text: String, error: Double)] = []
    for row in try MeasuredFixtures.rows("measured-widths", as: MeasuredFixtures.WidthRow.self) {
      if let over = row.over { #expect(row.answer > over + 0.5 / row.scale, "\(row.text)") }
      guard let width = row.width, Self.isKeptOut(row.text, width, row.font) else { continue }
      errors.append((row.text, abs(row.answer - width)))
    }
    var measurers = ["macOS": MeasuredFixtures.measurer("macOS"), "iOS": MeasuredFixtures.measurer("iOS")]
    for row in try MeasuredFixtures.rows("measured-sizes", as: MeasuredFixtures.SizeRow.self) {
      guard let width = row.width, row.proposal == nil, row.runs.count == 1, row.kerning == nil,
        !row.isShrunkOrTightened, Self.isKeptOut(row.string, width, row.runs[0].font),
        var measurer = measurers[row.platform]
      else { continue }
      let text = measurer.shape(row.spec, dynamicTypeSize: .large)
      errors.append((row.string, abs(measurer.measure(text, width: nil, height: nil).size.width - width)))
      measurers[row.platform] = measurer
    }
    #expect(errors.count >= 180)
    let mean = errors.map(\.error).reduce(0, +) / Double(errors.count)
    #expect(mean <= 0.3, "mean error \(mean) points")
    let far = errors.filter { $0.error > 1.001 }
    #expect(far.count <= errors.count / 20, "\(far)")
  }

  /// As the script chooses.
  private static func isKeptOut(_ text: String, _ width: Double, _ font: MeasuredFixtures.FontKey) -> Bool {
    guard font.family == nil, font.design == nil || font.design == "standard", font.italic != true else {
      return false
    }
    var hash: UInt32 = 0x811C_9DC5
    for byte in "\(text)|\(Int((width * 1000).rounded()))".utf8 {
      hash = (hash ^ UInt32(byte)) &* 0x0100_0193
    }
    return hash % 3 == 0
  }
}
