extension CommandRow {
  static var markdown: CommandRow {
    CommandRow(
      name: "markdown", operands: "IN.md -o OUT.md [options]",
      summary: "put the pictures of an article's code into it",
      details: """
        Copies a Markdown file and puts after each fenced block of lay or swift the picture of each layout in it,
        as a light and a dark SVG in the folder OUT.pictures, named by what they hold: what shows the same keeps
        its file, and files that are no longer shown are removed. A picture is cropped to what is painted, unless
        its canvas is chosen by an option or a preview's trait. A block of swift that has no layout stays as it
        is. After the word lay or swift a block may have options of its own, such as --width 200, or no-picture.
        """,
      exitStatus:
        "0 done, 1 a block has errors or --check found a change, 2 wrong usage or an unusable file",
      own: [article], run: { MarkdownCommand.run($0, &$1) })
  }

  private static var article: OptionGroup {
    OptionGroup(
      title: "What it writes",
      options: [
        .option("--output", short: "-o", "OUT.md", "the article with its pictures", .text) {
          $0.output.path = $1
        },
        .flag("--check", "write nothing; status 1 if anything would be written") {
          $0.own.markdown.checks = true
        },
        SharedOptions.limits,
      ] + SharedOptions.drawing)
  }
}

extension CodeBlock {
  /// The options that a block may have: none that names a file, for an article may come from anybody.
  static var options: [OptionRow] {
    let names = [
      "--width", "--height", "--device", "--platform", "--os", "--scale", "--type-size", "--direction",
      "--line-height",
      "--lenient", "--outline", "--fit", "--margin", "--background", "--chrome", "--device-frame",
    ]
    return CommandRow.markdown.options.filter { names.contains($0.name) }
  }

  /// What a block is not to be drawn with.
  static let noPicture = "no-picture"
}
