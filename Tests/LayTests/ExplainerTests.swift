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
      expected: ["ideal 70; proposed nothing: the ideal = 70", "answers 70 × 30 [Frames]"]),
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
      name: "padding and alignment",
      view:
        #"Color.red.frame(width: 40, height: 20).id("x").frame(width: 100, height: 60, alignment: .bottomTrailing).padding(10)"#,
      expected: ["300 − 20 = 280 for the content", "trailing on trailing, 100 − 40 = 60"]),
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

  private func explanation(of view: String) throws -> String {
    let source = SourceFile(name: "case.lay", text: Self.preview(view))
    let answer = Explainer().explain(.id("x"), in: source, isVerbose: true)
    guard case .explanation(let text, _) = answer else {
      Issue.record("\(answer)")
      return ""
    }
    return text
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
      "(?: of gaps and fixed tracks| held back for lower priorities| held back until now| of gaps| of children)?"
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
