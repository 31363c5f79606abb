import LayViews

@testable import LayEngine
@testable import LaySyntax

// Builders of grids, scroll views, bars and fitting containers, for trees written in tests.

extension View {
  /// Adds a payload to a table of the tree; its index there.
  static func entry<Spec: Sendable>(
    _ table: WritableKeyPath<ViewTree, PayloadTable<Spec>> & Sendable, _ spec: Spec
  ) -> @Sendable (inout ViewTree) -> Int {
    { tree in tree[keyPath: table].add(spec) }
  }

  static func lazyVGrid(
    _ items: [GridItemSpec], alignment: AlignmentGuide = .horizontalCenter, spacing: Double? = nil,
    _ cells: [View]
  ) -> View {
    .made(.lazyVGrid, payload: lazyGrid(items, alignment, spacing), cells)
  }

  static func lazyHGrid(
    _ items: [GridItemSpec], alignment: AlignmentGuide = .verticalCenter, spacing: Double? = nil,
    _ cells: [View]
  ) -> View {
    .made(.lazyHGrid, payload: lazyGrid(items, alignment, spacing), cells)
  }

  private static func lazyGrid(
    _ items: [GridItemSpec], _ alignment: AlignmentGuide, _ spacing: Double?
  ) -> @Sendable (inout ViewTree) -> Int {
    entry(\.containers.lazyGrids, LazyGridSpec(items: items, alignment: alignment, spacing: spacing))
  }

  static func section(header: View? = nil, footer: View? = nil, _ content: [View]) -> View {
    .made(
      .section,
      payload: entry(\.containers.sections, SectionSpec(hasHeader: header != nil, hasFooter: footer != nil)),
      [header].compactMap(\.self) + content + [footer].compactMap(\.self))
  }

  static func lazyVStack(
    align: AlignmentGuide = .horizontalCenter, spacing: Double? = 0, _ views: [View]
  ) -> View {
    .made(
      .lazyVStack, payload: entry(\.containers.stacks, StackSpec(alignment: align, spacing: spacing)), views)
  }

  static func lazyHStack(
    align: AlignmentGuide = .verticalCenter, spacing: Double? = 0, _ views: [View]
  ) -> View {
    .made(
      .lazyHStack, payload: entry(\.containers.stacks, StackSpec(alignment: align, spacing: spacing)), views)
  }

  static func scroll(
    along axes: AxisSet = .vertical, margins: EdgeInsets = .zero, initial: UnitPoint? = nil,
    alignment: UnitPoint? = nil, _ views: [View]
  ) -> View {
    var spec = ScrollSpec(axes: axes)
    spec.contentMargins = margins
    spec.initialAnchor = initial
    spec.alignmentAnchor = alignment
    return .made(.scrollView, payload: entry(\.containers.scrolls, spec), views)
  }

  static func safeAreaInset(
    _ edge: Edge, alignment: AlignmentGuide? = nil, spacing: Double? = nil, bar: View?, _ content: View
  ) -> View {
    let center: AlignmentGuide = edge.axis == .vertical ? .horizontalCenter : .verticalCenter
    return .made(
      .safeAreaInset,
      payload: entry(
        \.modifiers.safeAreaInsets,
        SafeAreaInsetSpec(edge: edge, alignment: alignment ?? center, spacing: spacing)),
      [content] + [bar].compactMap(\.self))
  }

  static func safeAreaPadding(_ insets: EdgeInsets, _ view: View) -> View {
    .made(.safeAreaPadding, payload: entry(\.modifiers.insets, insets), [view])
  }

  static func ignoresSafeArea(edges: EdgeSet = .all, _ view: View) -> View {
    .made(.ignoresSafeArea, payload: entry(\.modifiers.edgeSets, edges), [view])
  }

  /// `background(_:ignoresSafeAreaEdges:)` with a style.
  static func backgroundStyle(edges: EdgeSet = .all, _ view: View, _ style: View) -> View {
    .made(
      .background,
      payload: entry(\.modifiers.layers, LayerSpec(alignment: .center, ignoredSafeAreaEdges: edges)),
      [view, style])
  }

