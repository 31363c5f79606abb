import LaySyntax

extension Rule {
  static let sizes: [Rule] = [
    .shapeCollapsesToTen, .greedyInScrollAxis, .nestedScrollSameAxis, .lazyGridUnbounded, .infiniteSize,
    .zeroSizeView, .emptyContainer, .unequalDefaultGaps, .idealWidthMismatch, .listInScrollView,
    .imageStretched, .nestedNavigation, .textNeverWraps, .imageKeepsSize, .pictureLeavesRoom, .pagesDrift,
    .dividerKeepsThickness,
    .scrollContentInColumn, .screenHeightInScroll,
  ]

  static let screenHeightInScroll = Rule(
    "screen-height-in-scroll", .sizes, .info,
    "content as tall as the whole screen in a scroll view that has less",
    why: """
      The bars and edges of a screen belong to its height, and not to what a scroll view has of it. What is to fill that \
      asks for the scroll view's height.
      """,
    bad: """
      ScrollView { VStack { Text("Hello"); Spacer() }.frame(minHeight: UIScreen.main.bounds.height) }
      """,
    good: """
      ScrollView { VStack { Text("Hello"); Spacer() }.containerRelativeFrame(.vertical) }
      """,
    device: "iphone-16")

  static let shapeCollapsesToTen = Rule(
    "shape-collapses-to-ten", .sizes, .warning,
    "a shape or colour that is proposed nothing",
    why: """
      Shapes and colours have no ideal size. Where nothing is proposed, as along a scroll axis or \
      under fixedSize, they are 10 points long.
      """,
    bad: "ScrollView { Color.red }",
    good: "ScrollView { Color.red.frame(height: 200) }")

  static let greedyInScrollAxis = Rule(
    "greedy-in-scroll-axis", .sizes, .warning,
    "a GeometryReader along a scroll axis, or in a row of a list that it does not fit in",
    why: """
      A GeometryReader takes what it is proposed. Along a scroll axis that is nothing, and it is 10 \
      points long; in a row of a list it is as tall as an empty row.
      """,
    bad: "ScrollView { GeometryReader { _ in Text(\"A\") } }",
    good: "ScrollView { GeometryReader { _ in Text(\"A\") }.frame(height: 200) }")

  static let nestedScrollSameAxis = Rule(
    "nested-scroll-same-axis", .sizes, .warning,
    "a scroll view in another of the same axis",
    why: """
      The inner one is offered no length along the axis, is as long as its content, and never \
      scrolls.
      """,
    bad: "ScrollView { VStack { ScrollView { Text(\"A\") } } }",
    good: "ScrollView { VStack { ScrollView(.horizontal) { Text(\"A\") } } }")

  static let lazyGridUnbounded = Rule(
    "lazy-grid-unbounded", .sizes, .warning,
    "a lazy grid that is proposed nothing across its lines",
    why: """
      The tracks of a lazy grid divide the proposed length. Along a scroll axis there is none.
      """,
    bad: """
      ScrollView(.horizontal) { LazyVGrid(columns: [GridItem(.flexible())]) { Text("A") } }
      """,
    good: """
      ScrollView(.vertical) { LazyVGrid(columns: [GridItem(.flexible())]) { Text("A") } }
      """)

  static let infiniteSize = Rule(
    "infinite-size", .sizes, .error,
    "a view answers an infinite size",
    why: """
      Nothing can be drawn that is endless; something proposed infinity to a view that takes all of \
      it.
      """,
    bad: "Color.red.frame(idealWidth: .infinity, idealHeight: 20).fixedSize()",
    good: "Color.red.frame(idealWidth: 120, idealHeight: 20).fixedSize()")

  static let zeroSizeView = Rule(
    "zero-size-view", .sizes, .warning,
    "something to see that has no width or no height",
    why: "It is there and cannot be seen: its siblings used up the space.",
    bad: """
      VStack(spacing: 0) { Color.blue.frame(height: 44); Color.red }.frame(width: 40, height: 44)
      """,
    good: """
      VStack(spacing: 0) { Color.blue.frame(height: 24); Color.red }.frame(width: 40, height: 44)
      """)

  static let emptyContainer = Rule(
    "empty-container", .sizes, .info,
    "a stack without children",
    why: "It has no size and still is a neighbour to others.",
    bad: "VStack { HStack { }; Text(\"A\") }",
    good: "VStack { Text(\"A\") }")

  static let unequalDefaultGaps = Rule(
    "unequal-default-gaps", .sizes, .info,
    "the gaps of a stack without spacing differ",
    why: """
      Without spacing: each gap is what the two neighbours prefer, and a text asks for other \
      distances than a shape.
      """,
    bad: "VStack { Color.red; Text(\"A\"); Text(\"B\") }",
    good: "VStack(spacing: 8) { Color.red; Text(\"A\"); Text(\"B\") }")

