import Lay
import LayTestSupport
import Testing

/// What would take for ever, or longer by the square of what is written, ends: with a layout or with an error.
@Suite struct WorkTests {
  private struct Outcome: Sendable {
    var rules: [String]
    var texts: [String]
    var duration: Duration
  }

  private func compile(_ text: String, maximumViewCount: Int = 1_000_000) -> Outcome {
    onDeepStack {
      var options = Options()
      options.maximumViewCount = maximumViewCount
      var compilation: Compilation?
      let duration = processorTime {
        compilation = Compiler(options: options).compile(SourceFile(name: "work.lay", text: text))
      }
      let errors = compilation?.diagnostics.filter { $0.severity == .error } ?? []
      let document = String(decoding: compilation?.json() ?? [], as: UTF8.self)
      return Outcome(
        rules: errors.map(\.rule), texts: document.split(separator: "\"").map(String.init), duration: duration
      )
    }
  }

  // MARK: Loops over large values

  /// Each does work that grows with a value of 300,000 elements, in a loop that would not end soon.
  @Test(
    "large values can't be gone through again and again",
    arguments: [
      ("\"a\"", "s.removeLast(); n += s.isEmpty ? 0 : 1"),
      ("\"a\"", "n += s.utf8.count + s.count"),
      ("\"a\"", "s.insert(\"b\", at: s.startIndex); n += s.range(of: \"zz\") == nil ? 1 : 0"),
      ("\"a\"", "n += s[s.index(s.startIndex, offsetBy: 5)] == \"a\" ? 1 : 0"),
      ("\"a\"", "n += s == t ? 0 : 1"),
      ("\"a\"", "n += Int(s) == nil ? 1 : 0"),
      ("[7]", "n += s == t ? 0 : 1"),
      ("[7]", "n += s.description.count"),
      ("[7]", "n += s.contains(8) ? 0 : 1"),
      ("[7]", "n += zip(s, t).count"),
      ("[7]", "n += s[5...].count"),
      ("[7]", "n += s.split(separator: 8).count"),
      ("[0.5]", "n += Set(s).intersection(t).count"),
    ])
  func loops(element: String, body: Snippet) {
    let made =
      element.hasPrefix("[")
      ? "Array(repeating: \(element.dropFirst().dropLast()), count: 300_000)"
      : "String(repeating: \(element), count: 300_000)"
    let change = element.hasPrefix("[") ? "t.append(\(element.dropFirst().dropLast()))" : "t.append(\"b\")"
    let outcome = compile(
      """
      func go() -> Int {
        var s = \(made)
        var t = s
        \(change)
        var n = 0
        while n < 1_000_000_000 { \(body) }
        return n
      }
      #Preview { Text("\\(go())") }
      """, maximumViewCount: 1000)
    #expect(["endless-evaluation", "too-large"].contains(outcome.rules.first ?? ""))
    #expect(outcome.rules.count == 1)
    #expect(outcome.duration < RobustnessTests.limit)
  }

  private static func row(_ start: String, _ part: String, _ separator: String, _ count: Int) -> Snippet {
    Snippet(start + Array(repeating: part, count: count).joined(separator: separator))
  }

  /// Each turn looks at many of something; a thousand million turns would for ever.
  @Test(
    "what a turn of a loop looks at counts",
    arguments: [
      row("n = ", "1", " + ", 200), row("", "let _ = 1", "\n", 2000),
      row("", "if !t { n = 2 }", " else ", 200),
      "n = many()", "n = Large().a5",
    ])
  func turns(body: Snippet) {
    let parameters = (0..<2000).map { "a\($0): Int = 1" }.joined(separator: ", ")
    let fields = (0..<2000).map { "var a\($0) = 1\n" }.joined()
    let outcome = compile(
      """
      func many(\(parameters)) -> Int { 1 }
      struct Large { \(fields) }
      func go() -> Int {
        let t = true
        var n = 1
        while n < 1_000_000_000 { \(body) }
        return n
      }
      #Preview { Text("\\(go())") }
      """, maximumViewCount: 1000)
    #expect(outcome.rules == ["endless-evaluation"])
    #expect(outcome.duration < RobustnessTests.limit * 3)
  }

