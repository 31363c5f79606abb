import LaySyntax

extension Rule {
  static let effects: [Rule] = [
    .priorityWithoutStack, .priorityHidden, .emptyFrame, .fixedSizeUnused, .aspectRatioOnFixed,
    .zeroModifier, .spacingWithOneChild, .stackAlignmentUnused, .scrollWithoutAxis, .priorityAllEqual,
    .alignmentWithoutRoom, .singleChildContainer, .repeatedModifier, .laterCandidateUnreachable,
    .lineLimitUnused, .alignmentOfOneLine, .ratioAfterFrame,
    .alignmentNotPassedOn, .guideUnused, .scaleFactorUnused, .zIndexAlone,
    .modifierOnContainer,
    .linesNotAligned,
    .fitsInScrollAxis, .candidateTooTall,
  ]

  static let candidateTooTall = Rule(
    "candidate-too-tall", .effects, .info,
    "a candidate that fits in its width, and is passed over for its height",
    why: """
      ViewThatFits asks whether a candidate fits both ways, unless it is told along which. In a low frame a row that is \
      a little too tall never shows, however wide the screen is.
      """,
    bad: """
      ViewThatFits { Text("Share with friends").padding(); Text("Share") }.frame(height: 32)
      """,
    good: """
      ViewThatFits(in: .horizontal) { Text("Share with friends").padding(); Text("Share") }.frame(height: 32)
      """)

  static let priorityWithoutStack = Rule(
    "priority-without-stack", .effects, .warning,
    "a layout priority that no stack reads",
    why: """
      Priorities decide in which order a stack serves its children, and which children of a ZStack \
      decide its size. Nothing else reads them.
      """,
    bad: "Color.blue.overlay { Text(\"A\").layoutPriority(1) }",
    good: "HStack { Text(\"A\").layoutPriority(1); Text(\"B\") }")

  static let priorityHidden = Rule(
    "priority-hidden", .effects, .warning,
    "a layout priority that a later modifier hides",
    why: """
      frame, padding, aspectRatio and position make a new view of priority 0: the stack sees that \
      one.
      """,
    bad: "HStack { Text(\"A\").layoutPriority(1).padding(); Text(\"B\") }",
    good: "HStack { Text(\"A\").padding().layoutPriority(1); Text(\"B\") }")

  static let emptyFrame = Rule(
    "empty-frame", .effects, .warning,
    "a frame without a dimension",
    why: """
      A frame without width and height proposes what it is proposed and is as large as its content, \
      so that an alignment has no room to act.
      """,
    bad: "Text(\"A\").frame(alignment: .leading)",
    good: "Text(\"A\").frame(maxWidth: .infinity, alignment: .leading)")

  static let fixedSizeUnused = Rule(
    "fixed-size-unused", .effects, .warning,
    "a fixedSize around what has one size anyway",
    why: """
      fixedSize asks for the ideal size. A view that answers the same to everything does not notice.
      """,
    bad: "Color.red.frame(width: 40, height: 20).fixedSize()",
    good: "Text(\"A long title\").fixedSize()")

  static let aspectRatioOnFixed = Rule(
    "aspect-ratio-on-fixed", .effects, .warning,
    "an aspect ratio around a view of fixed size",
    why: """
      A ratio works by what it proposes. A view whose sides are both fixed ignores that.
      """,
    bad: """
      Color.red.frame(width: 40, height: 40).aspectRatio(2, contentMode: .fit)
      """,
    good: """
      Color.red.aspectRatio(2, contentMode: .fit).frame(width: 40, height: 40)
      """)

  static let zeroModifier = Rule(
    "zero-modifier", .effects, .info,
    "a padding or offset of 0",
    why: "It adds nothing; proven by laying out without it.",
    bad: "Text(\"A\").padding(0)",
    good: "Text(\"A\").padding(4)")

  static let spacingWithOneChild = Rule(
    "spacing-with-one-child", .effects, .info,
    "a spacing in a stack with fewer than two children",
    why: "Spacing separates neighbours, and there are none.",
    bad: "VStack(spacing: 20) { Text(\"A\") }",
    good: "VStack(spacing: 20) { Text(\"A\"); Text(\"B\") }")

