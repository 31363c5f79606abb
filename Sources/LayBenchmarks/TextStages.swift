import LayText
import LayViews

/// A megabyte of prose, measured and wrapped as paragraphs of one text.
enum TextStages {
  static let shape = "prose"

  private static let width = 300.0
  private static let size = 1_000_000

  /// Shaping, wrapping at the first width asked for, and at another one.
  static func add(to report: inout Report) {
    let text = TextSpec(runs: [TextRun(text: prose(), font: FontDescriptor(.style(.body)), paint: .none)])
    let bytes = text.runs[0].text.utf8.count
    func add<Input>(_ stage: String, _ prepare: () -> Input, _ work: (inout Input) -> some Any) {
      let time = Stopwatch.time(prepare, work)
      report.add(
        shape, stage, size: size, .megabytesPerSecond, Double(bytes) / time.median * 1e3, spread: time.spread)
    }
    let fresh = { TextMeasurer(configuration: Configuration()) }
    let shaped = {
      var measurer = fresh()
      let text = measurer.shape(text, dynamicTypeSize: .large)
      return (measurer: measurer, text: text)
    }
    let wrapped = {
      var input = shaped()
      _ = input.measurer.measure(input.text, width: width, height: nil)
      return input
    }
    add("shape", fresh) { $0.shape(text, dynamicTypeSize: .large) }
    add("wrap", shaped) { $0.measurer.measure($0.text, width: width, height: nil) }
    add("re-wrap", wrapped) { $0.measurer.measure($0.text, width: width / 2, height: nil) }
  }

  /// Sentences of made-up words, a line feed after every sixth: the same on every run.
  private static func prose() -> String {
    let syllables = ["ta", "lor", "em", "si", "vel", "quin", "do", "mar", "es", "un", "Wy", "pra"]
    var state: UInt64 = 42
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var text = ""
    var sentences = 0
    while text.utf8.count < size {
      for word in 0...6 + next(10) {
        if word > 0 { text += next(12) == 0 ? ", " : " " }
        for _ in 0...next(4) { text += syllables[next(syllables.count)] }
      }
      sentences += 1
      text += sentences % 6 == 0 ? ".\n" : ". "
    }
    return text
  }
}
