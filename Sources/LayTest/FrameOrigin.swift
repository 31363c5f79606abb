import LayLint
import LaySyntax

/// What kept frames were laid out from, and by which lay, as the second line of what is kept: by that it is known later
/// who has moved them.
package struct FrameOrigin: Equatable, Sendable {
  /// Tells sources apart that are made of other tokens.
  package var source: Fingerprint
  package var version: String

  /// - Complexity: O(n) in the source.
  package init(source: SourceFile, version: String) {
    let tokens = source.tokens().tokens
    self.source = Fingerprint(
      of: tokens.map { source.bytes[Int($0.range.start)..<Int($0.range.end)] })
    self.version = version
  }

  private init?(line: ArraySlice<UInt8>) {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 5, words[0] == "source", words[2] == "laid-out", words[3] == "by",
      let source = Fingerprint(text: words[1])
    else { return nil }
    self.source = source
    version = String(words[4])
  }

  private var line: String { "source \(source.text) laid-out by \(version)" }

  /// Who has moved frames that came from elsewhere, as a sentence; empty where that is the source's change alone.
  package func mover(since old: FrameOrigin) -> String {
    if source != old.source {
      return version == old.version
        ? "" : "the source is another, and so is lay: \(old.version) laid them out"
    }
    let cause = "the source is what it was when they were kept"
    return version == old.version
      ? cause + ": what they are laid out for is not, or an asset or a font"
      : cause + ": lay \(version) has moved them, or an asset or a font; lay \(old.version) laid them out"
  }

  // MARK: What is kept

  /// What is kept of a preview: its snapshot with where it comes from.
  package func kept(_ snapshot: String) -> [UInt8] {
    let (heading, frames) = Self.split(Array(snapshot.utf8)[...])
    var kept = Array(heading)
    kept.append(0x0A)
    kept += Array(line.utf8)
    kept.append(0x0A)
    kept += frames
    return kept
  }

  /// What is kept as a snapshot, and where it comes from; nil where it does not say.
  package static func read(_ kept: [UInt8]) -> (snapshot: [UInt8], origin: FrameOrigin?) {
    let (heading, rest) = split(kept[...])
    let (line, frames) = split(rest)
    guard let origin = FrameOrigin(line: line) else { return (kept, nil) }
    var snapshot = Array(heading)
    snapshot.append(0x0A)
    snapshot += frames
    return (snapshot, origin)
  }

  /// The first line, and what follows it.
  private static func split(_ bytes: ArraySlice<UInt8>) -> (line: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)
  {
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    return (bytes[..<end], bytes[min(end + 1, bytes.endIndex)...])
  }
}
