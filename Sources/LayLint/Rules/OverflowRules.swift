import LaySyntax

extension Rule {
  static let overflow: [Rule] = [
    .stackOverflow, .childLargerThanFrame, .crossAxisOverflow, .textTruncated, .wordBroken,
    .paddingExceedsSpace, .outsideCanvas, .siblingsOverlap, .nothingFits, .clippedAway, .neverScrolls,
    .offsetLeavesFrame, .transformKeepsFrame, .overlayLargerThanView,
    .viewCovered, .circleTooSmall, .barOverScroll, .strokeCutOff, .readerPilesUp,
    .backgroundOverflows, .paddingAroundScroll,
    .lineLimitOfContainer,
    .positionOffEdge,
  ]

  static let stackOverflow = Rule(
    "stack-overflow", .overflow, .warning,
    "the children of a stack need more than there is",
    why: """
      A stack cannot shrink what has a fixed length. What is too much stands out evenly on both \
      ends.
      """,
    bad: """
      HStack {
        Color.red.frame(width: 120)
        Color.blue.frame(width: 120)
      }.frame(width: 200, height: 40)
      """,
    good: """
      HStack {
        Color.red.frame(width: 90)
        Color.blue.frame(width: 90)
      }.frame(width: 200, height: 40)
      """)

  static let childLargerThanFrame = Rule(
    "child-larger-than-frame", .overflow, .warning,
    "the content of a fixed frame is larger than the frame",
    why: """
      A frame reserves its own size and shows all of its content: what stands out covers the \
      neighbours. Cut it off with clipped(), or let the content adapt.
      """,
    bad: """
      Circle().frame(width: 120, height: 120).padding(4).frame(width: 60, height: 60)
      """,
    good: "Circle().padding(4).frame(width: 60, height: 60)")

  static let crossAxisOverflow = Rule(
    "cross-axis-overflow", .overflow, .warning,
    "one child makes a stack wider or taller than its space",
    why: """
      A stack is as wide as its widest child. All others then align to a width that is not there.
      """,
    bad: """
      VStack {
        Color.red.frame(width: 240, height: 20)
        Text("A")
      }.frame(width: 200, height: 80)
      """,
    good: """
      VStack {
        Color.red.frame(maxWidth: 240).frame(height: 20)
        Text("A")
      }.frame(width: 200, height: 80)
      """)

  static let textTruncated = Rule(
    "text-truncated", .overflow, .warning,
    "a text is cut",
    why: """
      Readers do not see the end of the text. Where that is meant, say so with truncationMode or an \
      allowance.
      """,
    bad: "Text(\"Total balance this month\").lineLimit(1).frame(width: 90)",
    good: "Text(\"Total balance this month\").lineLimit(1).frame(width: 300)")

  static let wordBroken = Rule(
    "word-broken", .overflow, .warning,
    "a line of text ends inside a word",
    why: """
      A word that is longer than its line is broken anywhere, without a hyphen.
      """,
    bad: "Text(\"Donaudampfschiff\").frame(width: 60)",
    good: "Text(\"Donau dampf schiff\").frame(width: 60)")

  static let paddingExceedsSpace = Rule(
    "padding-exceeds-space", .overflow, .warning,
    "a padding leaves nothing for its content",
    why: """
      Padding takes its insets first. Where they use up the space, the content is proposed nothing \
      and the whole overflows.
      """,
    bad: "Color.red.padding(.horizontal, 60).frame(width: 100, height: 40)",
    good: "Color.red.padding(.horizontal, 20).frame(width: 100, height: 40)")

  static let outsideCanvas = Rule(
    "outside-canvas", .overflow, .warning,
    "a view lies outside the canvas",
    why: """
      Nobody sees it. What only sticks out is a remark; what scrolls or is hidden is not reported.
      """,
    bad: "Color.red.frame(width: 40, height: 40).offset(x: 900)",
    good: "Color.red.frame(width: 40, height: 40).offset(x: 90)")

