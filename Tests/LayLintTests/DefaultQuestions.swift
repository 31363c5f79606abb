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
    Question(
      "alignment-not-passed-on",
      """
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 300, height: 180)
        Text("New").frame(width: 300, height: 180)
      }
      """,
      """
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 300, height: 180)
        Text("New").frame(width: 300, height: 180)
        Button("Close") { }
      }
      """),
    Question(
      "row-starts-differ",
      """
      VStack {
        HStack { Text("Name"); TextField("Ada", text: .constant("")) }
        HStack { Text("Password"); SecureField("Eight", text: .constant("")) }
      }
      """,
      """
      VStack {
        HStack { Text("Name").frame(width: 90); TextField("Ada", text: .constant("")) }
        HStack { Text("Password").frame(width: 90); SecureField("Eight", text: .constant("")) }
      }
      """),
    Question(
      "shadow-of-letters",
      "Text(\"Code\").padding().overlay(Capsule().stroke(.gray)).shadow(radius: 4)",
      "Text(\"Code\").padding().background(.white).overlay(Capsule().stroke(.gray)).shadow(radius: 4)"),
    // What is turned back is drawn in the room that was kept for it.
    Question(
      "transform-keeps-frame",
      "HStack { Text(\"Degrees in the shade\").rotationEffect(.degrees(-90)); Color.red }",
      """
      HStack {
        Text("Degrees in the shade").fixedSize().frame(width: 20, height: 180).rotationEffect(.degrees(-90))
        Color.red
      }
      """),
    Question(
      "child-larger-than-frame",
      "Text(\"Degrees in the shade\").fixedSize().frame(width: 20, height: 180)",
      "Text(\"Degrees in the shade\").fixedSize().frame(width: 20, height: 180).rotationEffect(.degrees(-90))"
    ),
    Question(
      "lines-not-aligned",
      "VStack { Text(\"Thanks\"); Text(\"A sentence of some length, so long that it takes more lines than the one.\") }",
      """
      VStack {
        Text("Thanks")
        Text("A sentence of some length, so long that it takes more lines than the one.").multilineTextAlignment(.center)
      }
      """),
    Question(
      "list-in-scroll-view",
      "List { VStack { Text(\"A\"); List { Text(\"One\") } } }",
      "List { VStack { Text(\"A\"); List { Text(\"One\") }.frame(height: 90) } }"),
    Question(
      "background-hugs",
      "VStack(spacing: 0) { Text(\"A\").background(Color.gray); Color.yellow }",
      "VStack(spacing: 0) { Text(\"A\").frame(maxWidth: .infinity).background(Color.gray); Color.yellow }"),
    Question(
      "row-texts-centred",
      "ScrollView { LazyVStack { Text(\"One\"); Text(\"The second one\"); Text(\"Three\") } }",
      "ScrollView { LazyVStack(alignment: .leading) { Text(\"One\"); Text(\"The second one\"); Text(\"Three\") } }"
    ),
    // An avatar over a banner is meant to lie over it.
    Question(
      "negative-padding",
      "VStack { Text(\"12\"); Text(\"messages\").padding(.top, -20) }",
      "VStack { Color.red.frame(height: 90); Circle().frame(width: 90, height: 90).padding(.top, -45); Text(\"A\") }"
    ),
    Question(
      "padding-outside-background",
      "Text(\"Go on\").overlay { Capsule().stroke(.blue) }.padding()",
      "Text(\"Go on\").padding().overlay { Capsule().stroke(.blue) }"),
    Question(
      "row-texts-centred",
      "HStack { Text(\"Cake\"); Spacer(); VStack { Text(\"3.50\"); Text(\"112.00\") } }",
      "HStack { Text(\"Cake\"); Spacer(); VStack(alignment: .trailing) { Text(\"3.50\"); Text(\"112.00\") } }"
    ),
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
