import LaySyntax

extension Rule {
  static let frames: [Rule] = [
    .frameContradiction, .nestedFrameConflict, .minExceedsProposal, .splitFrame, .fillInUnboundedAxis,
    .idealNeverUsed, .frameNeverActs,
  ]

  static let frameContradiction = Rule(
    "frame-contradiction", .frames, .error,
    "minimum, ideal and maximum of a frame are not in order",
    why: """
      SwiftUI reports contradictory frame constraints at run time and applies neither bound.
      """,
    bad: "Text(\"A\").frame(minWidth: 200, maxWidth: 100)",
    good: "Text(\"A\").frame(minWidth: 100, maxWidth: 200)")

  static let nestedFrameConflict = Rule(
    "nested-frame-conflict", .frames, .warning,
    "a fixed frame holds a larger fixed frame",
    why: """
      The outer frame reserves its own length, the inner one has its own all the same: the view \
      stands out on both sides.
      """,
    bad: "Color.red.frame(width: 120).frame(width: 80)",
    good: "Color.red.frame(width: 80).frame(width: 120)")

  static let minExceedsProposal = Rule(
    "min-exceeds-proposal", .frames, .warning,
    "a frame's minimum is more than the space there is",
    why: """
      A minimum holds even where there is no room, so that the frame grows beyond its parent.
      """,
    bad: """
      VStack { Color.red.frame(minWidth: 320) }.frame(width: 280, height: 40)
      """,
    good: """
      VStack { Color.red.frame(minWidth: 240) }.frame(width: 280, height: 40)
      """)

  static let splitFrame = Rule(
    "split-frame", .frames, .info,
    "two frames give what one could give",
    why: """
      Each frame is a view of its own. One with both dimensions says the same with one view fewer.
      """,
    bad: "Color.red.frame(width: 40).frame(height: 20)",
    good: "Color.red.frame(width: 40, height: 20)")

  static let fillInUnboundedAxis = Rule(
    "fill-in-unbounded-axis", .frames, .warning,
    "a frame that shall fill is proposed nothing",
    why: """
      maxWidth: .infinity takes what is proposed. Along a scroll axis nothing is, and the frame hugs \
      its content.
      """,
    bad: "ScrollView(.horizontal) { Text(\"A\").frame(maxWidth: .infinity) }",
    good: "ScrollView(.vertical) { Text(\"A\").frame(maxWidth: .infinity) }")

  static let idealNeverUsed = Rule(
    "ideal-never-used", .frames, .info,
    "an ideal length that no proposal asks for",
    why: """
      idealWidth and idealHeight count only where nothing is proposed, as along a scroll axis or under \
      fixedSize. Proven by laying out without it on wider and narrower canvases, in larger text and in \
      the other direction.
      """,
    bad: """
      Color.red.frame(minWidth: 40, idealWidth: 120, maxWidth: 200)
      """,
    good: """
      ScrollView(.horizontal) { Color.red.frame(minWidth: 40, idealWidth: 120, maxWidth: 200) }
      """)

  static let frameNeverActs = Rule(
    "frame-never-acts", .frames, .info,
    "a frame without which nothing moves",
    why: """
      A flexible frame whose bounds never bind is one view for nothing. Proven by laying out without \
      it on wider and narrower canvases, in larger text and in the other direction.
      """,
    bad: """
      Text("Hello").frame(minWidth: 4)
      """,
    good: """
      Text("Hello").frame(minWidth: 120)
      """)
}
