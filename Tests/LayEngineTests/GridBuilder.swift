import LaySemantics

@testable import LayEngine

// Builders of grids, scroll views, bars and fitting containers, for trees written in tests.

extension View {
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
    return { tree in
      tree.lazyGrids.append(LazyGridSpec(items: items, alignment: alignment, spacing: spacing))
      return tree.lazyGrids.count - 1
    }
  }

  static func section(header: View? = nil, footer: View? = nil, _ content: [View]) -> View {
    .made(
      .section,
      payload: {
        $0.sections.append(SectionSpec(hasHeader: header != nil, hasFooter: footer != nil))
        return $0.sections.count - 1
      }, [header].compactMap(\.self) + content + [footer].compactMap(\.self))
  }

  static func lazyVStack(
    align: AlignmentGuide = .horizontalCenter, spacing: Double? = 0, _ views: [View]
  ) -> View {
    .made(
      .lazyVStack,
      payload: {
        $0.stacks.append(StackSpec(alignment: align, spacing: spacing))
        return $0.stacks.count - 1
      }, views)
  }

  static func lazyHStack(
    align: AlignmentGuide = .verticalCenter, spacing: Double? = 0, _ views: [View]
  ) -> View {
    .made(
      .lazyHStack,
      payload: {
        $0.stacks.append(StackSpec(alignment: align, spacing: spacing))
        return $0.stacks.count - 1
      }, views)
  }

  static func scroll(
    along axes: AxisSet = .vertical, margins: EdgeInsets = .zero, initial: UnitPoint? = nil,
    alignment: UnitPoint? = nil, _ views: [View]
  ) -> View {
    .made(
      .scrollView,
      payload: {
        var spec = ScrollSpec(axes: axes)
        spec.contentMargins = margins
        spec.initialAnchor = initial
        spec.alignmentAnchor = alignment
        $0.scrolls.append(spec)
        return $0.scrolls.count - 1
      }, views)
  }

  static func safeAreaInset(
    _ edge: Edge, alignment: AlignmentGuide? = nil, spacing: Double? = nil, bar: View?, _ content: View
  ) -> View {
    let center: AlignmentGuide = edge.axis == .vertical ? .horizontalCenter : .verticalCenter
    return .made(
      .safeAreaInset,
      payload: {
        $0.safeAreaInsets.append(
          SafeAreaInsetSpec(edge: edge, alignment: alignment ?? center, spacing: spacing))
        return $0.safeAreaInsets.count - 1
      }, [content] + [bar].compactMap(\.self))
  }

  static func safeAreaPadding(_ insets: EdgeInsets, _ view: View) -> View {
    .made(
      .safeAreaPadding,
      payload: {
        $0.insets.append(insets)
        return $0.insets.count - 1
      }, [view])
  }

  static func ignoresSafeArea(edges: EdgeSet = .all, _ view: View) -> View {
    .made(
      .ignoresSafeArea,
      payload: {
        $0.edgeSets.append(edges)
        return $0.edgeSets.count - 1
      }, [view])
  }

  /// `background(_:ignoresSafeAreaEdges:)` with a style.
  static func backgroundStyle(edges: EdgeSet = .all, _ view: View, _ style: View) -> View {
    .made(
      .background,
      payload: {
        $0.layers.append(LayerSpec(alignment: .center, ignoredSafeAreaEdges: edges))
        return $0.layers.count - 1
      }, [view, style])
  }

  static func viewThatFits(in axes: AxisSet = .both, _ candidates: [View]) -> View {
    .made(
      .viewThatFits,
      payload: {
        $0.axisSets.append(axes)
        return $0.axisSets.count - 1
      }, candidates)
  }

  static func geometryReader(closure: UInt32 = 0, _ content: [View] = []) -> View {
    .made(
      .geometryReader,
      payload: {
        $0.closures.append(ClosureID(closure))
        return $0.closures.count - 1
      }, content)
  }

  static func containerFrame(_ spec: ContainerFrameSpec, _ view: View) -> View {
    .made(
      .containerRelativeFrame,
      payload: {
        $0.containerFrames.append(spec)
        return $0.containerFrames.count - 1
      }, [view])
  }

  static func alignmentGuide(_ guide: AlignmentGuide, _ closure: UInt32, _ view: View) -> View {
    .made(
      .alignmentGuide,
      payload: {
        $0.alignmentGuides.append(AlignmentGuideSpec(guide: guide, closure: ClosureID(closure)))
        return $0.alignmentGuides.count - 1
      }, [view])
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

  func isPlaced(_ name: String) -> Bool { id(of: name).map { frames.isPlaced[Int($0.index)] } ?? false }
}

extension View {
  static func grid(
    align: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    _ rows: [View]
  ) -> View {
    .made(
      .grid,
      payload: {
        $0.grids.append(
          GridSpec(alignment: align, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
        return $0.grids.count - 1
      }, rows)
  }

  static func row(align: AlignmentGuide? = nil, _ cells: [View]) -> View {
    .made(
      .gridRow,
      payload: {
        $0.gridRows.append(align)
        return $0.gridRows.count - 1
      }, cells)
  }

  static func columns(_ count: Int, _ cell: View) -> View {
    .made(
      .gridCellColumns,
      payload: {
        $0.counts.append(count)
        return $0.counts.count - 1
      }, [cell])
  }

  static func anchor(_ x: Double, _ y: Double, _ cell: View) -> View {
    .made(
      .gridCellAnchor,
      payload: {
        $0.unitPoints.append(UnitPoint(x: x, y: y))
        return $0.unitPoints.count - 1
      }, [cell])
  }

  static func columnAlignment(_ guide: AlignmentGuide, _ cell: View) -> View {
    .made(
      .gridColumnAlignment,
      payload: {
        $0.guides.append(guide)
        return $0.guides.count - 1
      }, [cell])
  }

  static func unsized(_ axes: AxisSet, _ cell: View) -> View {
    .made(
      .gridCellUnsizedAxes,
      payload: {
        $0.axisSets.append(axes)
        return $0.axisSets.count - 1
      }, [cell])
  }

  /// A colour between two sizes both ways.
  static func clamped(_ width: ClosedRange<Double>, _ height: ClosedRange<Double>) -> View {
    .flexible(
      .init(minimum: width.lowerBound, maximum: width.upperBound),
      vertical: .init(minimum: height.lowerBound, maximum: height.upperBound), .color)
  }
}
