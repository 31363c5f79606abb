import LaySemantics

/// The tree shapes that layout engines are compared on, built through the library.
///
/// A leaf is a rectangle in a frame of 40 × 20. Sizes are the number of leaves, or of levels for `chain`.
enum TreeShape: String, CaseIterable {
  /// One column of leaves.
  case wide
  /// Columns and rows by turns, ten children each.
  case nested
  /// As nested, with a spacer between every two children and room to spare.
  case spaced
  /// A column of rows of a hundred leaves.
  case rows
  /// Columns and rows by turns of one child each, every one padded.
  case chain
  /// A grid of a hundred columns.
  case grid
  /// A lazy column of leaves in a scroll view.
  case lazy

  func build(size: Int) -> EvaluatedLayout {
    var configuration = Configuration()
    configuration.maximumViewCount = .max
    var layout = EvaluatedLayout(
      name: rawValue, canvas: Size(width: 100_000, height: 100_000), configuration: configuration)
    var builder = TreeBuilder()
    layout.tree.root = root(size: size, &builder)
    builder.tree.root = layout.tree.root
    layout.tree = builder.tree
    return layout
  }

  private func root(size: Int, _ builder: inout TreeBuilder) -> ViewID {
    switch self {
    case .wide: return builder.stack(.vStack, (0..<size).map { _ in builder.leaf() })
    case .rows:
      let rows = (0..<max(size / 100, 1)).map { _ in
        builder.stack(.hStack, (0..<100).map { _ in builder.leaf() })
      }
      return builder.stack(.vStack, rows)
    case .grid:
      let rows = (0..<max(size / 100, 1)).map { _ in
        builder.stack(.gridRow, (0..<100).map { _ in builder.leaf() })
      }
      return builder.stack(.grid, rows)
    case .lazy:
      return builder.stack(.scrollView, [builder.stack(.lazyVStack, (0..<size).map { _ in builder.leaf() })])
    case .nested: return builder.nest(leaves: size, kind: .vStack, isSpaced: false)
    case .spaced: return builder.nest(leaves: size, kind: .vStack, isSpaced: true)
    case .chain:
      var view = builder.leaf()
      for level in 0..<size {
        view = builder.padded(builder.stack(level % 2 == 0 ? .vStack : .hStack, [view]))
      }
      return view
    }
  }
}

/// Adds nodes to a tree the way the evaluator does: children first.
struct TreeBuilder {
  var tree = ViewTree()

  init() {
    tree.environments = [EnvironmentValues()]
    tree.paints = [.color(.black)]
    tree.frames = [FrameSpec(width: 40, height: 20, alignment: .center)]
    tree.spacers = [SpacerSpec(minimumLength: 0)]
    tree.insets = [EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)]
    tree.stacks = [
      StackSpec(alignment: .horizontalCenter, spacing: 0), StackSpec(alignment: .verticalCenter, spacing: 0),
    ]
    tree.grids = [GridSpec(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0)]
    tree.gridRows = [nil]
    tree.scrolls = [ScrollSpec(axes: .vertical)]
  }

  mutating func leaf() -> ViewID { add(.frame, child: add(.color, child: .none)) }
  mutating func padded(_ view: ViewID) -> ViewID { add(.padding, child: view) }

  mutating func stack(_ kind: ViewKind, _ views: [ViewID]) -> ViewID {
    var children = ViewList()
    for view in views { tree.append(view, to: &children) }
    return add(kind, payload: kind == .hStack ? 1 : 0, child: children.first)
  }

  mutating func nest(leaves: Int, kind: ViewKind, isSpaced: Bool) -> ViewID {
    guard leaves > 1 else { return leaf() }
    var views: [ViewID] = []
    for position in 0..<10 {
      if isSpaced, position > 0 { views.append(add(.spacer, child: .none)) }
      views.append(nest(leaves: leaves / 10, kind: kind == .vStack ? .hStack : .vStack, isSpaced: isSpaced))
    }
    return stack(kind, views)
  }

  private mutating func add(_ kind: ViewKind, payload: UInt32 = 0, child: ViewID) -> ViewID {
    var node = ViewNode(kind, payload: payload, environment: 0, source: 0)
    node.firstChild = child
    return tree.add(node)
  }
}
