extension FillingTests {
  /// What a default does where another was expected: sizes of their own, the centre, what lies behind and is not cut.
  static let defaultQuestions: [Question] = [
    Question(
      "maximum-is-taken",
      "VStack { Text(\"Short\").frame(maxHeight: 160); Text(\"Below\") }",
      "VStack { Text(\"Short\").frame(maxHeight: 160).fixedSize(horizontal: false, vertical: true); Text(\"Below\") }"
    ),
    Question(
      "maximum-is-taken",
      "HStack { Text(\"Edit\").frame(maxWidth: 140, alignment: .leading); Text(\"a file\"); Spacer() }",
      """
      VStack {
        HStack { Text("Edit").frame(maxWidth: 140, alignment: .leading); Text("a file"); Spacer() }
        HStack { Text("Remove").frame(maxWidth: 140, alignment: .leading); Text("a folder"); Spacer() }
      }
      """),
    Question(
      "cross-axis-overflow",
      """
      ZStack(alignment: .leading) {
        Color.red.frame(width: 700, height: 90)
        Text("At the start")
      }
      """,
      "ZStack { Color.red.frame(width: 700, height: 90); Text(\"In the middle\") }"),
    Question(
      "text-squeezed",
      """
      HStack {
        Image(systemName: "photo").resizable().scaledToFit()
        Text("A harbour with ships that came in at night")
      }.frame(height: 200)
      """,
      """
      HStack {
        Image(systemName: "photo").resizable().scaledToFit().frame(width: 60)
        Text("A harbour with ships that came in at night")
      }.frame(height: 200)
      """),
    Question(
      "shadow-clipped",
      """
      VStack {
        Text("Cards")
        ScrollView(.horizontal) { HStack { Color.white.frame(width: 90, height: 60).shadow(radius: 8) } }
      }
      """,
      """
      VStack {
        Text("Cards")
        ScrollView(.horizontal) { HStack { Color.white.frame(width: 90, height: 60).shadow(radius: 8) }.padding(20) }
      }
      """),
    Question(
      "clipped-away",
      """
      Color.blue.frame(width: 90, height: 90)
        .overlay(alignment: .topTrailing) { Text("3").padding(6).background(.red) }.clipShape(Circle())
      """,
      """
      Color.blue.frame(width: 90, height: 90).clipShape(Circle())
        .overlay(alignment: .topTrailing) { Text("3").padding(6).background(.red) }
      """),
    Question(
      "clipped-away",
      """
      VStack {
        Text("Apps")
        ScrollView(.horizontal) {
          HStack {
            Color.blue.frame(width: 60, height: 60)
              .overlay(alignment: .topTrailing) { Text("3").padding(6).background(.red).offset(x: 9, y: -9) }
          }
        }
      }
      """,
      """
      VStack {
        Text("Apps")
        ScrollView(.horizontal) {
          HStack {
            Color.blue.frame(width: 60, height: 60)
              .overlay(alignment: .topTrailing) { Text("3").padding(6).background(.red).offset(x: 9, y: -9) }
          }.padding()
        }
      }
      """),
    Question(
      "circle-too-small",
      "ZStack { Circle().fill(.yellow).frame(width: 30, height: 30); Text(\"A hundred\") }",
      "ZStack { Circle().fill(.yellow).frame(width: 30, height: 30); Text(\"9\") }"),
    Question(
      "line-stretches-stack",
      """
      VStack {
        HStack { VStack { Text("Title"); Spacer() }; Text("09:41") }.padding().background(.yellow)
        Text("Below")
      }
      """,
      """
      VStack {
        HStack(alignment: .top) { VStack { Text("Title"); Text("More") }; Text("09:41") }.padding().background(.yellow)
        Text("Below")
      }
      """),
    Question(
      "alignment-not-passed-on",
      "VStack(alignment: .leading) { Text(\"Heading\"); Text(\"Word\").frame(width: 200) }",
      "VStack(alignment: .leading) { Text(\"Heading\"); Text(\"Word\").frame(width: 200).background(.yellow) }"
    ),
    Question(
      "alignment-not-passed-on",
      "VStack(alignment: .leading) { Text(\"Ann\"); Text(\"Example\") }",
      "VStack(alignment: .leading) { Text(\"Ann\"); Text(\"Example\") }.frame(maxWidth: .infinity, alignment: .leading)"
    ),
    Question(
      "baselines-differ",
      """
      HStack {
        Image(systemName: "bell")
        Text("Three lines of words that go on until the frame around the row is full of them")
      }.frame(width: 220)
      """,
      """
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "bell")
        Text("Three lines of words that go on until the frame around the row is full of them")
      }.frame(width: 220)
      """),
    Question(
      "backdrop-hidden",
      "ZStack { Color.yellow; List { Text(\"One\") } }",
      "ZStack { Color.yellow; List { Text(\"One\") }.scrollContentBackground(.hidden) }"),
    Question(
      "modifier-on-container",
      "List { Text(\"One\") }.listRowInsets(EdgeInsets())",
      "List { Text(\"One\").listRowInsets(EdgeInsets()) }"),
    Question(
      "image-keeps-size",
      "VStack { Image(systemName: \"star\").frame(width: 90, height: 90); Text(\"A\") }",
      "VStack { Image(systemName: \"star\").frame(width: 90, height: 90).background(.yellow); Text(\"A\") }"),
  ]

  /// Small buttons where the platform makes their targets larger.
  static let barButtons = [
    "NavigationStack { Text(\"A\").navigationBarItems(trailing: button) }",
    "NavigationStack { Text(\"A\").toolbar { ToolbarItem(placement: .topBarTrailing) { button } } }",
  ].map { view in
    "let button = Button { } label: { Image(systemName: \"star\").frame(width: 30, height: 30) }\n#Preview { \(view) }"
  }

  /// Spacers that change nothing, and are not in anybody's way.
  static let idleSpacers = [
    "HStack { Spacer(); Text(\"A\").frame(maxWidth: .infinity); Spacer() }",
    "HStack { Color.red; Spacer(minLength: 0) }",
    "HStack { Text(\"Name\"); Spacer(); TextField(\"A\", text: .constant(\"\")).multilineTextAlignment(.trailing) }",
  ]
}
