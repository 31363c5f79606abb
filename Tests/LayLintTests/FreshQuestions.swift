extension FillingTests {
  /// Of bars, rows, pages and pictures: a view that each rule names the cause in, and the same view mended.
  static let freshQuestions: [Question] = [
    Question(
      "modifier-on-container",
      "NavigationStack { List { Text(\"One\") } }.toolbar { Button(\"Add\") { } }",
      "NavigationStack { List { Text(\"One\") }.toolbar { Button(\"Add\") { } } }"),
    // Over the keyboard it shows from anywhere.
    Question(
      "modifier-on-container",
      "NavigationStack { Text(\"One\") }.toolbar { ToolbarItem(placement: .topBarTrailing) { Button(\"Add\") { } } }",
      "NavigationStack { Text(\"One\") }.toolbar { ToolbarItemGroup(placement: .keyboard) { Button(\"Done\") { } } }"
    ),
    Question(
      "taps-taken",
      "List { HStack { Button(\"Edit\") { }; Button(\"Delete\") { } } }",
      "List { HStack { Button(\"Edit\") { }; Button(\"Delete\") { } }.buttonStyle(.borderless) }"),
    // Two rows are no row of two.
    Question(
      "taps-taken",
      "List { Section { VStack { Button(\"Edit\") { }; Button(\"Delete\") { } } } }",
      "List { Section { Button(\"Edit\") { }; Button(\"Delete\") { } } }"),
    Question(
      "tap-misses-gaps",
      "Text(\"Open\").frame(maxWidth: .infinity).onTapGesture { }",
      "Text(\"Open\").frame(maxWidth: .infinity).background(.yellow).onTapGesture { }"),
    Question(
      "greedy-in-scroll-axis",
      "ScrollView { TextEditor(text: .constant(\"Note\")) }",
      "ScrollView { TextEditor(text: .constant(\"Note\")).frame(minHeight: 120) }"),
    Question(
      "list-takes-all",
      "VStack { TextEditor(text: .constant(\"Note\")); Button(\"Save\") { } }",
      "VStack { TextEditor(text: .constant(\"Note\")).frame(height: 120); Button(\"Save\") { } }"),
    Question(
      "divider-keeps-thickness",
      "VStack { Text(\"Download\"); ProgressView(value: 0.4).frame(height: 16) }",
      "VStack { Text(\"Download\"); ProgressView(value: 0.4).padding(.vertical, 6) }"),
    Question(
      "image-keeps-size",
      "AsyncImage(url: URL(string: \"https://example.com/a.jpg\")).frame(width: 90, height: 90)",
      """
      AsyncImage(url: URL(string: "https://example.com/a.jpg")) { $0.resizable() } placeholder: { Color.gray }
        .frame(width: 90, height: 90)
      """),
    Question(
      "view-covered",
      "Text(\"Ticket\").padding().overlay(RoundedRectangle(cornerRadius: 12))",
      "Text(\"Ticket\").padding().overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray))"),
    Question(
      "bar-over-scroll",
      "ScrollView { Text(\"Rows\").safeAreaInset(edge: .bottom) { Text(\"Total\") } }",
      "ScrollView { Text(\"Rows\") }.safeAreaInset(edge: .bottom) { Text(\"Total\") }"),
    Question(
      "stack-alignment-unused",
      "ZStack(alignment: .topLeading) { Text(\"Good morning\") }",
      "ZStack(alignment: .topLeading) { Color.clear; Text(\"Good morning\") }"),
    Question(
      "list-row-not-filled",
      "List { ScrollView(.horizontal) { Color.red.frame(width: 900, height: 60) } }",
      "List { ScrollView(.horizontal) { Color.red.frame(width: 900, height: 60) }.listRowInsets(EdgeInsets()) }"
    ),
    Question(
      "uneven-cards",
      "VStack { GroupBox(\"Weight\") { Text(\"70\") }; GroupBox(\"Pressure\") { Text(\"120 over 80, at noon\") } }",
      """
      VStack {
        GroupBox("Weight") { Text("70").frame(maxWidth: .infinity) }
        GroupBox("Pressure") { Text("120 over 80, at noon").frame(maxWidth: .infinity) }
      }
      """),
    // A bar that fills a card of a given width is as long as it is meant to be.
    Question(
      "line-stretches-stack",
      "VStack { Text(\"Progress\"); Color.teal.frame(height: 8) }",
      "VStack { Text(\"Progress\"); Color.teal.frame(height: 8) }.frame(width: 220)"),
    Question(
      "child-larger-than-frame",
      "Text(\"Menu\").overlay { VStack { Color.red.frame(height: 90) } }",
      "Text(\"Menu\").overlay(alignment: .top) { VStack { Color.red.frame(height: 90) }.offset(y: 44) }"),
    Question(
      "alignment-not-passed-on",
      "VStack(alignment: .leading) { Text(\"Good morning\"); Text(\"It rains\"); Spacer() }.padding()",
      """
      VStack(alignment: .leading) { Text("Good morning"); Text("It rains"); Spacer() }.padding()
        .frame(maxWidth: .infinity, alignment: .leading)
      """),
    Question(
      "alignment-not-passed-on",
      "VStack { Text(\"Delivery address\"); Text(\"Home\") }.frame(maxWidth: .infinity, alignment: .leading)",
      "VStack(alignment: .leading) { Text(\"Delivery address\"); Text(\"Home\") }.frame(maxWidth: .infinity, alignment: .leading)"
    ),
    Question(
      "alignment-not-passed-on",
      "HStack { Text(\"From\"); VStack(alignment: .trailing) { Text(\"To\"); Text(\"Lisbon\") } }",
      "HStack { Text(\"From\"); Spacer(); VStack(alignment: .trailing) { Text(\"To\"); Text(\"Lisbon\") } }"),
    Question(
      "columns-not-at-top",
      """
      HStack {
        VStack { Image(systemName: "house").font(.title); Text("Home") }
        VStack { Image(systemName: "star").font(.title); Text("Saved for later") }.frame(width: 70)
      }
      """,
      """
      HStack(alignment: .top) {
        VStack { Image(systemName: "house").font(.title); Text("Home") }
        VStack { Image(systemName: "star").font(.title); Text("Saved for later") }.frame(width: 70)
      }
      """),
    Question(
      "uneven-cards",
      """
      HStack {
        VStack { Text("7"); Text("Posts") }.background(.yellow)
        VStack { Text("1,204"); Text("Followers") }.background(.yellow)
        VStack { Text("310"); Text("Following") }.background(.yellow)
      }
      """,
      """
      HStack {
        VStack { Text("7"); Text("Posts") }.frame(maxWidth: .infinity).background(.yellow)
        VStack { Text("1,204"); Text("Followers") }.frame(maxWidth: .infinity).background(.yellow)
        VStack { Text("310"); Text("Following") }.frame(maxWidth: .infinity).background(.yellow)
      }
      """),
    // Labels side by side are as wide as their words.
    Question(
      "background-hugs",
      "VStack { Spacer(); HStack { Text(\"Map\"); Text(\"List\") }.padding().background(.yellow) }",
      "VStack { Spacer(); HStack { Text(\"Map\"); Text(\"List\") }.padding().background(.yellow, in: .capsule) }"
    ),
    Question(
      "edge-not-reached",
      "Text(\"Loading\").overlay { Color.black.opacity(0.3).ignoresSafeArea() }",
      "Text(\"Loading\").frame(maxWidth: .infinity, maxHeight: .infinity).overlay { Color.black.opacity(0.3).ignoresSafeArea() }"
    ),
    Question(
      "stack-overflow",
      "VStack { Text(\"Header\"); Color.teal.containerRelativeFrame(.vertical) }",
      "VStack { Text(\"Header\"); Color.teal.frame(maxHeight: .infinity) }"),
    Question(
      "view-covered",
      "TextField(\"Search\", text: .constant(\"Harbour\")).overlay(alignment: .leading) { Image(systemName: \"star\") }",
      "TextField(\"Search\", text: .constant(\"Harbour\")).overlay(alignment: .trailing) { Image(systemName: \"star\") }"
    ),
    Question(
      "offset-leaves-frame",
      "ScrollView { VStack { ForEach(0..<60) { Text(\"Row \\($0)\") } }.offset(y: 80) }",
      "ScrollView { VStack { ForEach(0..<60) { Text(\"Row \\($0)\") } }.padding(.top, 80) }"),
    Question(
      "line-stretches-stack",
      "HStack { Color.green.frame(width: 4); Text(\"Note\") }",
      "HStack { Color.green.frame(width: 4); Text(\"Note\") }.fixedSize(horizontal: false, vertical: true)"),
    Question(
      "shape-takes-all",
      "ZStack { Circle().fill(.red); Text(\"9\") }",
      "ZStack { Circle().fill(.red).frame(width: 24, height: 24); Text(\"9\") }"),
    // A ring of progress is meant to be as wide as the screen.
    Question(
      "shape-takes-all",
      "ZStack { Circle().fill(.red); Text(\"9\") }",
      "ZStack { Circle().stroke(.red, lineWidth: 20); Text(\"9 %\") }"),
    Question(
      "clip-misses-picture",
      "Image(systemName: \"rectangle.fill\").resizable().scaledToFit().frame(width: 80, height: 80).clipShape(Circle())",
      "Image(systemName: \"rectangle.fill\").resizable().scaledToFill().frame(width: 80, height: 80).clipShape(Circle())"
    ),
    // What the candidate scrolls fills where it fits without.
    Question(
      "fill-in-unbounded-axis",
      "ScrollView { Text(\"One\").frame(maxHeight: .infinity) }",
      """
      ViewThatFits {
        Color.teal.frame(height: 2000)
        ScrollView { Text("One").frame(maxHeight: .infinity) }
      }
      """),
    Question(
      "spacer-in-scroll-axis",
      "ScrollView { VStack { Text(\"One\"); Spacer(); Text(\"Two\") } }",
      """
      ViewThatFits {
        Color.teal.frame(height: 2000)
        ScrollView { VStack { Text("One"); Spacer(); Text("Two") } }
      }
      """),
    // A screen that is pushed hands its title to the navigation around it.
    Question(
      "modifier-on-container",
      "NavigationStack { Text(\"One\") }.navigationTitle(\"Start\")",
      "NavigationStack { Text(\"One\") }.navigationTitle(\"Start\").navigationBarBackButtonHidden(true)"),
  ]
}
