import LayOutput
import LaySyntax

/// The findings of `lay lint` as SARIF 2.1.0, the form that code hosts and editors import.
package struct SARIFReport {
  private let version: String
  private let settings: RuleSettings
  /// Every rule by its place in the document.
  private let indices: [String: Int]
  /// The folder that names are relative to, with a slash at its end; nil where none is known.
  private let root: String?

  package init(version: String, settings: RuleSettings, root: String? = nil) {
    self.version = version
    self.root = root.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    self.settings = settings
    var indices: [String: Int] = [:]
    for (index, rule) in Rule.all.enumerated() { indices[rule.id] = index }
    self.indices = indices
  }

  /// - Complexity: O(n) in the diagnostics and the length of the sources.
  package func write(_ reports: [LintReport]) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.element()
        json.object { json in
          json.object("tool") { $0.object("driver") { writeDriver(&$0) } }
          json.member("columnKind", "unicodeCodePoints")
          if let root {
            json.object("originalUriBaseIds") { json in
              json.object(Places.base, inline: true) { $0.member("uri", "file://" + Places.uri(of: root)) }
            }
          }
          json.array("results") { json in
            for report in reports { writeResults(of: report, &json) }
          }
        }
      }
    }
    return json.finish()
  }

  /// The name of a rule's page: the page itself is in the document, for it is nowhere that all can reach.
  private static let page = "urn:lay:lint-rule:"

  private func writeDriver(_ json: inout JSONText) {
    json.member("name", "lay")
    json.member("version", version)
    json.array("rules") { json in
      for rule in Rule.all {
        json.element()
        json.object { json in
          json.member("id", rule.id)
          json.object("shortDescription", inline: true) { $0.member("text", rule.summary) }
          json.object("fullDescription", inline: true) { $0.member("text", rule.reason) }
          json.member("helpUri", Self.page + rule.id)
          json.object("help", inline: true) { json in
            json.member("text", rule.reason)
            json.member("markdown", RulePage(rule).markdown)
          }
          json.object("defaultConfiguration", inline: true) { json in
            json.member("enabled", isTrue: settings.isOn(rule))
            json.member("level", (settings.severity(of: rule) ?? rule.severity ?? .info).sarifLevel)
          }
        }
      }
    }
  }

  private func writeResults(of report: LintReport, _ json: inout JSONText) {
    var places = Places(report.source, root: root)
    let fingerprints = Fingerprint.list(report.diagnostics, in: report.source)
    for (diagnostic, fingerprint) in zip(report.diagnostics, fingerprints) {
      json.element()
      json.object { json in
        json.member("ruleId", diagnostic.rule)
        if let index = indices[diagnostic.rule] { json.member("ruleIndex", index) }
        json.member("level", diagnostic.severity.sarifLevel)
        json.object("message", inline: true) { $0.member("text", message(diagnostic)) }
        json.array("locations") { json in
          json.element()
          json.object { places.write(diagnostic.range, &$0) }
        }
        writeNotes(diagnostic, &places, &json)
        writeFix(diagnostic, &places, &json)
        json.object("partialFingerprints", inline: true) { $0.member("lay/v1", fingerprint.text) }
      }
    }
  }

  private func message(_ diagnostic: Diagnostic) -> String {
    diagnostic.help.map { diagnostic.message + ". " + $0 } ?? diagnostic.message
  }

  private func writeNotes(_ diagnostic: Diagnostic, _ places: inout Places, _ json: inout JSONText) {
    guard diagnostic.notes.contains(where: { $0.range != nil }) else { return }
    json.array("relatedLocations") { json in
      for note in diagnostic.notes {
        guard let range = note.range else { continue }
        json.element()
        json.object { json in
          places.write(range, &json)
          json.object("message", inline: true) { $0.member("text", note.message) }
        }
      }
    }
  }

  private func writeFix(_ diagnostic: Diagnostic, _ places: inout Places, _ json: inout JSONText) {
    guard let fix = diagnostic.fix else { return }
    json.array("fixes") { json in
      json.element()
      json.object { json in
        json.object("description", inline: true) {
          $0.member("text", fix.isSafe ? "no frame changes by it" : "frames may change by it")
        }
        json.array("artifactChanges") { json in
          json.element()
          json.object { places.writeChange(fix.edits, &$0) }
        }
      }
    }
  }
}

/// Writes places of one file.
private struct Places {
  private var locator: SourceLocator
  private let uri: String
  private let isRelative: Bool

  /// What relative references start from: a name that those who read SARIF know.
  static var base: StaticString { "%SRCROOT%" }

  /// - Parameter root: With a slash at its end; a name below it is written as relative to it.
  init(_ source: SourceFile, root: String?) {
    locator = SourceLocator(source)
    var name = source.name
    if let root, name.hasPrefix(root) { name = String(name.dropFirst(root.count)) }
    isRelative = root != nil && !name.hasPrefix("/")
    uri = name.hasPrefix("/") ? "file://" + Self.uri(of: name) : Self.uri(of: name)
  }

  private func writeFile(_ json: inout JSONText) {
    json.object("artifactLocation", inline: true) { json in
      json.member("uri", uri)
      if isRelative { json.member("uriBaseId", Self.base.description) }
    }
  }

  mutating func write(_ range: SourceRange, _ json: inout JSONText) {
    json.object("physicalLocation") { json in
      writeFile(&json)
      writeRegion("region", range, &json)
    }
  }

  mutating func writeChange(_ edits: [Diagnostic.Fix.Edit], _ json: inout JSONText) {
    writeFile(&json)
    json.array("replacements") { json in
      for edit in edits {
        json.element()
        json.object { json in
          writeRegion("deletedRegion", edit.range, &json)
          json.object("insertedContent", inline: true) { $0.member("text", edit.replacement) }
        }
      }
    }
  }

  private mutating func writeRegion(_ key: StaticString, _ range: SourceRange, _ json: inout JSONText) {
    let start = locator.location(of: range.start)
    let end = locator.location(of: max(range.start, range.end))
    json.object(key, inline: true) { json in
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
    }
  }

  /// A path as a relative reference: what a URI may not hold is percent-encoded.
  static func uri(of path: String) -> String {
    var uri: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.append(byte)
      default:
        uri += "%".utf8
        let digits = String(byte, radix: 16, uppercase: true)
        uri += (digits.utf8.count == 1 ? "0" + digits : digits).utf8
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }
}

extension Diagnostic.Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .error: return "error"
    case .warning: return "warning"
    case .info: return "note"
    }
  }
}
