import LayEngine
import LayViews

// `--outline`: every frame, each stack's gaps and each grid's tracks, over the picture.

extension SVGPainter {
  /// Draws the outlines of all views, containers before what they contain.
  /// - Complexity: O(n) in the views.
  mutating func paintOutlines() {
    textPlaces = TextPlaces(of: layout)
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
      if let place = labelPlace(place, band) { paintLabel(band.length, at: place) }
    }
  }

  /// Where a band's number stands: within the picture; nil for one that would say 0, or stand over text.
  private func labelPlace(_ place: Point, _ band: OutlineBand) -> Point? {
    guard abs(band.length) >= 0.0005 else { return nil }
    // Half of six digits, and of their height.
    let (reach, rise) = (12.0, 5.0)
    let canvas = layout.frames.canvas
    func bounded(_ value: Double, _ margin: Double, _ length: Double) -> Double {
      length > 2 * margin ? min(max(value, margin), length - margin) : value
    }
    let place = Point(x: bounded(place.x, reach, canvas.width), y: bounded(place.y, rise, canvas.height))
    guard case .track = band.kind else { return place }
    let label = Rect(x: place.x - reach, y: place.y - rise, width: 2 * reach, height: 2 * rise)
    return textPlaces.overlaps(label) ? nil : place
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
