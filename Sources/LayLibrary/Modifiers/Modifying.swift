import LayCatalog
import LaySyntax
import LayViews

// Modifiers that take part in layout.

extension Stage {
  /// Wraps content in a modifier whose action is `.modifier`; several views are each wrapped.
  package func modify(_ content: ViewList, _ action: ModifierAction, _ call: BoundCall) -> ViewList {
    if content.isEmpty { return content }
    let source = call.name.start
    switch action {
    case .frame:
      let spec = FrameSpec(
        width: call.optionalDouble(0), height: call.optionalDouble(1), alignment: call.alignment(2))
      return wrap(content, .frame, payload: tree.frames.add(spec), at: source)
    case .flexibleFrame:
      return wrap(content, .flexibleFrame, payload: tree.flexibleFrames.add(bounds(call)), at: source)
    case .padding, .paddingLength, .paddingInsets:
      return wrap(content, .padding, payload: tree.insets.add(padding(action, call)), at: source)
    case .fixedSize: return wrap(content, .fixedSize, payload: tree.axisSets.add(.both), at: source)
    case .fixedSizeAxes:
      var axes: AxisSet = call.bool(0) ? .horizontal : []
      if call.bool(1) { axes.insert(.vertical) }
      return wrap(content, .fixedSize, payload: tree.axisSets.add(axes), at: source)
    case .layoutPriority:
      return wrap(content, .layoutPriority, payload: tree.numbers.add(call.double(0)), at: source)
    case .offset, .offsetSize, .position, .positionPoint:
      let kind: ViewKind = action == .offset || action == .offsetSize ? .offset : .position
      return wrap(content, kind, payload: tree.points.add(point(action, call)), at: source)
    case .aspectRatio, .aspectRatioSize, .scaledToFit, .scaledToFill:
      return wrap(
        content, .aspectRatio, payload: tree.aspectRatios.add(aspectRatio(action, call)), at: source)
    case .alignmentGuide:
      guard let closure = call.closure(1) else { return content }
      let spec = AlignmentGuideSpec(guide: call.guide(0), closure: evaluation.deferred(closure))
      return wrap(content, .alignmentGuide, payload: tree.alignmentGuides.add(spec), at: source)
    case .safeAreaInset, .safeAreaPadding, .safeAreaPaddingLength, .safeAreaPaddingInsets, .ignoresSafeArea,
      .edgesIgnoringSafeArea, .containerRelativeFrame, .containerRelativeFrameCount,
      .containerRelativeFrameClosure:
      return modifyInContainer(content, action, call)
    case .gridCellColumns:
      return wrap(content, .gridCellColumns, payload: tree.counts.add(call.int(0)), at: source)
    case .gridCellAnchor:
      return wrap(content, .gridCellAnchor, payload: tree.unitPoints.add(call.unitPoint(0)), at: source)
    case .gridColumnAlignment:
      return wrap(
        content, .gridColumnAlignment, payload: tree.guides.add(call.horizontalGuide(0)), at: source)
    case .gridCellUnsizedAxes:
      return wrap(content, .gridCellUnsizedAxes, payload: tree.axisSets.add(call.axes(0)), at: source)
    case .background, .backgroundStyle, .backgroundShape, .backgroundDefaultShape, .backgroundContent,
      .backgroundDefault, .overlay, .overlayStyle, .overlayShape, .overlayContent:
      return layer(content, action: action, call)
    case .mask, .maskContent: return masked(content, action, call)
    case .clipShape where !(call.shape(0)?.operations.isEmpty ?? true) || call.isGiven(1):
      return clipped(content, call)
    case .border, .clipped, .clipShape, .cornerRadius, .shadow, .opacity, .hidden, .zIndex, .blur, .blendMode,
      .scaleEffect, .scaleEffectSize, .scaleEffectAxes, .rotationEffect,
      .transformEffect:
      return paint(content, action, call)
    case .id, .accessibilityIdentifier: return name(content, call)
    case .tag:
      tag(content, call.value(0))
      return content
    case .listRowInsets, .listRowInsetsLength, .listRowBackground, .listRowSeparator, .listRowSeparatorTint,
      .tabItem:
      return setRowTraits(content, action, call)
    case .navigationTitle, .navigationTitleMode, .navigationBarHidden, .navigationBarItems, .toolbar,
      .toolbarVisibility, .searchable:
      setScreen(action, call)
      return content
    case .layoutValue:
      setLayoutValue(content, call)
      return content
    case .trait: return content
    }
  }

  private func bounds(_ call: BoundCall) -> FlexibleFrameSpec {
    FlexibleFrameSpec(
      horizontal: .init(
        minimum: call.optionalDouble(0), ideal: call.optionalDouble(1), maximum: call.optionalDouble(2)),
      vertical: .init(
        minimum: call.optionalDouble(3), ideal: call.optionalDouble(4), maximum: call.optionalDouble(5)),
      alignment: call.alignment(6))
  }

