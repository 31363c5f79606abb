import Foundation
import Lay
import Testing

/// An explanation's arithmetic is arithmetic: every `a − b = c` that it prints is worked out again, and what it
/// comes to is the frame.
@Suite struct ExplainerTests {
  /// A preview, the id of a view in it, and what must be printed on the way.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var view: String
    var expected: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "both bounds",
      view: #"Color.red.frame(minWidth: 100, maxWidth: 200).id("x").frame(width: 150, height: 20)"#,
      expected: ["min 100, max 200; proposed 150: min(max(150, 100), 200) = 150"]),
    Case(
      name: "only a minimum",
      view:
        #"Color.red.frame(width: 40, height: 20).frame(minWidth: 100).id("x").frame(width: 60, height: 20)"#,
      expected: ["min 100; proposed 60: content 40, max(min(100, 40), 100) = 100"]),
    Case(
      name: "only a maximum",
      view:
        #"Color.red.frame(width: 80, height: 20).frame(maxWidth: 100).id("x").frame(width: 60, height: 20)"#,
      expected: ["max 100; proposed 60: content 80, min(max(60, 80), 100) = 80"]),
    Case(
      name: "an ideal", view: #"Color.red.frame(idealWidth: 70, idealHeight: 30).id("x").fixedSize()"#,
      expected: ["ideal 70; proposed any width: the ideal = 70", "answers 70 × 30 [Frames]"]),
    Case(
      name: "the least flexible first",
      view:
        #"HStack(spacing: 10) { Color.red; Color.blue.frame(minWidth: 90, maxWidth: 120).id("x"); Color.green.frame(width: 50) }"#,
      expected: [
        "300 − 20 of gaps = 280 for 3 children", "1. Color.frame (rigid): 280 / 3 = 93.333, takes 50",
        "2. Color.frame #x (90…120): 230 / 2 = 115, takes 115, 230 − 115 = 115 left",
      ]),
    Case(
      name: "a priority",
      view: #"HStack(spacing: 0) { Color.red.frame(minWidth: 40); Color.blue.layoutPriority(1).id("x") }"#,
      expected: [
        "300 − 40 held back for lower priorities = 260", "takes 260", "0 + 40 held back until now = 40",
      ]),
    Case(
      name: "quiz: minimums that fit",
      view:
        #"LazyVGrid(columns: [GridItem(.flexible(minimum: 120)), GridItem(.flexible(minimum: 50))]) { Color.red.id("x"); Color.blue }.frame(width: 200)"#,
      expected: ["192 / 2 = 96, takes 120, 192 − 120 = 72 left", "72 / 1 = 72, takes 72"]),
    Case(
      name: "quiz: minimums that do not fit",
      view:
        #"LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) { Color.red.id("x"); Color.blue }.frame(width: 200)"#,
      expected: [
        "192 / 2 = 96, takes 96, 192 − 96 = 96 left", "96 / 1 = 96, takes 120",
        "divided once more in its answer, 224",
        "216 / 2 = 108, takes 108, 216 − 108 = 108 left",
      ]),
    Case(
      name: "quiz: fixed and adaptive",
      view:
        #"LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { Color.red.id("x"); Color.blue }.frame(width: 260)"#,
      expected: ["260 − 78 of gaps and fixed tracks = 182 for 1", "3 tracks of 55.333"]),
    Case(
      name: "text between rectangles",
      view: #"VStack { Rectangle(); Text("Am I in the middle?").id("x"); Rectangle() }"#,
      expected: ["edge above text 0 + 6.434 = 6.434", "edge below text 10.642 + 0 = 10.642"]),
    Case(
      name: "text in lines", view: #"Text("As many lines as it needs").frame(width: 90).id("x")"#,
      expected: ["fixed: width 90"]),
    Case(
      name: "text that is cut",
      view: #"Text("Total balance this month").lineLimit(1).id("x").frame(width: 90)"#,
      expected: ["ideal 186.667 × 20.333; set in one line of ", ", and cut"]),
    Case(
      name: "padding and alignment",
      view:
        #"Color.red.frame(width: 40, height: 20).id("x").frame(width: 100, height: 60, alignment: .bottomTrailing).padding(10)"#,
      expected: ["300 − 20 = 280 for the content", "trailing on trailing, 100 − 40 = 60"]),
    Case(
      name: "a scroll view",
      view:
        #"ScrollView { VStack(spacing: 0) { ForEach(0..<5) { _ in Color.red.frame(height: 90) } }.id("x") }"#,
      expected: [
        "proposes no height to its content", "rests at the top: 450 − 200 = 250 out of sight",
        "[Scroll views]",
      ]),
    Case(
      name: "a bar above",
      view: #"Color.red.id("x").safeAreaInset(edge: .top, spacing: 6) { Color.blue.frame(height: 44) }"#,
      expected: [
        "200 − 6 of gap = 194, 194 − 0 held back for the content = 194; takes 44",
        "194 − 44 = 150; takes 150",
        "after the bar: 44 + 6 = 50", "[Safe area]",
      ]),
    Case(
      name: "a bar below",
      view: #"Color.red.safeAreaInset(edge: .bottom, spacing: 6) { Color.blue.frame(height: 44).id("x") }"#,
      expected: ["the bar is at its edge: 200 − 44 = 156"]),
    Case(
      name: "candidates",
      view:
        #"ViewThatFits { Color.red.frame(width: 320, height: 20); Color.blue.frame(width: 120, height: 20).id("x") }"#,
      expected: [
        "1. Color.frame: ideal 320 × 20, width 320 > 300", "2. Color.frame #x: ideal 120 × 20, fits",
        "[Fitting]",
      ]),
    Case(
      name: "no candidate",
      view:
        #"ViewThatFits { Color.red.frame(width: 400, height: 20); Color.blue.frame(width: 350, height: 20).id("x") }"#,
      expected: ["width 350 > 300; none fits, so the last"]),
    Case(
      name: "a reader", view: #"GeometryReader { g in Color.red.frame(width: g.size.width / 4).id("x") }"#,
      expected: ["at the leading edge of the reader", "fixed: width 75"]),
    Case(
      name: "position", view: #"Color.red.frame(width: 40, height: 20).id("x").position(x: 100, y: 50)"#,
      expected: ["its centre on 100: 100 − 20 = 80", "its centre on 50: 50 − 10 = 40"]),
    Case(
      name: "offset", view: #"Color.red.frame(width: 40, height: 20).id("x").offset(x: 12, y: -3)"#,
      expected: ["moved by 12", "moved by −3"]),
    Case(
      name: "a ratio",
      view: #"Color.red.aspectRatio(2, contentMode: .fit).id("x").frame(width: 100, height: 100)"#,
      expected: ["ratio 2, fitting: proposes 100 × 50 to its content"]),
    Case(
      name: "an overlay",
      view:
        #"Color.red.frame(width: 100, height: 60).overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 20, height: 10).id("x") }"#,
      expected: [
        "proposes the size of what it decorates to its layer: 100 × 60",
        "trailing on trailing, 100 − 20 = 80",
      ]),
    Case(
      name: "lazy",
      view: #"LazyVStack(spacing: 4) { Color.red.frame(height: 30); Color.blue.frame(height: 40).id("x") }"#,
      expected: [
        "proposes no height: every child has its ideal one", "30 of children + 4 of gaps = 34",
        "[Lazy stacks]",
      ]),
    Case(
      name: "a share of the container",
      view:
        #"ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 6).id("x") }"#,
      expected: ["(300 − 6 × 2) / 3 = 96 for one of 3; 2 of them: 198"]),
    Case(
      name: "a grid",
      view:
        #"Grid(horizontalSpacing: 8, verticalSpacing: 4) { GridRow { Color.red.frame(width: 40, height: 20); Color.blue.frame(width: 60, height: 30).id("x") } }"#,
      expected: ["2 columns: 40, 60; the last ends at 108", "1 rows: 30"]),
    Case(
      name: "right to left",
      view:
        #"HStack(spacing: 10) { Color.red.frame(width: 50, height: 20); Color.blue.frame(width: 30, height: 20).padding(.leading, 4).id("x") }.environment(\.layoutDirection, .rightToLeft)"#,
      expected: [
        "50 of children + 10 of gaps = 60 before it", "right to left, 94 − (60 + 34) = 0 from the left",
      ]),
    Case(
      name: "what only paints",
      view:
        #"HStack(spacing: 10) { Color.red.frame(width: 50, height: 20); Color.blue.id("x").frame(width: 30, height: 20).opacity(0.5) }"#,
      expected: ["50 of children + 10 of gaps = 60 before it"]),
  ]

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
