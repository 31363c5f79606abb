import Lay
import LaySyntax
import LayViews

/// A language server without its streams: messages in, messages out.
///
/// Texts change at once. What they mean is found out when it is asked for, or in `publish()`, which whoever runs the
/// server calls when no message waits: so of many changes in a row only the last is compiled.
package struct LanguageServer {
  package internal(set) var session: Session
  /// The messages to be sent, in order.
  package var outgoing: [[UInt8]] = []
  /// The status to exit with, once the client has asked for the end.
  package private(set) var exitStatus: Int32?
  /// The process whose end is the server's.
  package private(set) var clientProcess: Int32?
  /// The document that is to be shown as a picture, and the place in it, from 1.
  package var wantedPreview: Place?
  /// Where the user is: the place of the last question.
  package private(set) var cursor: Place?
  let surroundings: EditorSurroundings
  var settings = EditorSettings()
  var client = ClientCapabilities()
  var symbols = WorkspaceSymbols()
  var kept = KeptAnswers()
  private let version: String
  private var state = State.new
  private var documents = Documents()
  private var requestCount = 0

  /// What the editor has told of its documents, and what is to be told of them.
  private struct Documents {
    var roots: [String] = []
    var encoding = PositionEncoding.utf16
    /// Those whose findings are to be sent, as the editor names them, the last changed at the end.
    var changed: [String] = []
    /// The addresses by which the editor knows the paths.
    var addresses: [String: String] = [:]
    /// What was read of the one that was asked about last.
    var reading: (path: String, document: EditedDocument)?
    /// Those that are too much for more than their findings, which was said once.
    var heavy: Set<String> = []
  }

  /// What was answered before and is asked about again.
  struct KeptAnswers {
    /// What came of the last tests of documents that have not changed since.
    var tested: [String: [TestOutcome]] = [:]
    /// The names of images and colours, by the folders that they lie in.
    var assets: [String: AssetNames] = [:]
    /// The tokens that each document was last sent, by its address, and the last number that was given to some.
    var tokens: (byAddress: [String: (id: Int, numbers: [Int])], lastID: Int) = ([:], 0)
  }

  /// A place in a document, lines and columns from 1, columns in Unicode scalars.
  package struct Place: Equatable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  private enum State { case new, running, ended }

  /// The codes of errors, as JSON-RPC and the protocol number them.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case cancelled = -32800
    case contentModified = -32801
    case requestFailed = -32803
  }

  /// A longer document gets its findings and nothing else, in bytes.
  private static let sizeLimit = 1 << 20
  /// One that takes longer to compile, too, in seconds.
  private static let timeLimit = 2.0

  package init(session: Session, version: String, surroundings: EditorSurroundings = EditorSurroundings()) {
    self.session = session
    self.version = version
    self.surroundings = surroundings
  }

  // MARK: Messages

  /// Takes one message.
  package mutating func receive(_ body: [UInt8]) {
    var queue = MessageQueue()
    queue.add(body)
    while let message = queue.next() { receive(message) }
  }

  package mutating func receive(_ message: MessageQueue.Message) {
    guard let content = message.content, case .object = content else {
      fail(.null, .parseError, "this is no JSON object")
      return
    }
    guard let method = content["method"]?.string else {
      // An answer to a request of ours, or nothing that means anything.
      if content["result"] == nil, content["error"] == nil {
        fail(content["id"] ?? .null, .invalidRequest, "no method")
      }
      return
    }
    let params = content["params"] ?? .null
    guard let id = content["id"] else { return notify(method, params) }
    switch message.fate {
    case .answered: request(id, method, params)
    case .cancelled: fail(id, .cancelled, "cancelled")
    case .outdated: fail(id, .contentModified, "the document has changed since")
    }
  }

  private mutating func send(_ message: [String: JSONValue]) {
    outgoing.append(JSONValue.object(message.merging(["jsonrpc": .string("2.0")]) { $1 }).text)
  }

  private mutating func reply(_ id: JSONValue, _ result: JSONValue) { send(["id": id, "result": result]) }

  /// Answers with a value that is written already.
  private mutating func reply(_ id: JSONValue, written result: [UInt8]) {
    var message = Array("{\"id\":".utf8) + id.text + Array(",\"jsonrpc\":\"2.0\",\"result\":".utf8)
    message.reserveCapacity(message.count + result.count + 1)
    message += result
    message.append(UInt8(ascii: "}"))
    outgoing.append(message)
  }

  private mutating func fail(_ id: JSONValue, _ code: Code, _ message: String) {
    send([
      "id": id, "error": .object(["code": .integer(code.rawValue), "message": .string(message)]),
    ])
  }

  private mutating func tell(_ method: String, _ params: JSONValue) {
    send(["method": .string(method), "params": params])
  }

  /// Asks the client for something; what it answers changes nothing.
  mutating func ask(_ method: String, _ params: JSONValue) {
    requestCount += 1
    send(["id": .string("lay-\(requestCount)"), "method": .string(method), "params": params])
  }

  /// Shows words to the user. 2 is a warning, 3 information.
  mutating func show(_ message: String, type: Int = 3) {
    tell("window/showMessage", .object(["type": .integer(type), "message": .string(message)]))
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
    case "initialized": register()
    case "textDocument/didOpen":
      guard let address, let text = document?["text"]?.string else { return }
      let path = DocumentPath.path(of: address)
      session.open(path, bytes: Array(text.utf8), version: document?["version"]?.integer ?? 0)
      note(address)
      noteModule(of: path)
    case "textDocument/didChange":
      guard let address else { return }
      change(address, version: document?["version"]?.integer ?? 0, params["contentChanges"]?.elements ?? [])
    case "textDocument/didClose":
      guard let address else { return }
      close(address)
    case "workspace/didChangeConfiguration":
      settings.take(params["settings"])
      forget()
    case "workspace/didChangeWatchedFiles":
      symbols.forget()
      forget()
    default: break
    }
  }

  private mutating func note(_ address: String) {
    let path = DocumentPath.path(of: address)
    documents.addresses[path] = address
    symbols.forget(path)
    kept.tested[path] = nil
    documents.changed.removeAll { $0 == address }
    documents.changed.append(address)
  }

  private mutating func close(_ address: String) {
    let path = DocumentPath.path(of: address)
    session.close(path)
    symbols.forget(path)
    kept.tested[path] = nil
    documents.addresses[path] = nil
    kept.tokens.byAddress[address] = nil
    documents.heavy.remove(path)
    if documents.reading?.path == path { documents.reading = nil }
    documents.changed.removeAll { $0 == address }
    noteModule(of: path)
    send([], of: address, version: nil)
  }

  private mutating func change(_ address: String, version: Int, _ changes: [JSONValue]) {
    let path = DocumentPath.path(of: address)
    for change in changes {
      guard let source = session.source(of: path),
        let bytes = EditedDocument(source, documents.encoding).text(after: change)
      else { continue }
      session.change(path, bytes: bytes, version: version)
    }
    note(address)
    noteModule(of: path)
  }

  /// Has the other open documents of a module be looked at again, after the one that has changed.
  private mutating func noteModule(of path: String) {
    let isOpen = session.version(of: path) != nil
    surroundings.show(path, isOpen ? session.source(of: path)?.bytes : nil)
    let paths = session.openPaths
    guard paths.count > 1 else { return }
    let module = Set(surroundings.module(path))
    for other in paths where other != path && module.contains(other) {
      session.forget(other)
      let address = address(of: other)
      documents.changed.removeAll { $0 == address }
      documents.changed.insert(address, at: 0)
    }
  }

  /// Finds everything out anew, for files or settings around the documents have changed.
  private mutating func forget() {
    surroundings.forget()
    session.forget()
    kept.assets = [:]
    for path in session.openPaths { note(address(of: path)) }
    let refreshes = [
      (client.refreshesHints, "inlayHint"), (client.refreshesTokens, "semanticTokens"),
      (client.refreshesLenses, "codeLens"),
      (client.refreshesDiagnostics && client.pullsDiagnostics, "diagnostic"),
    ]
    for (isWanted, name) in refreshes where isWanted { ask("workspace/\(name)/refresh", .null) }
  }

  /// As the editor names a path.
  func address(of path: String) -> String { documents.addresses[path] ?? DocumentPath.address(of: path) }

  // MARK: Findings

  /// Whether documents wait for `publish()`.
  package var hasWork: Bool { !documents.changed.isEmpty }

  /// Sends the findings of the document that changed last.
  /// - Returns: the document's path.
  package mutating func publish() -> String? {
    guard let address = documents.changed.popLast() else { return nil }
    let path = DocumentPath.path(of: address)
    if client.pullsDiagnostics { return nil }
    guard let findings = session.findings(of: path), let document = document(address),
      case .array(let shown) = document.diagnostics(findings, address: address)
    else { return nil }
    send(described(shown), of: address, version: session.version(of: path))
    return path
  }

  /// Findings with the pages of their rules, for an editor that shows them.
  func described(_ findings: [JSONValue]) -> [JSONValue] {
    client.showsRulePages ? EditedDocument.described(findings, surroundings.rulePage) : findings
  }

  /// Takes note of how long a document took to be compiled: one that takes too long gets nothing else.
  package mutating func noteTime(_ seconds: Double, of path: String) {
    if seconds > Self.timeLimit { spare(path, "takes \(Int(seconds.rounded(.up))) s to compile") }
  }

  private mutating func spare(_ path: String, _ reason: String) {
    guard documents.heavy.insert(path).inserted else { return }
    show("\(path) \(reason): lay tells what it finds in it, and nothing else", type: 2)
  }

  private mutating func send(_ diagnostics: [JSONValue], of address: String, version: Int?) {
    var members: [String: JSONValue] = ["uri": .string(address), "diagnostics": .array(diagnostics)]
    if let version { members["version"] = .integer(version) }
    tell("textDocument/publishDiagnostics", .object(members))
  }

  /// The text of a document as it is.
  package mutating func bytes(of path: String) -> [UInt8]? { session.source(of: path)?.bytes }

  /// The document of an address, with what was read of it before.
  mutating func document(_ address: String) -> EditedDocument? {
    let path = DocumentPath.path(of: address)
    guard let source = session.source(of: path) else { return nil }
    if let reading = documents.reading, reading.path == path, reading.document.source.bytes == source.bytes {
      return reading.document
    }
    let document = EditedDocument(source, documents.encoding)
    documents.reading = (path, document)
    return document
  }

  // MARK: Requests

  private mutating func request(_ id: JSONValue, _ method: String, _ params: JSONValue) {
    switch (method, state) {
    case ("initialize", .new):
      state = .running
      return initialize(id, params)
    case (_, .new): return fail(id, .notInitialized, "the first request is 'initialize'")
    case ("initialize", _), (_, .ended): return fail(id, .invalidRequest, "'\(method)' comes too late")
    case ("shutdown", _):
      state = .ended
      return reply(id, .null)
    case ("workspace/symbol", _):
      readSymbols()
      return reply(id, symbols.answer(params["query"]?.string ?? "") { address(of: $0) })
    case ("workspace/executeCommand", _):
      if let reason = execute(params) { return fail(id, .invalidParams, reason) }
      return reply(id, .null)
    case ("completionItem/resolve", _): return reply(id, EditedDocument.resolved(params))
    default: break
    }
    let (answer, writtenAnswer) = (Self.methods[method], Self.writtenMethods[method])
    guard answer != nil || writtenAnswer != nil || method == "textDocument/rename" else {
      return fail(id, .methodNotFound, "there is no method '\(method)'")
    }
    guard let address = params["textDocument"]?["uri"]?.string else {
      return fail(id, .invalidParams, "'\(method)' needs a text document")
    }
    guard let document = document(address) else {
      return fail(id, .invalidParams, "there is no document '\(address)'")
    }
    let path = DocumentPath.path(of: address)
    if document.source.bytes.count > Self.sizeLimit { spare(path, "is longer than 1 MB") }
    if documents.heavy.contains(path), method != "textDocument/diagnostic" { return reply(id, .null) }
    if let offset = document.offset(of: params["position"]) {
      let place = document.source.location(of: offset)
      cursor = Place(path: path, line: place.line, column: place.column)
    }
    if let answer { return reply(id, answer(&self, document, address, params)) }
    if let writtenAnswer { return reply(id, written: writtenAnswer(document)) }
    let names = references(document, address)
    switch names.rename(at: params["position"], to: params["newName"]?.string ?? "") {
    case .edit(let edit): reply(id, edit)
    case .refusal(let reason): fail(id, .requestFailed, reason)
    }
  }

  /// Reads the files of the folders that the editor has opened, and the open documents.
  mutating func readSymbols() {
    for path in session.openPaths { readSymbols(of: path, isOpen: true) }
    for path in documents.roots.flatMap({ surroundings.sources($0) }).prefix(WorkspaceSymbols.fileLimit) {
      readSymbols(of: path, isOpen: false)
    }
  }

  mutating func readSymbols(of path: String, isOpen: Bool) {
    let encoding = documents.encoding
    symbols.read(path) {
      (isOpen ? session.source(of: path) : session.file(of: path)).map { EditedDocument($0, encoding) }
    }
  }

  private mutating func initialize(_ id: JSONValue, _ params: JSONValue) {
    clientProcess = params["processId"]?.integer.flatMap { Int32(exactly: $0) }
    let offered =
      params["capabilities"]?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    documents.encoding = offered.lazy.compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
    client = ClientCapabilities(params["capabilities"])
    settings.take(params["initializationOptions"])
    let folders = params["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    documents.roots = (folders.isEmpty ? [params["rootUri"]?.string].compactMap { $0 } : folders).map {
      DocumentPath.path(of: $0)
    }
    reply(
      id,
      .object([
        "capabilities": Self.capabilities(documents.encoding),
        "serverInfo": .object(["name": .string("lay"), "version": .string(version)]),
      ]))
  }
}
