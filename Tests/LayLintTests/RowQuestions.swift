extension FillingTests {
  /// Of rows, grids, bars and layers: a view that each rule names the cause in, and the same view mended.
  static let rowQuestions: [Question] = [
    Question(
      "shape-takes-all",
      "HStack { LazyVStack { Text(\"A\"); Text(\"B\") }; Text(\"What is said beside it\") }",
      "HStack { VStack { Text(\"A\"); Text(\"B\") }; Text(\"What is said beside it\") }"),
    Question(
      "shape-takes-all",
      """
      VStack {
        Text("New")
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(50))]) { ForEach(0..<9) { _ in Color.red.frame(width: 50, height: 50) } }
        }
      }
      """,
      """
      VStack {
        Text("New")
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(50))]) { ForEach(0..<9) { _ in Color.red.frame(width: 50, height: 50) } }
        }.frame(height: 60)
      }
      """),
    Question(
      "shape-takes-all",
      "Grid { GridRow { Text(\"A\"); Color.red }; GridRow { Text(\"B\"); Text(\"C\") } }",
      "Grid { GridRow { Text(\"A\"); Color.red.frame(height: 20) }; GridRow { Text(\"B\"); Text(\"C\") } }"),
    Question(
      "shape-takes-all",
      "Grid { GridRow { Text(\"A\"); Color.red }; GridRow { Text(\"B\"); Text(\"C\") } }",
      """
      Grid {
        GridRow { Text("A"); Color.red.gridCellUnsizedAxes(.vertical) }
        GridRow { Text("B"); Text("C") }
      }
      """),
    Question(
      "adaptive-single-track",
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 200))]) { ForEach(0..<4) { Text(\"\\($0)\") } }",
      "LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))]) { ForEach(0..<4) { Text(\"\\($0)\") } }"),
    Question(
      "view-covered",
      "ZStack { Text(\"Sold\"); RoundedRectangle(cornerRadius: 12).fill(.red) }.frame(width: 200, height: 60)",
      "ZStack { RoundedRectangle(cornerRadius: 12).fill(.red); Text(\"Sold\") }.frame(width: 200, height: 60)"
    ),
    Question(
      "view-covered", "Text(\"Sold\").padding().overlay(Color.red)",
      "Text(\"Sold\").padding().background(Color.red)"),
    // Letters in the corners of a square are beside the circle in it.
    Question(
      "view-covered", "ZStack { Text(\"Sold\"); Circle().fill(.red) }",
      "ZStack { Text(\"A long label of a badge\"); Circle().fill(.red).frame(width: 40, height: 40) }"),
    Question(
      "bar-over-scroll",
      """
      ZStack(alignment: .bottom) {
        ScrollView { VStack { ForEach(0..<90) { Text("Row \\($0)").frame(maxWidth: .infinity) } } }
        Button("Buy") { }.frame(maxWidth: .infinity).padding().background(.yellow)
      }
      """,
      """
      ZStack(alignment: .bottom) {
        ScrollView { VStack { ForEach(0..<90) { Text("Row \\($0)").frame(maxWidth: .infinity) } }.padding(.bottom, 80) }
        Button("Buy") { }.frame(maxWidth: .infinity).padding().background(.yellow)
      }
      """),
    Question(
      "bar-over-scroll",
      """
      List { ForEach(0..<90) { Text("Row \\($0)") } }
        .overlay(alignment: .top) { Text("Head").frame(maxWidth: .infinity).padding().background(.yellow) }
      """,
      """
      List { ForEach(0..<90) { Text("Row \\($0)") } }
        .overlay(alignment: .bottomTrailing) { Button("+") { }.padding().background(.yellow).padding() }
      """),
    Question(
      "stroke-cut-off",
      "VStack { Circle().stroke(.red, lineWidth: 12).frame(width: 90, height: 90).clipped(); Text(\"A\") }",
      "VStack { Circle().stroke(.red, lineWidth: 12).padding(6).frame(width: 90, height: 90).clipped(); Text(\"A\") }"
    ),
    Question(
      "stroke-cut-off", "ScrollView { Rectangle().stroke(.red, lineWidth: 8).frame(height: 90) }",
      "ScrollView { Rectangle().stroke(.red, lineWidth: 8).frame(height: 90).padding() }"),
    Question(
      "greedy-in-scroll-axis",
      "List { GeometryReader { g in VStack { Text(\"A\").font(.title); Text(\"B\") }.frame(width: g.size.width) } }",
      """
      List {
        GeometryReader { g in VStack { Text("A").font(.title); Text("B") }.frame(width: g.size.width) }
          .frame(height: 80)
      }
      """),
    Question(
      "text-never-wraps",
      """
      ScrollView([.horizontal, .vertical]) {
        VStack { Text("A sentence that is so long that it needs more than one line on any telephone there is") }
      }
      """,
      """
      ScrollView([.horizontal, .vertical]) {
        VStack { Text("A sentence that is so long that it needs more than one line on any telephone").frame(width: 300) }
      }
      """),
    Question(
      "offset-leaves-frame",
      "VStack { Text(\"Card\").padding(30).background(.white).offset(y: 50); Text(\"Below\") }",
      "VStack { Text(\"Card\").padding(30).background(.white).offset(y: 4); Text(\"Below\") }"),
    Question(
      "row-texts-centred",
      """
      HStack {
        Image(systemName: "person")
        VStack { Text("A long name of somebody"); Text("Online") }
        Spacer()
      }
      """,
      """
      HStack {
        VStack { Text("128"); Text("Followers") }
        Spacer()
        VStack { Text("12"); Text("Posts") }
      }
      """),
    Question(
      "baselines-differ",
      """
      HStack { Text("Note"); Text("A text that goes over several lines").frame(width: 90) }
      """,
      """
      HStack(alignment: .top) { Text("Note"); Text("A text that goes over several lines").frame(width: 90) }
      """),
    Question(
      "frame-outside-button",
      "Button { } label: { Text(\"Account\") }.frame(maxWidth: .infinity, alignment: .leading).padding().background(.yellow)",
      "Button { } label: { Text(\"Account\").frame(maxWidth: .infinity, alignment: .leading).padding() }.background(.yellow)"
    ),
    Question(
      "more-columns-than-items",
      "LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { ForEach(0..<2) { Text(\"\\($0)\") } }",
      """
      struct Names: View {
        var names: [String]
        var body: some View {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) { ForEach(names, id: \\.self) { Text($0) } }
        }
      }
      #Preview { Names(names: ["A", "B"]) }
      """),
    Question(
      "spacing-with-one-child",
      "VStack(spacing: 9) { Text(\"A\") }.padding()",
      """
      struct Facts: View {
        var more: String?
        var year: some View { Text("1999") }
        var place: some View { Group { if let more { Text(more) } } }
        var body: some View { VStack(spacing: 9) { year; place } }
      }
      #Preview { Facts() }
      """),
    Question(
      "guide-unused",
      "HStack { Text(\"A\").alignmentGuide(.top) { d in d[.top] - 9 }; Text(\"B\") }",
      """
      struct Ruler: View {
        var x: CGFloat
        var body: some View {
          ZStack(alignment: .leading) { Text("A").alignmentGuide(.leading) { _ in x }; Text("B") }
        }
      }
      #Preview { Ruler(x: 0) }
      """),
    Question(
      "clipped-away",
      """
      HStack(spacing: 4) { ForEach(0..<5) { _ in Image(systemName: "star").resizable().frame(width: 30, height: 30) } }
        .frame(width: 120).clipped()
      """,
      """
      HStack(spacing: 4) { ForEach(0..<5) { _ in Image(systemName: "star").resizable().scaledToFit() } }
        .frame(width: 120).clipped()
      """),
  ]
}
