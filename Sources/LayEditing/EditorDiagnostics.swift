import Lay
import LaySyntax

/// Findings as editors show them.
extension EditedDocument {
  func diagnostics(_ findings: LintResult, address: String) -> JSONValue {
    .array(findings.diagnostics.map { diagnostic($0, address: address) })
  }

  func diagnostic(_ diagnostic: Lay.Diagnostic, address: String) -> JSONValue {
    var message = diagnostic.message
    if let help = diagnostic.help { message += "\n" + help }
    var members: [String: JSONValue] = [
      "range": range(of: diagnostic.range), "severity": .integer(Self.severity(of: diagnostic)),
      "code": .string(diagnostic.rule), "source": .string("lay"), "message": .string(message),
    ]
    let notes = diagnostic.notes.compactMap { note -> JSONValue? in
      guard let place = note.range else { return nil }
      return .object([
        "location": .object(["uri": .string(address), "range": range(of: place)]),
        "message": .string(note.message),
      ])
    }
    if !notes.isEmpty { members["relatedInformation"] = .array(notes) }
    return .object(members)
  }

  func range(of range: Lay.Diagnostic.Range) -> JSONValue {
    self.range(
      SourceRange(
        start: UInt32(truncatingIfNeeded: range.start.offset),
        end: UInt32(truncatingIfNeeded: range.end.offset)))
  }

  /// 1 error, 2 warning, 3 information, 4 hint: what lay itself cannot draw is no fault of the source.
  private static func severity(of diagnostic: Lay.Diagnostic) -> Int {
    switch diagnostic.severity {
    case .error: 1
    case .warning: diagnostic.isLimit ? 4 : 2
    case .info: diagnostic.isLimit ? 4 : 3
    }
  }

  /// The repairs that findings of a stretch offer, as quick fixes; those that change no frame are preferred.
  func codeActions(_ findings: LintResult, in stretch: SourceRange, address: String) -> JSONValue {
    var actions: [JSONValue] = []
    for diagnostic in findings.diagnostics {
      let range = diagnostic.range
      guard range.start.offset <= Int(stretch.end), Int(stretch.start) <= range.end.offset else { continue }
      let shown = self.diagnostic(diagnostic, address: address)
      if let fix = diagnostic.fix {
        actions.append(
          action(
            diagnostic.help ?? "Fix \(diagnostic.rule)", "quickfix", fix.edits, address,
            ["diagnostics": .array([shown]), "isPreferred": .bool(fix.isSafe)]))
      }
      if diagnostic.severity != .error {
        actions.append(allowance(of: diagnostic, shown, address: address))
      }
    }
    return .array(actions)
  }

  /// A comment above the line that silences a finding, with a reason to be filled in.
  private func allowance(of diagnostic: Lay.Diagnostic, _ shown: JSONValue, address: String) -> JSONValue {
    let line = source.position(of: UInt32(diagnostic.range.start.offset), encoding: .utf8).line
    let range = source.rangeOfLine(line + source.firstLine)
    let spaces = source.bytes[Int(range.start)..<Int(range.end)].prefix { $0 == 0x20 || $0 == 0x09 }
    let text = String(decoding: spaces, as: UTF8.self) + "// lay:allow \(diagnostic.rule) — as designed\n"
    let place = SourceRange(start: range.start, end: range.start)
    return action(
      "Allow \(diagnostic.rule) here", "quickfix", [LaySyntax.Diagnostic.Fix.Edit(place, text)], address,
      ["diagnostics": .array([shown])])
  }

  func action(
    _ title: String, _ kind: String, _ edits: [LaySyntax.Diagnostic.Fix.Edit], _ address: String,
    _ others: [String: JSONValue] = [:]
  ) -> JSONValue {
    let changes = JSONValue.object([address: .array(edits.map { edit($0) })])
    var members = others
    members["title"] = .string(title)
    members["kind"] = .string(kind)
    members["edit"] = .object(["changes": changes])
    return .object(members)
  }
}
