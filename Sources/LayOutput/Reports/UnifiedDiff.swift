import LaySyntax

/// The change that edits make to a file, as a unified diff.
package struct UnifiedDiff {
  private let source: SourceFile
  private static let contextCount = 3

  package init(_ source: SourceFile) { self.source = source }

  /// - Parameter fixed: the bytes afterwards.
  /// - Returns: nothing where both are the same.
  /// - Complexity: O(n) in the lines outside the first and last difference of the two.
  package func write(_ fixed: [UInt8]) -> [UInt8] {
    let old = Self.lines(of: source.bytes)
    let new = Self.lines(of: fixed)
    let changes = Self.changes(old, new)
    guard !changes.isEmpty else { return [] }
    let name = String(source.name.drop { $0 == "/" })
    var output = Array("--- \(Self.quoted("a/" + name))\n+++ \(Self.quoted("b/" + name))\n".utf8)
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.contextCount
      { last += 1 }
      Self.writeHunk(changes[first...last], old, new, to: &output)
      first = last + 1
    }
    return output
  }

  /// A name as programs that apply differences read it: in quotes, in the notation of C, where it would not be one line
  /// of text, or would be a command to whoever shows it.
  private static func quoted(_ name: String) -> String {
    if name.visible == name,
      !name.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    {
      return name
    }
    var quoted = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(Character(scalar))
      // What stands for a byte that is no character.
      case "\u{EF80}"..."\u{EFFF}": quoted += octal(UInt8(truncatingIfNeeded: scalar.value))
      case "[": quoted += octal(UInt8(ascii: "["))
      default:
        if scalar.visibleForm == nil {
          quoted.unicodeScalars.append(scalar)
        } else {
          for byte in String(Character(scalar)).utf8 { quoted += octal(byte) }
        }
      }
    }
    return quoted + "\""
  }

  /// `\033`
  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }

  /// Lines of one text that stand for lines of the other.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Fixes change few lines: between the common start and end, lines are matched by looking a little ahead.
  private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    var changes: [Change] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        i += 1
        j += 1
        continue
      }
      let (skippedOld, skippedNew) = resynchronise(old[i...], new[j...])
      changes.append(Change(old: i..<i + skippedOld, new: j..<j + skippedNew))
      i += skippedOld
      j += skippedNew
    }
    return changes
  }

  /// How many lines of each to pass over until both go on alike; all that is left where they do not soon.
  private static func resynchronise(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) -> (old: Int, new: Int) {
    let reach = min(max(old.count, new.count) * 2, 200)
    for total in 1...max(reach, 1) {
      for skippedOld in 0...total {
        let skippedNew = total - skippedOld
        let (i, j) = (old.startIndex + skippedOld, new.startIndex + skippedNew)
        if i <= old.endIndex, j <= new.endIndex {
          if i == old.endIndex, j == new.endIndex { return (skippedOld, skippedNew) }
          if i < old.endIndex, j < new.endIndex, old[i] == new[j] { return (skippedOld, skippedNew) }
        }
      }
    }
    return (old.count, new.count)
  }

  private static func writeHunk(
    _ changes: ArraySlice<Change>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
    to output: inout [UInt8]
  ) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(first.old.lowerBound, contextCount)
    let after = min(old.count - last.old.upperBound, contextCount)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    output += "@@ -\(place(oldRange)) +\(place(newRange)) @@\n".utf8
    var position = oldRange.lowerBound
    for change in changes {
      for index in position..<change.old.lowerBound { write(" ", old[index], to: &output) }
      for index in change.old { write("-", old[index], to: &output) }
      for index in change.new { write("+", new[index], to: &output) }
      position = change.old.upperBound
    }
    for index in position..<oldRange.upperBound { write(" ", old[index], to: &output) }
  }

  private static func place(_ range: Range<Int>) -> String {
    "\(range.isEmpty ? range.lowerBound : range.lowerBound + 1),\(range.count)"
  }

  private static func write(_ sign: StaticString, _ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output.append(sign.utf8Start.pointee)
    output += line
    if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
  }

  /// The lines of a text with their ends.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
