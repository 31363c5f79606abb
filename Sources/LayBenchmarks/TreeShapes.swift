import LayViews

/// The tree shapes that layout engines are compared on, built through the library.
///
/// A leaf is a rectangle in a frame of 40 × 20; nothing is spaced. Sizes are the number of leaves, or of levels for
/// `chain` and `deep`. Views are counted as in other engines: a frame and padding belong to the view they are put on,
/// and the rows of a grid are no views.
enum TreeShape: String, CaseIterable {
  /// One column of leaves.
  case wide
  /// Columns and rows by turns, ten children each.
  case nested
  /// As nested, with a spacer between every two children and room to spare.
  case spaced
  /// A column of rows of a hundred leaves.
  case rows
  /// Columns and rows by turns of one child each, every one padded by 1.
  case chain
  /// Columns and rows by turns of the level within and two rectangles that take what there is, all padded by 10.
  case deep
  /// A grid of a hundred columns.
  case grid
  /// A lazy column of leaves in a scroll view.
  case lazy

  /// Ten times as much for `deep`, whose paddings alone take 200,000 at its deepest.
  private var canvas: Size {
    self == .deep ? Size(width: 1_000_000, height: 1_000_000) : Size(width: 100_000, height: 100_000)
  }

  /// Whether sizes are levels.
  var isDeep: Bool { self == .chain || self == .deep }

  var sizes: [Int] { isDeep ? [100, 1_000, 5_000] : [1_000, 10_000, 100_000, 1_000_000] }

  func build(size: Int) -> EvaluatedLayout {
    var configuration = Configuration()
    configuration.maximumViewCount = .max
    var layout = EvaluatedLayout(name: rawValue, canvas: canvas, configuration: configuration)
    // The rows of a grid are nodes, too.
    var builder = TreeBuilder(views: views(size: size) + (self == .grid ? size / 100 : 0))
    let root = root(size: size, &builder)
    layout.tree = builder.tree
    layout.tree.root = root
    return layout
  }

  private func root(size: Int, _ builder: inout TreeBuilder) -> ViewID {
    switch self {
    case .wide: return builder.stack(.vStack, of: size) { $0.leaf() }
    case .rows: return builder.stack(.vStack, of: size / 100) { $0.stack(.hStack, of: 100) { $0.leaf() } }
    case .grid: return builder.stack(.grid, of: size / 100) { $0.stack(.gridRow, of: 100) { $0.leaf() } }
    case .lazy:
      return builder.stack(.scrollView, of: 1) { $0.stack(.lazyVStack, of: size) { $0.leaf() } }
    case .nested: return builder.nest(leaves: size, kind: .vStack, isSpaced: false)
    case .spaced: return builder.nest(leaves: size, kind: .vStack, isSpaced: true)
    case .chain:
      return builder.levels(size, around: builder.leaf()) { builder, kind, level in
        builder.padded(builder.stack(kind, of: 1) { _ in level }, by: .one)
      }
    case .deep:
      return builder.levels(size, around: builder.rectangle()) { builder, kind, level in
        var children = [level, builder.padded(builder.rectangle(), by: .ten)]
        children.append(builder.padded(builder.rectangle(), by: .ten))
        let stack = builder.stack(kind, of: 3) { _ in children.removeFirst() }
        return builder.padded(stack, by: .ten)
      }
    }
  }

  func views(size: Int) -> Int {
    switch self {
    case .wide, .grid: return size + 1
    case .nested: return (10 * size - 1) / 9
    case .spaced: return size + 10 * (size - 1) / 9
    case .rows: return size + size / 100 + 1
    case .chain: return size + 1
    case .deep: return 3 * size + 1
    case .lazy: return size + 2
    }
  }

