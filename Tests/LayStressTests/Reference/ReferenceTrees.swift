/// Trees of random views, the same on every run.
struct ReferenceTrees {
  private var state: UInt64
  private var count = 0

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x0DD5_EED5 }

  private mutating func roll(_ limit: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }

  private mutating func pick<T>(_ choices: [T]) -> T { choices[roll(choices.count)] }

  /// In eighths of a point, so that sums of a few are exact.
  private mutating func length(_ limit: Int) -> Double { Double(roll(limit * 8)) / 8 }

  private mutating func view(_ kind: ReferenceView.Kind) -> ReferenceView {
    count += 1
    return ReferenceView(count, kind)
  }

  private mutating func alignment() -> ReferenceView.Alignment {
    ReferenceView.Alignment(
      horizontal: pick([.leading, .center, .trailing]), vertical: pick([.top, .middle, .bottom]))
  }

  private mutating func spacing() -> Double? { pick([nil, nil, 0, 5, 11.5, -3]) }

  private mutating func views(_ limit: Int, depth: Int, inStack: Bool = false) -> [ReferenceView] {
    (0...roll(limit)).map { _ in tree(depth: depth, inStack: inStack) }
  }

  private mutating func leaf(inStack: Bool) -> ReferenceView {
    switch roll(inStack ? 8 : 6) {
    case 0: return view(.color)
    case 1: return view(.circle)
    case 2: return view(.text)
    case 6: return view(.spacer(pick([nil, 0, 12.5])))
    case 7: return view(.divider)
    default:
      let color = view(.color)
      return view(.fixedFrame(width: length(90), height: length(60), ReferenceView.Alignment(), color))
    }
  }

  private mutating func bounds() -> ReferenceView.Bounds {
    let lengths: [Double?] = [nil, nil, 0, 14, 40.5, 120]
    return ReferenceView.Bounds(
      minimum: pick(lengths), ideal: pick([nil, nil, 25]), maximum: pick(lengths + [.infinity, .infinity]))
  }

  /// - Parameter inStack: Whether a spacer and a divider may stand here, which go by the stack around them.
  mutating func tree(depth: Int, inStack: Bool = false) -> ReferenceView {
    guard depth > 0, roll(7) > 0 else { return leaf(inStack: inStack) }
    return roll(5) < 2 ? container(depth: depth - 1) : modified(depth: depth - 1, inStack: inStack)
  }

  private mutating func modified(depth: Int, inStack: Bool) -> ReferenceView {
    let child = tree(depth: depth, inStack: inStack)
    switch roll(13) {
    case 0:
      let (width, height) = pick([(length(150), nil), (nil, length(90)), (length(150), length(90))])
      return view(.fixedFrame(width: width, height: height, alignment(), child))
    case 1, 2:
      var (horizontal, vertical) = (bounds(), bounds())
      if !horizontal.isGiven, !vertical.isGiven { (horizontal.maximum, vertical.minimum) = (.infinity, 20) }
      return view(.flexibleFrame(horizontal, vertical, alignment(), child))
    case 3, 4:
      let inset: [Double] = [0, 0, 3.5, 11, -2]
      return view(
        .padding(
          .init(top: pick(inset), leading: pick(inset), bottom: pick(inset), trailing: pick(inset)), child))
    case 5: return view(.fixedSize(horizontal: roll(2) == 0, vertical: roll(2) == 0, child))
    case 6: return view(.priority(pick([1, -1, 2]), child))
    case 7: return view(.offset(x: length(20), y: length(20) - 10, child))
    case 8: return view(.aspectRatio(pick([nil, 0.5, 1, 1.75]), fills: roll(2) == 0, child))
    case 9:
      let guide: ReferenceView.Guide = pick([
        .leading, .center, .trailing, .top, .middle, .bottom, .firstTextBaseline,
      ])
      return view(.guide(guide, share: pick([0, 0.5, 1]), constant: length(20) - 8, child))
    case 10: return view(.position(x: length(80), y: length(80), child))
    default:
      let layer = roll(3) == 0 ? [leaf(inStack: true)] : views(2, depth: min(depth, 1))
      return view(.layer(isOverlay: roll(2) == 0, alignment(), child, layer))
    }
  }

  private mutating func container(depth: Int) -> ReferenceView {
    switch roll(12) {
    case 0: return view(.zStack(alignment(), views(3, depth: depth)))
    case 1:
      let axes = pick([(true, false), (false, true), (true, true)])
      return view(.viewThatFits(horizontal: axes.0, vertical: axes.1, views(2, depth: depth)))
    case 2:
      let axes = pick([(true, false), (false, true), (true, true)])
      return view(.scroll(horizontal: axes.0, vertical: axes.1, views(2, depth: depth)))
    case 3: return view(.grid(grid(depth: min(depth, 1))))
    case 4:
      return roll(2) == 0
        ? view(.lazyStack(.vertical, horizontalGuide(), spacing: spacing(), views(3, depth: depth)))
        : view(.lazyStack(.horizontal, verticalGuide(), spacing: spacing(), views(3, depth: depth)))
    case 5...8:
      return view(
        .stack(.horizontal, verticalGuide(), spacing: spacing(), views(3, depth: depth, inStack: true)))
    default:
      return view(
        .stack(.vertical, horizontalGuide(), spacing: spacing(), views(3, depth: depth, inStack: true)))
    }
  }

  private mutating func horizontalGuide() -> ReferenceView.Guide { pick([.leading, .center, .trailing]) }

  private mutating func verticalGuide() -> ReferenceView.Guide {
    pick([.top, .middle, .bottom, .firstTextBaseline, .lastTextBaseline])
  }

  private mutating func grid(depth: Int) -> ReferenceGrid {
    let rows = (0...roll(3)).map { _ in
      let isRow = roll(7) > 0
      let cells = (0...(isRow ? roll(3) : 0)).map { _ in
        var cell = ReferenceGrid.Cell(view: tree(depth: roll(depth + 1)))
        if isRow, roll(9) == 0 { cell.columns = 2 }
        if roll(8) == 0 { cell.anchor = (pick([0, 0.25, 1]), pick([0, 0.5, 1])) }
        return cell
      }
      return ReferenceGrid.Row(
        isRow: isRow, alignment: isRow ? pick([nil, nil, .top, .bottom]) : nil, cells: cells)
    }
    return ReferenceGrid(
      alignment: alignment(), horizontalSpacing: spacing(), verticalSpacing: spacing(), rows: rows)
  }
}
