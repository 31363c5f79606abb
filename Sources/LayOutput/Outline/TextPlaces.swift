import LayEngine
import LayViews

/// Where the texts of a layout lie, for what is not to lie over them.
struct TextPlaces {
  /// The frames of texts by the strips of the canvas that they reach into.
  private var strips: [Int: [Rect]] = [:]

  private static let height = 32.0
  /// A text that is taller stands in no more strips than these.
  private static let mostStrips = 64

  init() {}

  /// - Complexity: O(n) in the views.
  init(of layout: LaidOutLayout) {
    for index in layout.views.nodes.indices where layout.views.nodes[index].kind == .text {
      guard let frame = layout.frames.placedFrame(ViewID(index)) else { continue }
      for strip in Self.strips(of: frame).prefix(Self.mostStrips) { strips[strip, default: []].append(frame) }
    }
  }

  /// Whether some text lies below a rectangle.
  /// - Complexity: O(n) in the texts of the same strips.
  func overlaps(_ rect: Rect) -> Bool {
    Self.strips(of: rect).contains { strip in
      strips[strip]?.contains { text in
        text.minX < rect.maxX && rect.minX < text.maxX && text.minY < rect.maxY && rect.minY < text.maxY
      } ?? false
    }
  }

  private static func strips(of rect: Rect) -> Range<Int> {
    let bounds = -1e9...1e9
    guard bounds.contains(rect.minY), bounds.contains(rect.maxY), rect.maxY >= rect.minY else { return 0..<0 }
    return Int((rect.minY / height).rounded(.down))..<Int((rect.maxY / height).rounded(.down)) + 1
  }
}
