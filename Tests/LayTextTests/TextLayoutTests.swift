import LayViews
import Testing

@testable import LayText

/// Wrapping, cutting and aligning, by the lines that come out.
struct TextLayoutTests {
  static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

  private static func layout(
    _ text: String, width: Double?, height: Double? = nil, platform: Platform = .macOS,
    _ change: (inout TextSpec) -> Void = { _ in }
  ) -> TextLayout {
    var configuration = Configuration()
    configuration.platform = platform
    configuration.displayScale = 2
    var measurer = TextMeasurer(configuration: configuration)
    var spec = TextSpec(runs: [TextRun(text: text, font: FontDescriptor(.platformDefault), paint: .none)])
    change(&spec)
    let shaped = measurer.shape(spec, dynamicTypeSize: .large)
    let layout = measurer.layout(shaped, width: width, height: height)
    #expect(measurer.measure(shaped, width: width, height: height) == layout.measure)
    return layout
  }

  private static func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { $0.fragments.map(\.text).joined() }
  }

  @Test func linesAreFilledGreedily() {
    let lines = Self.lines(Self.layout(Self.sentence, width: 150))
    #expect(lines == ["Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame."])
  }

  @Test func aLoneLastWordGetsCompanyWhereThatIsMoreEven() {
    #expect(Self.lines(Self.layout(Self.sentence, width: 400)).last == "narrow frame.")
    for width in stride(from: 75.0, through: 105, by: 5) {
      #expect(Self.lines(Self.layout("Layout must wrap", width: width)) == ["Layout", "must wrap"])
    }
    for width in stride(from: 90.0, through: 125, by: 5) {
      #expect(Self.lines(Self.layout("Layout wrap sentence", width: width)) == ["Layout wrap", "sentence"])
    }
  }

  @Test func aLongWordIsBrokenBetweenCharacters() {
    let lines = Self.lines(Self.layout("Supercalifragilistic", width: 60))
    #expect(lines.count == 2)
    #expect(lines.joined() == "Supercalifragilistic")
  }

  @Test func lineFeedsBreakAndAnEmptyLastLineCounts() {
    #expect(Self.lines(Self.layout("Left\nRight side", width: nil)) == ["Left", "Right side"])
    #expect(Self.lines(Self.layout("One\r\n\r\nTwo\n", width: nil)) == ["One", "", "Two", ""])
    #expect(Self.layout("One\n", width: nil).measure.size.height == 32)
  }

  @Test func zeroWidthGivesEachCharacterALine() {
    let layout = Self.layout("Right-click me", width: 0)
    #expect(layout.lines.count == 13)
    #expect(layout.measure.size.width == 0)
    // Measured on macOS 27.0: without any room at all its baselines stay.
    let nothing = Self.layout("Right-click me", width: 0, height: 0).measure
    #expect(nothing.size == .zero)
    #expect(nothing.firstBaseline == 13)
    #expect(Self.layout("Right-click me", width: 0, height: 0, platform: .iOS).measure == .zero)
  }

  @Test func nothingIsProposedMeansOneLine() {
    let ideal = Self.layout(Self.sentence, width: nil)
    #expect(ideal.lines.count == 1)
    #expect(ideal == Self.layout(Self.sentence, width: .infinity))
    #expect(ideal == Self.layout(Self.sentence, width: .nan))
    #expect(Self.layout(Self.sentence, width: -5).measure.size.width == 0)
  }

  @Test func anAnswerAsProposalGivesTheSameLines() {
    for width in stride(from: 20.0, through: 460, by: 3.7) {
      let first = Self.layout(Self.sentence, width: width)
      let size = first.measure.size
      #expect(
        Self.lines(Self.layout(Self.sentence, width: size.width, height: size.height)) == Self.lines(first))
    }
  }

  @Test func noLineIsWiderThanTheProposal() {
    for width in stride(from: 0.0, through: 460, by: 7.3) {
      for line in Self.layout(Self.sentence, width: width).lines where line.fragments[0].text.count > 1 {
        #expect(line.width <= width + 1e-6)
      }
    }
  }

  @Test func halfAPixelTooMuchBreaksNoSingleLine() {
    let text = "Layout must wrap this"
    let drawn = Self.layout(text, width: nil).lines.map(\.width).max() ?? 0
    #expect(Self.layout(text, width: drawn - 0.2).lines.count == 1)
    #expect(Self.layout(text, width: drawn - 0.3).lines.count == 2)
  }

  @Test(arguments: [
    (1, "Layout must wrap this…"), (2, "sentence onto several…"), (3, "lines inside a narrow fr…"),
    (4, "frame."),
  ]) func theLastPermittedLineIsCutByCharacters(limit: Int, last: String) {
    let layout = Self.layout(Self.sentence, width: 150) { $0.lineLimit = limit }
    #expect(Self.lines(layout).last == last)
    #expect(layout.lines.count == limit)
    #expect(layout.isTruncated == (limit < 4))
  }

  @Test func truncationModes() {
    func cut(_ mode: TextSpec.Truncation, _ limit: Int) -> String? {
      Self.lines(Self.layout(Self.sentence, width: 150) { ($0.truncation, $0.lineLimit) = (mode, limit) })
        .last
    }
    #expect(cut(.head, 1) == "…inside a narrow frame.")
    #expect(cut(.middle, 1) == "Layout mus…rrow frame.")
    #expect(cut(.middle, 2) == "sentence o…rrow frame.")
  }

  @Test func aCutParagraphShowsAnEllipsisThoughItFits() {
    let layout = Self.layout("Hello\nWorld", width: nil) { $0.lineLimit = 1 }
    #expect(Self.lines(layout) == ["Hello…"])
    #expect(layout.isTruncated)
  }

  @Test(arguments: [(8.0, 1), (20, 1), (32, 2), (40, 2), (48, 3), (70, 4), (80, 5), (500, 5)])
  func lowHeightsKeepWholeLines(height: Double, lines: Int) {
    let layout = Self.layout(Self.sentence, width: 110, height: height)
    #expect(layout.lines.count == lines)
    #expect(layout.measure.size.height == Double(lines) * 16)
    #expect(layout.isTruncated == (lines < 5))
  }

  @Test func reservedLinesCountWithoutText() {
    let layout = Self.layout("Hello", width: nil) { $0.reservedLines = 3 }
    #expect(layout.measure.size.height == 48)
    #expect(layout.measure.lastBaseline == 13)
  }

  @Test func alignmentMovesLinesInsideTheText() {
    let plain = Self.layout(Self.sentence, width: 150)
    for (alignment, share) in [(TextSpec.TextAlignment.center, 0.5), (.trailing, 1)] {
      let moved = Self.layout(Self.sentence, width: 150) { $0.alignment = alignment }
      #expect(moved.measure == plain.measure)
      for (line, still) in zip(moved.lines, plain.lines) {
        #expect(abs(line.x - (moved.measure.size.width - still.width) * share) < 1e-9)
        #expect(line.fragments[0].x == line.x)
      }
    }
  }

  @Test func baselineOffsetsMakeATextTaller() {
    func measure(_ offset: Double) -> TextMeasure {
      Self.layout("Hello", width: nil) { $0.runs[0].baselineOffset = offset }.measure
    }
    #expect(measure(6).size.height == 22)
    #expect(measure(6).firstBaseline == 19)
    #expect(measure(-4).size.height == 20)
    #expect(measure(-4).firstBaseline == 13)
  }

  @Test func kerningCountsAfterEveryCharacter() {
    func width(_ kerning: Double) -> Double {
      Self.layout("Hello", width: nil) { $0.runs[0].kerning = kerning }.measure.size.width
    }
    #expect(width(2) - width(0) == 10)
    #expect(width(5) - width(0) == 25)
    #expect(width(-1) - width(0) == -5)
    #expect(width(.nan) == width(0))
  }

  @Test func runsAreOneParagraph() {
    let layout = Self.layout("", width: 150) { spec in
      var heading = TextRun(text: "Layout must ", font: FontDescriptor(.platformDefault), paint: .none)
      heading.font.isBold = true
      spec.runs = [
        heading, TextRun(text: "wrap this", font: FontDescriptor(.style(.largeTitle)), paint: .none),
      ]
    }
    #expect(Self.lines(layout) == ["Layout must", "wrap this"])
    #expect(layout.lines[0].fragments.map(\.run) == [0])
    #expect(layout.lines[1].fragments.map(\.run) == [1])
    #expect(layout.lines[1].fragments[0].font.size == 26)
  }

  @Test func softHyphensShowOnlyAtABreak() {
    let text = "Extra\u{AD}ordinary"
    #expect(Self.lines(Self.layout(text, width: nil)) == ["Extraordinary"])
    #expect(Self.lines(Self.layout(text, width: 60)) == ["Extra-", "ordinary"])
    let narrow = Self.layout("a Extra\u{AD}ordinary", width: 53)
    #expect(Self.lines(narrow) == ["a Extra-", "ordinary"])
    for line in narrow.lines { #expect(line.width <= 53) }
  }

  @Test func shrinkingActsOnlyOnWhatWouldBeCut() {
    func shrunk(_ width: Double, _ limit: Int?) -> TextLayout {
      Self.layout("The quick brown fox", width: width) {
        ($0.minimumScaleFactor, $0.lineLimit) = (0.5, limit)
      }
    }
    // Recorded on macOS 26.6, where the sample is 1.2 % wider than on 26.2.
    for (width, height) in [(120.0, 15.0), (100, 13), (40, 8)] {
      #expect(shrunk(width, 1).measure.size.height == height)
    }
    #expect(!shrunk(100, 1).isTruncated)
    #expect(shrunk(40, 1).isTruncated)
    #expect(shrunk(80, nil).measure.size.height == 32)
    #expect(shrunk(80, 2).measure.size.height == 32)
    #expect(shrunk(40, 1).lines[0].fragments[0].font.size == 6.5)
  }

  @Test func tighteningClosesSpacingBeforeCutting() {
    func layout(_ width: Double, _ tightens: Bool) -> TextLayout {
      Self.layout("The quick brown fox", width: width) { ($0.allowsTightening, $0.lineLimit) = (tightens, 1) }
    }
    let natural = layout(1000, false).measure.size.width
    #expect(!layout(natural - 2, true).isTruncated)
    #expect(layout(natural - 2, true).measure.size.width <= natural - 2)
    #expect(layout(natural - 2, false).isTruncated)
    #expect(layout(112, true).measure.size.width < layout(112, false).measure.size.width)
  }

  /// Measured on macOS 27.0; on iOS nothing was.
  @Test func anEmptyTextIsAsTallAsALineOfAppKits() {
    #expect(Self.layout("", width: nil).measure.size == Size(width: 0, height: 14))
    #expect(Self.layout("", width: nil, platform: .iOS).measure == .zero)
    #expect(Self.layout("", width: 100).lines.isEmpty)
    #expect(Self.layout(" ", width: nil).measure.size.height == 16)
  }

  @Test func linesLieOnTheBaselinesThatTheTextAnswers() {
    for platform in Platform.allCases {
      let layout = Self.layout(Self.sentence, width: 120, platform: platform)
      #expect(layout.lines.first?.baseline == layout.measure.firstBaseline)
      let last = layout.lines.last?.baseline ?? .nan
      #expect(layout.measure.lastBaseline - last >= 0 && layout.measure.lastBaseline - last < 0.5)
    }
  }
}
