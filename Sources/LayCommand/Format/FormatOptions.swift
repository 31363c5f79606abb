extension CommandRow {
  static var format: CommandRow {
    CommandRow(
      name: "format", operands: "[options] <inputs>",
      summary: "lay out the lines of sources: a modifier a line",
      details: """
        Writes .lay files, folders of them, or - for standard input to standard output, in one style. White space
        moves and nothing else; a file with errors stays as it is. Indentation and the longest line are taken from
        .swift-format, else from .editorconfig, beside the file or above it, else from the file itself. Between
        // lay:format off and on nothing moves.
        """,
      exitStatus: "0 done, 1 it found changes or errors, 2 wrong usage or an unusable file",
      usesAllProcessors: true, laysOut: false, own: [formatting],
      run: { FormatCommand.run($0, &$1) })
  }

  private static var formatting: OptionGroup {
    OptionGroup(
      title: "What it writes",
      options: [
        .flag("--check", "write nothing; name the files that would change, with the first line") {
          $0.own.format.checks = true
        },
        .flag("--diff", "write nothing; show the changes as a unified diff") {
          $0.own.format.showsDiff = true
        },
        .flag("--exit-code", "write, and exit with 1 where something changed") {
          $0.own.format.tellsChanges = true
        },
        .option(
          "--lines", "FIRST:LAST", "only these lines, and the rest of their statements; may be repeated",
          .lines
        ) {
          $0.own.format.lines.append($1)
        },
        .option("--stdin-path", "PATH", "where the text of standard input belongs", .text) {
          $0.own.format.standardInputPath = $1
        },
        SharedOptions.followLinks,
      ])
  }
}

extension ValueReader where Value == ClosedRange<Int> {
  /// Two lines, both from 1.
  fileprivate static var lines: ValueReader {
    ValueReader { text, option throws(UsageError) in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let first = parts[0], let last = parts[1], first > 0, last >= first else {
        throw UsageError("'\(option)' takes FIRST:LAST, not '\(text)'")
      }
      return first...last
    }
  }
}