  static let stackAlignmentUnused = Rule(
    "stack-alignment-unused", .effects, .info,
    "an alignment in a stack whose children are equally long across it",
    why: "Whatever the alignment, such children lie in the same place.",
    bad: """
      HStack(alignment: .top) { Color.red.frame(height: 60); Color.blue.frame(height: 60) }
      """,
    good: """
      HStack(alignment: .top) { Color.red.frame(height: 60); Color.blue.frame(height: 40) }
      """)

  static let scrollWithoutAxis = Rule(
    "scroll-without-axis", .effects, .warning,
    "a ScrollView without axes",
    why: "It scrolls nowhere.",
    bad: "ScrollView([]) { Text(\"A\") }",
    good: "ScrollView(.vertical) { Text(\"A\") }")

  static let priorityAllEqual = Rule(
    "priority-all-equal", .effects, .info,
    "one layout priority for all children of a stack",
    why: """
      Priorities only order: the same for all is the same as none.
      """,
    bad: """
      HStack { Text("A").layoutPriority(1); Text("B").layoutPriority(1) }
      """,
    good: """
      HStack { Text("A").layoutPriority(1); Text("B") }
      """)

  static let alignmentWithoutRoom = Rule(
    "alignment-without-room", .effects, .info,
    "an alignment of a frame that is as large as its content",
    why: """
      An alignment moves the content in the space that is left over, and none is. Proven by laying out \
      without it on wider and narrower canvases, in larger text and in the other direction.
      """,
    bad: """
      Color.red.frame(width: 40, height: 20, alignment: .leading)
      """,
    good: """
      Text("A").frame(maxWidth: .infinity, alignment: .leading)
      """)

  static let singleChildContainer = Rule(
    "single-child-container", .effects, .info,
    "a stack that holds one view and adds nothing",
    why: """
      A stack lays several views out. Around one it is a view more to read and to lay out; proven by \
      laying out without it.
      """,
    bad: """
      HStack { VStack { Text("A") }; Text("B") }
      """,
    good: """
      HStack { Text("A"); Text("B") }
      """)

  static let repeatedModifier = Rule(
    "repeated-modifier", .effects, .info,
    "the same modifier twice in a row",
    why: """
      The second changes nothing that the first has not.
      """,
    bad: """
      Text("A").lineLimit(2).lineLimit(2)
      """,
    good: """
      Text("A").lineLimit(2)
      """)

  static let laterCandidateUnreachable = Rule(
    "later-candidate-unreachable", .effects, .info,
    "a candidate of ViewThatFits after one that always fits",
    why: """
      ViewThatFits shows the first candidate that fits. Tried on wider and narrower canvases, in \
      larger text and in the other direction.
      """,
    bad: """
      ViewThatFits { Text("OK"); Color.red.frame(width: 8, height: 8) }
      """,
    good: """
      ViewThatFits { Color.red.frame(width: 360, height: 40); Text("OK") }
      """)

  static let lineLimitUnused = Rule(
    "line-limit-unused", .effects, nil,
    "a line limit that is never reached",
    why: """
      The text has fewer lines at every size and on every canvas that was tried.
      """,
    bad: """
      Text("Hello").lineLimit(20)
      """,
    good: """
      Text("Hello and welcome to the house of the rising sun").lineLimit(2)
      """)

  static let alignmentOfOneLine = Rule(
    "alignment-of-one-line", .effects, .info,
    "a multilineTextAlignment of texts that have one line",
    why: """
      It lines up the lines of one text under each other. A text of one line is as wide as that, and \
      where it lies is decided by what holds it. Told where the text lies elsewhere than is asked for.
      """,
    bad: """
      VStack(alignment: .leading) {
        Color.red.frame(height: 20)
        Text("Short").multilineTextAlignment(.trailing)
      }
      """,
    good: """
      VStack(alignment: .leading) {
        Color.red.frame(height: 20)
        Text("Short").frame(maxWidth: .infinity, alignment: .trailing)
      }
      """)

  static let ratioAfterFrame = Rule(
    "ratio-after-frame", .effects, .info,
    "an aspect ratio around a frame, in which a picture or a shape is out of shape",
    why: """
      The ratio keeps the frame in shape, which has one fixed side, and the picture or shape fills the frame. \
      Before the frame it keeps that in shape.
      """,
    bad: """
      Image(systemName: "star").resizable().frame(width: 100).aspectRatio(contentMode: .fit)
      """,
    good: """
      Image(systemName: "star").resizable().aspectRatio(contentMode: .fit).frame(width: 100)
      """)

