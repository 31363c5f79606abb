import Testing

extension ExplainerTests {
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
}
