import LayEngine
import LayOutput
import LayViews

/// What a view or modifier that names no length came to, in points.
package struct ResolvedDefault: Equatable, Sendable {
  /// The byte offset of the view's or modifier's name in the source.
  package var offset: Int
  package var lengths: Lengths

  package enum Lengths: Equatable, Sendable {
    /// The gaps of a stack, in order.
    case gaps([Double])
    /// What a padding adds: top, leading (left, as placed), bottom, trailing.
    case insets([Double])
    /// How far a spacer reaches along its stack.
    case length(Double)
  }
}

extension Layout {
  /// What stacks, paddings and spacers of the layout came to, in source order of their nodes; those that loops repeat come
  /// several times.
  /// - Complexity: O(n) in the views.
  package var resolvedDefaults: [ResolvedDefault] {
    let nodes = content.views.nodes
    var found: [ResolvedDefault] = []
    for node in WrittenNodes(of: content) {
      let view = nodes[Int(node.view.index)]
      var lengths: ResolvedDefault.Lengths?
      switch view.kind {
      case .hStack, .vStack, .lazyHStack, .lazyVStack:
        let gaps = content.frames.gaps(of: node.view)
        lengths = gaps.isEmpty ? nil : .gaps(Array(gaps))
      case .padding:
        guard !view.firstChild.isNone, let outer = content.frames.placedFrame(node.view),
          let inner = content.frames.placedFrame(view.firstChild)
        else { continue }
        lengths = .insets([
          inner.minY - outer.minY, inner.minX - outer.minX, outer.maxY - inner.maxY, outer.maxX - inner.maxX,
        ])
      case .spacer:
        guard let frame = content.frames.placedFrame(node.view) else { continue }
        lengths = .length(max(frame.size.width, frame.size.height))
      default: continue
      }
      if let lengths { found.append(ResolvedDefault(offset: Int(view.source), lengths: lengths)) }
    }
    return found
  }
}

extension Layout {
  /// A view or modifier as it was laid out.
  package struct WrittenFrame {
    /// The byte offset of its name in the source.
    package var offset: Int
    package var frame: Rect
    /// What it was proposed; nil for any width, or any height.
    package var proposedWidth: Double?
    package var proposedHeight: Double?
  }

  /// Where each view or modifier is written, and its frame, in source order of the nodes; those that loops repeat come
  /// several times.
  /// - Complexity: O(n) in the views.
  package var writtenFrames: [WrittenFrame] {
    let nodes = content.views.nodes
    var found: [WrittenFrame] = []
    for node in WrittenNodes(of: content) {
      guard let frame = content.frames.placedFrame(node.view) else { continue }
      let proposal = content.frames.proposal(of: node.view)
      found.append(
        WrittenFrame(
          offset: Int(nodes[Int(node.view.index)].source), frame: Rect(frame),
          proposedWidth: proposal.width, proposedHeight: proposal.height))
    }
    return found
  }
}
