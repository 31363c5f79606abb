import Lay
import LayCompletion
import LaySyntax

/// What came of the test of a preview.
struct TestOutcome: Equatable {
  var name: String
  var variants: Int
  var failed: Int

  var words: String {
    failed > 0
      ? "Test: \(failed) of \(variants) fail"
      : variants == 1 ? "Test: as expected" : "Test: all \(variants) as expected"
  }
}

/// What stands above each `#Preview` in an editor.
extension EditedDocument {
  /// Where the previews begin, with their names, in source order.
  var previews: [(name: String, range: SourceRange)] {
    let tree = reading.syntax
    return tree.children(tree.root).compactMap { node in
      guard tree.kind(node) == .macroExpansion, tree.name(node) == "Preview" else { return nil }
      return (tree.title(ofMacro: node), tree.range(node))
    }
  }

  /// The canvas of each preview and how much is found in it: a click shows it, another tells what is found.
  func lenses(
    _ compilation: Compilation, _ findings: LintResult?, _ tested: [TestOutcome]?, address: String
  ) -> JSONValue {
    let previews = previews
    let isTested = ["lay:expect", "lay:test"].contains { String.stands($0, in: source.bytes[...]) }
    let counts = Self.counts(
      of: findings?.diagnostics.map(\.range.start.offset) ?? [], in: previews.map(\.range))
    // Layouts come in the order of the previews; a file with other layouts has more of them.
    let layouts = compilation.layouts
    let layoutsByName = Dictionary(layouts.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var lenses: [JSONValue] = []
    for (index, preview) in previews.enumerated() {
      let name = preview.name == "Preview" ? "" : String(preview.name.dropFirst("Preview ".utf8.count))
      let layout =
        (name.isEmpty ? nil : layoutsByName[name]).map { layouts[$0] }
        ?? (layouts.count == previews.count ? layouts[index] : nil)
      let count = counts[index]
      var words = layout.map { [Self.points($0.canvas.width) + " × " + Self.points($0.canvas.height)] } ?? []
      if count > 0 { words.append(count == 1 ? "1 finding" : "\(count) findings") }
      let range = SourceRange(start: preview.range.start, end: preview.range.start)
      let place = position(preview.range.start)
      var commands = [
        ((words + ["Preview"]).joined(separator: " · "), "lay.preview"), ("Explain", "lay.explain"),
      ]
      if isTested {
        let outcome =
          tested.flatMap { all in
            all.first { !name.isEmpty && $0.name == name }
              ?? (all.count == previews.count ? all[index] : nil)
          }
        commands.append((outcome?.words ?? "Test", "lay.test"))
      }
      for (title, command) in commands {
        lenses.append(
          .object([
            "range": self.range(range),
            "command": Self.command(title, command, .string(address), place),
          ]))
      }
    }
    return .array(lenses)
  }

  /// How many of these offsets lie in each of the ranges, which follow one another.
  private static func counts(of offsets: [Int], in ranges: [SourceRange]) -> [Int] {
    var counts = ranges.map { _ in 0 }
    var index = 0
    for offset in offsets.sorted() {
      while index < ranges.count, ranges[index].end <= offset { index += 1 }
      guard index < ranges.count else { break }
      if ranges[index].start <= offset { counts[index] += 1 }
    }
    return counts
  }
}
