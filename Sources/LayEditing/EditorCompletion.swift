import LayCompletion
import LaySyntax

/// Names and forms, as editors offer them.
extension EditedDocument {
  func completions(
    at offset: UInt32, _ client: ClientCapabilities, in surroundings: CompletionSurroundings
  ) -> JSONValue {
    let completer = Completer(reading, at: Int(offset), in: surroundings)
    let written = UInt32(truncatingIfNeeded: completer.prefix.utf8.count)
    let start = offset - min(offset, written)
    let insert = range(SourceRange(start: start, end: offset))
    let replaced = range(SourceRange(start: start, end: max(offset, word(at: offset)?.end ?? offset)))
    let items = completer.items().enumerated().map { place, item -> JSONValue in
      let snippet = client.takesSnippets ? completer.snippet(of: item) : nil
      let text = JSONValue.string(snippet ?? item.text ?? item.name)
      let edit: JSONValue =
        client.takesInsertAndReplace
        ? .object(["insert": insert, "replace": replaced, "newText": text])
        : .object(["range": insert, "newText": text])
      var members: [String: JSONValue] = [
        "label": .string(item.name), "kind": .integer(item.kind.rawValue),
        "sortText": .string(Self.sortText(place)),
        "filterText": .string(item.name),
        "textEdit": edit,
      ]
      if snippet != nil { members["insertTextFormat"] = .integer(2) }
      if !item.detail.isEmpty { members["detail"] = .string(item.detail) }
      return .object(members)
    }
    return .object(["isIncomplete": .bool(items.count == Completer.limit), "items": .array(items)])
  }

  /// An item with the forms in which it is written.
  static func resolved(_ item: JSONValue) -> JSONValue {
    guard case .object(var members) = item, let name = item["label"]?.string else { return item }
    let isMember = item["kind"]?.integer == CompletionItem.Kind.method.rawValue
    let forms = Completer.libraryForms(of: name, isMember: isMember)
    if forms.isEmpty { return item }
    members["documentation"] = .object([
      "kind": .string("markdown"),
      "value": .string(
        "```swift\n" + forms.map { (isMember ? "." : "") + $0 }.joined(separator: "\n") + "\n```"),
    ])
    return .object(members)
  }

  /// Numbers that sort as texts.
  private static func sortText(_ place: Int) -> String {
    let text = String(place)
    return String(repeating: "0", count: max(0, 4 - text.utf8.count)) + text
  }

  /// The forms of the call around an offset, the first that takes the labels which are written as the active one.
  func signatureHelp(
    at offset: UInt32, in surroundings: CompletionSurroundings = CompletionSurroundings()
  ) -> JSONValue {
    guard let call = CompletionContext.Call(reading.tokens, at: Int(offset)) else { return .null }
    let completer = Completer(reading, at: Int(offset), in: surroundings)
    let forms = completer.forms(of: call)
    if forms.isEmpty { return .null }
    let written = call.labels.filter { !$0.isEmpty }
    let active = forms.firstIndex { form in written.allSatisfy { form.labels.contains($0) } } ?? 0
    let last = call.labels.last ?? ""
    let parameter =
      last.isEmpty ? max(0, call.labels.count - 1) : forms[active].labels.firstIndex(of: last) ?? 0
    return .object([
      "signatures": .array(
        forms.map { form in
          .object([
            "label": .string(form.text),
            "parameters": .array(form.parameters.map { .object(["label": .string($0)]) }),
          ])
        }),
      "activeSignature": .integer(active), "activeParameter": .integer(parameter),
    ])
  }
}
