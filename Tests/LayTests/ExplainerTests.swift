import Foundation
import Lay
import Testing

/// An explanation's arithmetic is arithmetic: every `a − b = c` that it prints is worked out again, and what it
/// comes to is the frame.
@Suite struct ExplainerTests {
  @Test(arguments: cases)
  func addsUp(_ test: Case) throws {
    let text = try explanation(of: test.view)
    for expected in test.expected { #expect(text.contains(expected), "\(expected) is not in\n\(text)") }
    let equations = Self.equations(in: text)
    for (equation, left, right) in equations {
      // Numbers are printed with three decimals.
      #expect(abs(left - right) <= 0.0021, "\(equation)")
    }
  }

  /// What the explanation says is what the layout does.
  @Test(arguments: cases)
  func endsAtTheFrame(_ test: Case) throws {
    let text = try explanation(of: test.view)
    let source = SourceFile(name: "case.lay", text: Self.preview(test.view))
    let frame = try #require(Compiler().compile(source).layouts.first?.frame(ofID: "x"))
    let heading = try #require(text.split(separator: "\n").first)
    let numbers = Self.numbers(in: String(heading.split(separator: ":").last ?? ""))
    #expect(zip(numbers, [frame.width, frame.height, frame.x, frame.y]).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(numbers.count == 4)
  }

  /// Where each step lies in the one before is what the lines about x and y come to.
  @Test(arguments: cases)
  func placementsAddUp(_ test: Case) throws {
    let (text, steps) = try explained(test.view)
    // Without the canvas, the root, and the sentence at the end.
    let blocks = Self.blocks(of: text).dropFirst(2).dropLast()
    #expect(blocks.count == steps.count - 1)
    for (block, (outer, inner)) in zip(blocks, zip(steps, steps.dropFirst())) {
      for axis in ["x", "y"] {
        let lines = block.filter { $0.hasPrefix("\(axis): ") }
        guard outer.kind != "Grid", outer.kind != "GridRow", !outer.kind.hasPrefix("Lazy") || axis == "y"
        else {
          continue
        }
        let moved = (inner.frame[axis] ?? 0) - (outer.frame[axis] ?? 0)
        #expect(abs(moved - Self.offset(lines)) < 0.002, "\(axis) of \(inner.kind) in\n\(text)")
      }
    }
  }

  /// The last sentence names what decided, and where it stands.
  @Test(arguments: [
    (
      #"HStack(spacing: 0) { Color.red.id("x"); Color.blue }"#,
      "so it is 150 wide, all that HStack at 2:3 offers as its share among 2; 200 high, all that the canvas offers; "
        + "and at (0, 0), at the left of the canvas across and at the top of the canvas down"
    ),
    (
      #"VStack { Color.red.id("x") }.padding(20)"#,
      "so it is 260 wide, all that the padding at 2:32 leaves of 300; 160 high, all that the padding at 2:32 leaves of "
        + "200; and at (20, 20), after the padding at 2:32 across and after the padding at 2:32 down"
    ),
    (
      #"ScrollView { Color.red.id("x").frame(width: 40) }"#,
      "so it is 40 wide, all that the frame at 2:34 says; 10 high, for ScrollView at 2:3 offers no height: its own size; "
        + "and at (130, 0), in the middle of the canvas across and at the top of the canvas down"
    ),
    (
      #"VStack(alignment: .leading, spacing: 0) { Color.red.frame(width: 90, height: 20); Color.blue.frame(width: 40, height: 10).id("x") }.id("y")"#,
      "so it is 40 wide, as it says itself; 10 high, as it says itself; and at (105, 105), in the middle of the canvas "
        + "across and after what comes before it in VStack #y at 2:3 down"
    ),
    (
      #"HStack { Color.red.frame(width: 9, height: 30); Color.blue.frame(width: 9, height: 50) }.id("x")"#,
      "so it is 26 wide, of the 300 offered: as its 2 children and their gaps; 50 high, of the 200 offered: as its "
        + "tallest child, Color.frame at 2:62; and at (137, 75), in the middle of the canvas across and in the middle of "
        + "the canvas down"
    ),
  ])
  func endsWithWhatDecided(view: String, sentence: String) throws {
    #expect(try explanation(of: view).hasSuffix("\n\n" + sentence + "\n"))
  }

  /// On the way into a row or a label the parts around it are told, too.
  @Test func goesOnInsideControls() throws {
    let row = try explanation(of: #"List { Color.red.id("x") }.listStyle(.plain)"#)
    #expect(row.contains("in it, a padding, width: 300 − 32 = 268 for the content"), "\(row)")
    let parts = try everyStep(to: #"List { Color.red.id("x") }.listStyle(.plain)"#).steps.filter {
      $0.part == true
    }
    // The row is 32 points narrower inside its insets than the list is wide.
    #expect(parts.contains { $0.kind == "padding" && $0.frame["width"] == 300 }, "\(parts.map { $0.kind })")
    let label = try explanation(of: #"Button { } label: { Text("A").id("x") }.buttonStyle(.bordered)"#)
    #expect(label.contains("in it, a padding, width: "), "\(label)")
    let cell = try explanation(
      of:
        #"LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(60))]) { Color.blue; Color.red.id("x") }"#
    )
    #expect(cell.contains("in column 2 of 2, which begins at 48"), "\(cell)")
  }

  /// The documentation's example is what comes of its file.
  @Test func theArticleIsTrue() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Lay/Lay.docc/Explanations.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    func block(_ language: String) throws -> String {
      let start = try #require(text.range(of: "```\(language)\n")).upperBound
      return String(
        text[start..<(try #require(text.range(of: "```\n", range: start..<text.endIndex)).lowerBound)])
    }
    let source = SourceFile(name: "row.lay", text: try block("swift"))
    for target in [Explainer.Target.id("middle"), .place(line: 4, column: 30)] {
      guard case .explanation(let found, _) = Explainer().explain(target, in: source) else {
        Issue.record("nothing found")
        return
      }
      #expect(found == (try block("text")))
    }
  }

  /// Every section that a step refers to is there to be read.
  @Test(arguments: cases)
  func rulesAreDocumented(_ test: Case) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Lay/Lay.docc")
    let articles = try ["LayoutRules", "ScrollingAndFitting", "Grids"].map {
      try String(contentsOf: folder.appendingPathComponent($0 + ".md"), encoding: .utf8)
    }
    for step in try explained(test.view).steps {
      #expect(articles.contains { $0.contains("\n## \(step.rule)\n") }, "\(step.rule)")
    }
  }

  /// A place names the innermost view or modifier around it, inside arguments and over several lines, too.
  @Test(arguments: [
    ("Text(\"A^\").padding(3)", "Text"), ("Text(\"A\").padding(^3)", "padding"),
    ("Text(\"A\").pad^ding(3)", "padding"),
    ("HStack {^ Text(\"A\") }", "HStack"), ("HStack {\n  Text(\"A\")\n  ^  .padding()\n}", "HStack"),
    ("HStack {\n  Color.re^d\n}", "Color"), ("HStack { Co^lor.red.frame(width: 4) }", "Color"),
    ("VStack { Text(\"A\") }.frame(width: 1^0)", "frame"),
  ])
  func findsTheInnermostView(marked: String, kind: String) throws {
    let before = marked.prefix { $0 != "^" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let place = Explainer.Target.place(line: lines.count, column: (lines.last?.count ?? 0) + 1)
    let source = SourceFile(name: "a.lay", text: marked.replacingOccurrences(of: "^", with: ""))
    guard case .explanation(_, let json) = Explainer().explain(place, in: source) else {
      Issue.record("nothing found")
      return
    }
    let document = try JSONDecoder().decode(Document.self, from: Data(json))
    #expect(document.steps.last?.kind == kind)
  }

  @Test func namesWhatIsThereWhenAViewIsNot() {
    let answer = Explainer().explain(.id("y"), in: SourceFile(name: "a.lay", text: #"Color.red.id("x")"#))
    guard case .noSuchView(let ids) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(ids == ["x"])
  }

  private static func preview(_ view: String) -> String {
    "#Preview(\"Case\", traits: .fixedLayout(width: 300, height: 200)) {\n  \(view)\n}\n"
  }

  private struct Document: Decodable { var steps: [Step] }

  private struct Step: Decodable {
    var kind: String
    var rule: String
    var frame: [String: Double]
    /// Of a control or row, with no lines of its own about where it lies.
    var part: Bool?
  }

  private func explanation(of view: String) throws -> String { try explained(view).text }

  private func explained(_ view: String) throws -> (text: String, steps: [Step]) {
    let (text, steps) = try everyStep(to: view)
    return (text, steps.filter { $0.part == nil })
  }

  private func everyStep(to view: String) throws -> (text: String, steps: [Step]) {
    let source = SourceFile(name: "case.lay", text: Self.preview(view))
    let answer = Explainer().explain(.id("x"), in: source, isVerbose: true)
    guard case .explanation(let text, let json) = answer else {
      Issue.record("\(answer)")
      return ("", [])
    }
    return (text, try JSONDecoder().decode(Document.self, from: Data(json)).steps)
  }

  /// The indented lines of each step, without their indentation; the canvas first.
  private static func blocks(of text: String) -> [[String]] {
    var blocks: [[String]] = []
    for line in text.split(separator: "\n").dropFirst() {
      if line.hasPrefix("  ") {
        blocks[blocks.count - 1].append(String(line.drop { $0 == " " }))
      } else {
        blocks.append([])
      }
    }
    return blocks
  }

  /// What the lines about one axis come to: from the left or top edge.
  private static func offset(_ lines: [String]) -> Double {
    var offset = 0.0
    for line in lines {
      if line.contains("right to left") {
        let parts = numbers(in: line)
        // It begins from what the line before came to.
        #expect(parts.count == 4 && abs(parts[1] - offset) < 0.002, "\(line)")
        #expect(parts.count == 4 && abs(parts[0] - (parts[1] + parts[2]) - parts[3]) < 0.003, "\(line)")
        offset = parts.last ?? 0
      } else if line.contains("rests at") {
        offset = 0
      } else if let result = matches("= (−?[0-9.]+)", line).last?.first.flatMap({ value($0) }) {
        offset = result
      } else {
        offset = matches("(−?[0-9.]+)(?: of|;)", line).first?.first.flatMap { value($0) } ?? 0
      }
    }
    return offset
  }

  private static func numbers(in text: String) -> [Double] {
    text.replacingOccurrences(of: "−", with: "-").split { !"-.0123456789".contains($0) }.compactMap {
      Double($0)
    }
  }

  /// Every `a op b = c` and `min(max(a, b), c) = d`, words between the numbers left out.
  private static func equations(in text: String) -> [(String, Double, Double)] {
    var found: [(String, Double, Double)] = []
    let number = "(−?[0-9.]+)"
    let words =
      "(?: of gaps and fixed tracks| held back for lower priorities| held back until now| held back for the content| of gaps| of gap| of children)?"
    for line in text.split(separator: "\n").map(String.init) {
      for match in matches("\(number)\(words) ([−+/]) \(number)\(words) = \(number)", line) {
        guard let a = value(match[0]), let b = value(match[2]), let c = value(match[3]) else { continue }
        let result = match[1] == "−" ? a - b : match[1] == "+" ? a + b : a / b
        found.append((line, result, c))
      }
      for match in matches("min\\(max\\(\(number), \(number)\\), \(number)\\) = \(number)", line) {
        let n = match.compactMap { value($0) }
        if n.count == 4 { found.append((line, min(max(n[0], n[1]), n[2]), n[3])) }
      }
      for match in matches("max\\(min\\(\(number), \(number)\\), \(number)\\) = \(number)", line) {
        let n = match.compactMap { value($0) }
        if n.count == 4 { found.append((line, max(min(n[0], n[1]), n[2]), n[3])) }
      }
    }
    return found
  }

  private static func value(_ text: String) -> Double? {
    Double(text.replacingOccurrences(of: "−", with: "-"))
  }

  private static func matches(_ pattern: String, _ line: String) -> [[String]] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    let whole = NSRange(line.startIndex..., in: line)
    return expression.matches(in: line, range: whole).map { match in
      (1..<match.numberOfRanges).compactMap { Range(match.range(at: $0), in: line).map { String(line[$0]) } }
    }
  }
}
