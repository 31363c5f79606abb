import LaySyntax
import LayViews

// Bars of two parts, of which the shorter one stands in the middle of the longer one.

extension Inspection {
  /// Less is not seen to begin elsewhere.
  private static let noticeable = 8.0
  /// From here on a shape is a bar: in thicknesses.
  private static let slenderness = 4.0

  mutating func checkBarParts(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .zStack, .overlay, .background: break
    case .hStack: return checkBarsOfChart(view, node)
    default: return
    }
    guard settings.isOn(.barPartCentred), isWritten(view), isCentring(view, node),
      case let parts = children(view), parts.count == 2, let first = bar(parts[0]),
      let second = bar(parts[1]),
      sites.argument("alignment", ofCallAt: node.source) == nil
    else { return }
    for axis in Axis.allCases {
      let (a, b) = (frame(first).size, frame(second).size)
      let (long, short) = (max(a[axis], b[axis]), min(a[axis], b[axis]))
      guard a[axis.other] > 0, abs(a[axis.other] - b[axis.other]) <= tolerance,
        long > a[axis.other] * Self.slenderness, long - short > 2 * Self.noticeable, long.isFinite
      else { continue }
      let edge = axis == .horizontal ? ".leading" : ".bottom"
      return report(
        .barPartCentred, at: range(view),
        "a bar of \(points(short)) pt over one of \(points(long)), equally \(axis.other.extent), is centred on it: "
          + "\(points((long - short) / 2)) pt are free on each side",
        help: "alignment: \(edge) lets both begin together",
        notes: [.init("the shorter one is here", at: range(a[axis] < b[axis] ? first : second))])
    }
  }

  /// Square bars of a chart side by side, equally wide and of different heights: the row centres them.
  private mutating func checkBarsOfChart(_ row: ViewID, _ node: ViewNode) {
    guard settings.isOn(.barPartCentred), isWritten(row), !node.firstChild.isNone,
      tree.containers.stacks[node].alignment == .verticalCenter,
      sites.argument("alignment", ofCallAt: node.source) == nil, case let bars = children(row),
      bars.count >= Self.leastBars
    else { return }
    let width = frame(bars[0]).size.width
    var heights: Set<Double> = []
    for part in bars {
      guard let bar = bar(part), tree[bar].kind != .gradient, isSquare(bar), frame(bar) == frame(part),
        abs(frame(bar).size.width - width) <= tolerance, neighbourhood.holder(of: bar) != nil
      else { return }
      heights.insert(frame(bar).size.height)
    }
    guard heights.count >= Self.leastBars, let least = heights.min(), let most = heights.max(),
      most > width, most - least > 2 * Self.noticeable
    else { return }
    report(
      .barPartCentred, at: range(row),
      "\(bars.count) bars of \(points(least)) to \(points(most)) pt are centred on each other: they end up to "
        + "\(points((most - least) / 2)) pt apart at the bottom",
      help: "HStack(alignment: .bottom) lets them stand on one line")
  }

  private static let leastBars = 3

  private func isSquare(_ bar: ViewID) -> Bool {
    switch tree[bar].kind {
    case .color: return true
    default: return tree.contents.shapes[tree[bar]].outline == .rectangle
    }
  }

  private func isCentring(_ view: ViewID, _ node: ViewNode) -> Bool {
    switch node.kind {
    case .zStack: return tree.containers.zStacks[node] == .center
    default: return tree.modifiers.layers[node].alignment == .center
    }
  }

  /// The colour or shape that a part is, where its frame alone says how long it is; one that fills is a ground.
  private func bar(_ part: ViewID) -> ViewID? {
    var view = part
    while !view.isNone, tree[view].kind.isModifier {
      let node = tree[view]
      switch node.kind {
      case .frame, .flexibleFrame: break
      case .effect:
        if tree.modifiers.effects[node].isTransform || tree.modifiers.effects[node].isInvisible { return nil }
      default: return nil
      }
      view = node.firstChild
    }
    guard !view.isNone, [.color, .shape, .gradient].contains(tree[view].kind), isVisible(view) else {
      return nil
    }
    return view
  }
}