  static let siblingsOverlap = Rule(
    "siblings-overlap", .overflow, .warning,
    "neighbours in a stack cover each other",
    why: """
      A stack keeps its children apart; what a child paints outside its own frame, as an overlay \
      that is larger than its view, may still cover the next one.
      """,
    bad: """
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).overlay { Circle().frame(width: 60, height: 60) }
        Color.blue.frame(width: 20, height: 20)
      }
      """,
    good: """
      HStack(spacing: 40) {
        Color.red.frame(width: 20, height: 20).overlay { Circle().frame(width: 60, height: 60) }
        Color.blue.frame(width: 20, height: 20)
      }
      """)

  static let nothingFits = Rule(
    "nothing-fits", .overflow, .warning,
    "no candidate of a ViewThatFits fits",
    why: """
      ViewThatFits shows its last candidate when none fits, and that overflows.
      """,
    bad: """
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 320, height: 20)
        Color.red.frame(width: 240, height: 20)
      }.frame(width: 160)
      """,
    good: """
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 320, height: 20)
        Color.red.frame(width: 120, height: 20)
      }.frame(width: 160)
      """)

  static let clippedAway = Rule(
    "clipped-away", .overflow, .info,
    "a clip hides most of a view or part of a line of text",
    why: """
      What is cut off cannot be seen or read. Cropping a picture is a reason to; half a line of text \
      is none.
      """,
    bad: """
      Color.red.frame(width: 100, height: 20).frame(width: 40, height: 20).clipped()
      """,
    good: """
      Color.red.frame(width: 100, height: 20).frame(width: 80, height: 20).clipped()
      """)

  static let neverScrolls = Rule(
    "never-scrolls", .overflow, nil,
    "a scroll view whose content always fits",
    why: """
      It takes the whole length along its axis and never moves. Tried on wider and narrower canvases, \
      in larger text and in the other direction.
      """,
    bad: """
      ScrollView { Color.red.frame(width: 40, height: 60) }
      """,
    good: """
      ScrollView { Color.red.frame(width: 40, height: 2000) }
      """)

  static let offsetLeavesFrame = Rule(
    "offset-leaves-frame", .overflow, .info,
    "an offset that draws a view over a text beside it, or outside the fixed frame it lies in, over a neighbour",
    why: """
      An offset changes where a view is drawn and not where it is: the frame keeps its length, and what \
      comes after begins where the frame ends.
      """,
    bad: """
      VStack(spacing: 0) {
        ZStack(alignment: .bottom) {
          Color.blue.frame(height: 30).offset(y: 8)
        }.frame(height: 36)
        Text("Below")
      }
      """,
    good: """
      VStack(spacing: 0) {
        ZStack(alignment: .bottom) {
          Color.blue.frame(height: 30)
        }.frame(height: 36)
        Text("Below")
      }
      """)

  static let transformKeepsFrame = Rule(
    "transform-keeps-frame", .overflow, .info,
    "a view in a stack that is turned or enlarged, in the room of one that is not",
    why: """
      rotationEffect and scaleEffect change what is drawn. The stack goes on with the frame from before: \
      the view covers its neighbours, or stands in a gap.
      """,
    bad: "VStack { Text(\"Big\").scaleEffect(3); Text(\"Below\") }",
    good: "VStack { Text(\"Big\").font(.system(size: 51)); Text(\"Below\") }")

  static let overlayLargerThanView = Rule(
    "overlay-larger-than-view", .overflow, .info,
    "an overlay with a frame that is much larger than the text or control below it",
    why: """
      What is laid over a view takes no room: the view stays as large as it is, and so does what lies \
      around it.
      """,
    bad: "Text(\"Hi\").overlay { Circle().stroke(.red).frame(width: 80, height: 80) }",
    good: "Text(\"Hi\").frame(width: 80, height: 80).overlay { Circle().stroke(.red) }")

  static let viewCovered = Rule(
    "view-covered", .overflow, .warning,
    "a text or control that an opaque colour or shape is drawn over",
    why: """
      In a ZStack what comes later lies in front, and an overlay lies over what it is put on.
      """,
    bad: "ZStack { Text(\"Hello\"); Color.yellow }",
    good: "ZStack { Color.yellow; Text(\"Hello\") }")