  /// What the root's frame must measure, so that no other tree is timed than is told.
  func rootSize(size: Int) -> Size {
    let (width, height) = (40.0, 20.0)
    switch self {
    case .wide: return Size(width: width, height: height * Double(size))
    case .rows, .grid: return Size(width: 100 * width, height: height * Double(size / 100))
    case .spaced, .deep, .lazy: return canvas
    case .chain: return Size(width: width + 2 * Double(size), height: height + 2 * Double(size))
    case .nested:
      var root = Size(width: width, height: height)
      var rest = size
      var isColumn = true
      while rest > 1 {
        if isColumn { root.height *= 10 } else { root.width *= 10 }
        isColumn.toggle()
        rest /= 10
      }
      return root
    }
  }
}

/// Adds nodes to a tree the way the evaluator does: children first.
struct TreeBuilder {
  var tree = ViewTree()

  /// An index into the tree's insets.
  enum Padding: UInt32 {
    case one, ten
  }

  /// Room for the views is made as for those that a source writes out.
  init(views: Int) {
    tree.nodes.reserveCapacity(2 * views)
    tree.environments = [EnvironmentValues()]
  }

  // What kinds of views are described by is added with the first of a kind, and shared by the others.

  mutating func rectangle() -> ViewID {
    if tree.contents.paints.isEmpty { tree.contents.paints.append(.color(.black)) }
    return add(.color, child: .none)
  }

  mutating func leaf() -> ViewID {
    if tree.modifiers.frames.isEmpty {
      tree.modifiers.frames.append(FrameSpec(width: 40, height: 20, alignment: .center))
    }
    return add(.frame, child: rectangle())
  }

  private mutating func spacer() -> ViewID {
    if tree.contents.spacers.isEmpty { tree.contents.spacers.append(SpacerSpec(minimumLength: 0)) }
    return add(.spacer, child: .none)
  }

  mutating func padded(_ view: ViewID, by padding: Padding) -> ViewID {
    if tree.modifiers.insets.isEmpty {
      for length in [1.0, 10] {
        tree.modifiers.insets.append(
          EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
      }
    }
    return add(.padding, payload: padding.rawValue, child: view)
  }

  mutating func stack(_ kind: ViewKind, of count: Int, _ child: (inout TreeBuilder) -> ViewID) -> ViewID {
    var children = ViewList()
    for _ in 0..<count { tree.append(child(&self), to: &children) }
    describe(kind)
    return add(kind, payload: kind == .hStack ? 1 : 0, child: children.first)
  }

  private mutating func describe(_ kind: ViewKind) {
    switch kind {
    case .grid where tree.containers.grids.isEmpty:
      tree.containers.grids.append(GridSpec(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0))
    case .gridRow where tree.containers.gridRows.isEmpty: tree.containers.gridRows.append(GridRowSpec())
    case .scrollView where tree.containers.scrolls.isEmpty:
      tree.containers.scrolls.append(ScrollSpec(axes: .vertical))
    case .vStack, .hStack, .lazyVStack:
      guard tree.containers.stacks.isEmpty else { return }
      tree.containers.stacks.append(StackSpec(alignment: .horizontalCenter, spacing: 0))
      tree.containers.stacks.append(StackSpec(alignment: .verticalCenter, spacing: 0))
    default: break
    }
  }

  mutating func nest(leaves: Int, kind: ViewKind, isSpaced: Bool) -> ViewID {
    guard leaves > 1 else { return leaf() }
    var position = 0
    return stack(kind, of: isSpaced ? 19 : 10) { builder in
      defer { position += 1 }
      if isSpaced, position % 2 == 1 { return builder.spacer() }
      return builder.nest(leaves: leaves / 10, kind: kind == .vStack ? .hStack : .vStack, isSpaced: isSpaced)
    }
  }

  /// Columns and rows by turns, each around the one before.
  mutating func levels(
    _ count: Int, around innermost: ViewID, _ level: (inout TreeBuilder, ViewKind, ViewID) -> ViewID
  ) -> ViewID {
    var view = innermost
    for number in 0..<count { view = level(&self, number % 2 == 0 ? .vStack : .hStack, view) }
    return view
  }

  private mutating func add(_ kind: ViewKind, payload: UInt32 = 0, child: ViewID) -> ViewID {
    var node = ViewNode(kind, payload: payload, environment: 0, source: 0)
    node.firstChild = child
    return tree.add(node)
  }
}