  /// Copied or searched at each turn, any of these would be more work than a layout may take.
  @Test(
    "what only a variable holds is changed where it is",
    arguments: [
      "rows.append(i)", "rows += [i]", "rows.append(i); rows[i / 2] += 1; rows.swapAt(0, i)",
      "box.rows.append(i)",
      "box.rows.append(i); box.rows[i] = 1; box.count += 1", "grid[1].append(i); grid[1][i] -= 1",
      "shared.append(i)", "table[i] = i", "table[i % 9_000, default: 0] += i", "words[\"k\\(i)\"] = i",
      "box.words[\"k\\(i)\"] = i", "text += \"ab\"", "rows.append(i); if i % 3 == 0 { rows.removeLast() }",
      "object.rows.append(i); object.rows[0] += 1",
    ])
  func placesOfValues(body: Snippet) {
    let outcome = compile(
      """
      struct Box { var rows: [Int] = []; var words: [String: Int] = [:]; var count = 0 }
      final class Model { var rows: [Int] = [] }
      var shared: [Int] = []
      func go() -> Int {
        var rows: [Int] = []
        var grid: [[Int]] = [[], []]
        var table: [Int: Int] = [:]
        var words: [String: Int] = [:]
        var text = ""
        var box = Box()
        let object = Model()
        for i in 0..<60_000 { \(body) }
        return rows.count + grid[1].count + table.count + words.count + text.utf8.count + box.rows.count
          + box.words.count + object.rows.count + shared.count
      }
      #Preview { Text("\\(go())") }
      """, maximumViewCount: 1000)
    #expect(outcome.rules == [])
    // Shown with its thousands apart.
    #expect(outcome.texts.contains { (Int($0.filter(\.isNumber)) ?? 0) >= 9_000 })
    #expect(outcome.duration < RobustnessTests.limit)
  }

