/// What the command line of `lay lsp` asks for beyond what all commands share.
struct ServerArguments {
  /// Where the messages are written down; nil: nowhere.
  var log: String?
  /// `--check`: asks itself about files.
  var checks = false
}

extension CommandRow {
  static var lsp: CommandRow {
    CommandRow(
      name: "lsp", operands: "[options]",
      summary: "answer an editor: findings, frames and their reasons, formatting",
      details: """
        Speaks the Language Server Protocol 3.17 on standard input and output; editors start it. Findings come with
        every change, a hover tells why a view has its frame, and quick fixes make the repairs of lay lint. Rules are
        set in a file .lay-lint, formatting in .swift-format or .editorconfig, in a document's folder or above it.
        """,
      exitStatus: "0 the editor asked for the end, 1 it went without, 2 wrong usage",
      own: [finding, module], run: { ServerCommand.run($0, &$1) })
  }

  private static var module: OptionGroup {
    OptionGroup(title: "Where names come from", options: [SharedOptions.module])
  }

  private static var finding: OptionGroup {
    OptionGroup(
      title: "To find faults",
      options: [
        .option("--log", "FILE", "add every message to a file", .text) { $0.own.server.log = $1 },
        .flag("--check", "ask about the files named what editors ask, at each token, and tell the times") {
          $0.own.server.checks = true
        },
      ])
  }
}