  static func viewThatFits(in axes: AxisSet = .both, _ candidates: [View]) -> View {
    .made(.viewThatFits, payload: entry(\.modifiers.axisSets, axes), candidates)
  }

  static func geometryReader(closure: UInt32 = 0, _ content: [View] = []) -> View {
    .made(.geometryReader, payload: entry(\.containers.closures, ClosureID(closure)), content)
  }

  static func containerFrame(_ spec: ContainerFrameSpec, _ view: View) -> View {
    .made(.containerRelativeFrame, payload: entry(\.modifiers.containerFrames, spec), [view])
  }

  static func alignmentGuide(_ guide: AlignmentGuide, _ closure: UInt32, _ view: View) -> View {
    .made(
      .alignmentGuide,
      payload: entry(
        \.modifiers.alignmentGuides, AlignmentGuideSpec(guide: guide, closure: ClosureID(closure))), [view]
    )
  }
}

extension GridItemSpec {
  static func fixed(_ length: Double, spacing: Double? = nil, _ alignment: Alignment? = nil) -> GridItemSpec {
    GridItemSpec(size: .fixed(length), spacing: spacing, alignment: alignment)
  }

  static func flexible(
    _ minimum: Double = 10, _ maximum: Double = .infinity, spacing: Double? = nil
  ) -> GridItemSpec {
    GridItemSpec(size: .flexible(minimum: minimum, maximum: maximum), spacing: spacing, alignment: nil)
  }

  static func adaptive(
    _ minimum: Double, _ maximum: Double = .infinity, spacing: Double? = nil
  ) -> GridItemSpec {
    GridItemSpec(size: .adaptive(minimum: minimum, maximum: maximum), spacing: spacing, alignment: nil)
  }
}

extension Scene {
  /// The columns of the first view with a name.
  func columns(of name: String) -> [LayoutTree.Track] { id(of: name).flatMap { frames.columns[$0] } ?? [] }
  func rows(of name: String) -> [LayoutTree.Track] { id(of: name).flatMap { frames.rows[$0] } ?? [] }

  func id(of name: String) -> ViewID? {
    guard let identifier = layout.tree.identifiers.firstIndex(of: name) else { return nil }
    return layout.tree.nodes.firstIndex { $0.identifier == UInt32(identifier) }.map { ViewID($0) }
  }

  func isPlaced(_ name: String) -> Bool { id(of: name).map { frames.isPlaced($0) } ?? false }
}

extension View {
  static func grid(
    align: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    _ rows: [View]
  ) -> View {
    .made(
      .grid,
      payload: entry(
        \.containers.grids,
        GridSpec(alignment: align, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)),
      rows)
  }

  static func row(align: AlignmentGuide? = nil, _ cells: [View]) -> View {
    .made(.gridRow, payload: entry(\.containers.gridRows, GridRowSpec(alignment: align)), cells)
  }

  static func columns(_ count: Int, _ cell: View) -> View {
    .made(.gridCellColumns, payload: entry(\.gridCells.counts, count), [cell])
  }

  static func anchor(_ x: Double, _ y: Double, _ cell: View) -> View {
    .made(.gridCellAnchor, payload: entry(\.gridCells.unitPoints, UnitPoint(x: x, y: y)), [cell])
  }

  static func columnAlignment(_ guide: AlignmentGuide, _ cell: View) -> View {
    .made(.gridColumnAlignment, payload: entry(\.gridCells.guides, guide), [cell])
  }

  static func unsized(_ axes: AxisSet, _ cell: View) -> View {
    .made(.gridCellUnsizedAxes, payload: entry(\.modifiers.axisSets, axes), [cell])
  }

  /// A colour between two sizes both ways.
  static func clamped(_ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> View {
    .flexible(
      .init(minimum: width.lowerBound, maximum: width.upperBound),
      vertical: .init(minimum: height.lowerBound, maximum: height.upperBound), .color)
  }
}
