extension CommandRow {
  static var project: CommandRow {
    CommandRow(
      name: "project", operands: "[options] [DIR]",
      summary: "list the modules and previews of an app, and how each preview turns out",
      details: """
        Reads a folder, the working directory unless one is named, as the modules that its Package.swift and Xcode
        projects tell, without running anything; a folder without either is one module. Every #Preview and preview
        provider is drawn with the declarations of its module and of those it imports, and has a status: exact; or
        placeholders, where something stands in for what is not known; partial, where errors stand in the place of
        views; blank; failed.
        """,
      own: [answer], run: { ProjectCommand.run($0, &$1) })
  }

  private static var answer: OptionGroup {
    OptionGroup(
      title: "What it tells",
      options: [
        .option("--format", "text|json", "text unless given", .word([("text", false), ("json", true)])) {
          $0.own.project.writesJSON = $1
        },
        .flag("--verbose", "tell the findings of each preview, too") { $0.own.project.isVerbose = true },
        .option("--layout", "NAME", "only the previews of this name", .text) { $0.layout = $1 },
        .option("--since", "REF", "only previews that depend on what has changed since a commit (git)", .text)
        {
          $0.own.project.reference = $1
        },
        .option("--min-exact", "PERCENT", "fail if fewer of the previews are exact", .number(in: 0...100)) {
          $0.own.project.leastExact = $1
        },
        .option("--min-drawn", "PERCENT", "fail if fewer of the previews are drawn", .number(in: 0...100)) {
          $0.own.project.leastDrawn = $1
        },
      ])
  }
}
