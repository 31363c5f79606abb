import LayEngine
import LayViews

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
      if !node.isPart {
        paintOutline(of: node, frame)
        paintBands(of: id)
      }
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
    guard let role = node.kind.outlineRole else { return }
    openRect(frame)
    output.append(" fill=\"none\" stroke=\"")
    output.append(role.color)
    output.append("\" stroke-width=\"0.5\"")
    if role.isDashed { output.append(" stroke-dasharray=\"2 2\"") }
    output.append("/>\n")
  }

  /// Shades the bands of a view and writes their lengths: in the middle of gaps, at the start of tracks.
  private mutating func paintBands(of id: ViewID) {
    let labelInset = 6.0
    for band in layout.bands(of: id) {
      var place = band.frame.center
      openRect(band.frame)
      switch band.kind {
      case .gap:
        output.append(band.length < 0 ? " fill=\"#ff383c\"" : " fill=\"#ff2d92\"")
        output.append(" fill-opacity=\"0.25\"/>\n")
      case .track:
        output.append(" fill=\"#6155f5\" fill-opacity=\"0.08\" stroke=\"#6155f5\" stroke-opacity=\"0.5\"")
        output.append(" stroke-width=\"0.25\"/>\n")
        place[band.axis.other] = band.frame.origin[band.axis.other] + labelInset
      }
      paintLabel(band.length, at: place)
    }
  }

  /// Writes a number, readable on any background: a white halo under dark digits.
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
