import LayEngine
import LayOutput
import LaySyntax
import LayViews

/// The frames of a layout by where their views are written, so that they are found again after an edit.
struct FrameTable {
  /// The views that one stretch of source makes are told apart by their order.
  struct Key: Hashable {
    var place: UInt32
    var kind: ViewKind
    var number: Int
  }

  private(set) var frames: [(key: Key, frame: Rect, view: ViewID)] = []
  private var positions: [Key: Int] = [:]

  /// - Parameter place: Where in the source that is compared something is written; nil where it is not there.
  /// - Complexity: O(n) in the views.
  init(_ layout: LaidOutLayout, place: (UInt32) -> UInt32?) {
    var counts: [Key: Int] = [:]
    for node in WrittenNodes(of: layout) {
      let view = layout.views[node.view]
      guard !view.kind.isModifier, view.kind != .spacer, let place = place(view.source) else { continue }
      var key = Key(place: place, kind: view.kind, number: 0)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      positions[key] = frames.count
      frames.append((key, layout.frames.frame(of: node.view), node.view))
    }
  }

  func frame(_ key: Key) -> Rect? { positions[key].map { frames[$0].frame } }

  /// The views whose frames another layout has otherwise, or not at all.
  /// - Complexity: O(n) in the views.
  func changes(to other: FrameTable) -> [(view: ViewID, before: Rect, after: Rect?)] {
    frames.compactMap { entry in
      let after = other.frame(entry.key)
      if let after, Self.isSame(entry.frame, after) { return nil }
      return (entry.view, entry.frame, after)
    }
  }

  private static func isSame(_ a: Rect, _ b: Rect) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.size.width - b.size.width) <= tolerance && abs(a.size.height - b.size.height) <= tolerance
  }

  /// What nobody sees, in points.
  private static let tolerance = 0.05
}

extension [Diagnostic.Fix.Edit] {
  /// Where in the unchanged source something is written that stands at an offset of the changed one; nil for what the
  /// edits put there. The edits are sorted.
  /// - Complexity: O(edits).
  func originalPlace(of offset: UInt32) -> UInt32? {
    var shift = 0
    for edit in self {
      let start = Int(edit.range.start) + shift
      if Int(offset) < start { break }
      let length = edit.replacement.utf8.count
      if Int(offset) < start + length { return nil }
      shift += length - Int(edit.range.end - edit.range.start)
    }
    let place = Int(offset) - shift
    return place >= 0 ? UInt32(truncatingIfNeeded: place) : nil
  }
}
