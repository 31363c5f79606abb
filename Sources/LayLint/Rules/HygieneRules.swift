import LaySyntax

extension Rule {
  static let hygiene: [Rule] = [
    .unusedComponent, .unusedConstant, .unusedParameter, .duplicateID, .unusedAllow, .shadowedName,
    .deepNesting, .sameStackNested, .repeatedNumber, .allowWithoutReason, .constantCondition,
    .manyChildren,
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

  static let shadowedName = Rule(
    "shadowed-name", .hygiene, .info,
    "a name that hides another of the same name",
    why: """
      Which of the two is read depends on the place; a second name tells the reader.
      """,
    bad: """
      let size = 40.0
      struct Card: View {
        var body: some View {
          let size = 60.0
          Color.red.frame(width: size, height: size)
        }
      }
      #Preview { VStack { Card(); Color.blue.frame(width: size) } }
      """,
    good: """
      let size = 40.0
      struct Card: View {
        var body: some View {
          let large = 60.0
          Color.red.frame(width: large, height: large)
        }
      }
      #Preview { VStack { Card(); Color.blue.frame(width: size) } }
      """)

  static let deepNesting = Rule(
    "deep-nesting", .hygiene, .info,
    "more than ten containers in one another",
    why: """
      Nobody sees any more which stack decides what. Containers that hold one child can often go.
      """,
    bad: """
      VStack { HStack { VStack { HStack { VStack { HStack { VStack { HStack { VStack { HStack { VStack {
        Text("A")
      } } } } } } } } } } }
      """,
    good: """
      VStack { HStack { Text("A") } }
      """)

  static let sameStackNested = Rule(
    "same-stack-nested", .hygiene, .info,
    "a stack straight in a stack of the same kind",
    why: """
      The inner one can dissolve into the outer one; proven by laying out so.
      """,
    bad: """
      VStack(spacing: 8) {
        VStack(spacing: 8) {
          Color.red.frame(height: 20)
          Color.green.frame(height: 20)
        }
        Color.blue.frame(height: 20)
      }
      """,
    good: """
      VStack(spacing: 8) {
        VStack(spacing: 2) {
          Color.red.frame(height: 20)
          Color.green.frame(height: 20)
        }
        Color.blue.frame(height: 20)
      }
      """)

  static let repeatedNumber = Rule(
    "repeated-number", .hygiene, nil,
    "the same number four times for the same purpose",
    why: """
      A constant says what the number is, and changes it everywhere at once.
      """,
    bad: """
      VStack {
        Text("A").padding(13)
        Text("B").padding(13)
        Text("C").padding(13)
        Text("D").padding(13)
      }
      """,
    good: """
      let margin = 13.0
      VStack {
        Text("A").padding(margin)
        Text("B").padding(margin)
      }
      """)

  static let allowWithoutReason = Rule(
    "allow-without-reason", .hygiene, nil,
    "an allowance that does not say why",
    why: """
      The next reader cannot tell whether the reason still holds.
      """,
    bad: """
      Text("Total balance this month").lineLimit(1).frame(width: 90) // lay:allow text-truncated
      """,
    good: """
      Text("Total balance this month").lineLimit(1).frame(width: 90) // lay:allow text-truncated — a teaser
      """)

  static let constantCondition = Rule(
    "constant-condition", .hygiene, .info,
    "a condition made of literals",
    why: """
      One of the branches is never shown. A named flag says what is switched.
      """,
    bad: """
      if 1 < 2 { Text("A") } else { Text("B") }
      """,
    good: """
      let isNew = true
      if isNew { Text("A") } else { Text("B") }
      """)

  static let manyChildren = Rule(
    "many-children", .hygiene, nil,
    "more than ten views in one builder",
    why: """
      Swift compilers before 5.9 take ten; groups of what belongs together read better, too.
      """,
    bad: """
      VStack {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
        Text("7"); Text("8"); Text("9"); Text("10"); Text("11")
      }
      """,
    good: """
      VStack { ForEach(1..<12) { Text("\\($0)") } }
      """)
}
