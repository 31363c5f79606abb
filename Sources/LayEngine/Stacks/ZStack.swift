import LayViews

// Views on top of each other. See "ZStack, overlay, background" in the article Layout Rules.

extension LayoutPass {
  /// The largest width and height among the children of the highest layout priority.
  func zStackSize(of first: ViewID, _ proposal: Proposal) -> Size {
    let priority = highestPriority(first)
    var size = Size.zero
    var child = first
    while !child.isNone {
      if traits[child].priority == priority {
        let answer = measure(child, proposal)
        size.width = max(size.width, answer.width)
        size.height = max(size.height, answer.height)
      }
      child = nodes[child].nextSibling
    }
    return size
  }

  func highestPriority(_ first: ViewID) -> Double {
    var highest = -Double.infinity
    var child = first
    while !child.isNone {
      highest = max(highest, traits[child].priority)
      child = nodes[child].nextSibling
    }
    return highest
  }

  /// Proposes the stack's own size to each child and puts it with its guide on the alignment lines, which lie at
  /// the largest guide values among the children of the highest priority.
  func placeZStack(
    of first: ViewID, in container: ViewID, _ frame: Rect, alignment: Alignment
  ) {
    let proposal = Proposal(frame.size)
    let line = zStackLine(of: first, proposal, alignment)
    var child = first
    while !child.isNone {
      let size = measure(child, proposal)
      let offset = Point(
        x: line.x - guideValue(of: child, alignment.horizontal, size: size, proposal),
        y: line.y - guideValue(of: child, alignment.vertical, size: size, proposal))
      placeChild(child, of: container, in: frame, offset: offset, size: size, proposal)
      child = nodes[child].nextSibling
    }
  }

  func zStackLine(of first: ViewID, _ proposal: Proposal, _ alignment: Alignment) -> Point {
    let priority = highestPriority(first)
    var line: Point?
    var child = first
    while !child.isNone {
      if traits[child].priority == priority {
        let size = measure(child, proposal)
        let x = guideValue(of: child, alignment.horizontal, size: size, proposal)
        let y = guideValue(of: child, alignment.vertical, size: size, proposal)
        line = Point(x: max(line?.x ?? x, x), y: max(line?.y ?? y, y))
      }
      child = nodes[child].nextSibling
    }
    return line ?? .zero
  }

  /// Places a background or overlay: the primary in the whole frame, the layer proposed the primary's size and
  /// aligned with it. Several views in the layer form a centred ZStack, which is aligned as a whole.
  func placeLayers(_ view: ViewID, _ frame: Rect, _ proposal: Proposal) {
    let node = nodes[view]
    let primary = node.firstChild
    placeChild(primary, of: view, in: frame, offset: .zero, size: frame.size, proposal)
    let layer = nodes[primary].nextSibling
    guard !layer.isNone else { return }
    let spec = tree.modifiers.layers[node]
    let reached = safeArea.extended(
      frame, at: SafeArea.Sides(spec.ignoredSafeAreaEdges, isRightToLeft: isRightToLeft(view)))
    if reached != frame {
      // A background style runs on under the bars that its view touches.
      place(layer, reached, Proposal(reached.size))
      return
    }
    let alignment = spec.alignment
    let offer = Proposal(frame.size)
    let x = guideValue(of: primary, alignment.horizontal, size: frame.size, proposal)
    let y = guideValue(of: primary, alignment.vertical, size: frame.size, proposal)
    if nodes[layer].nextSibling.isNone {
      let size = measure(layer, offer)
      let offset = Point(
        x: x - guideValue(of: layer, alignment.horizontal, size: size, offer),
        y: y - guideValue(of: layer, alignment.vertical, size: size, offer))
      placeChild(layer, of: view, in: frame, offset: offset, size: size, offer)
    } else {
      placeLayerViews(layer, of: view, in: frame, at: Point(x: x, y: y), offer, alignment)
    }
  }

  /// Several views of a layer: a ZStack without a node of its own. Measured on macOS 27.0: its views are centred in it
  /// and proposed its size, whatever the alignment of the layer.
  private func placeLayerViews(
    _ first: ViewID, of view: ViewID, in frame: Rect, at point: Point, _ offer: Proposal,
    _ alignment: Alignment
  ) {
    let size = zStackSize(of: first, offer)
    let proposal = Proposal(size)
    let line = zStackLine(of: first, proposal, .center)
    let start = Point(
      x: point.x - layerGuide(of: first, alignment.horizontal, size: size),
      y: point.y - layerGuide(of: first, alignment.vertical, size: size))
    var child = first
    while !child.isNone {
      let answer = measure(child, proposal)
      let offset = Point(
        x: start.x + line.x - guideValue(of: child, .horizontalCenter, size: answer, proposal),
        y: start.y + line.y - guideValue(of: child, .verticalCenter, size: answer, proposal))
      placeChild(child, of: view, in: frame, offset: offset, size: answer, proposal)
      child = nodes[child].nextSibling
    }
  }

  /// The value of a guide of the ZStack that several views of a layer form.
  private func layerGuide(of first: ViewID, _ guide: AlignmentGuide, size: Size) -> Double {
    let explicit = guide.isBuiltIn ? nil : zStackGuide(of: first, guide, size: size, alignment: .center)
    return explicit ?? defaultGuideValue(guide, size: size)
  }
}
