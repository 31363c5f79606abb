import LaySyntax

extension Rule {
  static let siblings: [Rule] = [
    .unevenCards, .baselinesDiffer, .rowStartsDiffer, .rowTextsCentred,
    .groupModifierOnEach, .offsetLeavesGap,
    .labelOffField, .columnsNotAtTop, .gapBetweenFills,
    .barPartCentred,
    .columnsUnevenlySpread, .emptyTextKeepsRoom,
  ]

  static let emptyTextKeepsRoom = Rule(
    "empty-text-keeps-room", .siblings, .info,
    "an empty text in a stack, with room kept for it",
    why: """
      A Text without words is a view nevertheless: its padding stays, and the stack leaves a gap on both sides of it.
      """,
    bad: """
      VStack { Text("Name"); Text("").padding(); Text("City") }
      """,
    good: """
      VStack { Text("Name"); Text("City") }
      """)

  static let groupModifierOnEach = Rule(
    "group-modifier-on-each", .siblings, .info,
    "a padding, frame or background on a Group, which each of its views gets",
    why: """
      A Group is a way to write, not a view: what is put on it is put on each view in it. Reported for what is seen \
      to be around each: backgrounds and borders, and room above and below.
      """,
    bad: """
      VStack { Group { Text("Jane"); Text("Berlin") }.padding().background(.yellow) }
      """,
    good: """
      VStack { VStack { Text("Jane"); Text("Berlin") }.padding().background(.yellow) }
      """)

  static let offsetLeavesGap = Rule(
    "offset-leaves-gap", .siblings, .info,
    "an offset that draws a view over the one before it, and leaves its place in the column empty",
    why: """
      An offset changes where a view is drawn, and not where it is: what follows begins below the place that \
      the view has left. Off unless asked for: pictures are drawn over what is above them on purpose, too.
      """,
    bad: """
      VStack {
        Color.blue.frame(height: 100)
        Circle().frame(width: 80, height: 80).offset(y: -40)
        Text("Jane")
      }
      """,
    good: """
      VStack {
        Color.blue.frame(height: 100).padding(.bottom, 40)
          .overlay(alignment: .bottom) { Circle().frame(width: 80, height: 80) }
        Text("Jane")
      }
      """)

  static let unevenCards = Rule(
    "uneven-cards", .siblings, .info,
    "views in a row, or buttons or cards of one kind in a column, of different lengths, with something painted behind each",
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
    "rows or columns under each other whose contents begin at different places",
    why: """
      Each row is laid out by itself, and symbols are not equally wide. Label keeps a width for them where \
      it stands in a list; anywhere else a frame does. Columns that are each aligned to their leading edge begin where a \
      stack around them that centres them puts that.
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

  static let labelOffField = Rule(
    "label-off-field", .siblings, .info,
    "a text above a field, centred over it",
    why: """
      A field is as wide as it may be, and a VStack centres its children unless it is told otherwise: the name \
      of a field stands over its middle.
      """,
    bad: """
      VStack { Text("E-mail"); TextField("name@example.com", text: .constant("")) }
      """,
    good: """
      VStack(alignment: .leading) { Text("E-mail"); TextField("name@example.com", text: .constant("")) }
      """)

  static let columnsNotAtTop = Rule(
    "columns-not-at-top", .siblings, .info,
    "columns or cells side by side that begin at different heights",
    why: """
      A row centres its children unless it is told otherwise, and so does a line of a lazy grid its cells. Of those of \
      different heights the headings then stand at different heights, too.
      """,
    bad: """
      HStack {
        VStack { Text("Starters"); Text("Soup"); Text("Salad"); Text("Bread") }
        VStack { Text("Desserts"); Text("Ice cream") }
      }
      """,
    good: """
      HStack(alignment: .top) {
        VStack { Text("Starters"); Text("Soup"); Text("Salad"); Text("Bread") }
        VStack { Text("Desserts"); Text("Ice cream") }
      }
      """)

  static let gapBetweenFills = Rule(
    "gap-between-fills", .siblings, .info,
    "a strip between two colours that fill the screen together",
    why: """
      A stack without a spacing keeps a distance between its children, and what is behind shows there. Reported \
      in a stack that is as large as the screen, or of nothing but colours from one side of it to the other.
      """,
    bad: "VStack { Color.red; Color.blue }",
    good: "VStack(spacing: 0) { Color.red; Color.blue }")

  static let barPartCentred = Rule(
    "bar-part-centred", .siblings, .info,
    "a bar over a longer one of the same thickness, or bars of a chart side by side, centred on each other",
    why: """
      A ZStack, an overlay and a background centre what they lay over each other, and an HStack what it lays in a row. Of a bar that shows a \
      part of a whole both begin at one edge.
      """,
    bad: """
      ZStack {
        Capsule().fill(.gray).frame(width: 200, height: 8)
        Capsule().fill(.blue).frame(width: 80, height: 8)
      }
      """,
    good: """
      ZStack(alignment: .leading) {
        Capsule().fill(.gray).frame(width: 200, height: 8)
        Capsule().fill(.blue).frame(width: 80, height: 8)
      }
      """)

  static let columnsUnevenlySpread = Rule(
    "columns-unevenly-spread", .siblings, .info,
    "symbols with words under them, spread over a row by Spacers at unequal distances",
    why: """
      Spacers share what the columns leave, each the same. The middles of columns of different widths are \
      not equally far from each other by that.
      """,
    bad: """
      HStack {
        VStack { Image(systemName: "house"); Text("Home") }
        Spacer()
        VStack { Image(systemName: "heart"); Text("Favourite places") }
        Spacer()
        VStack { Image(systemName: "gear"); Text("Me") }
      }
      """,
    good: """
      HStack {
        VStack { Image(systemName: "house"); Text("Home") }.frame(maxWidth: .infinity)
        VStack { Image(systemName: "heart"); Text("Favourite places") }.frame(maxWidth: .infinity)
        VStack { Image(systemName: "gear"); Text("Me") }.frame(maxWidth: .infinity)
      }
      """)
}
