extension FillingTests {
  /// What is drawn elsewhere than where its frame is, covers something, or differs from what stands beside it.
  static let drawnQuestions: [Question] = [
    Question(
      "transform-keeps-frame",
      """
      HStack { Text("A tall label").rotationEffect(.degrees(90)); Text("Value") }
      """,
      """
      HStack { Image(systemName: "chevron.right").rotationEffect(.degrees(90)); Text("Value") }
      """),
    Question(
      "transform-keeps-frame",
      """
      VStack { Color.red.frame(width: 90, height: 40).scaleEffect(2); Text("Below") }
      """,
      """
      VStack { Color.red.frame(width: 90, height: 40).scaleEffect(1.1); Text("Below") }
      """),
    Question(
      "overlay-larger-than-view",
      """
      Button("Buy") { }.overlay { RoundedRectangle(cornerRadius: 8).stroke(.red).frame(width: 200, height: 60) }
      """,
      """
      Circle().frame(width: 40, height: 40).overlay { Circle().stroke(.red).frame(width: 200, height: 60) }
      """),
    Question(
      "padding-outside-background",
      """
      VStack { Text("New").background(Color.yellow).clipShape(Capsule()).padding(.horizontal); Text("A") }
      """,
      """
      VStack { Text("New").background(Color.yellow).padding(.top); Text("A") }
      """),
    Question(
      "clip-before-background",
      """
      Text("A").padding().cornerRadius(8).background { Color.yellow }
      """,
      """
      Text("A").padding().background(.yellow).cornerRadius(8).padding().background { Color.green }
      """),
    Question(
      "border-not-rounded",
      """
      Text("A").padding().border(.red).clipShape(Capsule())
      """,
      """
      Text("A").padding().clipShape(Capsule()).padding().border(.red)
      """),
    Question(
      "shadow-clipped",
      """
      VStack { Color.white.frame(height: 90).shadow(radius: 8).clipped(); Text("A") }
      """,
      """
      VStack { Text("A").shadow(radius: 2).padding().clipped(); Text("B") }
      """),
    Question(
      "uneven-cards",
      """
      VStack {
        Button { } label: { Text("OK").padding().background(.green) }
        Button { } label: { Text("Cancel it all").padding().background(.gray) }
      }
      """,
      """
      VStack(alignment: .leading) {
        Button { } label: { Text("OK").padding().background(.green) }
        Button { } label: { Text("Cancel it all").padding().background(.gray) }
      }
      """),
    Question(
      "uneven-cards",
      """
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Text("Short").padding().background(.orange)
        Text("A text that is too long for one line of the column").padding().background(.orange)
      }
      """,
      """
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Text("Short").padding().frame(maxWidth: .infinity).frame(height: 90).background(.orange)
        Text("A text that is too long for one line of the column").padding().frame(maxWidth: .infinity).frame(height: 90).background(.orange)
      }
      """),
    Question(
      "baselines-differ",
      """
      HStack { Text("21°").font(.system(size: 60)); Text("feels like 19°") }
      """,
      """
      HStack { Text("21°").font(.system(size: 60)); Spacer(); Text("feels like 19°") }
      """),
    Question(
      "row-starts-differ",
      """
      VStack(alignment: .leading) {
        HStack { Text("Name:"); Text("Ann") }
        HStack { Text("Occupation:"); Text("Painter") }
      }
      """,
      """
      VStack(alignment: .leading) {
        Text("Ann")
        HStack { Text("Name:"); Text("Ann") }
        HStack { Text("Occupation:"); Text("Painter") }
      }
      """),
    Question(
      "priority-starves",
      """
      HStack { Text("Name"); Rectangle().layoutPriority(1) }.frame(height: 40)
      """,
      """
      HStack { Text("Name"); Rectangle().frame(width: 40).layoutPriority(1) }.frame(height: 40)
      """),
    Question(
      "guide-unused",
      """
      HStack { Text("A").alignmentGuide(.top) { d in d[.top] - 9 }; Text("B") }
      """,
      """
      HStack(alignment: .top) { Text("A").alignmentGuide(.top) { d in d[.top] - 9 }; Text("B") }
      """),
    Question(
      "scale-factor-unused",
      """
      VStack { Text("A headline of several words, as they are").font(.largeTitle).minimumScaleFactor(0.5) }
      """,
      """
      VStack { Text("A headline of several words, as they are").font(.largeTitle).minimumScaleFactor(0.5).frame(height: 41) }
      """),
    Question(
      "nested-navigation",
      """
      struct Detail: View { var body: some View { NavigationView { Text("A") } } }
      #Preview { NavigationView { Detail() } }
      """,
      """
      #Preview { TabView { NavigationStack { Text("A") }; NavigationStack { Text("B") } } }
      """),
    Question(
      "corner-of-content",
      """
      ZStack(alignment: .topTrailing) { VStack { Text("A"); Text("B") }; Button("Close") { } }
      """,
      """
      ZStack(alignment: .topTrailing) { Image(systemName: "bell"); Text("3").font(.caption) }
      """),
  ]
}
