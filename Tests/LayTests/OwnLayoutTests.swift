import Lay
import LayTestSupport
import Testing

/// Layouts of a file's own, from source to frames.
@Suite struct OwnLayoutTests {
  private func compile(_ text: String, _ options: Options = Options()) -> Compilation {
    onDeepStack { Compiler(options: options).compile(SourceFile(name: "own.lay", text: text)) }
  }

  /// A layout whose functions have these bodies, around views, on a canvas of 100 × 80.
  private func source(size: String, place: String, more: String = "", _ views: String) -> String {
    """
    \(more)
    struct Own: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { \(size) }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        \(place)
      }
    }
    #Preview(traits: .fixedLayout(width: 100, height: 80)) { \(views) }
    """
  }

  private func frames(_ compilation: Compilation, _ ids: String...) -> [Rect?] {
    ids.map { compilation.layouts.first?.frame(ofID: $0) }
  }

  @Test("the size is what sizeThatFits returns, and a point of a subview lies where it is placed")
  func anchors() {
    let compilation = compile(
      source(
        size: "CGSize(width: 60, height: 40)",
        place: """
          subviews[0].place(at: bounds.origin, proposal: .unspecified)
          subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
          subviews[2].place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: 30, height: nil))
          """,
        """
        Own {
          Color.red.frame(width: 10, height: 4).id("a")
          Color.red.frame(width: 8, height: 6).id("b")
          Color.red.id("c")
        }.id("own")
        """))
    #expect(compilation.diagnostics.isEmpty)
    #expect(
      frames(compilation, "own", "a", "b", "c") == [
        Rect(x: 20, y: 20, width: 60, height: 40), Rect(x: 20, y: 20, width: 10, height: 4),
        Rect(x: 72, y: 54, width: 8, height: 6), Rect(x: 35, y: 35, width: 30, height: 10),
      ])
    #expect(compilation.layouts.first?.nodes.first?.kind == "Own")
  }

  @Test("what is placed while the size is asked for does not count")
  func placedTooEarly() {
    let compilation = compile(
      source(
        size: "subviews[0].place(at: .zero, proposal: .unspecified); return CGSize(width: 60, height: 40)",
        place: "_ = bounds",
        "Own { Color.red.frame(width: 10, height: 4).id(\"a\") }"))
    #expect(frames(compilation, "a") == [Rect(x: 45, y: 38, width: 10, height: 4)])
  }

  @Test("a subview that is not placed is centred, and right to left mirrors the others")
  func centred() {
    let compilation = compile(
      source(
        size: "proposal.replacingUnspecifiedDimensions()",
        place: "subviews[0].place(at: bounds.origin, proposal: .unspecified)",
        """
        Own { Color.red.frame(width: 10, height: 10).id("a"); Color.red.frame(width: 20, height: 10).id("b") }
          .environment(\\.layoutDirection, .rightToLeft)
        """))
    #expect(
      frames(compilation, "a", "b") == [
        Rect(x: 90, y: 0, width: 10, height: 10), Rect(x: 40, y: 35, width: 20, height: 10),
      ])
  }

  /// Measured: macOS 26.2, texts at 13 points, plain views between texts.
  @Test("subviews know the gaps that they prefer")
  func distances() throws {
    var options = Options()
    options.platform = .macOS
    let compilation = compile(
      source(
        size: """
          let gaps = zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .vertical) }
          let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
          return CGSize(
            width: sizes.map(\\.width).max() ?? 0, height: sizes.map(\\.height).reduce(0, +) + gaps.reduce(0, +))
          """,
        place: "",
        #"Own { Text("One"); Text("Two"); Color.red.frame(width: 30, height: 10); Text("Three") }.id("own")"#),
      options)
    let frame = try #require(frames(compilation, "own")[0])
    #expect(abs(frame.height - (58 + 8.150879 + 4.742188)) < 0.00001)
  }

  @Test("subviews tell their priority, their guides and what is set for a key")
  func values() {
    let compilation = compile(
      source(
        size: """
          let ranks = subviews.map { $0[Rank.self] }
          let guide = subviews[1].dimensions(in: .unspecified)[HorizontalAlignment.leading]
          return CGSize(
            width: 10 * ranks[0] + ranks[1] + 0.1 * ranks[2], height: subviews[0].priority + 10 * guide)
          """,
        place: "",
        more: """
          struct Rank: LayoutValueKey { static let defaultValue: CGFloat = 1 }
          extension View { func rank(_ rank: CGFloat) -> some View { layoutValue(key: Rank.self, value: rank) } }
          """,
        """
        Own {
          Color.red.layoutPriority(3)
          Color.blue.alignmentGuide(.leading) { d in 2 }.rank(4)
          Color.green.rank(9).rank(5).padding()
        }.id("own")
        """))
    #expect(compilation.diagnostics.isEmpty)
    #expect(frames(compilation, "own").map { $0?.width } == [14.5])
    #expect(frames(compilation, "own").map { $0?.height } == [23])
  }

  @Test("what sizeThatFits leaves in the cache is there when subviews are placed")
  func cache() {
    let compilation = compile(
      """
      struct Steps: Layout {
        var step = 2.0
        struct Cache { var sizes: [CGSize]; var total = CGSize.zero }
        func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
          cache.total = CGSize.zero
          for size in cache.sizes {
            cache.total.width += size.width + step
            cache.total.height += size.height
          }
          return cache.total
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
          var corner = CGPoint(x: bounds.minX, y: bounds.minY + cache.total.height)
          for index in subviews.indices {
            corner.y -= cache.sizes[index].height
            subviews[index].place(at: corner, proposal: .init(cache.sizes[index]))
            corner.x += cache.sizes[index].width + step
          }
        }
      }
      #Preview(traits: .fixedLayout(width: 40, height: 20)) {
        let layout = Bool.random() || true ? AnyLayout(Steps(step: 5)) : AnyLayout(HStackLayout())
        layout { ForEach(0..<2) { i in Color.red.frame(width: 15, height: 10).id("\\(i)") } }
      }
      """)
    #expect(
      frames(compilation, "0", "1") == [
        Rect(x: 0, y: 10, width: 15, height: 10), Rect(x: 20, y: 0, width: 15, height: 10),
      ])
  }

  @Test("layouts lie in each other, and in what is measured at several sizes")
  func nested() {
    let compilation = compile(
      source(
        size:
          "subviews.first?.sizeThatFits(ProposedViewSize(width: (proposal.width ?? 50) - 1, height: 7)) ?? .zero",
        place: """
          for subview in subviews {
            subview.place(
              at: bounds.origin, proposal: ProposedViewSize(width: (proposal.width ?? 50) - 1, height: 7))
          }
          """,
        "HStack(spacing: 0) { Own { Own { Own { Color.red.id(\"in\") } } }; Color.blue.id(\"by\") }"))
    #expect(
      frames(compilation, "in", "by")
        == [
          Rect(x: 0, y: 36.5, width: 47, height: 7), Rect(x: 47, y: 0, width: 53, height: 80),
        ])
  }

  @Test("a container of SwiftUI's is called with its content at once")
  func containers() {
    let compilation = compile(
      """
      #Preview {
        VStackLayout(alignment: .leading) { Color.red; AnyLayout(HStackLayout(spacing: 3)) { Color.blue; Color.green } }
      }
      """)
    #expect(
      compilation.layouts.first?.nodes.map(\.kind) == ["VStack", "Color", "HStack", "Color", "Color"])
  }

  @Test(
    "what layouts of a file's own can't be is an error, or harmless",
    arguments: [
      (
        #"CGSize(width: .nan, height: -.infinity)"#,
        "subviews[0].place(at: CGPoint(x: .nan, y: .infinity), proposal: .zero)", []
      ),
      (
        "subviews[7].sizeThatFits(.zero)", "subviews[0].place(at: .zero, proposal: .infinity)",
        ["index-out-of-range"]
      ),

    ])
  func faults(size: Snippet, place: Snippet, rules: [String]) {
    let text = source(size: size.text, place: place.text, "Own { Color.red; Color.blue }")
    let compilation = compile(text)
    #expect(compilation.diagnostics.map(\.rule) == rules)
    #expect(
      onDeepStack { Linter().lint(SourceFile(name: "own.lay", text: text)) }.diagnostics.contains {
        $0.severity == .error
      } == !rules.isEmpty)
  }

  @Test("a layout without its functions is an error")
  func functions() {
    let without = compile("struct Own: Layout { var n = 1 }\n#Preview { Own { Text(\"a\") } }")
    #expect(without.diagnostics.map(\.rule) == ["invalid-layout"])
  }

  @Test(
    "a preview does not see the subviews that another one has kept: each starts anew",
    arguments: [
      "kept[0].sizeThatFits(.unspecified)", "kept[0].dimensions(in: .unspecified)",
      "subviews[0].spacing.distance(to: kept[0].spacing, along: .vertical)", "kept[0].priority",
      "kept[0].spacing",
    ])
  func keptSubviews(use: Snippet) {
    let text =
      source(
        size: """
          if let old = kept.first { _ = \(use) }
          kept = Array(subviews)
          return CGSize(width: 20, height: 10)
          """, place: "", more: "var kept: [LayoutSubview] = []", "Own { Color.red }")
      + "\n#Preview { Own { Color.blue } }"
    let compilation = compile(text.replacing("kept[0]", with: "old"))
    #expect(compilation.diagnostics.isEmpty)
  }

  @Test("subviews of another layout on the same canvas answer")
  func othersSubviews() {
    let compilation = compile(
      source(
        size: """
          kept += Array(subviews)
          return CGSize(width: 20 + subviews[0].spacing.distance(to: kept[0].spacing, along: .horizontal), height: 10)
          """, place: "", more: "var kept: [LayoutSubview] = []",
        "VStack { Own { Color.red; Color.red; Color.red }; Own { Color.blue }.id(\"own\") }"))
    #expect(compilation.diagnostics.isEmpty)
    #expect(frames(compilation, "own").first??.width == 28)
  }

  /// `reduce` first tries its closure, to learn what it returns.
  @Test("a layout answers the same to code that is only tried")
  func tried() {
    let compilation = compile(
      """
      struct Inner: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let none: [CGSize] = []
          let width = none.map { $0.width }.max() ?? 0
          return CGSize(width: 30 + width + 0.5, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct Outer: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      #Preview { Outer { Inner { Text("a") }; Inner { Text("b") } }.id("outer") }
      """)
    #expect(compilation.diagnostics.isEmpty)
    #expect(frames(compilation, "outer").first??.width == 61)
  }

  @Test("a layout is made of a type in another, of an alias and of a type in a constant")
  func nestedTypes() {
    let compilation = compile(
      """
      enum Layouts {
        struct Row: Layout {
          var width = 30.0
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: width, height: 10)
          }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        typealias Line = Row
      }
      #Preview {
        let made = Layouts.Row.self
        Layouts.Row { Color.red }.id("a")
        Layouts.Row(width: 7) { Color.red; Color.blue }.padding(1).id("b")
        Layouts.Line { Color.red }.id("c")
        made.init(width: 5) { Color.red }.id("d")
        ForEach(0..<2) { i in Layouts.Row(width: Double(i) * 20) { Color.red }.id("e\\(i)") }
      }
      """)
    #expect(compilation.diagnostics.isEmpty)
    #expect(
      frames(compilation, "a", "b", "c", "d", "e0", "e1").map { $0?.width } == [30, 9, 30, 5, 0, 20])
  }

  /// Each level of the views starts code of its own, which calls itself on top of what is already running.
  @Test("layouts in layouts have one stack")
  func stack() {
    func source(levels: Int, calls: Int) -> String {
      """
      struct Own: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          ask(subviews, \(calls))
        }
        func ask(_ subviews: Subviews, _ n: Int) -> CGSize {
          n == 0 ? subviews[0].sizeThatFits(.unspecified) : ask(subviews, n - 1)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct Deep: View {
        let n: Int
        var body: some View { if n == 0 { Color.red.frame(width: 3, height: 3) } else { Own { Deep(n: n - 1) } } }
      }
      #Preview { Deep(n: \(levels)).id("deep") }
      """
    }
    let compilation = compile(source(levels: 10, calls: 10))
    #expect(compilation.diagnostics.isEmpty)
    #expect(frames(compilation, "deep").first??.width == 3)
    #expect(compile(source(levels: 100, calls: 500)).diagnostics.map(\.severity) == [.error])
  }
}
