/// The commands by name, in the order that `lay --help` lists them: a run makes no row but its own.
enum CommandName: String, CaseIterable {
  case compile, render, preview, diff, lint, format, explain, suggest, test, project, markdown, lsp

  var row: CommandRow {
    switch self {
    case .compile: return .compile
    case .render: return .render
    case .preview: return .preview
    case .diff: return .diff
    case .lint: return .lint
    case .format: return .format
    case .explain: return .explain
    case .suggest: return .suggest
    case .test: return .test
    case .project: return .project
    case .markdown: return .markdown
    case .lsp: return .lsp
    }
  }
}
