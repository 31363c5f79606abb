import LayText
import LayViews

@testable import LayEngine

/// A view written in a test, turned into nodes of a `ViewTree` by `Scene`.
indirect enum View: Sendable {
  case box(Double, Double)
  case color
  case circle
  case spacer(Double? = nil)
  case divider
  case hStack(align: AlignmentGuide = .verticalCenter, spacing: Double? = 0, [View])
  case vStack(align: AlignmentGuide = .horizontalCenter, spacing: Double? = 0, [View])
  case zStack(align: Alignment = .center, [View])
  case frame(Double?, Double?, align: Alignment = .center, View)
  case flexible(
    FlexibleFrameSpec.Bounds, vertical: FlexibleFrameSpec.Bounds = .init(), align: Alignment = .center, View)
  case padding(EdgeInsets, View)
  case fixedSize(AxisSet, View)
  case priority(Double, View)
  case offset(Double, Double, View)
  case position(Double, Double, View)
  case aspectRatio(Double?, fills: Bool, View)
  case background(Alignment, View, [View])
  case overlay(Alignment, View, [View])
  case named(String, View)
  /// Any other kind, with a payload that it puts into the tree's table: see the builders of `GridBuilder.swift`.
  case made(ViewKind, payload: @Sendable (inout ViewTree) -> Int, [View])
}

/// A tree made of `View`s, laid out in a canvas.
struct Scene {
  private(set) var layout: EvaluatedLayout
  private(set) var frames: LayoutTree

  init(
    _ view: View, width: Double = 200, height: Double = 200, platform: Platform = .macOS,
    direction: LayoutDirection = .leftToRight, device: Device? = nil, callbacks: LayoutCallbacks = .none
  ) {
    var configuration = Configuration()
    configuration.platform = platform
    configuration.device = device
    configuration.displayScale = 2
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    layout = EvaluatedLayout(
      name: "test", canvas: Size(width: width, height: height), configuration: configuration)
    layout.tree.environments = [environment]
    layout.callbacks = callbacks
    layout.tree.root = Self.add(view, to: &layout.tree)
    var measurer = TextMeasurer(configuration: configuration)
    frames = LayoutEngine.layout(&layout, measurer: &measurer)
  }

  /// The frame of the first view with a name; nil if there is none.
  subscript(name: String) -> Rect? {
    guard let identifier = layout.tree.identifiers.firstIndex(of: name),
      let index = layout.tree.nodes.firstIndex(where: { $0.identifier == UInt32(identifier) })
    else { return nil }
    return frames.frame(of: ViewID(index))
  }

  var views: [ViewID] { layout.tree.nodes.indices.map { ViewID($0) } }
  var allFrames: [Rect] { views.map { frames.frame(of: $0) } }
  var root: Rect { frames.frame(of: layout.tree.root) }

  /// Adds a view with all that is in it.
  static func add(_ view: View, to tree: inout ViewTree) -> ViewID {
    switch view {
    case .box(let width, let height): return add(.frame(width, height, .color), to: &tree)
    case .color:
      tree.contents.paints.append(.color(.black))
      return node(.color, tree.contents.paints.count - 1, [], &tree)
    case .circle:
      tree.contents.shapes.append(ShapeSpec(outline: .circle, spelling: "Circle"))
      return node(.shape, tree.contents.shapes.count - 1, [], &tree)
    case .spacer(let minimum):
      tree.contents.spacers.append(SpacerSpec(minimumLength: minimum))
      return node(.spacer, tree.contents.spacers.count - 1, [], &tree)
    case .divider: return node(.divider, 0, [], &tree)
    case .hStack(let alignment, let spacing, let views):
      tree.containers.stacks.append(StackSpec(alignment: alignment, spacing: spacing))
      return node(.hStack, tree.containers.stacks.count - 1, views, &tree)
    case .vStack(let alignment, let spacing, let views):
      tree.containers.stacks.append(StackSpec(alignment: alignment, spacing: spacing))
      return node(.vStack, tree.containers.stacks.count - 1, views, &tree)
    case .zStack(let alignment, let views):
      tree.containers.zStacks.append(alignment)
      return node(.zStack, tree.containers.zStacks.count - 1, views, &tree)
    case .frame(let width, let height, let alignment, let view):
      tree.modifiers.frames.append(FrameSpec(width: width, height: height, alignment: alignment))
      return node(.frame, tree.modifiers.frames.count - 1, [view], &tree)
    case .flexible(let horizontal, let vertical, let alignment, let view):
      tree.modifiers.flexibleFrames.append(
        FlexibleFrameSpec(horizontal: horizontal, vertical: vertical, alignment: alignment))
      return node(.flexibleFrame, tree.modifiers.flexibleFrames.count - 1, [view], &tree)
    case .padding(let insets, let view):
      tree.modifiers.insets.append(insets)
      return node(.padding, tree.modifiers.insets.count - 1, [view], &tree)
    case .fixedSize(let axes, let view):
      tree.modifiers.axisSets.append(axes)
      return node(.fixedSize, tree.modifiers.axisSets.count - 1, [view], &tree)
    case .priority(let value, let view):
      tree.modifiers.numbers.append(value)
      return node(.layoutPriority, tree.modifiers.numbers.count - 1, [view], &tree)
    case .offset(let x, let y, let view):
      tree.modifiers.points.append(Point(x: x, y: y))
      return node(.offset, tree.modifiers.points.count - 1, [view], &tree)
    case .position(let x, let y, let view):
      tree.modifiers.points.append(Point(x: x, y: y))
      return node(.position, tree.modifiers.points.count - 1, [view], &tree)
    case .aspectRatio(let ratio, let fills, let view):
      tree.modifiers.aspectRatios.append(AspectRatioSpec(ratio: ratio, fills: fills))
      return node(.aspectRatio, tree.modifiers.aspectRatios.count - 1, [view], &tree)
    case .background(let alignment, let view, let layer):
      tree.modifiers.layers.append(LayerSpec(alignment: alignment))
      return node(.background, tree.modifiers.layers.count - 1, [view] + layer, &tree)
    case .overlay(let alignment, let view, let layer):
      tree.modifiers.layers.append(LayerSpec(alignment: alignment))
      return node(.overlay, tree.modifiers.layers.count - 1, [view] + layer, &tree)
    case .made(let kind, let payload, let views):
      return node(kind, payload(&tree), views, &tree)
    case .named(let name, let view):
      let id = add(view, to: &tree)
      tree.identifiers.append(name)
      tree[id].identifier = UInt32(tree.identifiers.count - 1)
      return id
    }
  }

  private static func node(
    _ kind: ViewKind, _ payload: Int, _ views: [View], _ tree: inout ViewTree
  ) -> ViewID {
    var children = ViewList()
    for view in views { tree.append(add(view, to: &tree), to: &children) }
    var node = ViewNode(kind, payload: UInt32(payload), environment: 0, source: 0)
    node.firstChild = children.first
    return tree.add(node)
  }
}
