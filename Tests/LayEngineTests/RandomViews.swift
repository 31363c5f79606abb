import LayViews

/// Numbers that look random and are the same on every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below a limit.
  mutating func roll(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func pick<T>(_ choices: [T]) -> T { choices[roll(choices.count)] }
  /// A length in points, in eighths, so that sums are exact.
  mutating func length(_ limit: Int = 60) -> Double { Double(roll(limit * 8)) / 8 }
}

/// Views of random content for the properties that every layout has.
struct RandomViews {
  var dice: Dice

  init(seed: Int) { dice = Dice(seed: UInt64(seed)) }

  mutating func leaf() -> View {
    switch dice.roll(7) {
    case 0, 1, 2: return .box(dice.length(), dice.length())
    case 3: return .color
    case 4: return .clamped(5...(5 + dice.length()), 3...(3 + dice.length()))
    case 5: return .spacer()
    default: return .frame(dice.length(), nil, .color)
    }
  }

  mutating func leaves(_ limit: Int) -> [View] { (0...dice.roll(limit)).map { _ in leaf() } }

  mutating func spacing() -> Double? { dice.pick([nil, 0, 4, 11.5, -3]) }

  mutating func alignment() -> Alignment {
    Alignment(
      dice.pick([.leading, .horizontalCenter, .trailing]), dice.pick([.top, .verticalCenter, .bottom]))
  }

  mutating func gridItem() -> GridItemSpec {
    let size: GridItemSpec.Size
    switch dice.roll(3) {
    case 0: size = .fixed(dice.length())
    case 1: size = .flexible(minimum: dice.length(30), maximum: dice.pick([.infinity, 40]))
    default: size = .adaptive(minimum: 5 + dice.length(40), maximum: dice.pick([.infinity, 60]))
    }
    return GridItemSpec(size: size, spacing: spacing(), alignment: dice.pick([nil, alignment()]))
  }

  mutating func gridItems() -> [GridItemSpec] { (0...dice.roll(4)).map { _ in gridItem() } }

  mutating func lazyGrid() -> View {
    dice.roll(2) == 0
      ? .lazyVGrid(gridItems(), alignment: alignment().horizontal, spacing: spacing(), leaves(9))
      : .lazyHGrid(gridItems(), alignment: alignment().vertical, spacing: spacing(), leaves(9))
  }

  mutating func cell() -> View {
    var cell = dice.roll(8) == 0 ? container(depth: 1) : leaf()
    switch dice.roll(9) {
    case 0: cell = .columns(2 + dice.roll(2), cell)
    case 1: cell = .anchor(dice.pick([0, 0.25, 1]), dice.pick([0, 0.5, 1]), cell)
    case 2: cell = .columnAlignment(dice.pick([.leading, .trailing]), cell)
    case 3: cell = .unsized(dice.pick([.horizontal, .vertical, .both]), cell)
    case 4: cell = .priority(Double(dice.roll(3)) - 1, cell)
    default: break
    }
    return cell
  }

  mutating func grid() -> View {
    let rows: [View] = (0...dice.roll(4)).map { _ in
      if dice.roll(6) == 0 { return cell() }
      let cells = (0...dice.roll(4)).map { _ in cell() }
      return .row(align: dice.pick([nil, nil, .top, .bottom]), cells)
    }
    return .grid(align: alignment(), horizontalSpacing: spacing(), verticalSpacing: spacing(), rows)
  }

  /// Stacks and modifiers of leaves down to a depth.
  mutating func elastic(depth: Int) -> View {
    guard depth > 0, dice.roll(6) > 0 else { return dice.roll(8) == 0 ? .circle : leaf() }
    let inside = depth - 1
    switch dice.roll(13) {
    case 0:
      return .padding(EdgeInsets(top: dice.length(9), leading: dice.length(9) - 3), elastic(depth: inside))
    case 1:
      let bounds: [Double?] = [nil, 0, 12, 40.5, .infinity]
      return .flexible(
        .init(minimum: dice.pick(bounds), ideal: dice.pick([nil, 8, 30]), maximum: dice.pick(bounds)),
        vertical: .init(minimum: dice.pick(bounds), maximum: dice.pick(bounds)), elastic(depth: inside))
    case 2: return .fixedSize(dice.pick([.horizontal, .vertical, .both]), elastic(depth: inside))
    case 3: return .priority(dice.pick([1, -1, -.infinity]), elastic(depth: inside))
    case 4: return .background(.center, elastic(depth: inside), [elastic(depth: inside)])
    case 5: return .frame(dice.pick([nil, dice.length()]), nil, elastic(depth: inside))
    case 6: return .divider
    case 7: return .zStack((0...dice.roll(3)).map { _ in elastic(depth: inside) })
    default:
      let views = (0...dice.roll(4)).map { _ in elastic(depth: inside) }
      return dice.roll(2) == 0
        ? .hStack(align: alignment().vertical, spacing: spacing(), views)
        : .vStack(align: alignment().horizontal, spacing: spacing(), views)
    }
  }

