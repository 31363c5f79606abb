import LaySyntax

extension Rule {
  static let siblings: [Rule] = [.unevenCards, .baselinesDiffer, .rowStartsDiffer, .rowTextsCentred]

  static let unevenCards = Rule(
    "uneven-cards", .siblings, .info,
    "views in a row with something painted behind each, of different heights, or such buttons in a column, of different widths",
    why: """
      What is behind a view is as large as the view, and a stack does not make its children equally long \
      across it. Those that fill are as long as the longest, if the stack is asked for its own length.
      """,
    bad: """
      HStack {
        Text("Short").padding().background(.orange)
        Text("A text of several lines").padding().background(.orange)
      }.frame(width: 200)
      """,
    good: """
      HStack {
        Text("Short").padding().frame(maxHeight: .infinity).background(.orange)
        Text("A text of several lines").padding().frame(maxHeight: .infinity).background(.orange)
      }.frame(width: 200).fixedSize(horizontal: false, vertical: true)
      """)

  static let baselinesDiffer = Rule(
    "baselines-differ", .siblings, .info,
    "texts side by side that are centred on each other: of very different sizes, or a word and a paragraph",
    why: """
      A row centres its children unless it is told otherwise. Words that are read as one line stand on one \
      baseline, and a word before a paragraph on that of its first line.
      """,
    bad: "HStack { Text(\"42\").font(.largeTitle); Text(\"points\").font(.caption) }",
    good: """
      HStack(alignment: .firstTextBaseline) { Text("42").font(.largeTitle); Text("points").font(.caption) }
      """)

  static let rowStartsDiffer = Rule(
    "row-starts-differ", .siblings, .info,
    "rows under each other whose contents begin at different places, after symbols or names of different widths",
    why: """
      Each row is laid out by itself, and symbols are not equally wide. Label keeps a width for them where \
      it stands in a list; anywhere else a frame does.
      """,
    bad: """
      VStack(alignment: .leading) {
        HStack { Image(systemName: "star"); Text("Favourites") }
        HStack { Image(systemName: "rectangle"); Text("Cards") }
      }
      """,
    good: """
      VStack(alignment: .leading) {
        HStack { Image(systemName: "star").frame(width: 30); Text("Favourites") }
        HStack { Image(systemName: "rectangle").frame(width: 30); Text("Cards") }
      }
      """)

  static let rowTextsCentred = Rule(
    "row-texts-centred", .siblings, .info,
    "texts under each other beside a picture at the start of a row, centred on each other",
    why: """
      A VStack centres its children unless it is told otherwise. Under a heading at the side of a row, a \
      shorter text is expected to begin where the heading does.
      """,
    bad: """
      HStack {
        Circle().frame(width: 40, height: 40)
        VStack { Text("Ann Example"); Text("Online").font(.caption) }
        Spacer()
      }
      """,
    good: """
      HStack {
        Circle().frame(width: 40, height: 40)
        VStack(alignment: .leading) { Text("Ann Example"); Text("Online").font(.caption) }
        Spacer()
      }
      """)
}
