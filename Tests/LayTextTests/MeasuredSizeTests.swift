import LayViews
import Testing

@testable import LayText

/// Sizes recorded from SwiftUI: heights and baselines exactly, widths as close as the stand-in font gets.
struct MeasuredSizeTests {
  private static func answers() throws -> [(row: MeasuredFixtures.SizeRow, answer: TextMeasure)] {
    var measurers = ["macOS": MeasuredFixtures.measurer("macOS"), "iOS": MeasuredFixtures.measurer("iOS")]
    return try MeasuredFixtures.rows("measured-sizes", as: MeasuredFixtures.SizeRow.self).compactMap { row in
      guard row.runs[0].font.family == nil, let platform = measurers[row.platform] else { return nil }
      var measurer = platform
      let text = measurer.shape(row.spec, dynamicTypeSize: .large)
      let answer = measurer.measure(text, width: row.proposal, height: nil)
      measurers[row.platform] = measurer
      return (row, answer)
    }
  }

  @Test func heightsAndBaselinesAreTheRecordedOnes() throws {
    let answers = try Self.answers()
    #expect(answers.count == 705)
    for (row, answer) in answers where !row.isShrunkOrTightened {
      if let height = row.height { #expect(answer.size.height == height, "\(row)") }
      if let baseline = row.firstBaseline { #expect(answer.firstBaseline == baseline, "\(row)") }
      if let baseline = row.lastBaseline { #expect(answer.lastBaseline == baseline, "\(row)") }
    }
  }

  @Test func wrappedAndTruncatedWidthsAreWithinAPoint() throws {
    for (row, answer) in try Self.answers() where row.proposal != nil && !row.isShrunkOrTightened {
      let width = try #require(row.width)
      #expect(abs(answer.size.width - width) <= 1, "\(row): \(answer.size.width) instead of \(width)")
    }
  }

  /// Where a text shrinks or closes up so as not to be cut: macOS 26.6.
  @Test func shrunkAndTightenedTextsAreWithinHalfAPoint() throws {
    let answers = try Self.answers().filter { $0.row.proposal != nil && $0.row.isShrunkOrTightened }
    #expect(answers.count >= 15)
    for (row, answer) in answers {
      let width = try #require(row.width)
      #expect(abs(answer.size.width - width) <= 0.5, "\(row): \(answer.size.width) instead of \(width)")
      if let height = row.height { #expect(answer.size.height == height, "\(row)") }
    }
  }

  @Test func oneLineWidthsAreWithinAPointNearlyAlways() throws {
    let errors = try Self.answers().filter { $0.row.proposal == nil }.map { row, answer in
      (row, abs(answer.size.width - (row.width ?? .nan)))
    }
    #expect(errors.count == 539)
    #expect(errors.filter { $0.1 <= 0.5 }.count >= 520)
    #expect(errors.filter { $0.1 <= 1 }.count >= 534)
    // The others: joined runs of two fonts, digits and bullets, and a few words of heavy or large fonts.
    for (row, error) in errors { #expect(error <= 3, "\(row)") }
  }
}
