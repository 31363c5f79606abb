import LaySyntax

extension Rule {
  static let hygiene: [Rule] = [
    .unusedComponent, .unusedConstant, .unusedParameter, .duplicateID, .unusedAllow,
  ]

  static let unusedComponent = Rule(
    "unused-component", .hygiene, .warning,
    "a component that nothing shows",
    why: """
      It is neither in a preview nor in another component. Only files with previews are checked.
      """,
    bad: """
      struct Badge: View { var body: some View { Text("1") } }
      #Preview { Text("A") }
      """,
    good: """
      struct Badge: View { var body: some View { Text("1") } }
      #Preview { Badge() }
      """)

  static let unusedConstant = Rule(
    "unused-constant", .hygiene, .warning,
    "a constant that nothing reads",
    why: "It tells the reader something that has no consequence.",
    bad: """
      let gutter = 12.0
      Text("A")
      """,
    good: """
      let gutter = 12.0
      Text("A").padding(gutter)
      """)

  static let unusedParameter = Rule(
    "unused-parameter", .hygiene, .warning,
    "a property of a component that nothing reads",
    why: "Callers give it, and it changes nothing.",
    bad: """
      struct Card: View {
        let title: String
        let subtitle: String
        var body: some View { Text(title) }
      }
      #Preview { Card(title: "A", subtitle: "B") }
      """,
    good: """
      struct Card: View {
        let title: String
        let subtitle: String
        var body: some View { Text(title + subtitle) }
      }
      #Preview { Card(title: "A", subtitle: "B") }
      """)

  static let duplicateID = Rule(
    "duplicate-id", .hygiene, .warning,
    "an id that names two views",
    why: "Whoever asks for the view of that id gets either.",
    bad: "VStack { Text(\"A\").id(\"row\"); Text(\"B\").id(\"row\") }",
    good: "VStack { Text(\"A\").id(\"a\"); Text(\"B\").id(\"b\") }")

  static let unusedAllow = Rule(
    "unused-allow", .hygiene, .warning,
    "an allowance that silences nothing",
    why: """
      What it speaks of no longer occurs; it would hide the next real finding.
      """,
    bad: "Text(\"A\") // lay:allow text-truncated — legal text",
    good: "Text(\"A\")")
}
