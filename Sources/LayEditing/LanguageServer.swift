import Lay
import LayFormat
import LaySyntax

/// A language server without its streams: messages in, messages out.
///
/// Texts change at once. What they mean is found out when it is asked for, or in `publish()`, which whoever runs the
/// server calls when no message waits: so of many changes in a row only the last is compiled.
package struct LanguageServer {
  package private(set) var session: Session
  /// The messages to be sent, in order.
  package var outgoing: [JSONValue] = []
  /// The status to exit with, once the client has asked for the end.
  package private(set) var exitStatus: Int32?
  /// The process whose end is the server's.
  package private(set) var clientProcess: Int32?
  private let version: String
  /// The style of a document's folder, by its path.
  private let style: (String) -> FormatStyle
  private var encoding = PositionEncoding.utf16
  private var state = State.new
  /// The documents whose findings are to be sent, as the editor names them, the last changed at the end.
  private var changed: [String] = []
  private var cancelled: [JSONValue] = []
  private var pullsDiagnostics = false

  private enum State { case new, running, ended }

  /// The codes of errors, as JSON-RPC and the protocol number them.
  private enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case cancelled = -32800
    case requestFailed = -32803
  }

  package init(session: Session, version: String, style: @escaping (String) -> FormatStyle) {
    self.session = session
    self.version = version
    self.style = style
  }

  // MARK: Messages

  /// Takes one message.
  package mutating func receive(_ body: [UInt8]) {
    guard let message = JSONValue(body), case .object = message else {
      fail(.null, .parseError, "this is no JSON object")
      return
    }
    guard let method = message["method"]?.string else {
      // An answer to a request of ours, or nothing that means anything.
      if message["result"] == nil, message["error"] == nil {
        fail(message["id"] ?? .null, .invalidRequest, "no method")
      }
      return
    }
    if let id = message["id"] {
      request(id, method, message["params"] ?? .null)
    } else {
      notify(method, message["params"] ?? .null)
    }
  }

  private mutating func reply(_ id: JSONValue, _ result: JSONValue) {
    outgoing.append(.object(["jsonrpc": .string("2.0"), "id": id, "result": result]))
  }

  private mutating func fail(_ id: JSONValue, _ code: Code, _ message: String) {
    outgoing.append(
      .object([
        "jsonrpc": .string("2.0"), "id": id,
        "error": .object(["code": .integer(code.rawValue), "message": .string(message)]),
      ]))
  }

  private mutating func tell(_ method: String, _ params: JSONValue) {
    outgoing.append(.object(["jsonrpc": .string("2.0"), "method": .string(method), "params": params]))
  }

  private mutating func notify(_ method: String, _ params: JSONValue) {
    if method == "exit" {
      exitStatus = state == .ended ? 0 : 1
      return
    }
    guard state == .running else { return }
    let document = params["textDocument"]
    let address = document?["uri"]?.string
    switch method {
    case "textDocument/didOpen":
      guard let address, let text = document?["text"]?.string else { return }
      session.open(
        DocumentPath.path(of: address), bytes: Array(text.utf8), version: document?["version"]?.integer ?? 0)
      note(address)
    case "textDocument/didChange":
      guard let address else { return }
      change(address, version: document?["version"]?.integer ?? 0, params["contentChanges"]?.elements ?? [])
    case "textDocument/didClose":
      guard let address else { return }
      session.close(DocumentPath.path(of: address))
      changed.removeAll { $0 == address }
      send([], of: address, version: nil)
    case "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles":
      session.forget()
      for path in session.openPaths { note(addresses[path] ?? path) }
    default: break
    }
  }

  /// The addresses by which the editor knows the paths.
  private var addresses: [String: String] = [:]

  private mutating func note(_ address: String) {
    addresses[DocumentPath.path(of: address)] = address
    changed.removeAll { $0 == address }
    changed.append(address)
  }

  private mutating func change(_ address: String, version: Int, _ changes: [JSONValue]) {
    let path = DocumentPath.path(of: address)
    for change in changes {
      guard let source = session.source(of: path),
        let bytes = EditedDocument(source, encoding).text(after: change)
      else { continue }
      session.change(path, bytes: bytes, version: version)
    }
    note(address)
  }

  // MARK: Findings

  /// Whether documents wait for `publish()`.
  package var hasWork: Bool { !changed.isEmpty }

  /// Sends the findings of the document that changed last.
  package mutating func publish() {
    guard let address = changed.popLast() else { return }
    if pullsDiagnostics { return }
    let path = DocumentPath.path(of: address)
    guard let findings = session.findings(of: path), let document = document(address),
      case .array(let shown) = document.diagnostics(findings, address: address)
    else { return }
    send(shown, of: address, version: session.version(of: path))
  }

  private mutating func send(_ diagnostics: [JSONValue], of address: String, version: Int?) {
    var members: [String: JSONValue] = ["uri": .string(address), "diagnostics": .array(diagnostics)]
    if let version { members["version"] = .integer(version) }
    tell("textDocument/publishDiagnostics", .object(members))
  }

  private mutating func document(_ address: String) -> EditedDocument? {
    session.source(of: DocumentPath.path(of: address)).map { EditedDocument($0, encoding) }
  }

  // MARK: Requests

  /// Takes note of a request that need not be answered, while it still waits.
  package mutating func cancel(_ id: JSONValue) { cancelled.append(id) }

  private mutating func request(_ id: JSONValue, _ method: String, _ params: JSONValue) {
    if let place = cancelled.firstIndex(of: id) {
      cancelled.remove(at: place)
      return fail(id, .cancelled, "cancelled")
    }
    switch (method, state) {
    case ("initialize", .new):
      state = .running
      return initialize(id, params)
    case (_, .new): return fail(id, .notInitialized, "the first request is 'initialize'")
    case ("initialize", _), (_, .ended): return fail(id, .invalidRequest, "'\(method)' comes too late")
    case ("shutdown", _):
      state = .ended
      return reply(id, .null)
    default: break
    }
    let answer = Self.methods[method]
    guard answer != nil || method == "textDocument/rename" else {
      return fail(id, .methodNotFound, "there is no method '\(method)'")
    }
    guard let address = params["textDocument"]?["uri"]?.string else {
      return fail(id, .invalidParams, "'\(method)' needs a text document")
    }
    guard let document = document(address) else {
      return fail(id, .invalidParams, "there is no document '\(address)'")
    }
    if let answer { return reply(id, answer(&self, document, address, params)) }
    switch document.rename(at: params["position"], to: params["newName"]?.string ?? "", address: address) {
    case .edit(let edit): reply(id, edit)
    case .refusal(let reason): fail(id, .requestFailed, reason)
    }
  }

  private typealias Answer = (inout LanguageServer, EditedDocument, String, JSONValue) -> JSONValue

  private static var methods: [String: Answer] {
    [
      "textDocument/diagnostic": { server, document, address, _ in
        let findings = server.session.findings(of: DocumentPath.path(of: address))
        return .object([
          "kind": .string("full"),
          "items": findings.map { document.diagnostics($0, address: address) } ?? .array([]),
        ])
      },
      "textDocument/hover": { server, document, address, params in
        guard let offset = document.offset(of: params["position"]) else { return .null }
        let path = DocumentPath.path(of: address)
        let lastGood = server.session.lastGoodCompilation(of: path)?.source
        return document.hover(offset, options: server.session.settings(of: path).options, lastGood: lastGood)
          ?? .null
      },
      "textDocument/codeAction": { server, document, address, params in
        guard let stretch = document.range(of: params["range"]),
          let findings = server.session.findings(of: DocumentPath.path(of: address))
        else { return .array([]) }
        return document.codeActions(findings, in: stretch, address: address)
      },
      "textDocument/completion": { _, document, _, params in
        document.offset(of: params["position"]).map { document.completions(at: $0) } ?? .null
      },
      "textDocument/signatureHelp": { _, document, _, params in
        document.offset(of: params["position"]).map { document.signatureHelp(at: $0) } ?? .null
      },
      "textDocument/inlayHint": { server, document, address, params in
        guard let compilation = server.session.compilation(of: DocumentPath.path(of: address)) else {
          return .null
        }
        return document.inlayHints(compilation, in: document.range(of: params["range"]))
      },
      "textDocument/definition": { _, document, address, params in
        document.definition(at: params["position"], address: address)
      },
      "textDocument/references": { _, document, address, params in
        document.references(
          at: params["position"], address: address,
          withDeclaration: params["context"]?["includeDeclaration"]?.isTrue ?? true)
      },
      "textDocument/documentHighlight": { _, document, _, params in
        document.highlights(at: params["position"])
      },
      "textDocument/prepareRename": { _, document, _, params in document.renamable(at: params["position"]) },
      "textDocument/documentSymbol": { _, document, _, _ in document.symbols() },
      "textDocument/foldingRange": { _, document, _, _ in document.foldingRanges() },
      "textDocument/selectionRange": { _, document, _, params in
        .array(
          (params["positions"]?.elements ?? []).map { document.selectionRange(document.offset(of: $0) ?? 0) })
      },
      "textDocument/semanticTokens/full": { _, document, _, _ in document.semanticTokens() },
      "textDocument/semanticTokens/range": { _, document, _, params in
        document.semanticTokens(in: document.range(of: params["range"]))
      },
      "textDocument/formatting": { server, document, address, params in
        document.formatting(server.style(of: address, params["options"]), in: nil)
      },
      "textDocument/rangeFormatting": { server, document, address, params in
        document.formatting(
          server.style(of: address, params["options"]), in: document.range(of: params["range"]))
      },
    ]
  }

  /// What the folder's files say, else what the editor is set to.
  private func style(of address: String, _ options: JSONValue?) -> FormatStyle {
    var style = style(DocumentPath.path(of: address))
    if style.indentation == nil, style.usesTabs == nil {
      if let size = options?["tabSize"]?.integer { style.setIndentation(size) }
      if let spaces = options?["insertSpaces"] { style.usesTabs = spaces == .bool(false) }
    }
    return style
  }

  private mutating func initialize(_ id: JSONValue, _ params: JSONValue) {
    clientProcess = params["processId"]?.integer.flatMap { Int32(exactly: $0) }
    let client = params["capabilities"]
    let offered = client?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    encoding = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
    pullsDiagnostics =
      client?["textDocument"]?["diagnostic"] != nil
      && client?["textDocument"]?["publishDiagnostics"] == nil
    let capabilities: JSONValue = .object([
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": .object(["openClose": .bool(true), "change": .integer(2), "save": .bool(true)]),
      "diagnosticProvider": .object([
        "identifier": .string("lay"), "interFileDependencies": .bool(false),
        "workspaceDiagnostics": .bool(false),
      ]),
      "hoverProvider": .bool(true),
      "codeActionProvider": .object(["codeActionKinds": .array([.string("quickfix")])]),
      "documentSymbolProvider": .bool(true),
      "completionProvider": .object([
        "triggerCharacters": .array([".", "(", ",", "@", "#", "\""].map { .string($0) })
      ]),
      "signatureHelpProvider": .object(["triggerCharacters": .array([.string("("), .string(",")])]),
      "inlayHintProvider": .bool(true),
      "definitionProvider": .bool(true),
      "referencesProvider": .bool(true),
      "documentHighlightProvider": .bool(true),
      "renameProvider": .object(["prepareProvider": .bool(true)]),
      "foldingRangeProvider": .bool(true),
      "selectionRangeProvider": .bool(true),
      "documentFormattingProvider": .bool(true),
      "documentRangeFormattingProvider": .bool(true),
      "semanticTokensProvider": .object([
        "legend": .object([
          "tokenTypes": .array(EditedDocument.tokenTypes.map { .string($0) }), "tokenModifiers": .array([]),
        ]),
        "full": .bool(true), "range": .bool(true),
      ]),
    ])
    reply(
      id,
      .object([
        "capabilities": capabilities,
        "serverInfo": .object(["name": .string("lay"), "version": .string(version)]),
      ]))
  }
}
