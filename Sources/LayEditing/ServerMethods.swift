import Lay
import LayCompletion
import LayFormat
import LaySyntax
import LayViews

extension LanguageServer {
  typealias Answer = @Sendable (inout LanguageServer, EditedDocument, String, JSONValue) -> JSONValue

  /// What is answered about one document, by the names of the methods.
  static let methods: [String: Answer] = [
    "textDocument/diagnostic": { server, document, address, _ in
      let findings = server.session.findings(of: DocumentPath.path(of: address))
      let items = findings.map { document.diagnostics($0, address: address).elements } ?? []
      return .object(["kind": .string("full"), "items": .array(server.described(items))])
    },
    "textDocument/hover": { server, document, address, params in
      guard let offset = document.offset(of: params["position"]) else { return .null }
      return server.hover(document, offset, address, params["position"])
    },
    "textDocument/codeAction": { server, document, address, params in
      server.codeActions(document, address, params)
    },
    "textDocument/codeLens": { server, document, address, _ in
      let path = DocumentPath.path(of: address)
      guard server.settings.showsLenses, let compilation = server.session.compilation(of: path) else {
        return .array([])
      }
      return document.lenses(
        compilation, server.session.findings(of: path), server.kept.tested[path], address: address)
    },
    "textDocument/documentColor": { server, document, address, _ in
      let options = server.session.settings(of: DocumentPath.path(of: address)).options
      return document.colors(options.colorScheme == .dark ? .dark : .light)
    },
    "textDocument/colorPresentation": { _, document, _, params in
      document.presentations(of: params["color"], in: params["range"])
    },
    "textDocument/documentLink": { server, document, address, _ in server.links(document, address) },
    "textDocument/completion": { server, document, address, params in
      guard let offset = document.offset(of: params["position"]) else { return .null }
      let surroundings = server.completionSurroundings(of: DocumentPath.path(of: address))
      return document.completions(at: offset, server.client, in: surroundings)
    },
    "textDocument/signatureHelp": { server, document, address, params in
      guard let offset = document.offset(of: params["position"]) else { return .null }
      let surroundings = server.completionSurroundings(of: DocumentPath.path(of: address))
      return document.signatureHelp(at: offset, in: surroundings)
    },
    "textDocument/inlayHint": { server, document, address, params in
      guard let compilation = server.session.compilation(of: DocumentPath.path(of: address)) else {
        return .null
      }
      return document.inlayHints(
        compilation, in: document.range(of: params["range"]), server.settings, address: address)
    },
    "textDocument/definition": { server, document, address, params in
      let here = server.references(document, address).definition(at: params["position"])
      guard here.isEmpty, let name = document.wordText(at: params["position"]) else { return .array(here) }
      server.readSymbols()
      return .array(server.symbols.declarations(of: name) { server.address(of: $0) })
    },
    "textDocument/references": { server, document, address, params in
      server.references(document, address).references(
        at: params["position"],
        withDeclaration: params["context"]?["includeDeclaration"]?.isTrue ?? true)
    },
    "textDocument/documentHighlight": { _, document, address, params in
      EditorReferences([(document, address)]).highlights(at: params["position"])
    },
    "textDocument/prepareRename": { server, document, address, params in
      server.references(document, address).renamable(at: params["position"])
    },
    "textDocument/foldingRange": { _, document, _, _ in document.foldingRanges() },
    "textDocument/selectionRange": { _, document, _, params in
      .array(
        (params["positions"]?.elements ?? []).map { document.selectionRange(document.offset(of: $0) ?? 0) })
    },
    "textDocument/semanticTokens/full": { server, document, address, _ in server.tokens(document, address) },
    "textDocument/semanticTokens/full/delta": { server, document, address, params in
      server.tokens(document, address, since: params["previousResultId"]?.string)
    },
    "textDocument/semanticTokens/range": { _, document, _, params in
      let tokens = SemanticTokens(document, in: document.range(of: params["range"]))
      return .object(["data": .array(tokens.numbers.map { .integer($0) })])
    },
    "textDocument/formatting": { server, document, address, params in
      document.formatting(server.style(of: address, params["options"]), in: nil)
    },
    "textDocument/rangeFormatting": { server, document, address, params in
      document.formatting(
        server.style(of: address, params["options"]), in: document.range(of: params["range"]))
    },
    "textDocument/onTypeFormatting": { server, document, address, params in
      guard let offset = document.offset(of: params["position"]) else { return .null }
      let style = server.style(of: address, params["options"])
      return document.formattingAfterTyping(style, at: offset, params["ch"]?.string ?? "")
    },
  ]

