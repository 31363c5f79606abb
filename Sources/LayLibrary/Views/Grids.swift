import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// Views in rows and columns.
  static let grids: [Declaration] = [
    .view(
      "Grid",
      "(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View)"
    ) { $0.grid($1) },
    .view(
      "GridRow",
      "(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> some View)"
    ) { stage, call in
      let views = stage.content(call, "content")
      let row = GridRowSpec(alignment: call.optionalVerticalGuide("alignment"))
      return stage.node(
        .gridRow, payload: stage.tree.containers.gridRows.add(row), views, at: call.name.start)
    },
    .view(
      "LazyHGrid",
      "(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View)"
    ) { stage, call in
      stage.lazyGrid(.lazyHGrid, of: call.array("rows"), call.verticalGuide("alignment"), call)
    },
    .view(
      "LazyVGrid",
      "(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View)"
    ) { stage, call in
      stage.lazyGrid(.lazyVGrid, of: call.array("columns"), call.horizontalGuide("alignment"), call)
    },
  ]
}

extension Stage {
  func grid(_ call: BoundCall) -> ViewList {
    let spec = GridSpec(
      alignment: call.alignment("alignment"), horizontalSpacing: call.optionalDouble("horizontalSpacing"),
      verticalSpacing: call.optionalDouble("verticalSpacing"))
    let views = content(call, "content")
    return node(.grid, payload: tree.containers.grids.add(spec), views, at: call.name.start)
  }

  /// A grid that is filled cell by cell: its tracks are given, those across them follow from the views.
  func lazyGrid(
    _ kind: ViewKind, of tracks: [Value], _ alignment: AlignmentGuide, _ call: BoundCall
  ) -> ViewList {
    let items = tracks.compactMap { track -> GridItemSpec? in
      if case .gridItem(let item)? = track.builtin { return item }
      return nil
    }
    let spec = LazyGridSpec(items: items, alignment: alignment, spacing: call.optionalDouble("spacing"))
    let views = content(call, "content")
    return node(kind, payload: tree.containers.lazyGrids.add(spec), views, at: call.name.start)
  }
}
