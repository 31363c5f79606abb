import LaySyntax

/// Where names are declared and used, as editors ask.
extension EditedDocument {
  enum Rename {
    case edit(JSONValue)
    case refusal(String)
  }

  private func name(at position: JSONValue?) -> (names: EditorNames, text: String, range: SourceRange)? {
    let names = EditorNames(reading)
    return offset(of: position).flatMap { names.name(at: $0) }.map { (names, $0.text, $0.range) }
  }

  private func location(_ range: SourceRange, _ address: String) -> JSONValue {
    .object(["uri": .string(address), "range": self.range(range)])
  }

  func definition(at position: JSONValue?, address: String) -> JSONValue {
    guard let (names, text, _) = name(at: position) else { return .null }
    return .array(names.declarations(of: text).map { location($0, address) })
  }

  func references(at position: JSONValue?, address: String, withDeclaration: Bool) -> JSONValue {
    guard let (names, text, _) = name(at: position) else { return .null }
    let declarations = names.declarations(of: text)
    if declarations.isEmpty { return .array([]) }
    let found = names.references(of: text).filter { withDeclaration || !declarations.contains($0) }
    return .array(found.map { location($0, address) })
  }

  /// Of what the file does not declare, too: all uses of a modifier.
  func highlights(at position: JSONValue?) -> JSONValue {
    guard let (names, text, _) = name(at: position) else { return .null }
    let declarations = names.declarations(of: text)
    return .array(
      names.references(of: text).map {
        .object(["range": range($0), "kind": .integer(declarations.contains($0) ? 3 : 2)])
      })
  }

  func renamable(at position: JSONValue?) -> JSONValue {
    guard let (names, text, range) = name(at: position), names.isRenamable(text) else { return .null }
    return .object(["range": self.range(range), "placeholder": .string(text)])
  }

  func rename(at position: JSONValue?, to new: String, address: String) -> Rename {
    guard let (names, text, _) = name(at: position) else { return .refusal("there is no name to change") }
    if let reason = names.refusal(of: text, to: new) { return .refusal(reason) }
    let edits = names.references(of: text).map { edit(LaySyntax.Diagnostic.Fix.Edit($0, new)) }
    return .edit(.object(["changes": .object([address: .array(edits)])]))
  }
}
