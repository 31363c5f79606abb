import Foundation
import Lay
import LayTestSupport
import Testing

/// What asks for more than a machine has is an error with a place and a way out, soon and in little memory.
@Suite struct LimitTests {
  struct Excess: CustomTestStringConvertible, Sendable {
    var name: String
    /// The body of a function that the only view calls.
    var body: String
    var result = "String"
    var rule = "too-large"
    var line: Int

    var testDescription: String { name }

    var source: SourceFile {
      let view = result == "String" ? "Text(made())" : "made()"
      return SourceFile(
        name: "excess.lay", text: "func made() -> \(result) {\n\(body)\n}\n#Preview { \(view) }\n")
    }

    /// Something done to a value again and again.
    static func repeated(_ name: String, _ start: String, _ step: String, result: String = "String") -> Excess
    {
      let body = "var s = \(start)\nfor _ in 0..<60 {\n\(step)\n}\nreturn s"
      return Excess(name: name, body: body, result: result, line: 4)
    }
  }

  static let excesses = [
    Excess.repeated("doubled", "\"a\"", "s = s + s"),
    .repeated("doubled in place", "\"a\"", "s += s"),
    .repeated("appended to itself", "\"a\"", "s.append(s)"),
    .repeated("interpolated twice", "\"a\"", "s = \"\\(s)\\(s)\""),
    .repeated("joined by itself", "\"a\"", "s = [s, s].joined(separator: s)"),
    .repeated("replaced by itself", "\"aa\"", "s = s.replacingOccurrences(of: \"a\", with: s)"),
    .repeated("a text and itself", "Text(\"a\")", "s = s + s", result: "Text"),
    .repeated("a text in a text", "Text(\"a\")", "s = Text(\"\\(s)\\(s)\")", result: "Text"),
    Excess(
      name: "arrays in arrays, described",
      body:
        "let a = Array(repeating: \"abc\", count: 4_000)\nlet b = Array(repeating: Array(repeating: a, count: 4_000), count: 4_000)\nreturn \"\\(b)\"",
      line: 4),
    Excess(
      name: "long strings in an array, described",
      body:
        "let s = Array(repeating: String(repeating: \"a\", count: 4_000_000), count: 4_000_000)\nreturn \"\\(s)\"",
      line: 3),
    Excess(
      name: "many long strings",
      body:
        "let t = String(repeating: \"a\", count: 3_000_000)\nvar a: [String] = []\nfor i in 0..<4_000 {\na.append(t + \"\\(i)\")\n}\nreturn a[0]",
      line: 5),
    Excess(
      name: "many long arrays",
      body:
        "let a = (0..<4_000).map { i in\nArray(repeating: i, count: 4_000_000)\n}\nreturn \"\\(a.count)\"",
      line: 3),
    Excess(
      name: "arrays of an array, flattened",
      body:
        "let a = Array(repeating: 1, count: 4_000_000)\nlet b = (0..<4_000_000).flatMap { _ in a }\nreturn \"\\(b.count)\"",
      line: 3),
    Excess(
      name: "a path and itself",
      body:
        "var p = Path(CGRect(x: 0, y: 0, width: 9, height: 9))\nfor _ in 0..<60 {\np.addPath(p)\n}\nreturn p",
      result: "Path", line: 4),
    Excess(
      name: "colours of a gradient",
      body:
        "LinearGradient(colors: Array(repeating: Color.red, count: 20_000), startPoint: .top, endPoint: .bottom)",
      result: "LinearGradient", line: 2),
    Excess(
      name: "texts of rows",
      body:
        "let t = String(repeating: \"a \", count: 1_000_000)\nreturn VStack {\nForEach(0..<1_000) { _ in\nText(t)\n} }",
      result: "some View", rule: "too-much-text", line: 5),
    Excess(
      name: "names of rows",
      body:
        "let t = String(repeating: \"a \", count: 1_000_000)\nreturn VStack {\nForEach(0..<1_000) { _ in\nColor.red.id(t)\n} }",
      result: "some View", rule: "too-much-text", line: 5),
    Excess(
      name: "a range of everything",
      body: "VStack { ForEach(0..<9_000_000_000_000_000_000) { _ in Color.red } }",
      result: "some View", line: 2),
    Excess(
      name: "an array of everything",
      body: "\"\\(Array(repeating: 1, count: 9_000_000_000_000_000_000).count)\"", line: 2),
    Excess(
      name: "a stride without end",
      body: "\"\\(Array(stride(from: 0.0, to: 1e300, by: 1e-9)).count)\"", line: 2),
  ]

  @Test("too much is told where it is made", arguments: excesses)
  func excess(_ excess: Excess) throws {
    let (compilation, duration) = onDeepStack {
      var compilation: Compilation?
      let duration = processorTime { compilation = Compiler().compile(excess.source) }
      return (compilation, duration)
    }
    let errors = try #require(compilation).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == [excess.rule], "\(errors.map(\.message))")
    #expect(errors.first?.range.start.line == excess.line)
    #expect(duration < RobustnessTests.limit)
  }

  /// A thousand million views, or turns of loops that build none.
  @Test(
    "loops in loops end",
    arguments: [("Color.red", "too-many-views"), ("EmptyView()", "endless-evaluation")])
  func loops(content: Snippet, rule: String) {
    let text =
      "#Preview { VStack { ForEach(0..<1000) { _ in ForEach(0..<1000) { _ in ForEach(0..<1000) { _ in\n\(content)\n} } } } }"
    let (rules, duration) = onDeepStack {
      var options = Options()
      options.maximumViewCount = 20_000
      var rules: [String] = []
      let duration = processorTime {
        rules = Compiler(options: options).compile(SourceFile(name: "loops", text: text)).diagnostics.map(
          \.rule)
      }
      return (rules, duration)
    }
    #expect(rules == [rule])
    #expect(duration < RobustnessTests.limit * 3)
  }

  @Test("what ordinary files do stays far below the limits")
  func ordinary() {
    let text = """
      func list() -> String {
        var text = ""
        for i in 0..<5_000 { text += "line \\(i)\\n" }
        return text
      }
      #Preview { ScrollView { Text(list()); ForEach(0..<2_000) { i in Text("Row \\(i) of many") } } }
      """
    #expect(onDeepStack { Compiler().compile(SourceFile(name: "ordinary", text: text)).diagnostics.isEmpty })
  }

  @Test("numbers without measure make no trap", arguments: ["1e308", "-1e308", ".infinity", "5e-324"])
  func numbers(number: String) {
    let text =
      "#Preview { VStack(spacing: \(number)) { Text(\"Hello\").font(.system(size: \(number))); Color.red.frame(width: \(number)).padding(\(number)).offset(x: \(number)) } }"
    _ = onDeepStack { compileWholly(SourceFile(name: "numbers", text: text)) }
  }
}
