import LayEditing
import LaySyntax

/// `lay lsp --check FILE…`: opens files as an editor does, asks everything everywhere, and tells how long it took.
struct ServerCheck {
  private var server: LanguageServer
  private var seconds: [String: [Double]] = [:]
  private var faults: [String] = []

  static func run(_ arguments: Arguments, _ terminal: inout Terminal) -> ExitStatus {
    guard !arguments.inputs.isEmpty else {
      terminal.report("'lay lsp --check' takes files", help: "it asks about each of them what an editor asks")
      return .usage
    }
    var check = ServerCheck(server: ServerCommand.server(arguments))
    check.begin()
    var status = ExitStatus.done
    for path in arguments.inputs {
      do throws(SystemError) {
        guard let content = try Input(FilePlace(path, links: arguments.linkScope())).content() else {
          throw SystemError("cannot read", path, reason: "it is not there")
        }
        check.ask(about: try realPath(path), content.bytes)
      } catch {
        terminal.report(error)
        status = .usage
      }
    }
    do throws(SystemError) {
      try Terminal.write(Array(check.report().utf8))
    } catch {
      return .usage
    }
    for fault in check.faults { terminal.report(fault) }
    return check.faults.isEmpty ? status : .faultyInput
  }

  private mutating func begin() {
    _ = answer("initialize", .object(["capabilities": .object([:])]))
    tell("initialized", .object([:]))
  }

  private mutating func tell(_ method: String, _ params: JSONValue) {
    server.receive(JSONValue.object(["method": .string(method), "params": params]).text)
  }

  /// One request, timed; what is no answer to it is a fault.
  private mutating func answer(_ method: String, _ params: JSONValue) -> JSONValue? {
    let request = JSONValue.object(["id": .number(1), "method": .string(method), "params": params]).text
    let start = Clock.seconds
    server.receive(request)
    seconds[method, default: []].append(Clock.seconds - start)
    let messages = server.outgoing.compactMap { JSONValue($0) }
    server.outgoing = []
    guard let result = messages.first(where: { $0["id"] == .number(1) })?["result"] else {
      if faults.count < 20 {
        faults.append("\(method) of \(String(decoding: params.text, as: UTF8.self)) has no answer")
      }
      return nil
    }
    return result
  }

  /// Asks about the whole text, and at each of its tokens.
  private mutating func ask(about path: String, _ bytes: [UInt8]) {
    let address = "file://" + path
    let document = JSONValue.object(["uri": .string(address)])
    tell(
      "textDocument/didOpen",
      .object([
        "textDocument": .object([
          "uri": .string(address), "version": .number(1),
          "text": .string(String(decoding: bytes, as: UTF8.self)),
        ])
      ]))
    let source = SourceFile(name: path, bytes: bytes)
    let end = source.position(of: UInt32(bytes.count), encoding: .utf16)
    let whole = JSONValue.object([
      "start": .object(["line": .number(0), "character": .number(0)]),
      "end": .object(["line": .number(Double(end.line)), "character": .number(Double(end.character))]),
    ])
    for method in [
      "diagnostic", "documentSymbol", "foldingRange", "semanticTokens/full", "codeLens", "documentColor",
      "documentLink", "formatting",
    ] {
      _ = answer("textDocument/\(method)", .object(["textDocument": document]))
    }
    for method in ["inlayHint", "semanticTokens/range", "codeAction"] {
      _ = answer("textDocument/\(method)", .object(["textDocument": document, "range": whole]))
    }
    for token in source.tokens().tokens {
      let place = source.position(of: token.range.start, encoding: .utf16)
      let position = JSONValue.object([
        "line": .number(Double(place.line)), "character": .number(Double(place.character)),
      ])
      for method in [
        "hover", "completion", "signatureHelp", "definition", "references", "documentHighlight",
        "prepareRename",
      ] {
        _ = answer("textDocument/\(method)", .object(["textDocument": document, "position": position]))
      }
    }
    tell("textDocument/didClose", .object(["textDocument": document]))
  }

  /// How often each was asked, and the milliseconds of the middle one, of 95 of 100, and of the longest.
  private func report() -> String {
    var text = ""
    for (method, times) in seconds.sorted(by: { $0.key < $1.key }) {
      let sorted = times.sorted()
      func time(_ share: Double) -> String {
        let index = min(sorted.count - 1, Int(Double(sorted.count) * share))
        let hundredths = Int((sorted[max(0, index)] * 100_000).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
      }
      text +=
        "\(method): \(times.count) times, \(time(0.5)) ms in the middle, \(time(0.95)) in 95 of 100, \(time(1)) at most\n"
    }
    return text
  }
}
