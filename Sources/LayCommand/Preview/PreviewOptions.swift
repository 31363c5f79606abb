/// What the command line of `lay preview` asks for beyond what all commands share.
struct PreviewArguments {
  /// nil: one that is free.
  var port: UInt16?
}

extension CommandRow {
  static var preview: CommandRow {
    CommandRow(
      name: "preview", operands: "[FILE|FOLDER] [options]",
      summary: "show layouts in a browser, live, with the reasons of their frames",
      details: """
        Serves a page to browsers of this machine, prints its address, and goes on until Ctrl-C ends it. The
        page shows every preview of the file, or of the folder's .lay files, and follows what is saved. The
        address holds a secret: who does not have it sees nothing.
        """,
      groups: [server] + SharedOptions.groups, run: { PreviewCommand.run($0, &$1) })
  }

  private static var server: OptionGroup {
    OptionGroup(
      title: "Where it is served",
      options: [
        .option(
          "--port", "N", "the port; 4179 or the next free one unless given",
          .count(in: 0...65_535)
        ) {
          $0.own.preview.port = UInt16($1)
        },
        SharedOptions.poll,
      ])
  }
}
