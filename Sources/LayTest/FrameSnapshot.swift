import LayEngine
import LayOutput
import LaySyntax
import LayText
import LayViews

/// A preview's frames as text that is kept beside its source and reviewed as a diff.
///
/// A line for each view: its kind, its text, its id, and `x y width height` rounded to hundredths of a point. The first
/// variant is written out; of each other one only the lines that differ, by their numbers.
package struct FrameSnapshot {
  package private(set) var text: String
  private var first: [String] = []

  /// - Parameter file: The file's name without its folder.
  package init(name: String, file: String) {
    text = Self.heading(of: file) + "\n\(name.visible)\n"
  }

  /// The first line of every snapshot of a file's previews: the form's version and the file.
  package static func heading(of file: String) -> String { "lay frames 1 of \(file.visible)" }

  /// What is otherwise in another version, as lines of a diff: at most so many.
  /// - Complexity: O(n) in the lines.
  package static func differences(_ old: [UInt8], _ new: [UInt8], atMost count: Int) -> [String] {
    let diff = UnifiedDiff(SourceFile(name: "", bytes: old)).write(new)
    let lines = String(decoding: diff, as: UTF8.self).split(separator: "\n").dropFirst(2).filter {
      $0.hasPrefix("+") || $0.hasPrefix("-")
    }
    let rest = lines.count - count
    return lines.prefix(count).map { String($0) } + (rest > 0 ? ["and \(rest) more lines"] : [])
  }

  package mutating func add(_ layout: LaidOutLayout, variant: String) {
    let lines = Self.lines(layout)
    text += "\n@ \(variant)\n"
    if first.isEmpty {
      first = lines
      for line in lines { text += line + "\n" }
      return
    }
    if lines.count != first.count {
      for line in lines { text += line + "\n" }
      return
    }
    for (index, line) in lines.enumerated() where line != first[index] {
      text += "\(index + 1): \(String(line.drop { $0 == " " }))\n"
    }
  }

  private static func lines(_ layout: LaidOutLayout) -> [String] {
    let size = layout.frames.canvas
    var lines = ["canvas \(hundredths(size.width)) \(hundredths(size.height))"]
    for node in WrittenNodes(of: layout) {
      let frame = layout.frames.frame(of: node.view)
      var line = String(repeating: "  ", count: min(node.depth, deepest)) + layout.spelling(of: node.view)
      if layout.frames.texts.contains(node.view) {
        let laidOut = layout.frames.texts
        let drawn = laidOut.lines(of: node.view).map {
          String(decoding: laidOut.bytes[laidOut.bytes(ofLine: $0)], as: UTF8.self).visible
        }
        line += " \"\(drawn.joined(separator: "|"))\""
      }
      if let id = node.identifier(in: layout) { line += " #\(id.visible)" }
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      lines.append(line + numbers.map { " " + hundredths($0) }.joined())
    }
    return lines
  }

  /// Deeper views are indented no further, so that a file stays as long as its views are many.
  private static let deepest = 40

  private static func hundredths(_ value: Double) -> String {
    let scaled = (value * 100).rounded()
    guard scaled.magnitude < 1e15 else { return value > 0 ? "infinity" : "-infinity" }
    // On 32 bits an Int is too small for a canvas that overflows.
    let whole = Int64(scaled)
    let (points, rest) = (whole.magnitude / 100, whole.magnitude % 100)
    let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (whole < 0 ? "-" : "") + "\(points)" + fraction
  }
}
