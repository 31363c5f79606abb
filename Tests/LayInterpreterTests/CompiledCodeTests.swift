import LayViews
import Testing

@testable import LayInterpreter
@testable import LaySyntax

/// What compiled functions give is what their evaluation gives, and what they report.
@Suite struct CompiledCodeTests {
  private struct Outcome: Equatable {
    /// What a preview's text says, and what there is to say of the file.
    var lines: [String]
    /// How many functions were compiled, with those that they call.
    var compiledCount: Int
  }

  /// A type that is written as a literal, and not used: with it, nothing is compiled.
  private static let ownLiterals =
    "struct Own: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }\n"

  private func outcome(of code: String) throws -> Outcome {
    var sink = DiagnosticSink()
    let syntax = Parser.parse(
      SourceFile(name: "test.lay", text: code + "\n#Preview { Text(verbatim: \"\\(work())\") }\n"),
      into: &sink)
    var program = Program(syntax, configuration: Configuration(), into: &sink)
    let evaluated = program.evaluate(try #require(program.layouts.first), into: &sink)
    let texts = evaluated.tree.contents.texts.map { $0.runs.map { $0.text }.joined() }
    return Outcome(
      lines: texts
        + sink.diagnostics.map { "\($0.severity) \($0.rule) \($0.range.start) \($0.message)" },
      compiledCount: program.evaluator.plans.compiled.units.reduce(0) {
        $0 + ($1?.unit?.functions.count ?? 0)
      })
  }

  private func check(_ code: String, isCompiled: Bool) throws {
    // Places are told from the start: the type that is not used stands behind.
    let compiled = try outcome(of: code)
    let evaluated = try outcome(of: code + "\n" + Self.ownLiterals)
    #expect(compiled.lines == evaluated.lines, "\(code)")
    #expect(evaluated.compiledCount == 0)
    #expect((compiled.compiledCount > 0) == isCompiled, "\(code)")
  }

  @Test(arguments: [
    "var a = 1; for i in 1...5 { a *= i }; return \"\\(a)\"",
    "var x = 1.5; while x < 100 { x = x * 2 + 1 }; return \"\\(x) \\(-x) \\(x / 0)\"",
    "var t = \"\"; for c in [\"a\", \"b\"] { t += c + \"-\\(c.count)\" }; return t",
    "var a = [3, 1]; for i in a.indices { a[i] += 1; a.append(a[i] * 2) }; return \"\\(a[3]) \\(a.count)\"",
    "var a: [Double] = [1, 2.5]; for _ in 0..<2 { a.append(max(a[0], 3)) }; return \"\\(a[3]) \\(a.count) \\(a.isEmpty)\"",
    "let a = [[1], [2, 3]]; var t = 0; for row in a { t += row.count + row[0] }; return \"\\(t + a[1][1])\"",
    "var d: [Int: Double] = [:]; for i in 0..<20 { d[i % 3, default: 1] += 0.5 }; return \"\\(d[0] ?? 9) \\(d[7] ?? 9)\"",
    "var d: [String: Int] = [:]; for i in 0..<2 { d[\"b\"] = i }; return \"\\(d[\"b\"]!) \\(d.count)\"",
    "var s = CGSize(width: 3, height: 4); for i in 0..<3 { s.width += CGFloat(i) }; return \"\\(s.width * s.height)\"",
    "let r = CGRect(x: 1, y: 2, width: 30, height: 40); var t = 0.0; for _ in 0..<2 { t += r.midX + r.maxY - r.size.width }; return \"\\(t)\"",
    "var n = 0; repeat { n += 7; if n % 5 == 0 { break } } while n < 50; return \"\\(n)\"",
    "for i in 0..<9 { guard i < 4 else { return \"\\(i)\" } }; return \"none\"",
    "var n = 10; for i in 0..<3 where i != 1 { n -= i }; return n > 7 && n != 9 || n == 0 ? \"yes\" : \"no \\(n)\"",
    "var x = 2.25; for _ in 0..<2 { x = sqrt(x).rounded(.up) + floor(-0.5) + abs(-1.5) }; return \"\\(x) \\(Int(x))\"",
    "var a = [1, 2, 3]; var t = 0; for _ in 0..<2 { t += a.removeLast() }; a.removeAll(); return \"\\(t) \\(a.isEmpty)\"",
    "var t = 0; for (i, x) in [5, 6].enumerated() { t += i * x }; return \"\\(t)\"",
  ]) func bodiesGive(_ body: String) throws {
    try check("func work() -> String { \(body) }", isCompiled: true)
  }

  /// What is compiled, and meets what has to be reported.
  @Test(arguments: [
    "let a = [1]; var t = 0; for i in 0..<3 { t += a[i] }; return t",
    "var a = [1]; for i in 0..<3 { a[i - 1] = i }; return a[0]",
    "var t = 1; for _ in 0..<80 { t *= 7 }; return t",
    "var t = 1; for i in 0..<3 { t += 5 / i }; return t",
    "var t = 9; for i in 0..<3 { t += t % i }; return t",
    "var t = 0; for i in 5..<3 { t += i }; return t",
    "var a: [Int] = []; for _ in 0..<2 { a.removeLast() }; return a.count",
    "let d: [Int: Int] = [:]; for i in 0..<2 { return d[i]! }; return 1",
    "var x = 1.0; for _ in 0..<2 { x = x / 0 }; return Int(x)",
    "var s = \"ab\"; for _ in 0..<60 { s += s }; return s.count",
  ]) func faultsAreReported(_ body: String) throws {
    try check("func work() -> Int { \(body) }", isCompiled: true)
  }

  /// What is evaluated as it stands, for it means more than numbers.
  @Test(arguments: [
    "var t = 0; for i in 0..<3 { t += [1, 2].map { $0 * i }.reduce(0, +) }; return t",
    "var t = 0; for i in 0..<3 { print(i); t += i }; return t",
    "var t = 0; for i in 0..<3 { switch i { case 1: t += 5; default: t += 1 } }; return t",
    "var t = 0; for i in 0..<3 { func twice() -> Int { i * 2 }; t += twice() }; return t",
    "var t = 0; outer: for i in 0..<3 { for j in 0..<3 { if j == i { continue outer }; t += j } }; return t",
    "var t = 0; for c in \"abc\" { t += c == \"b\" ? 5 : 1 }; return t",
    "var (t, u) = (0, 1); for _ in 0..<5 { (t, u) = (u, t + u) }; return t",
    "var t: Int? = 0; for i in 0..<3 { t = i }; return t ?? 7",
  ]) func everythingElseIsEvaluated(_ body: String) throws {
    try check("func work() -> Int { \(body) }", isCompiled: false)
  }

  @Test func functionsCallEachOther() throws {
    try check(
      """
      func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
      func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
      func join(_ a: String, with b: String) -> String { a + b }
      func sum(_ n: Int) -> Double { n == 0 ? 0.5 : sum(n - 1) + Double(n) }
      func work() -> String {
        var text = ""
        for i in 0..<4 { text = join(text, with: "\\(even(i)) \\(sum(i)) ") }
        return text
      }
      """, isCompiled: true)
  }

  @Test func methodsReadWhatTheirValueHolds() throws {
    try check(
      """
      struct Meter {
        var step: Int
        var names: [String]
        let base = 2.5
        func count(_ turns: Int) -> Double {
          var sum = base
          for turn in 0..<turns { sum += Double(turn * step) + self.extra(turn) }
          return sum
        }
        func extra(_ turn: Int) -> Double { turn % step == 0 ? base : Double(names.count) }
        func label(step: String) -> String {
          var text = step
          for name in names { text += name }
          return text
        }
      }
      func work() -> String {
        let meter = Meter(step: 2, names: ["a", "b"])
        return "\\(meter.count(5)) \\(Meter(step: 3, names: []).count(4)) \\(meter.label(step: "s"))"
      }
      """, isCompiled: true)
  }

  /// A name means what stands nearest, in the function whose code it is.
  @Test func namesMeanWhatTheyMeanWhereTheyStand() throws {
    try check(
      """
      func twice(_ n: Int) -> Int { n * 2 + offset() }
      func offset() -> Int { 100 }
      struct Reader {
        var n = 5
        func offset() -> Int { 1 }
        func total(_ values: [Reader]) -> Int {
          var sum = 0
          for n in 0..<3 { sum += twice(n) + offset() }
          return sum + n
        }
        func shadowed(n: [String: [Reader]]) -> Int {
          var sum = 0
          for i in 0..<3 { sum += i }
          return sum + n.count
        }
      }
      func work() -> String { "\\(Reader().total([])) \\(Reader().shadowed(n: [:]))" }
      """, isCompiled: true)
  }

  /// Operators that no number takes leave what is reckoned with numbers as it is; one that numbers may take is called, and
  /// is all that is compiled.
  @Test(arguments: [
    (operators: "struct Other { static func + (a: Other, b: Other) -> Other { a } }", isSwifts: true),
    (operators: "func * <V: VectorArithmetic>(a: V, b: Double) -> V { a }", isSwifts: true),
    (operators: "func * (a: Double, b: Double) -> Double { 5 }", isSwifts: false),
    (operators: "func < (a: Double, b: Double) -> Bool { false }", isSwifts: false),
    (operators: "extension Double { static func * (a: Double, b: Double) -> Double { 5 } }", isSwifts: false),
    (operators: "func + (a: String, b: String) -> String { \"own\" }", isSwifts: false),
  ]) func operatorsOfTheFileAreMeant(_ operators: String, _ isSwifts: Bool) throws {
    let code = """
      func work() -> String {
        var x = 1.5
        var t = "a"
        for _ in 0..<3 { x = x * 2.5 + -x; t = t + "b" }
        return "\\(x) \\(t) \\(x < 100)"
      }
      \(operators)
      """
    let compiled = try outcome(of: code)
    #expect(try compiled.lines == outcome(of: code + "\n" + Self.ownLiterals).lines)
    // 1.5 times as much each time, in Swift.
    #expect((compiled.lines.first == "5.0625 abbb true") == isSwifts)
    if isSwifts { #expect(compiled.compiledCount > 0) }
  }

  /// What is no number is neither less than another nor more, whatever operators the file has.
  @Test func comparesWhatIsNoNumber() throws {
    let code =
      "func work() -> String { let x = 0.0 / 0; return \"\\(x < 1) \\(x > 1) \\(x >= 1) \\(x == x)\" }\n"
    let operators =
      "struct Own {}\n"
      + ["<", ">", ">=", "=="].map {
        "func \($0) (a: Own, b: Own) -> Bool { true }\n"
      }.joined()
    #expect(try outcome(of: code).lines == ["false false false false"])
    #expect(try outcome(of: code + operators).lines == ["false false false false"])
  }

  /// What an extension of the file has under a name that Swift has too is what is meant.
  @Test(arguments: [
    "extension Array { var count: Int { 100 } }", "extension Array { subscript(_ index: Int) -> Int { 7 } }",
    "extension Double { func rounded() -> Double { 0.25 } }",
    "extension Int { init(_ number: Double) { self = 9 } }",
    "extension Double { static var pi: Double { 3 } }",
  ]) func extensionsAreMeant(_ declaration: String) throws {
    let code = """
      \(declaration)
      func work() -> String {
        let a = [1, 2]
        var t = 0.0
        for i in a { t += Double(a[0] * a.count) + (t + 0.3).rounded() + Double(Int(t + 0.6) * i) + Double.pi }
        return "\\(t)"
      }
      """
    #expect(try outcome(of: code).lines == outcome(of: code + "\n" + Self.ownLiterals).lines)
    #expect(try outcome(of: code).compiledCount == 0)
  }

  /// Code of any size and depth is compiled, or evaluated: never more than instructions have numbers for.
  @Test func longCodeIsNotCompiled() throws {
    let conditions = Array(repeating: "i >= 0", count: 3_000).joined(separator: " && ")
    let members = Array(repeating: "a", count: 3_000).joined(separator: ".")
    let elements = (0..<20_000).map { "\($0).5" }.joined(separator: ", ")
    let statements = (0..<12_000).map { "t += \($0 + 20_000) * i" }.joined(separator: "; ")
    let lists = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    for body in [
      "for i in 0..<2 { if \(conditions) { t += i } }", "for i in 0..<2 { t = i; \(members) = 1 }",
      "let a = [\(elements)]; for x in a { t += Int(x) }", "for i in 0..<2 { \(statements) }",
      "for _ in 0..<2 { let a = \(lists); t += a.count }",
    ] {
      let outcome = try outcome(of: "func work() -> Int { var t = 0; \(body); return t }")
      #expect(outcome.compiledCount == 0)
      #expect(!outcome.lines.isEmpty)
    }
  }

  /// Keys that belong to a few places of the table of numbers are found all the same, and so are those before and after.
  @Test func keysThatMeetAreFound() throws {
    let code = """
      func work() -> String {
        var d: [Int: Int] = [:]
        for i in 0..<3_000 { d[i] = i }
        for i in 1..<3_000 { d[i * 1_048_576] = -i }
        for i in 0..<3_000 { d[i, default: 0] += 1 }
        for i in 1..<3_000 { d[i * 1_048_576, default: 0] -= 1 }
        var sum = 0
        for i in 0..<3_000 { sum += (d[i] ?? 0) + 2 * (d[i * 1_048_576] ?? 0) }
        return "\\(d.count) \\(sum) \\(d[3_000] ?? 7) \\(d[3_000 * 1_048_576] ?? 7)"
      }
      """
    // 3,000 numbers that are one more than their key, and 2,999 others whose sum counts twice, with that of 0.
    let sum = 4_498_500 + 3_000 + 2 * (-4_498_500 - 2_999) + 2
    #expect(try outcome(of: code).lines == ["5999 \(sum) 7 7"])
  }

  @Test func deepRecursionIsReported() throws {
    let code = "func down(_ n: Int) -> Int { down(n + 1) + 1 }\nfunc work() -> Int { down(1) + down(2) }"
    let lines = try outcome(of: code).lines
    #expect(lines.contains { $0.contains("endless-evaluation") }, "\(lines)")
  }
}
