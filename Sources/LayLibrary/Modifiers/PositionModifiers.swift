import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// Where views lie: the room around them, their place in it, and the guides that they are lined up by.
  static let positionModifiers: [Declaration] = [
    .modifier(
      "alignmentGuide", "(_ guide: HorizontalAlignment, computeValue: (ViewDimensions) -> CGFloat)"
    ) { stage, content, call in stage.guide(content, call) },
    .modifier(
      "alignmentGuide", "(_ guide: VerticalAlignment, computeValue: (ViewDimensions) -> CGFloat)"
    ) { stage, content, call in stage.guide(content, call) },
    .modifier("gridCellAnchor", "(_ anchor: UnitPoint)") { stage, content, call in
      let payload = stage.tree.gridCells.unitPoints.add(call.unitPoint("anchor"))
      return stage.wrap(content, .gridCellAnchor, payload: payload, at: call.name.start)
    },
    .modifier("gridCellColumns", "(_ count: Int)") { stage, content, call in
      let payload = stage.tree.gridCells.counts.add(call.int("count"))
      return stage.wrap(content, .gridCellColumns, payload: payload, at: call.name.start)
    },
    .modifier("gridCellUnsizedAxes", "(_ axes: Axis.Set)") { stage, content, call in
      let payload = stage.tree.modifiers.axisSets.add(call.axes("axes"))
      return stage.wrap(content, .gridCellUnsizedAxes, payload: payload, at: call.name.start)
    },
    .modifier("gridColumnAlignment", "(_ guide: HorizontalAlignment)") { stage, content, call in
      let payload = stage.tree.gridCells.guides.add(call.horizontalGuide("guide"))
      return stage.wrap(content, .gridColumnAlignment, payload: payload, at: call.name.start)
    },
    .modifier("offset", "(x: CGFloat = 0, y: CGFloat = 0)") { stage, content, call in
      stage.move(content, .offset, Point(x: call.double("x"), y: call.double("y")), call)
    },
    .modifier("offset", "(_ offset: CGSize)") { stage, content, call in
      let size = call.size("offset")
      return stage.move(content, .offset, Point(x: size.width, y: size.height), call)
    },
    .modifier("padding", "(_ insets: EdgeInsets)") { stage, content, call in
      stage.inset(content, .padding, call.insets("insets"), call)
    },
    .modifier("padding", "(_ length: CGFloat)") { stage, content, call in
      stage.inset(content, .padding, stage.insets(.all, call.double("length")), call)
    },
    .modifier("padding", "(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)") { stage, content, call in
      stage.inset(content, .padding, stage.insets(call), call)
    },
    .modifier("position", "(x: CGFloat = 0, y: CGFloat = 0)") { stage, content, call in
      stage.move(content, .position, Point(x: call.double("x"), y: call.double("y")), call)
    },
    .modifier("position", "(_ position: CGPoint)") { stage, content, call in
      stage.move(content, .position, call.point("position"), call)
    },
  ]
}

extension Stage {
  fileprivate func guide(_ content: ViewList, _ call: BoundCall) -> ViewList {
    guard let closure = call.closure("computeValue") else { return content }
    let spec = AlignmentGuideSpec(guide: call.guide("guide"), closure: evaluation.deferred(closure))
    return wrap(
      content, .alignmentGuide, payload: tree.modifiers.alignmentGuides.add(spec), at: call.name.start)
  }

  fileprivate func move(
    _ content: ViewList, _ kind: ViewKind, _ point: Point, _ call: BoundCall
  ) -> ViewList {
    wrap(content, kind, payload: tree.modifiers.points.add(point), at: call.name.start)
  }

  /// `padding` and its like: room on some edges.
  func inset(_ content: ViewList, _ kind: ViewKind, _ insets: EdgeInsets, _ call: BoundCall) -> ViewList {
    wrap(content, kind, payload: tree.modifiers.insets.add(insets), at: call.name.start)
  }

  /// `(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)`: nil is the platform's padding.
  func insets(_ call: BoundCall) -> EdgeInsets {
    insets(
      call.edges("edges"), call.optionalDouble("length") ?? configuration.platform.profile.defaultPadding)
  }

  /// The same inset on each of the edges.
  func insets(_ edges: EdgeSet, _ length: Double) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for edge in Edge.allCases where edges.contains(edge) { insets[edge] = length }
    return insets
  }
}
