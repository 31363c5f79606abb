import LayOutput
import LaySyntax
import LayViews

/// Suggestions as people and programs read them.
package struct SuggestionReport {
  private let source: SourceFile
  private let suggestions: [Suggestion]
  private let holds: Bool

  package init(_ source: SourceFile, holds: Bool, _ suggestions: [Suggestion]) {
    self.source = source
    self.holds = holds
    self.suggestions = suggestions
  }

  // MARK: Text

  /// Each as what to do, why, the frames before and after, and a unified diff.
  package func text() -> [UInt8] {
    if holds { return Array("it is true as it is\n".utf8) }
    var output: [UInt8] = []
    for (index, suggestion) in suggestions.enumerated() {
      output += (index == 0 ? "" : "\n").utf8
      output += "\(index + 1). \(suggestion.title)\n".utf8
      if !suggestion.reason.isEmpty { output += "   \(suggestion.reason)\n".utf8 }
      let shown = suggestion.changedFrames.filter({ $0.isAskedAbout })
      for frame in shown { output += "   \(line(of: frame))\n".utf8 }
      let others = suggestion.changedFrames.count - shown.count
      if others > 0 { output += "   and \(others) other view\(others == 1 ? "" : "s") changed\n".utf8 }
      for warning in warnings(suggestion.price) { output += "   but \(warning)\n".utf8 }
      output += UnifiedDiff(source.shownFile).write(suggestion.source.bytes)
    }
    return output
  }

  private func line(of frame: Suggestion.ChangedFrame) -> String {
    let name = "\(frame.view.visible) at \(frame.place.line):\(frame.place.column)"
    guard let after = frame.after else { return "\(name): was \(words(frame.before)), is there no more" }
    return "\(name): \(words(frame.before)) → \(words(after))"
  }

  private func words(_ frame: Rect) -> String {
    let numbers = [frame.size.width, frame.size.height, frame.minX, frame.minY].map { sourceNumber($0) }
    return "\(numbers[0]) × \(numbers[1]) at (\(numbers[2]), \(numbers[3]))"
  }

  private func warnings(_ price: Suggestion.Price) -> [String] {
    var warnings: [String] = []
    if price.newFindings > 0 {
      warnings.append(
        "lint finds \(price.newFindings) more thing\(price.newFindings == 1 ? "" : "s") afterwards")
    }
    if price.failedTrials > 0 {
      warnings.append("it is not true at the largest type size, or in the other direction")
    }
    return warnings
  }

  // MARK: JSON

  /// UTF-8; `grammar/suggestions.schema.json` describes it.
  package func json() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("version", JSONWriter.version)
      json.member("file", source.name)
      json.member("holds", isTrue: holds)
      json.array("suggestions") { json in
        for suggestion in suggestions {
          json.element()
          json.object { write(suggestion, &$0) }
        }
      }
    }
    return json.finish()
  }

  private func write(_ suggestion: Suggestion, _ json: inout JSONText) {
    json.member("title", suggestion.title)
    json.member("reason", suggestion.reason)
    json.member("cost", suggestion.price.cost)
    json.array("edits") { json in
      for edit in suggestion.edits {
        json.element()
        json.object(inline: true) { json in
          let (start, end) = (source.location(of: edit.range.start), source.location(of: edit.range.end))
          json.member("line", start.line)
          json.member("column", start.column)
          json.member("endLine", end.line)
          json.member("endColumn", end.column)
          json.member("text", edit.replacement)
        }
      }
    }
    json.array("changedFrames") { json in
      for frame in suggestion.changedFrames {
        json.element()
        json.object(inline: true) { json in
          json.member("view", frame.view)
          json.member("line", frame.place.line)
          json.member("column", frame.place.column)
          json.object("before") { write(frame.before, &$0) }
          if let after = frame.after { json.object("after") { write(after, &$0) } }
        }
      }
    }
    json.member("text", String(decoding: suggestion.source.bytes, as: UTF8.self))
  }

  private func write(_ frame: Rect, _ json: inout JSONText) {
    json.member("x", frame.minX)
    json.member("y", frame.minY)
    json.member("width", frame.size.width)
    json.member("height", frame.size.height)
  }
}
