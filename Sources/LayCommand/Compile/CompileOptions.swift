extension CommandRow {
  static var compile: CommandRow {
    CommandRow(
      name: "compile", operands: "[options] <inputs>",
      summary: "compute layouts and write them as SVG or JSON",
      details: """
        Compiles .lay files, folders of them, or - for standard input. A single layout goes to standard output;
        with -o, each layout becomes a file: <file>.svg, or <file>-<layout>.svg where a file has several. As JSON,
        standard output or one file holds all layouts of one input.
        """,
      groups: [artifacts] + SharedOptions.groups, run: { CompileCommand.run($0, &$1) })
  }

  private static var artifacts: OptionGroup {
    OptionGroup(
      title: "What it writes",
      options: [
        .option(
          "--output", short: "-o", "PATH", "a file for one layout, or a folder (ends in /) for many", .text
        ) {
          $0.output.path = $1
        },
        .option("--format", "svg|json", "as the output file's name ends, else svg", .word) {
          $0.output.format = $1
        },
        .option("--layout", "NAME", "only the layouts of this name", .text) { $0.layout = $1 },
        SharedOptions.module, SharedOptions.limits,
      ] + SharedOptions.drawing)
  }
}
