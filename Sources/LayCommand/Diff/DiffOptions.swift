extension CommandRow {
  static var diff: CommandRow {
    CommandRow(
      name: "diff", operands: "OLD NEW [options]",
      summary: "compare two outputs: which views moved, and by how much",
      details: """
        Compares two folders that lay render wrote, or two files of lay compile --format json: which layouts changed,
        came or went, and which of their views moved, were resized, came or went. A view is recognised by its id, else
        by what it is and contains, so that one that is inserted does not make others look moved. Layouts whose frames
        agree while their pictures do not are told as redrawn.
        """,
      exitStatus: "0 nothing differs, 1 something does, 2 wrong usage or a file could not be read or written",
      laysOut: false, own: [comparison], run: { DiffCommand.run($0, &$1) })
  }

  private static var comparison: OptionGroup {
    OptionGroup(
      title: "What it compares and writes",
      options: [
        .option(
          "--tolerance", "POINTS", "differences up to this count as none (0.01)", .number(in: 0...1_000_000)
        ) { $0.own.diff.tolerance = $1 },
        .option(
          "--format", "text|json|html|markdown",
          "html: a page; markdown: a comment on a change; else as the output file ends",
          .word
        ) { $0.own.diff.format = $1 },
        .option("--output", short: "-o", "FILE", "a file instead of standard output", .text) {
          $0.output.path = $1
        },
        SharedOptions.followLinks,
        .flag("--verbose", "every view, those too that went along with what they lie in") {
          $0.own.diff.isVerbose = true
        },
      ])
  }
}

extension Arguments {
  /// The format asked for, else the one that the output file's name tells.
  var diffFormat: DiffArguments.Format {
    if let format = own.diff.format { return format }
    guard let path = output.path else { return .text }
    let ends: [(String, DiffArguments.Format)] = [(".html", .html), (".json", .json), (".md", .markdown)]
    return ends.first { path.hasSuffix($0.0) }?.1 ?? .text
  }
}
