import LaySyntax

extension Rule {
  static let accessibility: [Rule] = [
    .lowContrastText, .breaksAtLargeText, .textInFixedHeight, .breaksRightToLeft, .tinyText, .noTitle,
  ]

  static let lowContrastText = Rule(
    "low-contrast-text", .accessibility, .warning,
    "a text that hardly stands out from its background",
    why: """
      Below a contrast of 4.5 : 1, or 3 : 1 for large text, many people cannot read it (WCAG 2). \
      Only opaque colours on opaque colours are judged; a pair that the platform itself provides is a remark.
      """,
    bad: """
      Text("Hint").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8)).background(Color.white)
      """,
    good: """
      Text("Hint").foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.2)).background(Color.white)
      """)

  static let breaksAtLargeText = Rule(
    "breaks-at-large-text", .accessibility, nil,
    "a layout that holds at the usual text size and not at a large one",
    why: """
      Off unless asked for: it lays out every preview once more at accessibility3. --type-size all \
      shows the single findings.
      """,
    bad: """
      HStack { Text("Cancel"); Text("Continue") }.lineLimit(1).frame(width: 150)
      """,
    good: "VStack { Text(\"Cancel\"); Text(\"Continue\") }.frame(width: 300)")

  static let textInFixedHeight = Rule(
    "text-in-fixed-height", .accessibility, .info,
    "a text in a fixed height that loses lines in larger text",
    why: """
      A fixed height does not grow with the reader's size of text: lines are lost. A minimum height \
      grows.
      """,
    bad: """
      Text("A note that wraps").frame(width: 100, height: 44)
      """,
    good: """
      Text("A note that wraps").frame(width: 100).frame(minHeight: 44)
      """)

  static let breaksRightToLeft = Rule(
    "breaks-right-to-left", .accessibility, .info,
    "a layout that holds in one direction and not in the other",
    why: """
      It lays out every preview once more in the other direction. --direction both shows the single \
      findings.
      """,
    bad: """
      struct Amount: View {
        @Environment(\\.layoutDirection) var direction
        var body: some View {
          Text(direction == .rightToLeft ? "Total balance this month" : "Balance").lineLimit(1)
            .frame(width: 90)
        }
      }
      #Preview { Amount() }
      """,
    good: """
      struct Amount: View {
        var body: some View { Text("Balance").lineLimit(1).frame(width: 90) }
      }
      #Preview { Amount() }
      """)

  static let tinyText = Rule(
    "tiny-text", .accessibility, .info,
    "text below the least readable size",
    why: """
      Below 11 points on iOS and 10 on macOS text is hard to read at arm's length.
      """,
    bad: """
      Text("All rights reserved").font(.system(size: 9))
      """,
    good: """
      Text("All rights reserved").font(.caption2)
      """)

  static let noTitle = Rule(
    "no-title", .accessibility, nil,
    "a preview without a name",
    why: """
      The name is the title of the picture, which screen readers say, and part of its file name.
      """,
    bad: """
      #Preview { Text("A") }
      """,
    good: """
      #Preview("Letter") { Text("A") }
      """)
}
