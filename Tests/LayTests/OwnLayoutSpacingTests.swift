import Lay
import LayTestSupport
import Testing

/// What layouts of a file's own say of themselves: spacing, guides, their axis, and what they print.
@Suite struct OwnLayoutSpacingTests {
  private func compile(_ text: String) -> Compilation {
    onDeepStack {
      var options = Options()
      options.platform = .macOS
      return Compiler(options: options).compile(SourceFile(name: "own.lay", text: text))
    }
  }

  private func frame(_ compilation: Compilation, _ id: String) -> Rect? {
    compilation.layouts.first?.frame(ofID: id)
  }

  /// A layout that fills one view after the other from the top, with functions of its own.
  private func source(_ functions: String, _ views: String, width: Int = 100) -> String {
    """
    struct Own: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).reduce(0, +))
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
          subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
          y += subview.sizeThatFits(.unspecified).height
        }
      }
      \(functions)
    }
    #Preview(traits: .fixedLayout(width: \(width), height: 200)) { \(views) }
    """
  }

  /// Between a text of 13 points and a plain view below it lie 8.15 points on a Mac (measured), between two plain ones 8.
  @Test(
    "the gap to a neighbour is what the layout says",
    arguments: [
      // Without a word, all edges of all subviews: a text's above and below.
      ("", 8.150879), ("spacing = subviews[0].spacing", 8.150879), ("spacing = ViewSpacing()", 8),
      ("spacing = .zero", 0), ("spacing.formUnion(subviews[0].spacing, edges: .bottom)", 8.150879),
      ("spacing.formUnion(subviews[0].spacing, edges: [.top, .leading])", 8),
      ("spacing = ViewSpacing().union(subviews[0].spacing, edges: .vertical)", 8.150879),
      ("spacing = subviews[0].spacing.union(.zero)", 8.150879),
    ])
  func gaps(statement: String, gap: Double) throws {
    let function =
      statement.isEmpty
      ? ""
      : """
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var spacing = ViewSpacing()
        \(statement)
        return spacing
      }
      """
    let compilation = compile(
      source(
        function,
        "VStack { Own { Text(\"One\") }.id(\"own\"); Color.red.frame(width: 9, height: 9).id(\"below\") }"))
    #expect(compilation.diagnostics.isEmpty)
    let (own, below) = (try #require(frame(compilation, "own")), try #require(frame(compilation, "below")))
    #expect(abs(below.y - own.y - own.height - gap) < 0.00001)
  }

  @Test("two spacings know their distance, the platform's where they share nothing")
  func distances() {
    let compilation = compile(
      source(
        """
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
          let none = ViewSpacing()
          print(none.distance(to: none, along: .vertical))
          print(ViewSpacing.zero.distance(to: none, along: .vertical))
          print(subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
          print(subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal))
          return none
        }
        """, "Own { Text(\"One\").font(.system(size: 13)); Color.red }"))
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.printed.map(\.text) == ["8.0", "0.0", "8.15087890625", "8.0"])
    #expect(compilation.printed.map(\.line) == [15, 16, 17, 18])
  }