  static let circleTooSmall = Rule(
    "circle-too-small", .overflow, .info,
    "a round shape behind or over a text or symbol that sticks out of it",
    why: """
      A circle is as wide as the shorter side of what it is put on. The longer side sticks out on both ends.
      """,
    bad: "Text(\"12\").background(Circle().fill(.yellow))",
    good: "Text(\"12\").frame(width: 44, height: 44).background(Circle().fill(.yellow))")

  static let barOverScroll = Rule(
    "bar-over-scroll", .overflow, .info,
    "a bar laid over the end of what scrolls, or over its start, or one that scrolls away",
    why: """
      What lies over a scroll view takes nothing of its room: its content ends behind the bar, however far \
      it is scrolled. safeAreaInset makes the content longer by the bar.
      """,
    bad: """
      ZStack(alignment: .bottom) {
        List { ForEach(0..<30) { Text("Row \\($0)") } }
        Text("Total").frame(maxWidth: .infinity).padding().background(.yellow)
      }
      """,
    good: """
      List { ForEach(0..<30) { Text("Row \\($0)") } }
        .safeAreaInset(edge: .bottom) { Text("Total").frame(maxWidth: .infinity).padding().background(.yellow) }
      """)

  static let strokeCutOff = Rule(
    "stroke-cut-off", .overflow, .info,
    "a stroke that stands out of its shape where a clip, a scroll view or the canvas ends",
    why: """
      stroke draws along the outline, and half of the line lies outside the shape's frame. strokeBorder \
      draws all of it inside.
      """,
    bad: "Circle().stroke(.red, lineWidth: 20)",
    good: "Circle().strokeBorder(.red, lineWidth: 20)")

  static let readerPilesUp = Rule(
    "reader-piles-up", .overflow, .warning,
    "several views in a GeometryReader that lie on each other",
    why: """
      A GeometryReader is no stack: it puts each of its views at its top leading corner, one over the other.
      """,
    bad: "GeometryReader { proxy in Text(\"First\"); Text(\"Second\") }",
    good: "GeometryReader { proxy in VStack { Text(\"First\"); Text(\"Second\") } }")

  static let backgroundOverflows = Rule(
    "background-overflows", .overflow, .warning,
    "a picture that fills a background and is drawn over what is next to it",
    why: """
      scaledToFill makes a picture as large as it takes to cover its space, and larger along one side. A \
      background takes no room and cuts nothing off.
      """,
    bad: """
      VStack {
        Text("Above")
        Text("Norway").frame(width: 300, height: 60)
          .background(Image(systemName: "photo").resizable().scaledToFill())
        Text("Below")
      }
      """,
    good: """
      VStack {
        Text("Above")
        Text("Norway").frame(width: 300, height: 60)
          .background(Image(systemName: "photo").resizable().scaledToFill()).clipped()
        Text("Below")
      }
      """)

  static let paddingAroundScroll = Rule(
    "padding-around-scroll", .overflow, .info,
    "a padding around a vertical ScrollView, before whose end its content is cut off",
    why: """
      A scroll view shows what lies in its own frame. With a padding around it that ends before the edge of the \
      screen, and what scrolls is cut off in the open. A padding on the content scrolls with it.
      """,
    bad: "ScrollView { Text(\"Long\").frame(height: 2000) }.padding()",
    good: "ScrollView { Text(\"Long\").frame(height: 2000).padding() }")

  static let lineLimitOfContainer = Rule(
    "line-limit-of-container", .overflow, .info,
    "a line limit of a container that cuts one of the texts in it",
    why: """
      A limit holds for every text under it, those included that were to take as many lines as they need.
      """,
    bad: """
      VStack {
        Text("Title")
        Text("A sentence that takes more than the one line that there is.")
      }.lineLimit(1)
      """,
    good: """
      VStack {
        Text("Title").lineLimit(1)
        Text("A sentence that takes more than the one line that there is.")
      }
      """)

  static let positionOffEdge = Rule(
    "position-off-edge", .overflow, .info,
    "a position near an edge, so that a part of the view lies outside",
    why: """
      position takes the place of a view's middle. At the corner a quarter of the view is left to see.
      """,
    bad: "Text(\"New\").position(x: 0, y: 0)",
    good: """
      Text("New").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      """)
}
