import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// How large views are: what they are proposed, and what they answer.
  static let sizeModifiers: [Declaration] = [
    .modifier("aspectRatio", "(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)") {
      stage, content, call in
      stage.keep(call.optionalDouble("aspectRatio"), call.contentMode, of: content, call)
    },
    .modifier("aspectRatio", "(_ aspectRatio: CGSize, contentMode: ContentMode)") { stage, content, call in
      let size = call.size("aspectRatio")
      let ratio = size.height == 0 ? nil : size.width / size.height
      return stage.keep(ratio, call.contentMode, of: content, call)
    },
    .modifier("containerRelativeFrame", "(_ axes: Axis.Set, alignment: Alignment = .center)") {
      stage, content, call in
      let spec = ContainerFrameSpec(axes: call.axes("axes"), alignment: call.alignment("alignment"))
      return stage.frame(content, spec, call)
    },
    .modifier(
      "containerRelativeFrame",
      "(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center)"
    ) { stage, content, call in
      let spec = ContainerFrameSpec(
        axes: call.axes("axes"), count: call.int("count"), span: call.int("span"),
        spacing: call.double("spacing"), alignment: call.alignment("alignment"))
      return stage.frame(content, spec, call)
    },
    .modifier(
      "containerRelativeFrame",
      "(_ axes: Axis.Set, alignment: Alignment = .center, _ length: (CGFloat, Axis) -> CGFloat)"
    ) { stage, content, call in
      let spec = ContainerFrameSpec(
        axes: call.axes("axes"), alignment: call.alignment("alignment"),
        closure: call.closure("length").map { stage.evaluation.deferred($0) })
      return stage.frame(content, spec, call)
    },
    .modifier("fixedSize", "()") { stage, content, call in
      stage.wrap(content, .fixedSize, payload: stage.tree.modifiers.axisSets.add(.both), at: call.name.start)
    },
    .modifier("fixedSize", "(horizontal: Bool, vertical: Bool)") { stage, content, call in
      var axes: AxisSet = call.bool("horizontal") ? .horizontal : []
      if call.bool("vertical") { axes.insert(.vertical) }
      return stage.wrap(
        content, .fixedSize, payload: stage.tree.modifiers.axisSets.add(axes), at: call.name.start)
    },
    .modifier("frame", "(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)") {
      stage, content, call in
      let spec = FrameSpec(
        width: call.optionalDouble("width"), height: call.optionalDouble("height"),
        alignment: call.alignment("alignment"))
      return stage.wrap(content, .frame, payload: stage.tree.modifiers.frames.add(spec), at: call.name.start)
    },
    .modifier(
      "frame",
      "(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)"
    ) { stage, content, call in
      let spec = FlexibleFrameSpec(
        horizontal: .init(
          minimum: call.optionalDouble("minWidth"), ideal: call.optionalDouble("idealWidth"),
          maximum: call.optionalDouble("maxWidth")),
        vertical: .init(
          minimum: call.optionalDouble("minHeight"), ideal: call.optionalDouble("idealHeight"),
          maximum: call.optionalDouble("maxHeight")),
        alignment: call.alignment("alignment"))
      let payload = stage.tree.modifiers.flexibleFrames.add(spec)
      return stage.wrap(content, .flexibleFrame, payload: payload, at: call.name.start)
    },
    .modifier("layoutPriority", "(_ value: Double)") { stage, content, call in
      let payload = stage.tree.modifiers.numbers.add(call.double("value"))
      return stage.wrap(content, .layoutPriority, payload: payload, at: call.name.start)
    },
    .modifier("scaledToFill", "()") { stage, content, call in stage.keep(nil, .fill, of: content, call) },
    .modifier("scaledToFit", "()") { stage, content, call in stage.keep(nil, .fit, of: content, call) },
  ]
}

extension BoundCall {
  fileprivate var contentMode: ContentMode { option("contentMode", as: ContentMode.self) ?? .fit }
}

extension Stage {
  /// - Parameter ratio: Width over height; nil: that of the view's ideal size.
  fileprivate func keep(
    _ ratio: Double?, _ mode: ContentMode, of content: ViewList, _ call: BoundCall
  ) -> ViewList {
    let spec = AspectRatioSpec(ratio: ratio, fills: mode == .fill)
    return wrap(content, .aspectRatio, payload: tree.modifiers.aspectRatios.add(spec), at: call.name.start)
  }

  fileprivate func frame(_ content: ViewList, _ spec: ContainerFrameSpec, _ call: BoundCall) -> ViewList {
    let payload = tree.modifiers.containerFrames.add(spec)
    return wrap(content, .containerRelativeFrame, payload: payload, at: call.name.start)
  }
}
