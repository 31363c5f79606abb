import LayOutput

/// Findings that were accepted, as a file keeps them: a line for each, its fingerprint and what it was.
///
/// Files are known by their paths from the baseline's folder, so that it does not matter where lint is started.
public struct LintBaseline: Sendable {
  private struct Entry {
    var fingerprint: String
    var text: String
    var line: Int
  }

  private var entries: [Entry] = []
  private var known: Set<String> = []

  /// Reads a baseline; nil if a line is none of one.
  /// - Complexity: O(n) in the bytes.
  public init?(_ bytes: [UInt8]) {
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let text = line.last == 0x0D ? line.dropLast() : line
      if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      let fingerprint = text.prefix { $0 != 0x20 }
      guard fingerprint.count == 16, fingerprint.allSatisfy(Self.isDigit) else { return nil }
      let entry = Entry(
        fingerprint: String(decoding: fingerprint, as: UTF8.self),
        text: String(decoding: text.dropFirst(17), as: UTF8.self), line: number)
      known.insert(entry.fingerprint)
      entries.append(entry)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// The baseline that accepts results.
  /// - Parameter names: What to call each file: its path from the baseline's folder.
  public static func bytes(accepting results: [LintResult], named names: [String]) -> [UInt8] {
    var text = ""
    for (result, name) in zip(results, names) {
      for (diagnostic, fingerprint) in zip(result.diagnostics, result.fingerprints(named: name)) {
        let finding = "\(name): \(diagnostic.rule): \(diagnostic.message)"
        text += "\(fingerprint) \(finding.visibleName)\n"
      }
    }
    return Array(text.utf8)
  }

  /// A result without what is accepted.
  public func filter(_ result: LintResult, named name: String) -> LintResult {
    result.without(known, named: name)
  }

  /// The entries of files that nothing was found for: the line of each, and what it was.
  /// - Parameters:
  ///   - results: Before they were filtered.
  ///   - names: What each file is called; entries of other files are not told of.
  /// - Complexity: O(n) in the entries and the diagnostics.
  public func stale(in results: [LintResult], named names: [String]) -> [(line: Int, text: String)] {
    let checked = Set(names.map { $0.visibleName })
    var found: Set<String> = []
    for (result, name) in zip(results, names) { found.formUnion(result.fingerprints(named: name)) }
    return entries.filter {
      !found.contains($0.fingerprint) && checked.contains(Self.name(in: $0.text, among: checked))
    }
    .map { ($0.line, $0.text) }
  }

  /// What an entry's file is called: the shortest beginning before a colon that is the name of one.
  private static func name(in text: String, among names: Set<String>) -> String {
    var end = text.startIndex
    while let colon = text[end...].firstIndex(of: ":") {
      if names.contains(String(text[..<colon])) { return String(text[..<colon]) }
      end = text.index(after: colon)
    }
    return ""
  }
}