  static let idealWidthMismatch = Rule(
    "ideal-width-mismatch", .sizes, .info,
    "a stack under fixedSize keeps a length that its children no longer have",
    why: """
      A stack asks its children for their ideal lengths, and then once more within the length that \
      came of it. A child that answers less the second time leaves a gap that nothing fills.
      """,
    bad: """
      VStack {
        Text("Note").frame(idealWidth: 200)
        Color.blue.frame(width: 40, height: 4)
      }.fixedSize(horizontal: true, vertical: false)
      """,
    good: """
      VStack {
        Text("Note").frame(width: 200)
        Color.blue.frame(width: 40, height: 4)
      }.fixedSize(horizontal: true, vertical: false)
      """)

  static let listInScrollView = Rule(
    "list-in-scroll-view", .sizes, .warning,
    "a List or Form along a scroll axis",
    why: """
      A list takes the height it is proposed and has none of its own. In a vertical scroll view none is \
      proposed: on a device the list is 0 points tall and cannot be seen.
      """,
    bad: """
      ScrollView { Text("Above"); List { Text("One"); Text("Two") } }
      """,
    good: """
      ScrollView { Text("Above"); List { Text("One"); Text("Two") }.frame(height: 300) }
      """)

  static let imageStretched = Rule(
    "image-stretched", .sizes, .info,
    "a resizable image that is drawn out of its ratio",
    why: """
      A resizable image takes both lengths that it is offered. Its own ratio is kept by scaledToFit and \
      scaledToFill alone.
      """,
    bad: "Image(systemName: \"star.fill\").resizable().frame(width: 200, height: 40)",
    good: "Image(systemName: \"star.fill\").resizable().scaledToFit().frame(width: 200, height: 40)")

  static let nestedNavigation = Rule(
    "nested-navigation", .sizes, .info,
    "a NavigationStack or NavigationView inside another",
    why: """
      Each has a bar, or keeps room for one: the content of the inner one begins lower by that. Views that \
      are shown inside a navigation need none of their own.
      """,
    bad: """
      NavigationStack { NavigationStack { Text("A").navigationTitle("Inner") }.navigationTitle("Outer") }
      """,
    good: """
      NavigationStack { Text("A").navigationTitle("Inner") }
      """)

  static let textNeverWraps = Rule(
    "text-never-wraps", .sizes, .info,
    "a text on one line, longer than the screen, in a scroll view of both axes",
    why: """
      Along an axis that scrolls no length is proposed, and a text without a width to keep to is as long as \
      its words.
      """,
    bad: """
      ScrollView([.horizontal, .vertical]) {
        Text("A sentence that is so long that it needs more than one line on any telephone")
      }
      """,
    good: """
      ScrollView(.vertical) {
        Text("A sentence that is so long that it needs more than one line on any telephone")
      }
      """)

  static let imageKeepsSize = Rule(
    "image-keeps-size", .sizes, .info,
    "an image in a frame that is much larger and does not enlarge it",
    why: """
      An image has the size of its file, and a symbol that of its font. A frame is room around it; only a \
      resizable one takes what it is offered.
      """,
    bad: "Image(systemName: \"star\").frame(width: 120, height: 120)",
    good: "Image(systemName: \"star\").resizable().scaledToFit().frame(width: 120, height: 120)")

  static let pictureLeavesRoom = Rule(
    "picture-leaves-room", .sizes, .info,
    "a picture that keeps its ratio in a frame of a stack, with room above and below it",
    why: """
      scaledToFit makes a picture as large as its frame lets it be, and the frame keeps its own length. What the \
      picture does not take stays free between it and its neighbours.
      """,
    bad: """
      VStack {
        Image(systemName: "rectangle").resizable().scaledToFit().frame(width: 200, height: 400)
        Text("Title")
      }
      """,
    good: """
      VStack {
        Image(systemName: "rectangle").resizable().scaledToFit().frame(width: 200)
        Text("Title")
      }
      """)

  static let pagesDrift = Rule(
    "pages-drift", .sizes, .info,
    "pages with gaps between them in a ScrollView that scrolls by pages",
    why: """
      Paging scrolls by the width of the ScrollView. Pages of that width with gaps between them are further apart, and \
      each one stops a gap further to the side than the one before.
      """,
    bad: """
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal) } }
      }.scrollTargetBehavior(.paging)
      """,
    good: """
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal) } }
      }.scrollTargetBehavior(.paging)
      """)

  static let dividerKeepsThickness = Rule(
    "divider-keeps-thickness", .sizes, .info,
    "a frame that was to make the line of a Divider or of a ProgressView thicker",
    why: """
      A Divider or a bar of progress is a line of a thickness that the platform chooses. A frame across it is room around the \
      line.
      """,
    bad: "VStack { Text(\"A\"); Divider().frame(height: 4); Text(\"B\") }",
    good: "VStack { Text(\"A\"); Rectangle().fill(.gray).frame(height: 4); Text(\"B\") }")

  static let scrollContentInColumn = Rule(
    "scroll-content-in-column", .sizes, .info,
    "views straight in a horizontal ScrollView, which lie under each other",
    why: """
      A scroll view stacks several views in a column, whichever way it scrolls.
      """,
    bad: """
      ScrollView(.horizontal) { Color.red.frame(width: 90, height: 60); Color.blue.frame(width: 90, height: 60) }
      """,
    good: """
      ScrollView(.horizontal) {
        HStack { Color.red.frame(width: 90, height: 60); Color.blue.frame(width: 90, height: 60) }
      }
      """)
}
