import LaySyntax

extension Rule {
  static let values: [Rule] = [
    .negativeFrame, .nonFiniteFixedFrame, .negativeLimit, .nonFiniteMinimum, .negativeSpacing,
    .negativePadding, .negativeSpacerLength, .badAspectRatio, .badPriority, .badTextNumber,
    .opacityOutOfRange, .offPixelEdge,
  ]

  static let negativeFrame = Rule(
    "negative-frame", .values, .error,
    "a fixed frame has a negative width or height",
    why: """
      SwiftUI reports an invalid frame dimension at run time and lays out as if the argument were \
      not there.
      """,
    bad: "Text(\"A\").frame(width: -20, height: 40)",
    good: "Text(\"A\").frame(width: 20, height: 40)")

  static let nonFiniteFixedFrame = Rule(
    "non-finite-fixed-frame", .values, .error,
    "a fixed width or height is infinite or not a number",
    why: """
      A fixed frame cannot be endless: SwiftUI reports it at run time and ignores the argument. What \
      fills is a flexible frame.
      """,
    bad: "Color.red.frame(width: .infinity)",
    good: "Color.red.frame(maxWidth: .infinity)")

  static let negativeLimit = Rule(
    "negative-limit", .values, .warning,
    "a minimum, ideal or maximum is negative",
    why: """
      A negative limit counts as 0, so that the frame is not what its arguments say.
      """,
    bad: "Text(\"A\").frame(minWidth: -8, maxWidth: 100)",
    good: "Text(\"A\").frame(minWidth: 0, maxWidth: 100)")

  static let nonFiniteMinimum = Rule(
    "non-finite-minimum", .values, .error,
    "a minimum is infinite or not a number",
    why: """
      No space is as long as an infinite minimum, so that the view overflows everything around it.
      """,
    bad: "Text(\"A\").frame(minWidth: .infinity)",
    good: "Text(\"A\").frame(maxWidth: .infinity)")

  static let negativeSpacing = Rule(
    "negative-spacing", .values, .warning,
    "a stack or grid has a negative spacing",
    why: """
      Negative spacing is legal and makes neighbours overlap. Where that is meant, as in a row of \
      overlapping pictures, an allowance with its reason tells the next reader.
      """,
    bad: """
      HStack(spacing: -12) {
        Circle().frame(width: 40, height: 40)
        Circle().frame(width: 40, height: 40)
      }
      """,
    good: """
      HStack(spacing: 12) {
        Circle().frame(width: 40, height: 40)
        Circle().frame(width: 40, height: 40)
      }
      """)

  static let negativePadding = Rule(
    "negative-padding", .values, .warning,
    "a padding is negative",
    why: """
      Negative padding draws a view outside the space that its parent keeps for it, where it may \
      cover its neighbours.
      """,
    bad: "Text(\"A\").padding(.leading, -16)",
    good: "Text(\"A\").padding(.leading, 16)")

  static let negativeSpacerLength = Rule(
    "negative-spacer-length", .values, .warning,
    "a Spacer has a negative minimum length",
    why: """
      A spacer is never shorter than nothing, so that the number says something that does not \
      happen.
      """,
    bad: "HStack { Text(\"A\"); Spacer(minLength: -4); Text(\"B\") }",
    good: "HStack { Text(\"A\"); Spacer(minLength: 0); Text(\"B\") }")

  static let badAspectRatio = Rule(
    "bad-aspect-ratio", .values, .error,
    "an aspect ratio is zero, negative or not finite",
    why: "No size has such a ratio, so that SwiftUI has nothing to fit.",
    bad: "Color.red.aspectRatio(0, contentMode: .fit)",
    good: "Color.red.aspectRatio(1.5, contentMode: .fit)")

  static let badPriority = Rule(
    "bad-priority", .values, .error,
    "a layout priority is infinite or not a number",
    why: """
      Priorities are compared. Minus infinity is the priority of a Spacer, and what is not a number \
      compares with nothing.
      """,
    bad: "HStack { Text(\"A\").layoutPriority(-.infinity); Text(\"B\") }",
    good: "HStack { Text(\"A\").layoutPriority(-1); Text(\"B\") }")

  static let badTextNumber = Rule(
    "bad-text-number", .values, .error,
    "a text's size, line limit, scale or line spacing is out of range",
    why: """
      A text without lines, without size or with a scale outside 0 to 1 shows nothing or something \
      else than was asked for.
      """,
    bad: "Text(\"A\").lineLimit(0)",
    good: "Text(\"A\").lineLimit(1)")

  static let opacityOutOfRange = Rule(
    "opacity-out-of-range", .values, .warning,
    "an opacity does not lie between 0 and 1",
    why: "Opacity is clamped; the number suggests an effect that is not there.",
    bad: "Text(\"A\").opacity(1.5)",
    good: "Text(\"A\").opacity(0.5)")

  static let offPixelEdge = Rule(
    "off-pixel-edge", .values, nil,
    "an edge between two pixels of the display",
    why: """
      A shape that begins between two pixels is drawn over both: a thin line looks blurred.
      """,
    bad: """
      Color.red.frame(width: 40.5, height: 1).offset(x: 3.2)
      """,
    good: """
      Color.red.frame(width: 41, height: 2)
      """)
}
