import LayViews

#if !hasFeature(Embedded)
/// A text of Foundation's whose parts have attributes: an `AttributedString`, a part of one, one of its runs, or attributes
/// alone, which are a run without characters.
package struct AttributedValue: Sendable, Equatable {
  /// Characters of the same attributes.
  package struct Run: Sendable, Equatable {
    package var text: String
    package var attributes = TextAttributes()
    package var link: URLValue?

    package init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
      self.text = text
      self.attributes = attributes
    }

    func hasAttributes(of other: Run) -> Bool { attributes == other.attributes && link == other.link }
  }

  package var type: BuiltinType
  package private(set) var runs: [Run]
  /// How many characters stand before it in the text that it is a part of: indices are those of that text.
  package private(set) var start = 0

  package init(_ text: String) {
    type = .attributedString
    runs = text.isEmpty ? [] : [Run(text)]
  }

  package init(_ segments: [TextValue.Segment]) {
    self.init("")
    for segment in segments { append(Run(segment.text, segment.attributes)) }
  }

  /// Attributes alone.
  package init(attributes: Run) {
    type = .attributeContainer
    runs = [attributes]
    runs[0].text = ""
  }

  package var text: String { runs.reduce(into: "") { $0 += $1.text } }

  /// The length of its text in bytes.
  package var size: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  /// The indices of its characters.
  package var indices: Range<Int> { start..<(start + runs.reduce(0) { $0 + $1.text.count }) }

  /// The segments of a view: a link has the tint where it has no colour of its own.
  package var segments: [TextValue.Segment] {
    guard !runs.isEmpty else { return [TextValue.Segment(text: "")] }
    return runs.map { run in
      var segment = TextValue.Segment(text: run.text, attributes: run.attributes)
      if run.link != nil, segment.attributes.style == nil { segment.attributes.style = StyleValue(.tint) }
      return segment
    }
  }

  // MARK: Parts

  /// Each run as a part of the text.
  package var parts: [AttributedValue] {
    var start = start
    return runs.map { run in
      var part = self
      part.type = .attributedRun
      part.runs = [run]
      part.start = start
      start += run.text.count
      return part
    }
  }

  /// The part between two indices, which has to lie inside.
  package func part(_ range: Range<Int>) -> AttributedValue {
    var part = self
    part.runs = []
    part.start = range.lowerBound
    var place = start
    for run in runs {
      let count = run.text.count
      let common = (place..<(place + count)).clamped(to: range)
      if !common.isEmpty {
        var piece = run
        piece.text = String(run.text.dropFirst(common.lowerBound - place).prefix(common.count))
        part.runs.append(piece)
      }
      place += count
    }
    return part
  }

  /// Puts another text in the place of the characters between two indices, which have to lie inside.
  package mutating func replace(_ range: Range<Int>, with other: AttributedValue) {
    var result = part(start..<range.lowerBound)
    for run in other.runs { result.append(run) }
    for run in part(range.upperBound..<indices.upperBound).runs { result.append(run) }
    runs = result.runs
  }

  package mutating func append(_ other: AttributedValue) {
    for run in other.runs { append(run) }
  }

  private mutating func append(_ run: Run) {
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.hasAttributes(of: run) {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }

  /// Changes the attributes of all runs.
  package mutating func changeRuns(_ change: (inout Run) -> Void) {
    let old = runs
    if type != .attributeContainer { runs = [] }
    for (index, var run) in old.enumerated() {
      change(&run)
      if type == .attributeContainer { runs[index] = run } else { append(run) }
    }
  }
}
#endif
