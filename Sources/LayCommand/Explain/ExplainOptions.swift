import Lay

extension CommandRow {
  static var explain: CommandRow {
    CommandRow(
      name: "explain", operands: "FILE (--id ID | --at LINE:COLUMN) [options]",
      summary: "tell why a view has its frame",
      details: """
        Follows the proposals from the canvas down to one view: how each container on the way divided its space, in
        which order and with what left, what the view answered and by which rule, and what put it where it is.
        """,
      own: [question], run: { ExplainCommand.run($0, &$1) })
  }

  private static var question: OptionGroup {
    OptionGroup(
      title: "Which view, and how it is told",
      options: [
        .option("--id", "ID", "the view that .id or .accessibilityIdentifier names", .text) {
          $0.own.explain.target = .id($1)
        },
        .option("--at", "LINE:COLUMN", "the view or modifier written there", .place) {
          $0.own.explain.target = $1
        },
        .option("--layout", "NAME", "in the layout of this name; else in the first that shows it", .text) {
          $0.layout = $1
        },
        SharedOptions.module,
        .flag("--verbose", "every neighbour's share and gap") { $0.own.explain.isVerbose = true },
        .option("--format", "text|json", "text unless given", .word([("text", false), ("json", true)])) {
          $0.own.explain.writesJSON = $1
        },
      ])
  }
}

extension ValueReader where Value == Explainer.Target {
  fileprivate static var place: ValueReader {
    ValueReader { text, option throws(UsageError) in
      let place = try ValueReader<(line: Int, column: Int)>.sourcePlace.read(text, option)
      return .place(line: place.line, column: place.column)
    }
  }
}
