import LaySyntax

extension Rule {
  static let effects: [Rule] = [
    .priorityWithoutStack, .priorityHidden, .emptyFrame, .fixedSizeUnused, .aspectRatioOnFixed,
    .zeroModifier, .spacingWithOneChild, .stackAlignmentUnused, .scrollWithoutAxis,
  ]

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
}