  static let alignmentNotPassedOn = Rule(
    "alignment-not-passed-on", .effects, .info,
    "a frame around a stack that lines up at an edge, and that the frame centres",
    why: """
      A stack's alignment lines its children up with each other; the stack is as wide as the widest. Where \
      it lies in a larger frame is that frame's alignment, the centre unless given.
      """,
    bad: """
      VStack(alignment: .leading) { Text("Title"); Text("More of it") }.frame(maxWidth: .infinity)
      """,
    good: """
      VStack(alignment: .leading) { Text("Title"); Text("More of it") }
        .frame(maxWidth: .infinity, alignment: .leading)
      """)

  static let guideUnused = Rule(
    "guide-unused", .effects, .info,
    "an alignment guide that nothing around it lines up by",
    why: """
      A guide says where a view has, for example, its leading edge. Only a stack or frame that lines up by \
      that guide reads it. Proven by laying out without it.
      """,
    bad: "VStack { Text(\"A\").alignmentGuide(.leading) { d in d[.leading] - 20 }; Text(\"Below\") }",
    good: """
      VStack(alignment: .leading) { Text("A").alignmentGuide(.leading) { d in d[.leading] - 20 }; Text("Below") }
      """)

  static let zIndexAlone = Rule(
    "z-index-alone", .effects, .info,
    "a zIndex on the only view of an overlay or a background",
    why: """
      zIndex orders the views that one container lays out. In an overlay of one view there is nothing to order, and what \
      comes after the view with the overlay is drawn over both.
      """,
    bad: "VStack { Text(\"Menu\").overlay { Color.red.zIndex(1) }; Text(\"Below\") }",
    good: "VStack { Text(\"Menu\").overlay { Color.red }.zIndex(1); Text(\"Below\") }")

  static let scaleFactorUnused = Rule(
    "scale-factor-unused", .effects, .info,
    "a minimumScaleFactor on a text that takes more lines instead",
    why: """
      A text shrinks where it would be cut otherwise. Without a limit of lines, and in enough height, it \
      goes over several lines at its full size.
      """,
    bad: """
      Text("A headline that is to shrink until it fits in one line")
        .font(.largeTitle).minimumScaleFactor(0.5)
      """,
    good: """
      Text("A headline that is to shrink until it fits in one line")
        .font(.largeTitle).lineLimit(1).minimumScaleFactor(0.5)
      """)

  static let modifierOnContainer = Rule(
    "modifier-on-container", .effects, .warning,
    "a modifier on a container that reads it of what lies in it",
    why: """
      A navigation shows the title of the view that it shows, and a list the background and insets of its rows. \
      On the container itself nothing reads them.
      """,
    bad: "NavigationStack { List { Text(\"One\") } }.navigationTitle(\"Numbers\")",
    good: "NavigationStack { List { Text(\"One\") }.navigationTitle(\"Numbers\") }")

  static let linesNotAligned = Rule(
    "lines-not-aligned", .effects, .info,
    "a text that wraps, whose lines begin together where the text as a whole is centred or at the end",
    why: """
      A frame, or a column, puts a text as a whole. How its lines stand to each other is the text's own \
      alignment, which is leading until multilineTextAlignment says otherwise.
      """,
    bad: """
      Text("A sentence that takes several lines in here.").frame(width: 170, alignment: .center)
      """,
    good: """
      Text("A sentence that takes several lines in here.").multilineTextAlignment(.center).frame(width: 170)
      """)

  static let fitsInScrollAxis = Rule(
    "fits-in-scroll-axis", .effects, .info,
    "a ViewThatFits along a scroll axis, where all candidates fit",
    why: """
      A scroll view proposes no length along its axis. Whatever the first candidate needs, it fits.
      """,
    bad: """
      ScrollView(.horizontal) {
        ViewThatFits { Text("A line of some length, and longer than most screens"); Text("Short") }
      }
      """,
    good: """
      ViewThatFits { Text("A line of some length, and longer than most screens"); Text("Short") }
      """)
}
