import LaySyntax
import LayViews

/// What the documents of one layout may hold.
///
/// Views that are alike share what they are made of: a gradient of 10,000 colours takes memory once, and is written for
/// each view that it fills. So a small file could ask for more bytes than a disk has.
package enum OutputBounds {
  /// In bytes, roughly: a thousand times the largest picture that browsers still show.
  private static let documentSize = 1 << 30
  /// What is shared and shorter than this is not counted: of two million views it is what a view takes anyway.
  private static let patience = 256
  /// What a document takes for a colour of a gradient and for an element of a path, as a rule.
  private static let stopSize = 64
  private static let elementSize = 32

  /// What there is to say where a layout's documents would be too large, at the view that takes most of the first
  /// that are too many; nothing for any other.
  /// - Complexity: O(n) in the views, where something is shared that is long.
  package static func faults(of views: ViewTree) -> [Diagnostic] {
    guard views.hasLongParts(patience) else { return [] }
    var total = 0
    var largest = (view: ViewID.none, size: 0)
    for index in views.nodes.indices {
      let size = views.writtenSize(of: views.nodes[index])
      guard size >= patience else { continue }
      total &+= size
      if size > largest.size { largest = (ViewID(index), size) }
      if total > documentSize { break }
    }
    guard total > documentSize, !largest.view.isNone else { return [] }
    let source = views[largest.view].source
    return [
      .error(
        "output-too-large", at: SourceRange(start: source, end: source + 1),
        "the document of this layout would take more than \(documentSize >> 30) GiB: this view alone takes some "
          + "\(largest.size >> 10) KiB of it, and there are many like it",
        help: "draw fewer of them, or with fewer colours, points or letters in their ids")
    ]
  }

  fileprivate static func size(of outline: Outline) -> Int {
    guard case .path(let path) = outline else { return 0 }
    return path.elements.count &* elementSize
  }

  fileprivate static func size(of gradient: Gradient) -> Int { gradient.stops.count &* stopSize }
}

extension ViewTree {
  /// Whether a document might hold anything of such a size for several views.
  fileprivate func hasLongParts(_ size: Int) -> Bool {
    identifiers.contains { $0.utf8.count >= size }
      || contents.gradients.contains { OutputBounds.size(of: $0) >= size }
      || contents.shapes.all.contains { OutputBounds.size(of: $0.outline) >= size }
      || modifiers.effects.all.contains { effect in
        if case .clip(let outline) = effect { return OutputBounds.size(of: outline) >= size }
        return false
      }
  }

  /// What a document takes for what a node shares with others, in bytes.
  fileprivate func writtenSize(of node: ViewNode) -> Int {
    var size = identifiers[Int(node.identifier)].utf8.count
    switch node.kind {
    case .gradient: size &+= writtenSize(of: contents.paints[node])
    case .shape:
      let shape = contents.shapes[node]
      size &+= OutputBounds.size(of: shape.outline)
      if let fill = shape.fill { size &+= writtenSize(of: fill) }
      if let stroke = shape.stroke { size &+= writtenSize(of: stroke) }
    case .effect:
      if case .clip(let outline) = modifiers.effects[node] { size &+= OutputBounds.size(of: outline) }
    case .text:
      if !contents.gradients.isEmpty {
        for run in contents.texts[node].runs { size &+= writtenSize(of: run.paint) }
      }
    default: break
    }
    return size
  }

  private func writtenSize(of paint: Paint) -> Int {
    guard case .gradient(let index) = paint, Int(index) < contents.gradients.count else { return 0 }
    return OutputBounds.size(of: contents.gradients[Int(index)])
  }
}
