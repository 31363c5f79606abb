import LayViews
import Testing

@testable import LayInterpreter
@testable import LaySyntax

/// What numbers at hand come to is what the evaluation of all expressions makes of them.
@Suite struct PlainNumberTests {
  /// What a preview's text says, and what there is to say of the file.
  private func result(of code: String, _ rest: String = "") throws -> [String] {
    var sink = DiagnosticSink()
    let text = "\(rest)#Preview {\n\(code)\n}\n"
    let syntax = Parser.parse(SourceFile(name: "test.lay", text: text), into: &sink)
    var program = Program(syntax, configuration: Configuration(), into: &sink)
    let evaluated = program.evaluate(try #require(program.layouts.first), into: &sink)
    let texts = evaluated.tree.contents.texts.map { $0.runs.map { $0.text }.joined() }
    return texts + sink.diagnostics.map { "\($0.severity) \($0.rule) \($0.message)" }
  }

  /// Operators of the file's own, for a type that is not used: with them, nothing is worked out at once.
  private static let ownOperators =
    "struct Own {}\n"
    + ["+", "-", "*", "/", "%", "==", "<"].map { "func \($0) (a: Own, b: Own) -> Bool { true }\n" }.joined()

  private static let variables = """
      var i = 7, j = -3, zero = 0, most = 9223372036854775807
      var x = 2.5, y = 0.0, text = "t"
      let size = CGSize(width: 12, height: 8), point = CGPoint(x: 1, y: 2)
      let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    """

  @Test(arguments: [
    "i + j * 2", "i / j", "i % j", "i / zero", "i % zero", "most + 1", "-most - 2", "most * i", "i + x",
    "x + i", "x / y", "x * 2", "2 * x", "1 + 0.5 + x", "0.5 + 1 - x", "x % 2", "2 * 3 + i", "(2 * 3) * x",
    "-(2) * x", "-i + -x", "-(i - 2)", "1 - -x", "i < j", "i == 7", "7 == i", "x >= 2", "2 != x", "x == 2.5",
    "i < x", "size.width / 2 + size.height", "2 * point.x - point.y", "rect.maxX - rect.minY",
    "rect.midX + 1", "size.width * i", "text + text", "text < text", "text + 1", "i + text", "size + 1",
    "missing + 1",
    "i + j + i + j + i + j + i + j + i + j + i + j + i + j + i + j + i + j + i + most",
    "((((((((((((((((((i + 1))))))))))))))))))", "i & 3 + 1", "i << 2 + 1", "i &+ most",
  ]) func expressionsAreWorth(_ expression: String) throws {
    let code = Self.variables + "\n  Text(\"\\(\(expression))\")"
    #expect(try result(of: code) == result(of: code, Self.ownOperators))
  }

  @Test(arguments: [
    "i = j", "i = 4", "x = 4", "x = 4 / 3", "i = 4 / 3 + j", "x = 2 * 3 + x", "i += 2 * j", "x -= 1",
    "x *= y", "i /= zero", "i %= 4", "i *= most", "i += x", "x += i", "i = x", "i = 2.5", "x = i",
    "text += text",
    "i <<= 2", "text = text + text", "i = size", "x = size.width", "n = i", "n = nil", "d = 1", "u = 300",
  ]) func assignmentsSet(_ assignment: String) throws {
    let code =
      Self.variables + "\n  var n: Int? = 1\n  var d: Double? = 2\n  var u: UInt8 = 3\n"
      + "  let _ = { \(assignment) }()\n"
      + "  Text(\"\\(i) \\(x) \\(text) \\(n ?? 0) \\(d ?? 0) \\(u)\")"
    #expect(try result(of: code) == result(of: code, Self.ownOperators))
  }

  @Test func loopsAndFunctionsCount() throws {
    let functions = """
      func collatz(_ start: Int) -> Int {
        var (n, count) = (start, 0)
        while n != 1 {
          n = n % 2 == 0 ? n / 2 : 3 * n + 1
          count += 1
        }
        return count
      }
      func sum(of lengths: [Double]) -> Double {
        var total = 0.0
        for (index, length) in lengths.enumerated() { total += length * Double(index + 1) }
        for step in 0..<3 { total = total - 2 * Double(step) / 4 }
        return total
      }

      """
    let code = "  Text(verbatim: \"\\(collatz(27)) \\(sum(of: [1.5, 2, 3]))\")"
    #expect(try result(of: code, functions) == ["111 13.0"])
    #expect(try result(of: code, functions + Self.ownOperators) == ["111 13.0"])
  }

  @Test func propertiesAreAtHand() throws {
    let model = """
      struct Model {
        var count = 3, width = 2.5, size = CGSize(width: 4, height: 8)
        static let most = 2
        var doubled: Int { count * 2 }
        func total(_ more: Int) -> Double { width * 2 + size.width - Double(count + more + doubled) }
      }

      """
    let code = "  let count = 1\n  Text(verbatim: \"\\(Model(count: count + 4).total(Model.most))\")"
    #expect(try result(of: code, model) == ["-8.0"])
    #expect(try result(of: code, model + Self.ownOperators) == ["-8.0"])
  }

  /// A loop that never ends is found out as before: what is worked out at once counts as work, too.
  @Test func whatDoesNotEndIsTold() throws {
    let function = "func f() -> Int {\n  var i = 0\n  while i >= 0 { i = i % 5 + 1 }\n  return i\n}\n"
    let rules = try result(of: "  Text(\"\\(f())\")", function).filter { $0.contains("endless-evaluation") }
    #expect(rules.count == 1)
  }
}
