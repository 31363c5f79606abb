import Lay
import LayTestSupport
import Testing

/// Literals beside lengths that may be nil are lengths, whatever their values are: 5 halved is 2.5.
@Suite struct LengthTypeTests {
  /// Statements, an expression, and what it is worth where nothing is proposed.
  private static let expressions: [(before: String, expression: String, value: Double)] = [
    ("", "(none.width ?? 5) / 2", 2.5),
    ("", "min(none.width ?? 5, 9) / 2", 2.5),
    ("", "max(1, none.width ?? 3) / 2", 1.5),
    ("let l = none.width.map { $0 / 2 } ?? 7", "l / 2", 3.5),
    ("", "(none.height ?? none.width ?? 9) / 2", 4.5),
    ("var o = none.width ?? 1; o /= 2", "o", 0.5),
    ("", "[none.width ?? 1, 2].max()! / 4", 0.5),
    ("", "(none.width.flatMap { $0 > 3 ? $0 : nil } ?? 9) / 2", 4.5),
    ("", "(bb ?? 9) / 2", 4.5),
    ("", "min(max(bb ?? 3, 1), 9) / 2", 1.5),
    ("let steps = Array(stride(from: 0, to: bb ?? 3, by: 1))", "steps[1] / 2", 0.5),
    ("", "clamp(bb ?? 7, 1, 9) / 2", 3.5),
    ("", "(true ? 5 : bb ?? 1) / 2", 2.5),
    ("", "CGFloat(5) / 2 + (bb ?? 1) / 2", 3),
    ("", "(limit ?? 5) / 2", 2.5),
    ("", "(self.limit ?? 5) / 2", 2.5),
    ("", "(gap ?? 5) / 2", 2.5),
    ("", "(opt() ?? 5) / 2", 2.5),
    ("", "(self.opt() ?? 5) / 2", 2.5),
    ("let w = none.width ?? 5", "w / 2", 2.5),
    ("let w = none.width ?? 5; let h = w", "h / 2", 2.5),
    ("let pp = ProposedViewSize(width: nil, height: 3)", "(pp.width ?? 7) / 2", 3.5),
    ("", "(ProposedViewSize.unspecified.width ?? 7) / 2", 3.5),
    ("", "(none.replacingUnspecifiedDimensions().width + 5) / 2", 7.5),
    ("let w = none.width == nil ? 7 : none.width!", "w / 2", 3.5),
    ("let w = none.width != nil ? none.width! : 7", "w / 2", 3.5),
    ("let w: CGFloat; if let p = none.width { w = p } else { w = 7 }", "w / 2", 3.5),
    ("let w = if let p = none.width { p } else { 7 }", "w / 2", 3.5),
    ("let e: [CGFloat] = []", "(e.max() ?? 7) / 2", 3.5),
    ("let e: [CGFloat] = []", "(e.first ?? 7) / 2", 3.5),
    ("let e: [CGFloat] = []", "e.reduce(7, +) / 2", 3.5),
    ("let e: [CGFloat] = []", "(e.map { $0 * 2 }.max() ?? 7) / 2", 3.5),
    ("let e: [CGSize] = []", "(e.map { $0.width }.max() ?? 7) / 2", 3.5),
    (#"let e: [CGSize] = []"#, #"(e.map(\.width).max() ?? 7) / 2"#, 3.5),
    ("", "(subviews.dropFirst(5).map { $0.sizeThatFits(.unspecified).width }.max() ?? 7) / 2", 3.5),
    ("", "(subviews.dropFirst(5).first?.sizeThatFits(.unspecified).width ?? 7) / 2", 3.5),
    ("let d: [Int: CGFloat] = [:]", "(d[3] ?? 7) / 2", 3.5),
    ("let d: [Int: CGFloat] = [:]", "d[3, default: 7] / 2", 3.5),
    ("let t: (CGFloat?, Int) = (nil, 2)", "(t.0 ?? 7) / 2", 3.5),
    ("func f(_ a: CGFloat?) -> CGFloat { (a ?? 7) / 2 }", "f(nil)", 3.5),
    ("", "CGFloat(subviews.count) * (bb ?? 7) / 4", 3.5),
    ("", "max(0, (bb ?? 7) - 2) / 2", 2.5),
    ("", "abs(bb ?? -7) / 2", 3.5),
    ("", "(bb ?? 7).rounded() / 2", 3.5),
    ("let c = bb ?? (limit ?? 7)", "c / 2", 3.5),
    ("let c = bb ?? .infinity", "min(c, 7) / 2", 3.5),
    ("let c = min(bb ?? 10, 1000)", "c / 4", 2.5),
    ("let m = max(bb ?? 3, 2, 1)", "m / 2", 1.5),
    ("let (a, b) = (bb ?? 7, 2)", "a / 2", 3.5),
    ("var w: CGFloat = 0; w += (bb ?? 7) / 2", "w", 3.5),
    ("var total = bb ?? 0; for i in 0..<3 { total += 1 }", "total / 2", 1.5),
    ("let n = subviews.isEmpty ? 3 : bb ?? 7", "n / 2", 3.5),
    ("let s = CGSize(width: bb ?? 7, height: 3)", "s.width / 2", 3.5),
    ("", "pow(bb ?? 3, 2) / 2", 4.5),
    ("let xs = [bb ?? 7, 3]", "xs[0] / 2", 3.5),
    ("let xs = [1, bb ?? 7, 3]", "xs[0] / 2", 0.5),
    ("", "zip([1, 2], [bb ?? 7, 3]).map { CGFloat($0) * $1 / 4 }.reduce(0, +)", 3.25),
    ("", "(1...3).map { _ in bb ?? 7 }.reduce(0, +) / 2", 10.5),
    ("", "CGFloat((0..<3).map { $0 }.max() ?? 7) / 4", 0.5),
    ("let v = Swift.min(bb ?? 7, 9)", "v / 2", 3.5),
  ]

  @Test func literalsBesideWhatIsNil() {
    let functions = Self.expressions.enumerated().map { index, row in
      """
        func value\(index)(_ none: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
          let bb: CGFloat? = nil
          \(row.before)
          let value = \(row.expression)
          return value
        }
      """
    }
    let calls = Self.expressions.indices.map { "    print(value\($0)(.unspecified, subviews))" }
    let text = """
      struct Own: Layout {
        var limit: CGFloat? = nil
        var gap: CGFloat?
        func opt() -> CGFloat? { nil }
        func clamp<T: Comparable>(_ v: T, _ lo: T, _ hi: T) -> T { min(max(v, lo), hi) }
      \(functions.joined(separator: "\n"))
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      \(calls.joined(separator: "\n"))
        }
      }
      #Preview { Own { Color.red; Color.blue } }
      """
    let compilation = onDeepStack {
      Compiler().compile(SourceFile(name: "lengths.lay", text: text))
    }
    #expect(compilation.diagnostics.map(\.description) == [])
    for (row, line) in zip(Self.expressions, compilation.printed) {
      #expect(line.text == "\(row.value)", "\(row.before) … \(row.expression)")
    }
    #expect(compilation.printed.count == Self.expressions.count)
  }

  @Test("an Int stays one: beside a length it is an error")
  func integers() {
    let compilation = onDeepStack {
      Compiler().compile(
        SourceFile(
          name: "lengths.lay",
          text: """
            struct Row: View {
              var width: CGFloat?
              func sum(_ count: Int) -> CGFloat { (width ?? 4) + count }
              var body: some View { Color.red.frame(width: sum(3)) }
            }
            #Preview { Row() }
            """))
    }
    #expect(compilation.diagnostics.map(\.rule) == ["wrong-type"])
  }
}