  /// What is answered about the text of a document alone and is so long that it is written at once.
  static let writtenMethods: [String: @Sendable (EditedDocument) -> [UInt8]] = [
    "textDocument/documentSymbol": { $0.symbols() }
  ]

  /// All tokens of a document, or what differs from those that were sent last.
  private mutating func tokens(
    _ document: EditedDocument, _ address: String, since id: String? = nil
  ) -> JSONValue {
    let tokens = SemanticTokens(document, in: nil)
    let last = kept.tokens.byAddress[address]
    kept.tokens.lastID += 1
    kept.tokens.byAddress[address] = (kept.tokens.lastID, tokens.numbers)
    var members: [String: JSONValue] = ["resultId": .string(String(kept.tokens.lastID))]
    if let last, let id, id == String(last.id) {
      members["edits"] = tokens.edits(from: last.numbers)
    } else {
      members["data"] = .array(tokens.numbers.map { .integer($0) })
    }
    return .object(members)
  }

  private mutating func hover(
    _ document: EditedDocument, _ offset: UInt32, _ address: String, _ position: JSONValue?
  ) -> JSONValue {
    if let words = document.hoverOfWord(offset) { return words }
    let path = DocumentPath.path(of: address)
    let lastGood = session.lastGoodCompilation(of: path)?.source
    guard let compiled = session.compilation(of: path)?.source else { return .null }
    let options = session.settings(of: path).options
    if let frame = document.hover(offset, options: options, compiled: compiled, lastGood: lastGood) {
      return frame
    }
    guard let line = references(document, address).declaringLine(at: position) else { return .null }
    return document.hover(ofDeclaration: line, at: offset)
  }

  private mutating func codeActions(
    _ document: EditedDocument, _ address: String, _ params: JSONValue
  ) -> JSONValue {
    let path = DocumentPath.path(of: address)
    guard let stretch = document.range(of: params["range"]), let findings = session.findings(of: path) else {
      return .array([])
    }
    var actions = document.codeActions(findings, in: stretch, address: address)
    if let all = document.fixAll(findings, address: address) { actions.append(all) }
    if let compilation = session.compilation(of: path) {
      actions += document.writtenSpacing(compilation, in: stretch, address: address)
    }
    actions += document.changes(around: stretch, style(of: address, nil), address: address)
    // An editor may ask for some kinds alone: `refactor` stands for `refactor.rewrite`, too.
    let only = params["context"]?["only"]?.elements.compactMap(\.string) ?? []
    if !only.isEmpty {
      actions.removeAll { action in
        guard let kind = action["kind"]?.string else { return true }
        return !only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
      }
    }
    return .array(actions)
  }

  /// What may be named in a document beside what it declares itself.
  private mutating func completionSurroundings(of path: String) -> CompletionSurroundings {
    CompletionSurroundings(
      assets: assetNames(around: path),
      others: moduleDocuments(around: path).map(\.document.reading.names))
  }

  private mutating func assetNames(around path: String) -> AssetNames {
    guard let folder = surroundings.assetFolder(path) else { return AssetNames() }
    if let known = kept.assets[folder] { return known }
    let names = session.settings(of: path).options.assets?.assetNames ?? AssetNames()
    kept.assets[folder] = names
    return names
  }

  /// The files behind `Image("star")` and `Color("sea")`.
  private mutating func links(_ document: EditedDocument, _ address: String) -> JSONValue {
    let path = DocumentPath.path(of: address)
    guard let folder = surroundings.assetFolder(path), let compilation = session.compilation(of: path) else {
      return .array([])
    }
    let files = compilation.assetFiles.filter { surroundings.isThere(folder + "/" + $0) }
    return document.links(to: files) { DocumentPath.address(of: folder + "/" + $0) }
  }

  /// What the folder's files say, else what the editor is set to.
  func style(of address: String, _ options: JSONValue?) -> FormatStyle {
    var style = surroundings.style(DocumentPath.path(of: address))
    if style.indentation == nil, style.usesTabs == nil {
      if let size = options?["tabSize"]?.integer { style.setIndentation(size) }
      if let spaces = options?["insertSpaces"] { style.usesTabs = spaces == .bool(false) }
    }
    return style
  }
}
