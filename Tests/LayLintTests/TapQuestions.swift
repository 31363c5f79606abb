extension FillingTests {
  /// Of taps, pictures, grids and what scrolls: a view that each rule names the cause in, and the same view mended.
  static let tapQuestions: [Question] = [
    // A picture that fills is hit where a clip cuts it.
    Question(
      "taps-taken",
      """
      VStack {
        Button("Follow") { }
        Image(systemName: "rectangle").resizable().scaledToFill().frame(height: 40).clipped()
      }
      """,
      """
      VStack {
        Button("Follow") { }
        Image(systemName: "rectangle").resizable().scaledToFill().frame(height: 40).clipped().contentShape(.rect)
      }
      """),
    Question(
      "taps-taken",
      "ZStack { Button(\"Play\") { }; Color.black.opacity(0.3) }.frame(width: 200, height: 200)",
      "ZStack { Color.black.opacity(0.3); Button(\"Play\") { } }.frame(width: 200, height: 200)"),
    // An outline is hit on its line, and what comes and goes may be meant to hold taps off.
    Question(
      "taps-taken",
      "Button(\"Play\") { }.padding().overlay(RoundedRectangle(cornerRadius: 9).fill(.red.opacity(0.2)))",
      "Button(\"Play\") { }.padding().overlay(RoundedRectangle(cornerRadius: 9).stroke(.red))"),
    Question(
      "taps-taken",
      "Button(\"Play\") { }.padding().overlay { Color.red.opacity(0.2) }",
      """
      struct Busy: View {
        var isBusy = true
        var body: some View { Button("Play") { }.padding().overlay { if isBusy { Color.red.opacity(0.2) } } }
      }
      #Preview { Busy() }
      """),
    Question(
      "aspect-ratio-on-fixed",
      "VStack { Text(\"Steps\"); Text(\"8,412\") }.padding().aspectRatio(1, contentMode: .fit)",
      "VStack { Text(\"Steps\"); Color.red }.padding().aspectRatio(1, contentMode: .fit)"),
    Question(
      "maximum-is-taken",
      "VStack { ScrollView { Text(\"New icons\") }.frame(maxHeight: 300); Button(\"Close\") { } }",
      """
      VStack {
        ScrollView { Text("New icons") }.frame(maxHeight: 300).fixedSize(horizontal: false, vertical: true)
        Button("Close") { }
      }
      """),
    Question(
      "columns-not-at-top",
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        VStack { Color.blue.frame(height: 40); Text("Herbs") }
        VStack { Color.blue.frame(height: 40); Text("Vegetables from the farms of the neighbourhood") }
      }
      """,
      """
      LazyVGrid(columns: [GridItem(.flexible(), alignment: .top), GridItem(.flexible(), alignment: .top)]) {
        VStack { Color.blue.frame(height: 40); Text("Herbs") }
        VStack { Color.blue.frame(height: 40); Text("Vegetables from the farms of the neighbourhood") }
      }
      """),
    Question(
      "line-stretches-stack",
      """
      VStack {
        HStack { Color.blue.frame(width: 80, height: 80); VStack { Text("Tour"); Spacer(); Text("12 €") } }
        Text("More")
      }
      """,
      """
      VStack {
        HStack { Color.blue.frame(width: 80, height: 80); VStack { Text("Tour"); Spacer(); Text("12 €") } }
          .fixedSize(horizontal: false, vertical: true)
        Text("More")
      }
      """),
    Question(
      "line-stretches-stack",
      """
      HStack {
        VStack { Text("Contents"); Divider(); Text("One") }
        Text("Once there was a fox that lived at the edge of a wood and knew all of its paths.")
      }
      """,
      """
      HStack {
        VStack { Text("Contents"); Divider(); Text("One") }.fixedSize()
        Text("Once there was a fox that lived at the edge of a wood and knew all of its paths.")
      }
      """),
    Question(
      "grid-cell-widens-column",
      """
      Grid {
        GridRow { Text("Coffee"); Text("with oat milk and cinnamon") }
        GridRow { Divider() }
      }.fixedSize()
      """,
      "Grid { GridRow { Text(\"Coffee\"); Text(\"with oat milk and cinnamon\") }; Divider() }.fixedSize()"),
    Question(
      "alignment-without-room",
      "ZStack { Color.yellow; Text(\"Hello\").frame(maxWidth: .infinity, alignment: .topLeading) }",
      """
      ZStack {
        Color.yellow
        Text("Hello").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      """),
    Question(
      "padding-around-scroll",
      """
      VStack {
        Text("New")
        ScrollView(.horizontal) { HStack { ForEach(0..<9) { _ in Color.pink.frame(width: 140, height: 90) } } }
      }.padding()
      """,
      """
      VStack {
        Text("New").padding(.horizontal)
        ScrollView(.horizontal) {
          HStack { ForEach(0..<9) { _ in Color.pink.frame(width: 140, height: 90) } }.padding(.horizontal)
        }
      }
      """),
    Question(
      "uneven-cards",
      """
      HStack {
        Image(systemName: "phone.fill").padding(12).background(.green, in: Circle())
        Image(systemName: "envelope.fill").padding(12).background(.green, in: Circle())
      }
      """,
      """
      HStack {
        Image(systemName: "phone.fill").frame(width: 44, height: 44).background(.green, in: Circle())
        Image(systemName: "envelope.fill").frame(width: 44, height: 44).background(.green, in: Circle())
      }
      """),
    Question(
      "uneven-cards",
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Text("Rent").padding().background(.yellow)
        Text("Electricity").padding().background(.yellow)
      }
      """,
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Text("Rent").padding().frame(maxWidth: .infinity).background(.yellow)
        Text("Electricity").padding().frame(maxWidth: .infinity).background(.yellow)
      }
      """),
    // A clip further out cuts what sticks out of a frame.
    Question(
      "stack-overflow",
      """
      HStack {
        HStack { Color.red.frame(width: 90, height: 20); Color.blue.frame(width: 90, height: 20) }.frame(width: 160)
      }.padding(20)
      """,
      """
      HStack {
        HStack { Color.red.frame(width: 90, height: 20); Color.blue.frame(width: 90, height: 20) }.frame(width: 160)
      }.clipped()
      """),
    Question(
      "nothing-fits",
      "ViewThatFits { Color.red.frame(width: 90, height: 90) }.frame(height: 60)",
      "ViewThatFits(in: .horizontal) { Color.red.frame(width: 90, height: 90) }.frame(height: 60)"),
    // What is behind a text is not known where an effect paints it.
    Question(
      "low-contrast-text",
      "Text(\"Paris\").foregroundStyle(Color(red: 0.9, green: 0.9, blue: 0.9)).padding()",
      """
      Text("Paris").foregroundStyle(Color(red: 0.9, green: 0.9, blue: 0.9)).padding().glassEffect()
      """),
    Question(
      "bar-part-centred",
      """
      HStack {
        Rectangle().frame(width: 20, height: 40)
        Rectangle().frame(width: 20, height: 90)
        Rectangle().frame(width: 20, height: 60)
      }
      """,
      // As a sound is drawn.
      """
      HStack {
        Capsule().frame(width: 20, height: 40)
        Capsule().frame(width: 20, height: 90)
        Capsule().frame(width: 20, height: 60)
      }
      """),
    Question(
      "overlay-larger-than-view",
      """
      Circle().fill(.orange).frame(width: 24, height: 24)
        .overlay { Image(systemName: "flame.fill").font(.largeTitle) }
      """,
      """
      Circle().fill(.orange).frame(width: 60, height: 60)
        .overlay { Image(systemName: "flame.fill").font(.largeTitle) }
      """),
    Question(
      "siblings-overlap",
      """
      VStack {
        Color.teal.frame(height: 90).overlay(alignment: .bottom) { Button("Book") { }.offset(y: 24) }
        Text("You can cancel up to a day before.")
      }
      """,
      """
      VStack {
        Color.teal.frame(height: 90).overlay(alignment: .bottom) { Button("Book") { }.offset(y: 24) }
          .padding(.bottom, 24)
        Text("You can cancel up to a day before.")
      }
      """),
    Question(
      "tap-misses-gaps", "Color.clear.frame(width: 90, height: 90).onTapGesture { }",
      "Color.clear.frame(width: 90, height: 90).contentShape(.rect).onTapGesture { }"),
    Question(
      "grid-column-centred",
      """
      Grid {
        GridRow { Color.red.frame(width: 9, height: 9); Text("3.20") }
        GridRow { Color.red.frame(width: 9, height: 9); Text("1,248.00") }
      }
      """,
      """
      Grid {
        GridRow { Color.red.frame(width: 9, height: 9); Text("3.20").gridColumnAlignment(.trailing) }
        GridRow { Color.red.frame(width: 9, height: 9); Text("1,248.00") }
      }
      """),
    Question(
      "padding-around-scroll",
      """
      ScrollView(.horizontal) {
        HStack(spacing: 24) {
          ForEach(0..<3) { _ in Color.mint.containerRelativeFrame(.horizontal, count: 3, spacing: 8) }
        }
      }.frame(height: 90)
      """,
      """
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(0..<3) { _ in Color.mint.containerRelativeFrame(.horizontal, count: 3, spacing: 8) }
        }
      }.frame(height: 90)
      """),
    Question(
      "badge-off-content",
      """
      Image(systemName: "rectangle.fill").resizable().scaledToFit().frame(width: 300, height: 300)
        .overlay(alignment: .bottom) { Text("The harbour") }
      """,
      """
      Image(systemName: "rectangle.fill").resizable().scaledToFit()
        .overlay(alignment: .bottom) { Text("The harbour") }.frame(width: 300, height: 300)
      """),
  ]
}
