import LayEngine
import LaySemantics

// `--outline`: every frame, each stack's gaps and each grid's tracks, over the picture.

extension SVGPainter {
  /// Draws the outlines of all views, containers before what they contain.
  /// - Complexity: O(n) in the views.
  mutating func paintOutlines() {
    output.append(
      "<g font-family=\"Inter, system-ui, Arial, sans-serif\" font-size=\"8\" text-anchor=\"middle\">\n")
    var pending = [layout.views.root]
    while let id = pending.popLast() {
      guard !id.isNone, let frame = layout.frames.placedFrame(id) else { continue }
      let node = layout.views[id]
      paintOutline(of: node, frame)
      paintDetails(of: id, node, frame)
      let start = pending.count
      var child = node.firstChild
      while !child.isNone {
        pending.append(child)
        child = layout.views[child].nextSibling
      }
      pending[start...].reverse()
    }
    output.append("</g>\n")
  }

  private mutating func paintOutline(of node: ViewNode, _ frame: Rect) {
    guard let style = node.kind.outlineStyle else { return }
    openRect(frame)
    output.append(" fill=\"none\" stroke=\"")
    output.append(style.color)
    output.append("\" stroke-width=\"0.5\"")
    if style.isDashed { output.append(" stroke-dasharray=\"2 2\"") }
    output.append("/>\n")
  }

  private mutating func paintDetails(of id: ViewID, _ node: ViewNode, _ frame: Rect) {
    switch node.kind {
    case .hStack, .lazyHStack: paintGaps(of: id, node, frame, axis: .horizontal)
    case .vStack, .lazyVStack: paintGaps(of: id, node, frame, axis: .vertical)
    case .lazyHGrid, .lazyVGrid, .grid:
      paintTracks(layout.frames.columns[id] ?? [], frame, axis: .horizontal)
      paintTracks(layout.frames.rows[id] ?? [], frame, axis: .vertical)
    default: break
    }
  }

  /// Shades a stack's gaps and writes their lengths in them.
  ///
  /// Positions are summed from the children's lengths: an offset moves a child's frame, but not its place.
  private mutating func paintGaps(of id: ViewID, _ node: ViewNode, _ frame: Rect, axis: Axis) {
    let gaps = layout.frames.gaps(of: id)
    let runsBackwards = axis == .horizontal && isRightToLeft(node)
    var position = runsBackwards ? frame.maxX : frame.origin[axis]
    let direction: Double = runsBackwards ? -1 : 1
    var child = node.firstChild
    var gap = gaps.startIndex
    while !child.isNone, gap < gaps.endIndex {
      if let childFrame = layout.frames.placedFrame(child) {
        position += direction * childFrame.size[axis]
        let end = position + direction * gaps[gap]
        var band = frame
        band.origin[axis] = min(position, end)
        band.size[axis] = gaps[gap].magnitude
        openRect(band)
        output.append(gaps[gap] < 0 ? " fill=\"#ff383c\"" : " fill=\"#ff2d92\"")
        output.append(" fill-opacity=\"0.25\"/>\n")
        paintLabel(gaps[gap], at: band.center)
        position = end
        gap += 1
      }
      child = layout.views[child].nextSibling
    }
  }

  /// Shades a grid's columns or rows and writes their lengths at their start.
  private mutating func paintTracks(_ tracks: [LayoutTree.Track], _ frame: Rect, axis: Axis) {
    let labelInset = 6.0
    for track in tracks {
      var band = frame
      band.origin[axis] = track.start
      band.size[axis] = track.length
      openRect(band)
      output.append(" fill=\"#6155f5\" fill-opacity=\"0.08\" stroke=\"#6155f5\" stroke-opacity=\"0.5\"")
      output.append(" stroke-width=\"0.25\"/>\n")
      var place = band.center
      place[axis.other] = band.origin[axis.other] + labelInset
      paintLabel(track.length, at: place)
    }
  }

  /// Writes a number, readable on any ground: a white halo under dark digits.
  private mutating func paintLabel(_ value: Double, at center: Point) {
    // Digits are some 0.7 em tall.
    let baseline = center.y + 2.9
    for isHalo in [true, false] {
      output.append("<text")
      attribute("x", center.x)
      attribute("y", baseline)
      output.append(
        isHalo
          ? " fill=\"#ffffff\" stroke=\"#ffffff\" stroke-width=\"2\" stroke-linejoin=\"round\">"
          : " fill=\"#1c1c1e\">")
      output.append(rounded: value)
      output.append("</text>\n")
    }
  }
}

extension ViewKind {
  /// How a view's frame is outlined, by what it is; nil for effects, whose frame is their content's.
  fileprivate var outlineStyle: (color: StaticString, isDashed: Bool)? {
    switch self {
    case .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .lazyHGrid, .lazyVGrid, .grid, .gridRow,
      .scrollView, .viewThatFits, .geometryReader, .section:
      return ("#0088ff", false)
    case .spacer:
      return ("#ff8d28", true)
    case .text:
      return ("#cb30e0", false)
    case .divider, .color, .gradient, .shape, .image:
      return ("#34c759", false)
    case .frame, .flexibleFrame, .padding, .fixedSize, .layoutPriority, .offset, .position, .aspectRatio,
      .alignmentGuide, .background, .overlay, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea,
      .containerRelativeFrame, .gridCellColumns, .gridCellAnchor, .gridColumnAlignment, .gridCellUnsizedAxes:
      return ("#8e8e93", true)
    case .effect:
      return nil
    }
  }
}
