import LaySyntax

extension Rule {
  static let accessibility: [Rule] = [
    .lowContrastText, .breaksAtLargeText,
  ]

  static let lowContrastText = Rule(
    "low-contrast-text", .accessibility, .info,
    "a text that hardly stands out from its background",
    why: """
      Below a contrast of 4.5 : 1, or 3 : 1 for large text, many people cannot read it (WCAG 2). \
      Only opaque colours on opaque colours are judged.
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
}
