extension CommandRow {
  static var suggest: CommandRow {
    CommandRow(
      name: "suggest", operands: "FILE|DIR --want EXPRESSION... [options]",
      summary: "find the change that makes a layout as wanted",
      details: """
        Tries small changes of the source, lays out each, and shows those that make every expression true, the best
        first: as a diff, with the frames before and after and the reason. An expression compares frames of views that
        are named by an id or, in quotation marks, by a text: 'title.width == canvas.width', '"Save".lines == 1',
        'gap(icon, title) >= 8', 'all("cell*").height == 44', 'menu inside safeArea'. Of a project, --layout names the
        preview whose file is changed.
        """,
      exitStatus: "0 true, or a change was found, 1 none was found, or errors, "
        + "2 wrong usage or an unusable file",
      own: [question], run: { SuggestCommand.run($0, &$1) })
  }

  private static var question: OptionGroup {
    OptionGroup(
      title: "What is wanted, and what becomes of it",
      options: [
        .option("--want", "EXPRESSION", "what is to be true of the frames; may be repeated", .text) {
          $0.own.suggest.wants.append($1)
        },
        .option("--layout", "NAME", "of the layout of this name; else of the first that has the views", .text)
        {
          $0.layout = $1
        },
        .option("--at", "LINE:COLUMN", "change only the view that is written there", .sourcePlace) {
          $0.own.suggest.place = $1
        },
        .flag("--apply", "make the first change in the file") { $0.own.suggest.applies = true },
        .option("--limit", "N", "try so many changes at most (4000)", .count(in: 1...1_000_000)) {
          $0.own.suggest.limit = $1
        },
        .option("--format", "text|json", "text unless given", .word([("text", false), ("json", true)])) {
          $0.own.suggest.writesJSON = $1
        },
      ])
  }
}
