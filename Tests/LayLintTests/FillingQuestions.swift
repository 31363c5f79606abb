extension FillingTests {
  /// A view that each rule names the cause in, and the same view mended.
  static let questions: [Question] = [
    Question(
      "geometry-reader-takes-all",
      """
      struct Bar: View {
        var value: Double
        var body: some View {
          HStack {
            Text("Used")
            GeometryReader { room in Capsule().frame(width: room.size.width * value) }
          }
        }
      }
      #Preview { VStack { Text("Memory"); Bar(value: 0.3); Bar(value: 0.6) } }
      """,
      """
      struct Bar: View {
        var value: Double
        var body: some View {
          HStack {
            Text("Used")
            GeometryReader { room in Capsule().frame(width: room.size.width * value) }.frame(height: 8)
          }
        }
      }
      #Preview { VStack { Text("Memory"); Bar(value: 0.3); Bar(value: 0.6) } }
      """),
    Question(
      "geometry-reader-takes-all",
      "VStack { Text(\"Top\"); GeometryReader { g in Text(\"Half\").frame(width: g.size.width / 2) } }",
      "VStack { Text(\"Top\"); Text(\"Half\").background(GeometryReader { g in Color.clear }) }"),
    Question(
      "background-hugs", "VStack { Text(\"A\"); Spacer() }.padding().border(.red)",
      "HStack { VStack { Text(\"A\"); Spacer() }.padding().border(.red); Text(\"B\") }"),
    Question(
      "edge-not-reached", "Text(\"A\").background(Color.red.ignoresSafeArea())",
      "Color.clear.background(Color.red.ignoresSafeArea())"),
    Question(
      "frame-outside-background",
      "VStack { Text(\"Log in\").padding().background(.blue).frame(maxWidth: .infinity); Text(\"A\") }",
      "VStack { Text(\"Log in\").padding().frame(maxWidth: .infinity).background(.blue); Text(\"A\") }"),
    Question(
      "frame-outside-background",
      "Text(\"A\").background(Color.red).frame(maxWidth: .infinity, maxHeight: .infinity)",
      "Text(\"A\").background(Color.red).frame(maxWidth: .infinity, alignment: .leading)"),
    Question(
      "frame-outside-button",
      """
      VStack {
        Button("Yes") { }.buttonStyle(.bordered).frame(width: 200)
        Button("Perhaps") { }.buttonStyle(.bordered).frame(width: 200)
      }
      """,
      """
      VStack {
        Button { } label: { Text("Yes").frame(width: 200) }.buttonStyle(.bordered)
        Button { } label: { Text("Perhaps").frame(width: 200) }.buttonStyle(.bordered)
      }
      """),
    Question(
      "frame-outside-button",
      "Button(\"Buy\") { }.frame(maxWidth: .infinity).padding().background(Color.yellow)",
      "HStack { Button(\"No\") { }.padding().frame(maxWidth: .infinity); Text(\"A\") }"),
    Question(
      "frame-outside-button",
      "TextField(\"Name\", text: .constant(\"\")).textFieldStyle(.roundedBorder).frame(height: 60)",
      "TextField(\"Name\", text: .constant(\"\")).textFieldStyle(.roundedBorder).frame(maxWidth: 300)"),
    Question(
      "spacer-starved", "HStack { TextField(\"Name\", text: .constant(\"\")); Spacer(); Text(\"A\") }",
      "HStack { Text(\"A text that goes over several lines, for it is as long as a paragraph\"); Spacer() }"),
    Question(
      "spacer-starved",
      "VStack { ScrollView { Text(\"A\").frame(maxWidth: .infinity) }; Spacer(); Text(\"B\") }",
      "VStack { ScrollView { Text(\"A\").frame(maxWidth: .infinity) }.frame(height: 90); Spacer(); Text(\"B\") }"
    ),
    Question(
      "ratio-after-frame", "Image(systemName: \"star\").resizable().frame(width: 90).scaledToFit()",
      "Image(systemName: \"star\").resizable().scaledToFit().frame(width: 90)"),
    Question(
      "list-row-not-filled", "List { Text(\"A\").background(Color.yellow); Text(\"B\") }",
      "List { Text(\"A\").listRowBackground(Color.yellow); Text(\"B\") }"),
    Question(
      "line-stretches-stack",
      "VStack { HStack { Text(\"A\"); Color.red.frame(width: 2); Text(\"B\") }; Text(\"Below\") }",
      "VStack { HStack { Text(\"A\"); Color.red.frame(width: 2, height: 20); Text(\"B\") }; Text(\"Below\") }"
    ),
    Question(
      "alignment-of-one-line",
      "Text(\"Short\").multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .leading)",
      "Text(\"Short\").multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)"),
    Question(
      "grid-spacing-on-one-axis",
      "LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 9) } }",
      "LazyHGrid(rows: [GridItem(.fixed(40))], spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 9) } }"
    ),
    Question(
      "shape-collapses-to-ten",
      "ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { _ in Rectangle() } } }",
      "ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { _ in Rectangle().frame(height: 40) } } }"
    ),
    Question(
      "list-in-scroll-view", "ScrollView { List(0..<3) { Text(\"\\($0)\") } }",
      "ScrollView { List(0..<3) { Text(\"\\($0)\") }.frame(minHeight: 200) }"),
    Question(
      "text-squeezed",
      "HStack { Text(\"How loud it is to be\"); Slider(value: .constant(0.5)) }.frame(width: 240)",
      "HStack { Text(\"How loud it is to be\").layoutPriority(1); Slider(value: .constant(0.5)) }.frame(width: 240)"
    ),
    Question(
      "middle-off-centre",
      "HStack { Image(systemName: \"star\"); Spacer(); Text(\"Middle\"); Spacer(); Text(\"Edit all\") }",
      "HStack { Text(\"Undo\"); Spacer(); Text(\"Middle\"); Spacer(); Text(\"Undo\") }"),
    Question(
      "scroll-view-hugs", "ScrollView { Text(\"A\").padding().background(.yellow) }",
      "HStack { ScrollView { Text(\"A\") }; Color.red }"),
    Question(
      "duplicate-id", "VStack { Text(\"A\").id(\"x\"); Text(\"B\").id(\"x\") }",
      "VStack { Text(\"A\").id(\"x\"); Text(\"B\").id(\"y\") }"),
    Question(
      "outside-canvas",
      "Text(\"A line of text that is longer than a telephone is wide, by far\").fixedSize()",
      "ScrollView(.horizontal) { Text(\"A line of text that is longer than a telephone is wide, by far\").fixedSize() }"
    ),
    Question(
      "shape-takes-all",
      """
      VStack { Text("Latest"); ZStack { RoundedRectangle(cornerRadius: 9).fill(.mint); Text("A card") }; Text("More") }
      """,
      """
      VStack { Text("Latest"); Text("A card").background(RoundedRectangle(cornerRadius: 9).fill(.mint)); Text("More") }
      """),
    Question(
      "shape-takes-all",
      """
      VStack { Text("Albums"); ScrollView(.horizontal) { HStack { ForEach(0..<9) { _ in Color.red.frame(width: 60) } } } }
      """,
      """
      VStack { Text("Albums"); ScrollView(.horizontal) { HStack { ForEach(0..<9) { _ in Color.red.frame(width: 60, height: 60) } } } }
      """),
    Question(
      "shape-takes-all",
      """
      VStack { Text("Albums"); ScrollView(.horizontal) { LazyHStack { ForEach(0..<9) { _ in Text("Cover") } } } }
      """,
      """
      VStack { Text("Albums"); ScrollView(.horizontal) { HStack { ForEach(0..<9) { _ in Text("Cover") } } } }
      """),
    Question(
      "position-takes-all",
      """
      HStack { Text("Left"); Color.red.frame(width: 9, height: 9).position(x: 20, y: 20) }
      """,
      """
      ZStack { Text("Left"); Color.red.frame(width: 9, height: 9).position(x: 20, y: 20) }
      """),
    Question(
      "empty-label-takes-width",
      """
      VStack { Text("Repeat"); Stepper("", value: .constant(2)) }
      """,
      """
      VStack { Text("Repeat"); HStack { Text("Twice"); Toggle("", isOn: .constant(true)) } }
      """),
    Question(
      "maximum-is-taken",
      """
      HStack { Text("Hello").padding().frame(maxWidth: 240).background(.green); Spacer() }
      """,
      """
      VStack { Text("Hello").padding().frame(maxWidth: 240).background(.green); Spacer() }
      """),
    Question(
      "spacer-minimum-too-long",
      """
      HStack { Text("Balance of the account"); Spacer(minLength: 250); Text("12.00") }
      """,
      """
      HStack { Text("Balance of the account"); Spacer(minLength: 20); Text("12.00") }
      """),
    Question(
      "spacer-starved",
      """
      VStack { Circle(); Spacer() }.frame(width: 90, height: 60)
      """,
      """
      VStack { Circle().frame(width: 20); Spacer() }
      """),
    Question(
      "middle-off-centre",
      """
      HStack { Button { } label: { Image(systemName: "chevron.left") }; Spacer(); Text("Title"); Spacer() }
      """,
      """
      HStack { Spacer(); Text("Title"); Spacer() }
      """),
    Question(
      "line-stretches-stack",
      """
      Grid { GridRow { Text("Name"); Text("Age") }; Divider(); GridRow { Text("Ann"); Text("31") } }
      """,
      """
      Grid { GridRow { Text("Name"); Text("Age") }; Divider().gridCellUnsizedAxes(.horizontal); GridRow { Text("Ann"); Text("31") } }
      """),
    Question(
      "child-larger-than-frame",
      """
      LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { _ in Color.red.frame(width: 240, height: 20) } }
      """,
      """
      LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { _ in Color.red.frame(height: 20) } }
      """),
    Question(
      "child-larger-than-frame",
      """
      Text("A long vertical label").fixedSize().frame(width: 24, height: 180)
      """,
      """
      Text("A long vertical label").fixedSize().rotationEffect(.degrees(90)).frame(width: 24, height: 180)
      """),
    Question(
      "list-in-scroll-view",
      """
      ScrollView { TabView { Text("A"); Text("B") }.tabViewStyle(.page) }
      """,
      """
      ScrollView { TabView { Text("A"); Text("B") }.tabViewStyle(.page).frame(height: 200) }
      """),
    Question(
      "fill-in-unbounded-axis",
      """
      ScrollView { VStack { Text("A") }.frame(maxHeight: .infinity) }
      """,
      """
      ScrollView {
        HStack { Text("A").padding().frame(maxHeight: .infinity); Text("B") }
      }
      """),
    Question(
      "frame-outside-background",
      """
      VStack { Button { } label: { Text("Next").padding().background(.yellow) }.frame(maxWidth: .infinity) }
      """,
      """
      VStack { Button { } label: { Text("Next").padding().frame(maxWidth: .infinity).background(.yellow) } }
      """),
    Question(
      "frame-never-acts",
      """
      VStack { Color.red.frame(maxWidth: .infinity); Text("A") }
      """,
      """
      HStack {
        Text("Short").frame(maxHeight: .infinity).background(.yellow)
        Text("A text of several lines, for there is little room").frame(maxHeight: .infinity).background(.yellow)
      }.frame(width: 200).fixedSize(horizontal: false, vertical: true)
      """),
    Question(
      "alignment-of-one-line",
      """
      VStack { Text("Head").multilineTextAlignment(.leading); Text("A longer line below it") }
      """,
      """
      VStack(alignment: .leading) { Text("Head").multilineTextAlignment(.leading); Text("A longer line below it") }
      """),
  ]
}
