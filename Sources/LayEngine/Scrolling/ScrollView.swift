import LayViews
import LaySyntax

// ScrollView at rest. See "Scroll views" in the article Scrolling, Bars, and Fitting.

extension LayoutPass {
  /// As long as proposed along the axes it scrolls, as long as its content across them.
  func scrollSize(_ view: ViewID, _ node: ViewNode, _ proposal: Proposal) -> Size {
    let scroll = tree.containers.scrolls[node]
    if let width = proposal.width, let height = proposal.height, scroll.axes == .both {
      return Size(width: max(width, 0), height: max(height, 0))
    }
    let content = inContainer(of: proposal) {
      columnSize(view, scroll.contentProposal(proposal))
    }
    var size = Size.zero
    for axis in Axis.allCases {
      let ideal = max(content[axis] + scroll.contentMargins.total(axis), 0)
      size[axis] = scroll.axes.contains(axis) ? max(proposal[axis] ?? ideal, 0) : ideal
    }
    return size
  }

  /// Several views in a container that takes one form a column; one is itself.
  private func columnSize(_ view: ViewID, _ proposal: Proposal) -> Size {
    let child = nodes[view].firstChild
    return nodes[child].nextSibling.isNone ? measure(child, proposal) : stackSize(view, proposal)
  }

  /// Places the content where it rests before anybody scrolls.
  ///
  /// Where the scroll view touches a bar it keeps running on beneath it, and its content is inset instead; under the
  /// bars of screens only its content does, and its frame ends at them.
  func placeScroll(_ view: ViewID, _ node: ViewNode, _ frame: Rect, _ proposal: Proposal) {
    let scroll = tree.containers.scrolls[node]
    let isRightToLeft = isRightToLeft(view)
    let viewport = safeArea.extended(frame, at: SafeArea.Sides(scroll.axes))
    let outer = safeArea.extendedScrollView(frame, at: SafeArea.Sides(scroll.axes))
    placements[view].frame = outer
    if outer != viewport { viewports.set(view, to: viewport) }
    let covered = safeArea.insets(of: frame, isRightToLeft: isRightToLeft)
    let offer = scroll.contentProposal(proposal)
    inContainer(of: proposal) {
      let size = columnSize(view, offer)
      var offset = Point.zero
      for axis in Axis.allCases {
        let (start, total) = (scroll.contentMargins.start(axis), scroll.contentMargins.total(axis))
        guard scroll.axes.contains(axis) else {
          offset[axis] = start
          continue
        }
        let slack = viewport.size[axis] - covered.total(axis) - total - size[axis]
        offset[axis] = covered.start(axis) + start + slack * scroll.restingShare(of: axis, slack: slack)
      }
      let content = childFrame(of: view, in: viewport, offset: offset, size: size)
      let outside = safeArea
      safeArea.ignore(SafeArea.Sides(scroll.axes))
      let child = nodes[view].firstChild
      if nodes[child].nextSibling.isNone {
        place(child, content, offer)
      } else {
        placeStack(view, content, offer)
      }
      safeArea = outside
    }
  }
}

extension ScrollSpec {
  /// Nothing along the axes that scroll; the scroll view's own proposal less the margins across them.
  fileprivate func contentProposal(_ proposal: Proposal) -> Proposal {
    var offer = Proposal.unspecified
    for axis in Axis.allCases where !axes.contains(axis) {
      offer[axis] = proposal[axis].map { max($0 - contentMargins.total(axis), 0) }
    }
    return offer
  }

  /// Which share of the room left over, negative where the content is longer, lies before the content.
  ///
  /// Measured on macOS 27.0: what scrolls both ways centres content that is shorter, what scrolls one way has it first.
  fileprivate func restingShare(of axis: Axis, slack: Double) -> Double {
    let anchor = slack < 0 ? initialAnchor : alignmentAnchor
    guard let anchor else { return axes == .both && slack > 0 ? 0.5 : 0 }
    return axis == .horizontal ? anchor.x : anchor.y
  }
}