  private func padding(_ action: ModifierAction, _ call: BoundCall) -> EdgeInsets {
    switch action {
    case .paddingInsets: return call.insets(0)
    case .paddingLength: return insets(.all, call.double(0))
    default:
      return insets(call.edges(0), call.optionalDouble(1) ?? configuration.platform.profile.defaultPadding)
    }
  }

  private func point(_ action: ModifierAction, _ call: BoundCall) -> Point {
    switch action {
    case .offsetSize:
      let size = call.size(0)
      return Point(x: size.width, y: size.height)
    case .positionPoint: return call.point(0)
    default: return Point(x: call.double(0), y: call.double(1))
    }
  }

  private func aspectRatio(_ action: ModifierAction, _ call: BoundCall) -> AspectRatioSpec {
    let fill = 1
    switch action {
    case .scaledToFit: return AspectRatioSpec(ratio: nil, fills: false)
    case .scaledToFill: return AspectRatioSpec(ratio: nil, fills: true)
    case .aspectRatioSize:
      let size = call.size(0)
      let ratio = size.height == 0 ? nil : size.width / size.height
      return AspectRatioSpec(ratio: ratio, fills: call.option(1) == fill)
    default: return AspectRatioSpec(ratio: call.optionalDouble(0), fills: call.option(1) == fill)
    }
  }

  // MARK: Safe area and container

  private func modifyInContainer(_ content: ViewList, _ action: ModifierAction, _ call: BoundCall) -> ViewList
  {
    let source = call.name.start
    switch action {
    case .safeAreaInset:
      let spec = SafeAreaInsetSpec(
        edge: call.edge(0), alignment: call.guide(1), spacing: call.optionalDouble(2))
      let payload = tree.safeAreaInsets.add(spec)
      return wrap(content, .safeAreaInset, payload: payload, at: source) {
        single(self.content(call, 3), at: source)
      }
    case .safeAreaPadding:
      let length = call.optionalDouble(1) ?? configuration.platform.profile.defaultPadding
      return wrap(
        content, .safeAreaPadding, payload: tree.insets.add(insets(call.edges(0), length)), at: source)
    case .safeAreaPaddingLength:
      return wrap(
        content, .safeAreaPadding, payload: tree.insets.add(insets(.all, call.double(0))), at: source)
    case .safeAreaPaddingInsets:
      return wrap(content, .safeAreaPadding, payload: tree.insets.add(call.insets(0)), at: source)
    case .ignoresSafeArea:
      // The keyboard is never there.
      let keyboard = 2
      let edges: EdgeSet = call.option(0) == keyboard ? [] : call.edges(1)
      return wrap(content, .ignoresSafeArea, payload: tree.edgeSets.add(edges), at: source)
    case .edgesIgnoringSafeArea:
      return wrap(content, .ignoresSafeArea, payload: tree.edgeSets.add(call.edges(0)), at: source)
    default:
      let payload = tree.containerFrames.add(containerFrame(action, call))
      return wrap(content, .containerRelativeFrame, payload: payload, at: source)
    }
  }

  private func containerFrame(_ action: ModifierAction, _ call: BoundCall) -> ContainerFrameSpec {
    switch action {
    case .containerRelativeFrameCount:
      return ContainerFrameSpec(
        axes: call.axes(0), count: call.int(1), span: call.int(2), spacing: call.double(3),
        alignment: call.alignment(4))
    case .containerRelativeFrameClosure:
      return ContainerFrameSpec(
        axes: call.axes(0), alignment: call.alignment(1),
        closure: call.closure(2).map { evaluation.deferred($0) })
    default: return ContainerFrameSpec(axes: call.axes(0), alignment: call.alignment(1))
    }
  }

  /// `layoutValue(key: Rank.self, value: 2)`
  func setLayoutValue(_ content: ViewList, _ call: BoundCall) {
    guard case .metatype(.declared(let key))? = call.value(0), let value = call.value(1) else { return }
    var view = content.first
    while !view.isNone {
      notes.layoutValues[view, default: [:]][key] = value
      view = tree[view].nextSibling
    }
  }

  // MARK: Names

  /// Gives each view its id in the output; an id on a view that has one already gets a node of its own.
  private func name(_ content: ViewList, _ call: BoundCall) -> ViewList {
    guard call.index(of: "isEnabled") == nil || call.bool(1), let identifier = identifier(call.value(0))
    else {
      return content
    }
    return name(content, identifier, at: call.name.start)
  }

  /// The text of an id; nil for a value that has none, such as a UUID.
  private func identifier(_ value: Value?) -> String? {
    switch value {
    case .string(let text)?: return text
    case .int(let number)?: return String(number)
    case .double(let number)?: return number.description
    case .bool(let flag)?: return flag ? "true" : "false"
    case .enumCase(let value)?: return evaluation.name(value)
    default: return nil
    }
  }
}
