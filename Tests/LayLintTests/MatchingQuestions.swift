extension FillingTests {
  /// Of what was to match and does not, cards and columns, gaps and corners, and of fixed heights around rows: a view that
  /// each rule names the cause in, and the same view mended.
  static let matchingQuestions: [Question] = [
    Question(
      "uneven-cards",
      "VStack { ForEach([\"A\", \"A longer one\"], id: \\.self) { title in \(card("")) } }",
      "VStack { ForEach([\"A\", \"A longer one\"], id: \\.self) { title in \(card(".frame(maxWidth: .infinity)")) } }"
    ),
    // At one edge they may be messages.
    Question(
      "uneven-cards",
      "VStack { ForEach([\"A\", \"A longer one\"], id: \\.self) { title in \(card("")) } }",
      "VStack(alignment: .leading) { ForEach([\"A\", \"A longer one\"], id: \\.self) { title in \(card("")) } }"
    ),
    Question(
      "row-starts-differ",
      """
      VStack {
        VStack(alignment: .leading) { Text("Name"); Text("Jane") }
        VStack(alignment: .leading) { Text("Address"); Text("1 Main Street, Springfield") }
      }
      """,
      """
      VStack(alignment: .leading) {
        VStack(alignment: .leading) { Text("Name"); Text("Jane") }
        VStack(alignment: .leading) { Text("Address"); Text("1 Main Street, Springfield") }
      }
      """),
    Question(
      "row-starts-differ",
      "VStack { ForEach([\"Monday\", \"Wednesday\"], id: \\.self) { day in \(forecast("", spaced: true)) } }",
      "VStack { ForEach([\"Monday\", \"Wednesday\"], id: \\.self) { day in \(forecast(".frame(maxWidth: .infinity)", spaced: false)) } }"
    ),
    // What stands at the end of each row is where it is to be.
    Question(
      "row-starts-differ",
      "VStack { ForEach([\"Monday\", \"Wednesday\"], id: \\.self) { day in \(forecast("", spaced: true)) } }",
      "VStack { ForEach([\"Monday\", \"Wednesday\"], id: \\.self) { day in HStack { Text(day); Spacer(); Text(day) } } }"
    ),
    Question(
      "grid-spacing-on-one-axis",
      """
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]) {
        ForEach(0..<4) { _ in Color.red.frame(height: 20) }
      }
      """,
      """
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
        ForEach(0..<4) { _ in Color.red.frame(height: 20) }
      }
      """),
    // A single line has no other to be apart from.
    Question(
      "grid-spacing-on-one-axis",
      """
      LazyHGrid(rows: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))]) {
        ForEach(0..<4) { _ in Color.red.frame(width: 20) }
      }
      """,
      """
      LazyHGrid(rows: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40))]) {
        ForEach(0..<2) { _ in Color.red.frame(width: 20) }
      }
      """),
    Question(
      "gap-between-fills",
      "VStack { Color.red.frame(height: 60); Color.blue.frame(height: 60) }",
      "VStack(spacing: 0) { Color.red.frame(height: 60); Color.blue.frame(height: 60) }"),
    // Swatches beside each other may be apart.
    Question(
      "gap-between-fills",
      "VStack { Color.red.frame(height: 60); Color.blue.frame(height: 60) }",
      "VStack { Color.red.frame(width: 60, height: 60); Color.blue.frame(width: 60, height: 60) }"),
    Question(
      "border-not-rounded",
      "Text(\"New\").padding().background(.yellow).overlay(RoundedRectangle(cornerRadius: 12).stroke(.red))",
      """
      Text("New").padding().background(.yellow, in: RoundedRectangle(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(.red))
      """),
    Question(
      "border-not-rounded",
      "Text(\"New\").padding().overlay(RoundedRectangle(cornerRadius: 12).stroke(.red)).background(Color.yellow)",
      """
      Text("New").padding().overlay(RoundedRectangle(cornerRadius: 12).stroke(.red)).background(Color.yellow)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      """),
    Question(
      "ratio-after-frame",
      "HStack { ForEach(0..<3) { _ in Rectangle().frame(width: 100).aspectRatio(1, contentMode: .fit) } }",
      "HStack { ForEach(0..<3) { _ in Rectangle().aspectRatio(1, contentMode: .fit).frame(width: 100) } }"),
    Question(
      "text-in-fixed-height",
      "HStack { Image(systemName: \"bell\"); Text(\"News about things that happen near you\") }.frame(width: 240, height: 44)",
      "HStack { Image(systemName: \"bell\"); Text(\"News about things that happen near you\") }.frame(width: 240).frame(minHeight: 44)"
    ),
    // What one line cannot hold is cut in any height.
    Question(
      "text-in-fixed-height",
      "HStack { Text(\"News about things that happen near you\") }.frame(width: 240, height: 44)",
      "HStack { Text(\"News of things near you\").lineLimit(1) }.frame(width: 200, height: 44)"),
    Question(
      "geometry-reader-takes-all",
      """
      ZStack {
        Color.gray
        GeometryReader { g in Text("Sure?").frame(width: g.size.width) }.background(.white)
      }
      """,
      """
      ZStack {
        Color.gray
        Text("Sure?").frame(maxWidth: .infinity).background(.white)
      }
      """),
    Question(
      "bar-over-scroll",
      """
      ZStack(alignment: .bottom) {
        ScrollView { ForEach(0..<60) { Text("Row \\($0)").padding().frame(maxWidth: .infinity) } }
        Text("Total").padding().frame(maxWidth: .infinity).background(.yellow)
      }
      """,
      """
      ScrollView { ForEach(0..<60) { Text("Row \\($0)").padding().frame(maxWidth: .infinity) } }
        .safeAreaInset(edge: .bottom) { Text("Total").padding().frame(maxWidth: .infinity).background(.yellow) }
      """),
  ]

  private static func forecast(_ frame: String, spaced: Bool) -> String {
    let spacer = spaced ? "Spacer(); " : ""
    return
      "HStack { Text(day)\(frame); \(spacer)Image(systemName: \"sun.max\"); \(spacer)Text(\"8°\")\(frame) }"
  }

  private static func card(_ frame: String) -> String {
    "VStack { Text(title); Text(\"Details\") }\(frame).padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))"
  }
}