  /// Padding, stacks of one view and other views around one in each other, with now and then a stack of more inside.
  mutating func wrapped(depth: Int) -> View {
    guard depth > 0 else { return dice.roll(8) == 0 ? text() : dice.pick([.divider, leaf(), .box(9, 14.5)]) }
    let inside = wrapped(depth: depth - 1)
    switch dice.roll(16) {
    case 0...3:
      let insets = [dice.length(9), 0, -dice.length(30)]
      return .padding(
        EdgeInsets(
          top: dice.pick(insets), leading: dice.pick(insets), bottom: dice.pick(insets),
          trailing: dice.length(9)), inside)
    case 4...6: return .hStack(align: dice.pick([alignment().vertical, .firstTextBaseline]), [inside])
    case 7...9: return .vStack(align: alignment().horizontal, [inside])
    case 10:
      var row = StackSpec(alignment: alignment().vertical, spacing: nil)
      row.snapsToPixels = true
      let spec = row
      return .made(.hStack, payload: View.entry(\.containers.stacks, spec), [inside])
    case 11:
      let guide = dice.pick([alignment().horizontal, alignment().vertical, .lastTextBaseline])
      let spec = AlignmentGuideSpec(guide: guide, closure: nil)
      return .made(.alignmentGuide, payload: View.entry(\.modifiers.alignmentGuides, spec), [inside])
    case 12: return .priority(dice.pick([1, -1, -.infinity]), inside)
    case 13: return .fixedSize(dice.pick([.horizontal, .vertical, .both]), inside)
    case 14: return .scroll(along: dice.pick([.horizontal, .vertical, .both]), [inside])
    default:
      let views = dice.roll(3) == 0 ? [inside, .box(9, 5)] : [inside, leaf(), text()]
      let spacing = dice.pick([spacing(), spacing(), -60])
      return dice.roll(2) == 0
        ? .hStack(align: alignment().vertical, spacing: spacing, views)
        : .vStack(align: alignment().horizontal, spacing: spacing, views)
    }
  }

  /// Stacks and modifiers of texts and other leaves down to a depth.
  mutating func written(depth: Int) -> View {
    guard depth > 0, dice.roll(5) > 0 else { return dice.pick([leaf(), .circle, text(), text()]) }
    let inside = depth - 1
    switch dice.roll(13) {
    case 0:
      let insets = EdgeInsets(top: dice.length(9), leading: dice.length(dice.pick([9, 70])))
      return .padding(insets, written(depth: inside))
    case 1: return .priority(dice.pick([1, -1]), written(depth: inside))
    case 2: return .background(.center, written(depth: inside), [written(depth: inside)])
    case 3:
      return .flexible(
        .init(maximum: dice.pick([nil, 40, .infinity])),
        vertical: .init(minimum: dice.pick([nil, nil, 30]), maximum: dice.pick([nil, nil, 20])),
        written(depth: inside))
    case 4: return .fixedSize(dice.pick([.horizontal, .vertical]), written(depth: inside))
    case 5: return .frame(dice.pick([nil, nil, 90]), dice.pick([nil, 9]), written(depth: inside))
    case 6: return .zStack((0...dice.roll(2)).map { _ in written(depth: inside) })
    case 7:
      let ratio = dice.pick([nil, 1.5, 0.4, -2])
      return .aspectRatio(ratio, fills: dice.roll(4) == 0, written(depth: dice.pick([0, inside])))
    default:
      var views = (0...dice.roll(3)).map { _ in written(depth: inside) }
      if dice.roll(3) == 0 { views.insert(.spacer(dice.pick([nil, 0, 30])), at: dice.roll(views.count + 1)) }
      return dice.roll(2) == 0
        ? .hStack(align: alignment().vertical, spacing: spacing(), views)
        : .vStack(align: alignment().horizontal, spacing: spacing(), views)
    }
  }

  mutating func text() -> View {
    let words = [
      "Box", "A longer line of text", "two\nlines", "", "Größe", "Tall words, and some more of them",
    ]
    var text = TextSpec(runs: [
      TextRun(text: dice.pick(words), font: FontDescriptor(.style(dice.pick([.body, .title]))), paint: .none)
    ])
    text.lineLimit = dice.pick([nil, nil, 1, 2])
    let spec = text
    return .made(.text, payload: { $0.contents.texts.add(spec) }, [])
  }

  /// A container with others inside down to a depth.
  mutating func container(depth: Int) -> View {
    let views: [View] = (0...dice.roll(3)).map { _ in
      depth > 0 && dice.roll(2) == 0 ? container(depth: depth - 1) : leaf()
    }
    switch dice.roll(11) {
    case 0: return .hStack(align: alignment().vertical, spacing: spacing(), views)
    case 1: return .vStack(align: alignment().horizontal, spacing: spacing(), views)
    case 2: return .lazyVStack(align: alignment().horizontal, spacing: spacing(), views)
    case 3: return .lazyHStack(align: alignment().vertical, spacing: spacing(), views)
    case 4: return lazyGrid()
    case 5: return grid()
    case 6:
      let axes: AxisSet = dice.pick([.horizontal, .vertical, .both])
      return .scroll(
        along: axes, margins: EdgeInsets(top: dice.length(9), leading: dice.length(9)), alignment: .center,
        views)
    case 7:
      return .safeAreaInset(
        dice.pick(Edge.allCases), spacing: dice.pick([nil, 0, 5]), bar: leaf(),
        container(depth: depth - 1, views))
    case 8: return .viewThatFits(in: dice.pick([.horizontal, .vertical, .both]), views)
    case 9:
      return .safeAreaPadding(EdgeInsets(top: 4, leading: dice.length(9)), container(depth: depth - 1, views))
    default: return .zStack(align: alignment(), views)
    }
  }

  /// What a modifier is put around: a container while there is depth left.
  private mutating func container(depth: Int, _ views: [View]) -> View {
    depth > 0 ? container(depth: depth) : .ignoresSafeArea(edges: dice.pick([.all, .top]), .vStack(views))
  }
}
