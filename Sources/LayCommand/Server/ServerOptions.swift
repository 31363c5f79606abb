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
      groups: SharedOptions.groups, run: { ServerCommand.run($0, &$1) })
  }
}
