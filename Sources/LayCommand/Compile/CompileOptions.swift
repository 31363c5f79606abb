import Lay

extension CommandRow {
  static var compile: CommandRow {
    CommandRow(
      name: "compile", operands: "[options] <inputs>",
      summary: "compute layouts and write them as SVG, PNG, PDF or JSON",
      details: """
        Compiles .lay files, folders of them, or - for standard input. A single layout goes to standard output;
        with -o, each layout becomes a file: <file>.svg, or <file>-<layout>.svg where a file has several. As JSON,
        standard output or one file holds all layouts of one input. PNG and PDF are made by resvg, rsvg-convert or
        Chromium, whichever of them is installed, with text as glyphs.
        """,
      own: [artifacts, appearance], run: { CompileCommand.run($0, &$1) })
  }

  /// What can be asked for; there is nothing below approximate.
  private static var bases: [(name: String, value: Options.Basis)] {
    [Options.Basis.measured, .derived].map { ($0.rawValue, $0) }
  }

  /// The appearances by their words; none of them where the viewer decides.
  private static var appearances: [(name: String, value: Options.ColorScheme?)] {
    var words: [(name: String, value: Options.ColorScheme?)] = []
    for scheme in SharedOptions.colorSchemes { words.append((scheme.name, scheme.value)) }
    return words + [("auto", nil)]
  }

  private static var appearance: OptionGroup {
    OptionGroup(
      title: "In which colours",
      options: [
        .option(
          "--color-scheme", "light|dark|auto", "the appearance; auto: an SVG that is as its viewer prefers",
          .word(appearances)
        ) {
          $0.options.colorScheme = $1 ?? .light
          $0.output.followsViewer = $1 == nil
        }
      ])
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
        .option("--format", "svg|json|png|pdf", "as the output file's name ends, else svg", .word) {
          $0.output.format = $1
        },
        .option("--layout", "NAME", "only the layouts of this name", .text) { $0.layout = $1 },
        .option(
          "--require", "measured|derived", "an error for each view whose frame rests on less", .word(bases)
        ) {
          $0.options.requiredBasis = $1
        },
        SharedOptions.module, SharedOptions.limits,
      ] + SharedOptions.drawing)
  }
}
