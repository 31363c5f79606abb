import Lay
import LaySyntax

/// What an input is fed to.
package enum FuzzTarget: String, Sendable, CaseIterable {
  /// The lexer and the parser.
  case parser
  /// Everything from the text to the pictures, the linter and the explanations.
  case pipeline
  /// The font reader, and text drawn with what it read.
  case font
  /// The formatter: whole files and lines of them.
  case format
  /// The language server: messages, a line each.
  case editor
  /// Manifests and project files, and the files of modules that see each other.
  case project
  /// An expression in the first line, and the search for what makes it true of the source below.
  case suggest

  /// The names of all targets, as a sentence lists them.
  package static var names: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// What is wrong with what comes of an input: nil where all holds. A trap does not return.
  package func fault(in bytes: [UInt8]) -> String? {
    switch self {
    case .parser: return parserFault(bytes)
    case .pipeline: return pipelineFault(bytes)
    case .font: return fontFault(bytes)
    case .format: return formatFault(bytes)
    case .editor: return editorFault(bytes)
    case .project: return projectFault(bytes)
    case .suggest: return suggestFault(bytes)
    }
  }

  private func parserFault(_ bytes: [UInt8]) -> String? {
    var sink = DiagnosticSink()
    let tree = Parser.parse(LaySyntax.SourceFile(name: "fuzz.lay", bytes: bytes), into: &sink)
    for diagnostic in sink.diagnostics {
      let range = diagnostic.range
      guard range.start <= range.end, Int(range.end) <= bytes.count else {
        return "'\(diagnostic.message)' lies outside the file"
      }
    }
    return tree.nodes.isEmpty ? "there is no tree" : nil
  }

  private func pipelineFault(_ bytes: [UInt8]) -> String? {
    let source = Lay.SourceFile(name: "fuzz.lay", bytes: bytes)
    var options = Options()
    options.maximumViewCount = 2_000
    // What follows is decided by the input, so that it happens again with the same input.
    options.isLenient = bytes.count % 2 == 0
    let compilation = Compiler(options: options).compile(source)
    if let fault = fault(of: compilation.diagnostics, in: source) { return fault }
    let json = compilation.json()
    for layout in compilation.layouts {
      let svg = layout.svg(options: .init(showsOutline: bytes.count % 3 == 0, annotates: true))
      if !svg.starts(with: "<svg".utf8) { return "the picture does not begin with <svg" }
    }
    if bytes.count % 4 == 0, let fault = fault(inLinting: source, options) { return fault }
    if bytes.count % 8 == 1, let fault = fault(inExplaining: source, options, compilation) { return fault }
    return json.last == UInt8(ascii: "\n") || json.last == UInt8(ascii: "}") ? nil : "the JSON is cut off"
  }

  func fault(of diagnostics: [Lay.Diagnostic], in source: Lay.SourceFile) -> String? {
    for diagnostic in diagnostics {
      let range = diagnostic.range
      guard range.start.offset <= range.end.offset, range.end.offset <= source.bytes.count else {
        return "'\(diagnostic.message)' lies outside the file"
      }
      if diagnostic.message.isEmpty || diagnostic.rule.isEmpty { return "a diagnostic says nothing" }
      _ = diagnostic.formatted()
    }
    return nil
  }

  /// Checks the file by a preset or, as often, by every rule at once or one by itself, and repairs it.
  func fault(inLinting source: Lay.SourceFile, _ options: Options) -> String? {
    var linter = Linter(options: options)
    // A sum tells files of one length apart.
    let choice = source.bytes.reduce(into: source.bytes.count / 4) { $0 &+= Int($1) }
    let rules = LintRule.all
    switch choice % 8 {
    case 0: linter.rules = LintRules(preset: "correctness") ?? LintRules()
    case 1: break
    case 2: linter.rules = LintRules(preset: "teaching") ?? LintRules()
    case 3, 4: linter.rules = LintRules(preset: "strict") ?? LintRules()
    case 5, 6: linter.rules = .all("error")
    default: linter.rules = .only(rules[choice / 8 % rules.count].id)
    }
    if let fault = fault(of: linter.lint(source).diagnostics, in: source) { return fault }
    guard choice % 3 == 0, let fixed = linter.fixed(source) else { return nil }
    return fault(of: linter.lint(fixed).diagnostics, in: fixed)
  }

  /// Asks about whatever stands in the middle of the file.
  private func fault(
    inExplaining source: Lay.SourceFile, _ options: Options, _ compilation: Compilation
  ) -> String? {
    let before = source.bytes.prefix(source.bytes.count / 2)
    let line = before.filter { $0 == 0x0A }.count + 1
    let column = before.reversed().prefix { $0 != 0x0A }.count + 1
    let answer = Explainer(options: options).explain(
      .place(line: line, column: column), in: source, isVerbose: true)
    switch answer {
    case .explanation(let text, let json):
      return text.isEmpty || json.isEmpty ? "an explanation says nothing" : nil
    case .faulty(let diagnostics):
      if !compilation.hasErrors { return "a file without errors is faulty where it is explained" }
      return fault(of: diagnostics, in: source)
    case .noSuchView: return nil
    }
  }

  private func fontFault(_ bytes: [UInt8]) -> String? {
    var options = Options()
    do throws(FontFault) {
      try options.fonts.add(family: "Fuzz", bytes: bytes)
      try options.fonts.addSystem(bytes: bytes)
    } catch {
      return error.reason.isEmpty ? "a font is refused without a reason" : nil
    }
    let text = """
      Text("AVATAR To fi ffl Äé\\u{301} 漢字").font(.custom("Fuzz", size: 17)).frame(width: 60)
        .overlay(Text("AV fi").italic())
      """
    let compilation = Compiler(options: options).compile(.init(name: "fuzz.lay", text: text))
    for layout in compilation.layouts {
      for text in Layout.SVGOptions.TextForm.allCases { _ = layout.svg(options: .init(text: text)) }
      _ = layout.svg(options: .init(embedsFonts: true))
    }
    return compilation.layouts.count == 1 ? nil : "the text is not laid out"
  }
}
