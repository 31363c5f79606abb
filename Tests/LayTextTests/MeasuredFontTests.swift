import LayViews
import Testing

@testable import LayText

/// Line heights, pitches and spacing of every font recorded from SwiftUI.
struct MeasuredFontTests {
  @Test func linesAndSpacingAreTheRecordedOnes() throws {
    let rows = try MeasuredFixtures.rows("measured-fonts", as: MeasuredFixtures.FontRow.self)
    #expect(rows.count == 197)
    var measurers = ["macOS": MeasuredFixtures.measurer("macOS"), "iOS": MeasuredFixtures.measurer("iOS")]
    for row in rows {
      let name = row.measured.platform
      var measurer = try #require(measurers[name])
      let heights = [1, 13].map { lines in
        let text = Array(repeating: "Hg", count: lines).joined(separator: "\n")
        let spec = TextSpec(runs: [TextRun(text: text, font: row.font.descriptor, paint: .none)])
        return measurer.measure(measurer.shape(spec, dynamicTypeSize: .large), width: nil, height: nil).size
          .height
      }
      let spec = TextSpec(runs: [TextRun(text: "Hg", font: row.font.descriptor, paint: .none)])
      let spacing = measurer.spacing(measurer.shape(spec, dynamicTypeSize: .large))
      measurers[name] = measurer

      let label = "\(name) \(row.font)"
      #expect(heights[0] == row.measured.lineHeight, "\(label)")
      // Recorded as the mean of twelve pitches.
      #expect(abs((heights[1] - heights[0]) / 12 - row.measured.linePitch) < 1e-9, "\(label)")
      #expect(abs(spacing.edgeAboveText - row.measured.edgeAboveText) < 1e-9, "\(label)")
      #expect(abs(spacing.edgeBelowText - row.measured.edgeBelowText) < 1e-9, "\(label)")
      #expect(spacing.leading == row.measured.textToText, "\(label)")
    }
  }
}