  /// A text of 13 points has 12.568 above its baseline and 2.742 below it, and capitals 9.16 high (measured).
  @Test("a spacing prints what it asks for on each edge")
  func printing() {
    let print = """
      func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        print(subviews[0].spacing)
        return subviews[0].spacing
      }
      """
    func printed(_ view: String) -> [String] { compile(source(print, view)).printed.map(\.text) }
    #expect(
      printed("Own { Rectangle() }") == [
        "ViewSpacing(top: [edgeBelowText: 0.0], leading: [edgeRightText: 0.0], "
          + "bottom: [edgeAboveText: 0.0], trailing: [edgeLeftText: 0.0])"
      ])
    #expect(
      printed("Own { Text(\"One\") }") == [
        "ViewSpacing(top: [textToText: leading 0.0, edgeAboveText: 4.7421875, textBaseline: -13.0], leading: [], "
          + "bottom: [textToText: leading 0.0, edgeBelowText: 8.15087890625, textBaseline: -3.0], trailing: [])"
      ])
    #expect(
      printed("Own { Spacer() }") == [
        "ViewSpacing(top: [default: 0.0], leading: [default: 0.0], bottom: [default: 0.0], trailing: [default: 0.0])"
      ])
    #expect(printed("VStack { Own { Spacer() } }") == printed("Own { Spacer() }"))
  }

  @Test("a layout is aligned by the guides that it says it has")
  func guides() {
    let compilation = compile(
      source(
        """
        func explicitAlignment(
          of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()
        ) -> CGFloat? {
          guide == .leading ? bounds.minX + 5 : nil
        }
        func explicitAlignment(
          of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
          cache: inout ()
        ) -> CGFloat? {
          guide == .firstTextBaseline ? bounds.maxY - 4 : nil
        }
        """,
        """
        VStack(alignment: .leading, spacing: 0) {
          Own { Color.red.frame(width: 30, height: 10) }.id("a")
          Color.blue.frame(width: 100, height: 10).id("b")
          HStack(alignment: .firstTextBaseline, spacing: 0) {
            Own { Color.red.frame(width: 30, height: 10) }.id("c")
            Color.blue.frame(width: 10, height: 20).id("d")
          }
        }
        """, width: 105))
    #expect(compilation.diagnostics.isEmpty)
    #expect(frame(compilation, "a")?.x == 0)
    #expect(frame(compilation, "b")?.x == 5)
    #expect((frame(compilation, "c")?.y ?? 0) - (frame(compilation, "d")?.y ?? 0) == 14)
  }

  /// The baselines of a text of 13 points are 13 below its top on a Mac (measured).
  @Test("a layout that says nothing has its subviews' baselines, where it puts them")
  func baselines() {
    let compilation = compile(
      source(
        "",
        """
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Own { Color.red.frame(width: 30, height: 10); Text("One") }.id("a")
          Color.blue.frame(width: 10, height: 5).id("b")
        }
        """))
    #expect((frame(compilation, "b").map { $0.y + $0.height } ?? 0) - (frame(compilation, "a")?.y ?? 0) == 23)
  }

  @Test("spacers and dividers go by the axis that a layout says it has")
  func orientation() {
    func size(_ properties: String) -> [Double]? {
      let compilation = compile(
        source(
          properties.isEmpty ? "" : "static var layoutProperties: LayoutProperties { \(properties) }",
          "Own { Spacer() }.id(\"own\")"))
      #expect(compilation.diagnostics.isEmpty)
      return frame(compilation, "own").map { [$0.width, $0.height] }
    }
    #expect(size("") == [8, 8])
    #expect(
      size("var p = LayoutProperties()\n p.stackOrientation = .vertical\n return p")
        == [0, 8])
    #expect(
      size("var p = LayoutProperties(); p.stackOrientation = .horizontal; return p")
        == [8, 0])
  }

  @Test("subviews tell the direction in which they are read")
  func direction() {
    let compilation = compile(
      source(
        """
        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
          print(subviews.layoutDirection == .rightToLeft, subviews.layoutDirection)
          return .zero
        }
        """, "VStack { Own { Color.red }; Own {}.environment(\\.layoutDirection, .rightToLeft) }"))
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.printed.map(\.text) == ["false leftToRight", "true rightToLeft"])
  }

  @Test("print writes what runs: bodies once, what is only tried or faulty not at all")
  func prints() {
    let compilation = compile(
      """
      struct Row: View {
        let n: Int
        var body: some View {
          let _ = print("row", n, CGSize(width: CGFloat(n), height: 2), separator: "|")
          let _ = print("two\\nlines")
          Text("\\(n)")
        }
      }
      struct Unused: View { var body: some View { let _ = print("never"); Text("a") } }
      #Preview { VStack { Row(n: 1); Row(n: 2) } }
      """)
    #expect(
      compilation.printed.map { "\($0.line) \($0.text)" } == [
        "4 row|1|(1.0, 2.0)", "5 two", "5 lines", "4 row|2|(2.0, 2.0)", "5 two", "5 lines",
      ])
    let many = compile("#Preview { let _ = (0..<2000).forEach { print($0) }; Text(\"a\") }")
    #expect(many.printed.count == 1000)
    #expect(many.droppedPrintCount == 1000)
  }
}