  /// Copied at each turn, a text would take minutes; bytes that are doubled would be all that there is.
  @Test(
    "what grows without end is told",
    arguments: ["text += \"0123456789abcdef\"", "bytes.append(7)", "bytes += bytes", "bytes.append(bytes)"])
  func growing(body: Snippet) {
    let outcome = compile(
      """
      func go() -> Int {
        var text = "a"
        var bytes = Data([1])
        while true { \(body) }
        return text.count + bytes.count
      }
      #Preview { Text("\\(go())") }
      """, maximumViewCount: 1000)
    #expect(
      !outcome.rules.isEmpty && outcome.rules.allSatisfy { ["endless-evaluation", "too-large"].contains($0) })
    #expect(outcome.duration < RobustnessTests.limit)
  }

  /// One call that compares each with each.
  @Test(
    "sets and dictionaries of what has to be compared end",
    arguments: [
      "Set(a).count", "Set<[Int]>().union(b).count", "Set([[0]]).isSubset(of: b) ? 1 : 0",
      "Dictionary(grouping: a, by: { $0 }).count",
    ])
  func squares(expression: Snippet) {
    let outcome = compile(
      """
      let a = (0..<100_000).map { [$0] }
      let b = (0..<100_000).map { [$0 + 1] }
      #Preview { Text("\\(\(expression))") }
      """, maximumViewCount: 1000)
    #expect(outcome.rules == ["endless-evaluation"])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  @Test("a part that nearly matches everywhere is looked for once")
  func nearMatches() {
    let outcome = compile(
      """
      let text = String(repeating: "a", count: 1_000_000)
      let part = String(repeating: "a", count: 500_000) + "b"
      #Preview { Text(text.contains(part) || text.range(of: part) != nil ? "found" : "nowhere") }
      """)
    #expect(outcome.rules == [])
    #expect(outcome.texts.contains("nowhere"))
    #expect(outcome.duration < RobustnessTests.limit)
  }

  @Test(
    "code that runs for each of many sizes has one bound",
    arguments: [
      "GeometryReader { g in Color.red.frame(width: work(), height: 1) }",
      "Color.red.frame(width: 2, height: 1).alignmentGuide(.leading) { d in work() }",
      "Own(number: i)",
    ])
  func sizes(view: Snippet) {
    let outcome = compile(
      """
      func work() -> Double {
        var n = 0.0
        for _ in 0..<1_000_000 { n += 1 }
        return n
      }
      struct Own: Shape {
        var number: Int
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: work(), height: 1)) }
      }
      #Preview { VStack(alignment: .leading, spacing: 0) { ForEach(0..<400) { i in \(view) } } }
      """, maximumViewCount: 10_000)
    #expect(outcome.rules == ["endless-evaluation"])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  // MARK: Layouts of the file's own

  /// A layout that finds its size so, around views.
  private func layout(size: String, _ views: String) -> String {
    """
    struct Own: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { \(size) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }
    #Preview(traits: .fixedLayout(width: 100, height: 80)) { \(views) }
    """
  }

  /// A thousand questions to a view of two thousand others.
  @Test("a question counts for the views that may have to answer")
  func questions() {
    let outcome = compile(
      layout(
        size: """
          var width = 0.0
          for i in 0..<1000 { width += subviews[0].sizeThatFits(.init(width: Double(i), height: nil)).width }
          return CGSize(width: width, height: 1)
          """, "Own { VStack { ForEach(0..<2000) { i in Color.red } } }"), maximumViewCount: 10_000)
    #expect(outcome.rules == ["endless-evaluation"])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  /// Each level asks the one inside at two sizes that nobody else asks it at.
  @Test("layouts that ask twice on each level end")
  func twice() {
    let views = String(repeating: "Own { ", count: 40) + "Color.red" + String(repeating: " }", count: 40)
    let outcome = compile(
      layout(
        size: """
          let width = proposal.width ?? 100
          let a = subviews[0].sizeThatFits(ProposedViewSize(width: width * 0.7, height: 1))
          let b = subviews[0].sizeThatFits(ProposedViewSize(width: width * 0.6 + 1, height: 1))
          return CGSize(width: a.width + b.width, height: 1)
          """, views), maximumViewCount: Options().maximumViewCount)
    #expect(outcome.rules == ["endless-evaluation"])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  // MARK: Sources

  @Test("a row of a hundred thousand operators is looked through once")
  func operators() {
    let outcome = compile(
      "let sum = \(Array(repeating: "1", count: 100_000).joined(separator: " + "))\n#Preview { Text(\"\\(sum)\") }"
    )
    #expect(
      outcome.rules == [] && outcome.texts.contains("100,000") || outcome.rules == ["nesting-too-deep"],
      "\(outcome.rules) \(outcome.texts.count)")
    #expect(outcome.duration < RobustnessTests.limit)
  }

  @Test("what is optional is found out once for each variable, and never goes in circles")
  func optionals() {
    let variables = (0..<60).map { "let a\($0) = t ? a\($0 + 1) : a\($0 + 1)\n" }.joined()
    let outcome = compile(
      "let t = true\n\(variables)let a60 = \"abc\"\n#Preview { Text(\"\\(a0.map { $0 }.count)\") }")
    #expect(outcome.rules == [])
    #expect(outcome.texts.contains("3"))
    let circle = compile(
      "let t = true\nlet a = t ? \"s\" : b\nlet b = t ? \"t\" : a\n#Preview { Text(\"\\(a.map { $0 }.count)\") }"
    )
    #expect(circle.duration < RobustnessTests.limit)
  }

  @Test("protocols that refine each other many times over are looked at once each")
  func protocols() {
    let refined = (0..<40).map { index in
      "protocol P\(index): \(Array(repeating: "P\(index + 1)", count: 8).joined(separator: ", ")) {}\n"
    }
    let outcome = compile(
      "\(refined.joined())protocol P40 {}\nstruct S: P0 { var a = 1 }\n#Preview { Text(\"\\(S().a)\") }")
    #expect(outcome.rules == [])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  /// Twenty thousand declarations; each is found without a look at the others.
  @Test(
    "declarations are found by name",
    arguments: [
      "extension X# { var a: Int { 1 } }", "struct X# { var a = 1 }\nextension X# { var b: Int { a } }",
      "enum X# { case a }\nextension X# { static var b: X# { .a } }",
    ])
  func declarations(pattern: Snippet) {
    let written = (0..<20_000).map { index in
      pattern.text.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(index)")
    }
    let outcome = compile(written.joined(separator: "\n") + "\n#Preview { Text(\"a\") }")
    #expect(outcome.rules == [])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  // MARK: Depth

  /// Sixty levels, each of which was tried, compared or made more than once for the one outside it.
  @Test(
    "what is nested is looked at once on each level",
    arguments: [
      ("func f(_ a: Int) -> Int { a }\nfunc f(_ a: String) -> Int { 1 }", "f(", "1", ")", "1"),
      ("func f(_ a: Int) -> Int { a + 1 }\nfunc f(_ a: String) -> String { a }", "f(", "1", ")", "61"),
      ("let x = 7", "min(", "x", ", 9)", "7"), ("", "max(", "1", ", 2.5)", "2.500000"),
      ("let x = 7", "max(2, ", "x", ")", "7"), ("let x = 2.0", "pow(", "x", ", 1)", "2.000000"),
      ("let x = 3", "stride(from: 0, to: ", "x", ", by: 1).count", "3"),
    ])
  func nested(declarations: Snippet, open: String, inner: String, close: String, text: String) {
    let expression = String(repeating: open, count: 60) + inner + String(repeating: close, count: 60)
    let outcome = compile("\(declarations)\n#Preview { Text(\"\\(\(expression))\") }")
    #expect(outcome.rules == [])
    #expect(outcome.texts.contains(text))
    #expect(outcome.duration < RobustnessTests.limit)
  }

  @Test("a thousand overloads that differ by their types are tried in steps")
  func overloads() {
    let written = (0..<1000).map { "struct T\($0) {}\nfunc f(_ a: T\($0)) -> Int { \($0) }\n" }.joined()
    let calls = (0..<1000).map { "Text(\"\\(f(T\($0)()))\")\n" }.joined()
    let outcome = compile("\(written)#Preview { VStack {\n\(calls)} }")
    #expect(outcome.rules == [] && outcome.texts.contains("999") || outcome.rules == ["endless-evaluation"])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  @Test("types that are made of aliases many times over, or of themselves, end")
  func aliases() {
    let doubled = (0..<60).map { "typealias T\($0) = (T\($0 + 1), T\($0 + 1))\n" }.joined()
    let outcome = compile(
      "\(doubled)typealias T60 = Int\ntypealias A = [A]\nfunc f(_ t: T0, _ a: A) -> Int { 1 }\n#Preview { Text(\"a\") }"
    )
    #expect(outcome.rules == [])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  /// Values that hold the same two values on each of sixty levels.
  @Test(
    "values that hold others many times over are not compared for ever",
    arguments: [
      ("[1: #, 2: #]", "[1: 1]", "a0 == b0 ? 1 : 0"), ("[#, #]", "[1]", "[a0].contains(b0) ? 1 : 0"),
      ("T.node(#, #)", "T.leaf", "a0 == b0 ? 1 : 0"),
    ])
  func shared(pair: String, leaf: String, expression: Snippet) {
    var text = "indirect enum T: Equatable { case leaf; case node(T, T) }\n"
    for name in ["a", "b"] {
      for level in 0..<60 {
        let held = pair.split(separator: "#", omittingEmptySubsequences: false)
        text += "let \(name)\(level) = \(held.joined(separator: "\(name)\(level + 1)"))\n"
      }
      text += "let \(name)60 = \(leaf)\n"
    }
    let outcome = compile(text + "#Preview { Text(\"\\(\(expression))\") }", maximumViewCount: 1000)
    #expect(outcome.rules == ["endless-evaluation"])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  @Test("values that are made twice on each level are not made for ever, in a hundred places")
  func made() {
    let types = (0..<60).map { "struct S\($0) { var a = S\($0 + 1)(); var b = S\($0 + 1)() }\n" }.joined()
    let uses = (0..<100).map { "let s\($0) = S\($0 % 10)()\n" }.joined()
    let outcome = compile(
      "\(types)struct S60 { var v = 1 }\n\(uses)#Preview { Text(\"a\") }", maximumViewCount: 1000)
    #expect(outcome.rules == ["endless-evaluation"])
    #expect(outcome.duration < RobustnessTests.limit)
  }

  @Test("arrays in arrays, a hundred thousand levels deep, are values as any other")
  func deepArrays() {
    let outcome = compile(
      """
      func go() -> Int {
        var a: [Any] = [1]
        for _ in 0..<100_000 { a = [a] }
        return a.count
      }
      #Preview { Text("\\(go())") }
      """)
    #expect(outcome.rules == [])
    #expect(outcome.texts.contains("1"))
    #expect(outcome.duration < RobustnessTests.limit)
  }
}
