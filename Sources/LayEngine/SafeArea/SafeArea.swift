import LayViews

/// What bars and the device's edges leave free around the view that is being placed, in canvas coordinates.
///
/// A side's place is its distance outwards, negated: less is further out, on every side. So each rule reads the
/// same for all four.
struct SafeArea {
  /// Sides of a rectangle on the canvas: left, top, right, bottom.
  struct Sides {
    var mask: SIMDMask<SIMD4<Int64>>

    init(_ mask: SIMDMask<SIMD4<Int64>>) { self.mask = mask }

    init(_ edges: EdgeSet, isRightToLeft: Bool) {
      let (left, right) = isRightToLeft ? (Edge.trailing, Edge.leading) : (.leading, .trailing)
      mask = SIMDMask(repeating: false)
      mask[0] = edges.contains(left)
      mask[1] = edges.contains(.top)
      mask[2] = edges.contains(right)
      mask[3] = edges.contains(.bottom)
    }

    /// Both sides of each axis.
    init(_ axes: AxisSet) {
      var edges = EdgeSet()
      if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
      if axes.contains(.vertical) { edges.formUnion(.vertical) }
      self.init(edges, isRightToLeft: false)
    }
  }

  /// Where each side's safe part ends.
  private var safe: SIMD4<Double>
  /// How far a view reaches that ignores it.
  private var full: SIMD4<Double>
  /// How far a scroll view's own frame reaches: under the bars of screens only its content runs on.
  private var scrolling: SIMD4<Double>

  /// Two sides this close are the same: sums of lengths are seldom exact.
  private static let tolerance = 1e-6

  /// The area of a canvas whose edges keep insets free.
  init(canvas: Rect, insets: EdgeInsets) {
    full = Self.sides(of: canvas)
    scrolling = full
    safe = full + SIMD4(insets.leading, insets.top, insets.trailing, insets.bottom)
  }

  /// The safe part as a rectangle.
  var safeFrame: Rect { Self.rect(safe) }

  /// A frame that runs on under the safe area's edges where it touches them.
  func extended(_ frame: Rect, at sides: Sides) -> Rect {
    let own = Self.sides(of: frame)
    let reaching = reaches(own) .& sides.mask
    return any(reaching) ? Self.rect(own.replacing(with: full, where: reaching)) : frame
  }

  /// A scroll view's frame, which runs on under everything but the bars of screens.
  func extendedScrollView(_ frame: Rect, at sides: Sides) -> Rect {
    let own = Self.sides(of: frame)
    let reaching = reaches(own) .& sides.mask
    return any(reaching) ? Self.rect(own.replacing(with: scrolling, where: reaching)) : frame
  }

  /// How much of what is around a frame is covered, where the frame touches it.
  func insets(of frame: Rect, isRightToLeft: Bool) -> EdgeInsets {
    let own = Self.sides(of: frame)
    let covered = SIMD4<Double>.zero.replacing(with: own - full, where: reaches(own))
    return EdgeInsets(
      top: covered[1], leading: covered[isRightToLeft ? 2 : 0], bottom: covered[3],
      trailing: covered[isRightToLeft ? 0 : 2])
  }

  /// For views inside one that runs on under these sides: nothing is covered there any more.
  mutating func ignore(_ sides: Sides) { safe.replace(with: full, where: sides.mask) }

  /// For content that a bar keeps away from its container's sides.
  mutating func inset(from container: Rect, to content: Rect, at sides: Sides, isScreenBar: Bool = false) {
    let (own, inner) = (Self.sides(of: container), Self.sides(of: content))
    let reaching = reaches(own)
    full.replace(with: own.replacing(with: full, where: reaching), where: sides.mask)
    let outer = own.replacing(with: scrolling, where: reaching)
    scrolling.replace(with: isScreenBar ? inner : outer, where: sides.mask)
    safe.replace(with: inner, where: sides.mask)
  }

  /// Which sides of a view lie on or beyond the safe edge, and not beyond the full one.
  private func reaches(_ own: SIMD4<Double>) -> SIMDMask<SIMD4<Int64>> {
    (own .<= safe + Self.tolerance) .& (own .> full)
  }

  private static func sides(of rect: Rect) -> SIMD4<Double> {
    SIMD4(rect.minX, rect.minY, -rect.maxX, -rect.maxY)
  }

  private static func rect(_ sides: SIMD4<Double>) -> Rect {
    Rect(x: sides[0], y: sides[1], width: -sides[2] - sides[0], height: -sides[3] - sides[1])
  }
}
