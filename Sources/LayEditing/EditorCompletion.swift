import LaySyntax

/// Names and forms, as editors offer them.
extension EditedDocument {
  func completions(at offset: UInt32) -> JSONValue {
    let completer = Completer(source, at: Int(offset))
    let written = UInt32(truncatingIfNeeded: completer.prefix.utf8.count)
    let insert = SourceRange(start: offset - min(offset, written), end: offset)
    let items = completer.items().enumerated().map { place, item -> JSONValue in
      var members: [String: JSONValue] = [
        "label": .string(item.name), "kind": .integer(item.kind.rawValue),
        "sortText": .string(Self.sortText(place)),
        "filterText": .string(item.name),
        "textEdit": .object(["range": range(insert), "newText": .string(item.text ?? item.name)]),
      ]
      if !item.detail.isEmpty { members["detail"] = .string(item.detail) }
      return .object(members)
    }
    return .object(["isIncomplete": .bool(items.count == Completer.limit), "items": .array(items)])
  }

  /// Numbers that sort as texts.
  private static func sortText(_ place: Int) -> String {
    let text = String(place)
    return String(repeating: "0", count: max(0, 4 - text.utf8.count)) + text
  }

  /// The forms of the call around an offset, the first that takes the labels which are written as the active one.
  func signatureHelp(at offset: UInt32) -> JSONValue {
    guard let call = CompletionContext.Call(source.bytes, at: Int(offset)) else { return .null }
    let completer = Completer(source, at: Int(offset))
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
