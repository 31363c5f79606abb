import LaySyntax

extension Rule {
  static let spacers: [Rule] = [
    .spacerInZStack, .spacerInScrollAxis, .spacerUnderFixedSize, .spacerStarved, .spacerMinimumTooLong,
    .spacerOutsideStack, .spacerAsFixedGap, .spacerPairCentres, .adjacentSpacers, .middleOffCentre,
    .priorityStarves,
  ]

  static let spacerInZStack = Rule(
    "spacer-in-zstack", .spacers, .warning,
    "a Spacer in a ZStack beside other views",
    why: """
      A ZStack takes its size from the children of the highest layout priority, and a Spacer has the \
      lowest: it changes nothing.
      """,
    bad: "ZStack { Text(\"Hello\"); Spacer() }",
    good: """
      ZStack { Text("Hello") }.frame(maxWidth: .infinity, maxHeight: .infinity)
      """)

  static let spacerInScrollAxis = Rule(
    "spacer-in-scroll-axis", .spacers, .warning,
    "a Spacer along a scroll axis",
    why: """
      A scroll view proposes no length along its axis. There is nothing left over to share, and a \
      Spacer has its minimum.
      """,
    bad: "ScrollView { VStack { Text(\"A\"); Spacer(); Text(\"B\") } }",
    good: "ScrollView { VStack(spacing: 20) { Text(\"A\"); Text(\"B\") } }")

  static let spacerUnderFixedSize = Rule(
    "spacer-under-fixed-size", .spacers, .warning,
    "a Spacer in a stack that is asked for its ideal size",
    why: """
      In its ideal size a stack has no space to spare, and a Spacer has its minimum.
      """,
    bad: "HStack { Text(\"A\"); Spacer(); Text(\"B\") }.fixedSize()",
    good: "HStack(spacing: 20) { Text(\"A\"); Text(\"B\") }.fixedSize()")

  static let spacerStarved = Rule(
    "spacer-starved", .spacers, .warning,
    "a Spacer beside a view that takes all the space",
    why: """
      Spacers are served last. A sibling that fills leaves them their minimum, usually 8 points.
      """,
    bad: "HStack { Color.red; Spacer() }.frame(width: 200, height: 20)",
    good: """
      HStack { Color.red.frame(width: 90); Spacer() }.frame(width: 200, height: 20)
      """)

  static let spacerMinimumTooLong = Rule(
    "spacer-minimum-too-long", .spacers, .warning,
    "a Spacer's minimum is what makes its stack overflow",
    why: "A minimum length is kept even where there is no room.",
    bad: """
      HStack {
        Color.red.frame(width: 60)
        Spacer(minLength: 120)
        Color.blue.frame(width: 60)
      }.frame(width: 160, height: 20)
      """,
    good: """
      HStack {
        Color.red.frame(width: 60)
        Spacer(minLength: 20)
        Color.blue.frame(width: 60)
      }.frame(width: 160, height: 20)
      """)

  static let spacerOutsideStack = Rule(
    "spacer-outside-stack", .spacers, .warning,
    "a Spacer that is in no stack",
    why: "Without a stack a Spacer has no axis and grows on both.",
    bad: "Text(\"A\").background { Spacer() }",
    good: "Text(\"A\").background { Color.clear }")

  static let spacerAsFixedGap = Rule(
    "spacer-as-fixed-gap", .spacers, nil,
    "a Spacer of a fixed length",
    why: """
      A fixed gap is what spacing and padding are for. A Spacer is a view more, and takes away the \
      default gaps around it.
      """,
    bad: """
      VStack { Text("A"); Spacer().frame(height: 12); Text("B") }
      """,
    good: """
      VStack(spacing: 12) { Text("A"); Text("B") }
      """)

  static let spacerPairCentres = Rule(
    "spacer-pair-centres", .spacers, nil,
    "two Spacers that only centre what is between them",
    why: """
      A frame with an infinite maximum centres with one view fewer, and keeps no minimum free on \
      either side.
      """,
    bad: """
      HStack { Spacer(); Text("A"); Spacer() }
      """,
    good: """
      HStack { Text("A") }.frame(maxWidth: .infinity)
      """)

  static let adjacentSpacers = Rule(
    "adjacent-spacers", .spacers, nil,
    "two Spacers in a row",
    why: """
      Each takes a share of the free space, which is right where it is meant and puzzles where it is \
      not.
      """,
    bad: """
      HStack { Text("A"); Spacer(); Spacer(); Text("B") }
      """,
    good: """
      HStack { Text("A"); Spacer(); Text("B") }
      """)

  static let middleOffCentre = Rule(
    "middle-off-centre", .spacers, .info,
    "the middle one of three between two Spacers, where the outer ones differ",
    why: """
      Two Spacers are equally long. So the view between them is in the middle of its stack only if what \
      is at the ends is equally long, too.
      """,
    bad: """
      HStack { Text("Longer side"); Spacer(); Text("Middle"); Spacer(); Text("One") }
      """,
    good: """
      HStack { Text("Longer side"); Spacer(); Text("One") }.overlay { Text("Middle") }
      """)

  static let priorityStarves = Rule(
    "priority-starves", .spacers, .info,
    "a layout priority on a view that takes all there is",
    why: """
      A stack serves its children by priority. One that fills and comes first leaves the others their \
      minimum, which for a text is nothing.
      """,
    bad: "HStack { Text(\"Name\"); Color.red.layoutPriority(1) }",
    good: "HStack { Text(\"Name\").layoutPriority(1); Color.red }")
}
