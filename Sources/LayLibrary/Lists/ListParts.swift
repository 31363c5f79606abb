import LayViews

// The parts that lists, forms and bars have besides those of controls.

extension PartBuilder {
  func lazyColumn(_ views: ViewList, spacing: Double) -> ViewList {
    part(
      .lazyVStack, stage.tree.containers.stacks.add(StackSpec(alignment: .leading, spacing: spacing)), views)
  }

  func scroll(_ content: ViewList) -> ViewList {
    var spec = ScrollSpec(axes: .vertical)
    spec.contentMargins = environment.contentMargins
    spec.initialAnchor = environment.initialScrollAnchor
    return part(.scrollView, stage.tree.containers.scrolls.add(spec), content)
  }

  /// Rows whose controls begin at one line.
  func formColumns(_ rows: ViewList) -> ViewList { part(.formColumns, 0, rows) }

  /// Marks where the control of a form's row begins.
  func atFormLine(_ control: ViewList) -> ViewList {
    let spec = AlignmentGuideSpec(guide: .formControl, closure: nil)
    return part(.alignmentGuide, stage.tree.modifiers.alignmentGuides.add(spec), control)
  }

  func offset(_ view: ViewList, y: Double) -> ViewList {
    part(.offset, stage.tree.modifiers.points.add(Point(x: 0, y: y)), view)
  }

  func border(_ view: ViewList, _ color: RGBA) -> ViewList {
    part(.effect, stage.tree.modifiers.effects.add(.border(.color(color), width: 1)), view)
  }

  func fill(_ color: RGBA) -> ViewList { part(.color, stage.tree.contents.paints.add(.color(color))) }

  /// A colour behind a view, on under the bars that it touches.
  func ground(_ view: ViewList, _ color: RGBA) -> ViewList {
    let spec = LayerSpec(alignment: .center, ignoredSafeAreaEdges: .all)
    return part(.background, stage.tree.modifiers.layers.add(spec), joined([view, fill(color)]))
  }

  /// A bar at an edge of its content, on top of what scrolls there.
  func bar(_ bar: ViewList, at edge: Edge, of content: ViewList) -> ViewList {
    let alignment: AlignmentGuide = edge.axis == .vertical ? .horizontalCenter : .verticalCenter
    let spec = SafeAreaInsetSpec(edge: edge, alignment: alignment, spacing: 0, isScreenBar: true)
    return part(.safeAreaInset, stage.tree.modifiers.safeAreaInsets.add(spec), joined([content, bar]))
  }

  func ignoringSafeArea(_ view: ViewList, _ edges: EdgeSet) -> ViewList {
    part(.ignoresSafeArea, stage.tree.modifiers.edgeSets.add(edges), view)
  }

  /// A view that takes the room it is proposed, and none where nothing is: lists, as measured on macOS 27.0.
  func takingRoom(_ view: ViewList) -> ViewList {
    let length = FlexibleFrameSpec.Bounds(minimum: 0, ideal: 0, maximum: .infinity)
    return flexible(view, horizontal: length, vertical: length, .topLeading)
  }

  /// A view that takes all the room it is proposed, its content in the middle.
  func fillingScreen(_ view: ViewList) -> ViewList {
    flexible(view, horizontal: .init(maximum: .infinity), vertical: .init(maximum: .infinity))
  }
}
