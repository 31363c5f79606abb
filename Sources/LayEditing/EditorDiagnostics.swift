import Lay
import LayLint
import LaySyntax

/// Findings as editors show them.
extension EditedDocument {
  func diagnostics(_ findings: LintResult, address: String) -> JSONValue {
    // What stands in another file of the module that file tells.
    .array(
      findings.diagnostics.filter { $0.range.start.offset <= source.bytes.count }.map {
        diagnostic($0, address: address)
      })
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
    // Editors show what has no effect paler.
    if Self.idleRules.contains(diagnostic.rule) { members["tags"] = .array([.integer(1)]) }
    if let fix = diagnostic.fix {
      members["data"] = .object([
        "edits": .array(fix.edits.map { edit($0) }), "isSafe": .bool(fix.isSafe),
      ])
    }
    return .object(members)
  }

  /// Findings with the addresses of the pages that tell about their rules.
  static func described(_ findings: [JSONValue], _ page: (String) -> String?) -> [JSONValue] {
    findings.map { finding in
      guard case .object(var members) = finding, let rule = finding["code"]?.string,
        ruleNames.contains(rule), let path = page(rule)
      else { return finding }
      members["codeDescription"] = .object(["href": .string(DocumentPath.address(of: path))])
      return .object(members)
    }
  }

  private static let ruleNames = Set(Rule.all.map(\.id))

  private static let idleRules = Set(Rule.all.filter { $0.family == .effects }.map(\.id))

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
  func codeActions(_ findings: LintResult, in stretch: SourceRange, address: String) -> [JSONValue] {
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
      if let want = Self.want(in: diagnostic) { actions.append(search(for: want, shown, address: address)) }
      if diagnostic.severity != .error {
        actions.append(allowance(of: diagnostic, shown, address: address))
        actions.append(allowanceInFile(of: diagnostic, shown, address: address))
      }
    }
    return actions
  }

  /// What a finding says that `lay suggest` could make true.
  private static func want(in diagnostic: Lay.Diagnostic) -> String? {
    let words = "lay suggest --want '"
    let texts = [diagnostic.help ?? "", diagnostic.message] + diagnostic.notes.map(\.message)
    for text in texts {
      guard let start = text.indices.first(where: { text[$0...].hasPrefix(words) }) else { continue }
      let want = text[start...].dropFirst(words.count).prefix { $0 != "'" }
      if !want.isEmpty { return String(want) }
    }
    return nil
  }

  /// Looks for a change that makes something true when it is chosen.
  private func search(for want: String, _ shown: JSONValue, address: String) -> JSONValue {
    .object([
      "title": .string("Find a change that makes \(want) true"), "kind": .string("quickfix"),
      "diagnostics": .array([shown]),
      "command": Self.command("Find a change", "lay.suggest", .string(address), .string(want)),
    ])
  }

  private func allowanceInFile(
    of diagnostic: Lay.Diagnostic, _ shown: JSONValue, address: String
  ) -> JSONValue {
    let text = "// lay:allow-file \(diagnostic.rule) — as designed\n"
    return action(
      "Allow \(diagnostic.rule) in this file", "quickfix",
      [LaySyntax.Diagnostic.Fix.Edit(SourceRange(start: 0, end: 0), text)], address,
      ["diagnostics": .array([shown])])
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
