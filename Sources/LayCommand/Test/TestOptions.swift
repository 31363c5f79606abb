extension CommandRow {
  static var test: CommandRow {
    CommandRow(
      name: "test", operands: "FILES... [options]",
      summary: "hold previews to what their comments expect, and to the frames that are kept",
      details: """
        Beside a preview, '// lay:test devices: iphone-se, ipad-11; sizes: large…accessibility5' says what it is
        laid out for, '// lay:expect "Save".height >= 44' what should be true of its frames, and
        '// lay:expect noFindings' that lint has nothing to say. A file NAME.laytest beside NAME.swift or NAME.lay
        says the same without the signs of comments. With --update the frames of every preview are kept as
        text in a folder __Layouts__ beside the source, and are compared from then on. Of an app's folder the files
        with previews are tested, among all of its files.
        """,
      exitStatus: "0 all is as expected, 1 something is not, or there are errors, "
        + "2 nothing to test, or wrong usage",
      usesAllProcessors: true, own: [selection, matrix],
      run: { TestCommand.run($0, &$1) })
  }

  private static var selection: OptionGroup {
    OptionGroup(
      title: "What is tested, and how it is told",
      options: [
        .flag("--update", "keep the frames as they are now; refused where CI is set") {
          $0.own.test.updates = true
        },
        .flag("--explain-upgrade", "only frames that another version of lay moved: their source is unchanged")
        {
          $0.own.test.explainsUpgrade = true
        },
        .option("--filter", "NAME", "only previews with this in their names", .text) {
          $0.own.test.filter = $1
        },
        .option(
          "--jobs", "N", "so many files at once; as many as there are processors", .count(in: 1...1_024)
        ) {
          $0.own.test.jobs = $1
        },
        .option("--shard", "K/N", "the Kth of N parts of the files", .shard) { $0.own.test.shard = $1 },
        .option("--max-failures", "N", "report so many previews at most", .count(in: 1...1_000_000)) {
          $0.own.test.maximumFailures = $1
        },
        .option("--format", "text|json|junit|github|tap|html|markdown", "text unless given", .word) {
          $0.own.test.format = $1
        },
        .option("--report", "FILE", "write a page of the results there, too", .text) {
          $0.own.test.report = $1
        },
        .option(
          "--since", "REVISION",
          "only files that git finds changed since then, or whose kept frames or assets are",
          .text
        ) { $0.own.test.revision = $1 },
      ])
  }

  private static var matrix: OptionGroup {
    OptionGroup(
      title: "What previews are laid out for, instead of what they say; lists are separated by commas",
      options: [
        .option(
          "--type-size", "SIZES|all", "sizes of text",
          .list(SharedOptions.typeSizes, aliases: SharedOptions.shortTypeSizes)
        ) { $0.own.test.typeSizes = $1 },
        .option("--direction", "ltr,rtl|both", "reading directions", .list(SharedOptions.directions)) {
          $0.own.test.directions = $1
        },
        .option("--device", "NAMES|all", "devices: see below", .list(SharedOptions.devices)) {
          $0.own.test.devices = $1
        },
        .option("--color-scheme", "light,dark|both", "appearances", .list(SharedOptions.colorSchemes)) {
          $0.own.test.colorSchemes = $1
        },
      ])
  }
}

extension ValueReader where Value == (number: Int, count: Int) {
  /// A number and how many there are: `2/4`.
  fileprivate static var shard: ValueReader {
    ValueReader { text, option throws(UsageError) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
        throw UsageError("'\(option)' takes K/N, such as 1/4, not '\(text)'")
      }
      return (number, count)
    }
  }
}
