import LaySyntax

/// The messages of a client that wait, in order. What comes later may make one before it needless: a request that is
/// taken back, or one about a text that has changed since.
package struct MessageQueue {
  private var messages: [Message] = []
  private var first = 0
  /// Where the requests stand that wait, by their ids.
  private var requests: [RequestID: Int] = [:]
  /// Where those stand that only mean something of the text as it is, by the document's address.
  private var shown: [String: [Int]] = [:]

  package struct Message {
    package var content: JSONValue?
    package var fate = Fate.answered
  }

  package enum Fate: Equatable { case answered, cancelled, outdated }

  private enum RequestID: Hashable {
    case number(Double)
    case text(String)

    init?(_ id: JSONValue?) {
      switch id {
      case .number(let number): self = .number(number)
      case .string(let text): self = .text(text)
      default: return nil
      }
    }
  }

  package init() {}

  package var isEmpty: Bool { first == messages.count }

  /// Takes a message as it was sent.
  /// - Complexity: O(n) in its bytes, and in the requests that it makes needless.
  package mutating func add(_ body: [UInt8]) {
    let content = JSONValue(body)
    let method = content?["method"]?.string ?? ""
    if method == "$/cancelRequest" {
      guard let id = RequestID(content?["params"]?["id"]), let place = requests[id] else { return }
      messages[place].fate = .cancelled
      return
    }
    let address = content?["params"]?["textDocument"]?["uri"]?.string
    if method == "textDocument/didChange", let address {
      for place in shown.removeValue(forKey: address) ?? [] where messages[place].fate == .answered {
        messages[place].fate = .outdated
      }
    }
    if let id = RequestID(content?["id"]), content?["method"] != nil {
      requests[id] = messages.count
      if let address, Self.isOfShownText(method) { shown[address, default: []].append(messages.count) }
    }
    messages.append(Message(content: content))
  }

  /// Whether a request is about what an editor shows of the whole text, which it asks for again after a change.
  private static func isOfShownText(_ method: String) -> Bool {
    switch method {
    case "textDocument/inlayHint", "textDocument/codeLens", "textDocument/foldingRange",
      "textDocument/documentColor", "textDocument/documentLink", "textDocument/semanticTokens/full",
      "textDocument/semanticTokens/range", "textDocument/semanticTokens/full/delta":
      true
    default: false
    }
  }

  /// The message that waits the longest.
  package mutating func next() -> Message? {
    guard !isEmpty else { return nil }
    let message = messages[first]
    messages[first].content = nil
    if let id = RequestID(message.content?["id"]), requests[id] == first { requests[id] = nil }
    first += 1
    if isEmpty {
      messages.removeAll(keepingCapacity: true)
      requests.removeAll(keepingCapacity: true)
      shown.removeAll(keepingCapacity: true)
      first = 0
    }
    return message
  }
}
