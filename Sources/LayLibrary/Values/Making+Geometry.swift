import LayCatalog
import LaySyntax
import LayViews

// Geometry and layout values: sizes, points, angles, grid items, layouts, proxies.

extension Stage {
  func make(_ action: GeometryAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    if let base { return property(action, of: base, call) }
    switch action {
    case .previewFixed:
      return .builtin(.previewLayout(.fixed(Size(width: call.double(0), height: call.double(1)))))
    case .previewSizeThatFits: return .builtin(.previewLayout(.sizeThatFits))
    case .previewDevice: return .builtin(.previewLayout(.device))
    case .namedSpace: return .builtin(.opaque)
    case .pageTabs:
      return .builtin(
        .option(.tabViewStyle, TabStyle.pages(dots: call.option(0, as: PageIndexDisplayMode.self)).rawValue))
    case .horizontalGuide, .verticalGuide: return .unknown
    default:
      if let value = geometry(action, call) ?? gridItem(action, call) ?? layout(action, call) {
        return .builtin(value)
      }
      return .unknown
    }
  }

  private func geometry(_ action: GeometryAction, _ call: BoundCall) -> BuiltinValue? {
    switch action {
    case .alignment: return .alignment(Alignment(call.horizontalGuide(0), call.verticalGuide(1)))
    case .point: return .point(Point(x: call.double(0), y: call.double(1)))
    case .size: return .size(Size(width: call.double(0), height: call.double(1)))
    case .rect:
      return .rect(Rect(x: call.double(0), y: call.double(1), width: call.double(2), height: call.double(3)))
    case .rectOfSize: return .rect(Rect(origin: call.point(0), size: call.size(1)))
    case .proposal:
      return .proposedSize(ProposedSize(width: call.optionalDouble(0), height: call.optionalDouble(1)))
    case .proposalOfSize: return .proposedSize(ProposedSize(call.size(0)))
    case .unitPoint: return .unitPoint(UnitPoint(x: call.double(0), y: call.double(1)))
    case .edgeInsets:
      return .edgeInsets(
        EdgeInsets(
          top: call.double(0), leading: call.double(1), bottom: call.double(2), trailing: call.double(3)))
    case .angleDegrees: return .angle(call.double(0) * .pi / 180)
    case .angleRadians: return .angle(call.double(0))
    default: return nil
    }
  }

  private func gridItem(_ action: GeometryAction, _ call: BoundCall) -> BuiltinValue? {
    // The platform-independent default: `.flexible(minimum: 10, maximum: .infinity)`.
    var item = GridItemSpec(size: .flexible(minimum: 10, maximum: .infinity), spacing: nil, alignment: nil)
    switch action {
    case .gridItem:
      if case .gridItemSize(let size)? = call.builtin(0) { item.size = size }
      item.spacing = call.optionalDouble(1)
      item.alignment = call.optionalAlignment(2)
    case .gridItemSpacing:
      item.spacing = call.optionalDouble(0)
      item.alignment = call.optionalAlignment(1)
    case .gridItemAlignment: item.alignment = call.optionalAlignment(0)
    case .gridFixed: return .gridItemSize(.fixed(call.double(0)))
    case .gridFlexible: return .gridItemSize(.flexible(minimum: call.double(0), maximum: call.double(1)))
    case .gridAdaptive: return .gridItemSize(.adaptive(minimum: call.double(0), maximum: call.double(1)))
    default: return nil
    }
    return .gridItem(item)
  }

  private func layout(_ action: GeometryAction, _ call: BoundCall) -> BuiltinValue? {
    switch action {
    case .hStackLayout:
      return .layout(.hStack(alignment: call.verticalGuide(0), spacing: call.optionalDouble(1)))
    case .vStackLayout:
      return .layout(.vStack(alignment: call.horizontalGuide(0), spacing: call.optionalDouble(1)))
    case .zStackLayout: return .layout(.zStack(alignment: call.alignment(0)))
    case .gridLayout:
      return .layout(
        .grid(
          alignment: call.alignment(0), horizontalSpacing: call.optionalDouble(1),
          verticalSpacing: call.optionalDouble(2)))
    default: return nil
    }
  }

  // MARK: Properties and methods

  private func property(_ action: GeometryAction, of base: BuiltinValue, _ call: BoundCall) -> Value {
    switch base {
    case .option(_, let bits) where action == .hasNoBits: return .bool(bits == 0)
    case .option(_, let bits) where action == .containsBits:
      let wanted = call.option(0) ?? 0
      return .bool(Int(bits) & wanted == wanted)
    case .size(let size): return number(action, of: Rect(origin: .zero, size: size))
    case .point(let point): return number(action, of: Rect(origin: point, size: .zero))
    case .rect(let rect):
      switch action {
      case .insetBy: return .builtin(.rect(rect.inset(call.double(0), call.double(1))))
      case .offsetBy:
        let origin = Point(x: rect.minX + call.double(0), y: rect.minY + call.double(1))
        return .builtin(.rect(Rect(origin: origin, size: rect.size)))
      default: return number(action, of: rect)
      }
    case .unitPoint(let point): return .double(action == .x ? point.x : point.y)
    case .edgeInsets(let insets): return .double(inset(action, of: insets))
    case .angle(let radians): return .double(action == .degrees ? radians * 180 / .pi : radians)
    case .dynamicTypeSize(let size), .contentSizeCategory(let size): return .bool(size.isAccessibilitySize)
    case .geometryProxy(let proxy): return property(action, of: proxy, call)
    case .viewDimensions(let value): return property(action, of: value.dimensions, call)
    case .layout(let layout): return .views(views(laidOutBy: layout, call))
    case .proposedSize(let proposal): return property(action, of: proposal, call)
    case .layoutSubview(let subview): return property(action, of: subview, call)
    case .viewSpacing(let spacing):
      guard case .viewSpacing(let other)? = call.builtin(0) else { return .unknown }
      guard !spacing.subviews.run.isOver, spacing.subviews.run === other.subviews.run else {
        return staleSubview(call)
      }
      return .double(spacing.subviews.distance(spacing.view, other.view, call.axis(1)))
    default: return .unknown
    }
  }

  private func number(_ action: GeometryAction, of rect: Rect) -> Value {
    switch action {
    case .x, .minX: return .double(rect.minX)
    case .y, .minY: return .double(rect.minY)
    case .midX: return .double(rect.minX + rect.size.width / 2)
    case .midY: return .double(rect.minY + rect.size.height / 2)
    case .maxX: return .double(rect.maxX)
    case .maxY: return .double(rect.maxY)
    case .width: return .double(rect.size.width)
    case .height: return .double(rect.size.height)
    case .origin: return .builtin(.point(rect.origin))
    case .rectSize: return .builtin(.size(rect.size))
    default: return .unknown
    }
  }

  private func inset(_ action: GeometryAction, of insets: EdgeInsets) -> Double {
    switch action {
    case .top: return insets.top
    case .leading: return insets.leading
    case .bottom: return insets.bottom
    default: return insets.trailing
    }
  }

  private func property(_ action: GeometryAction, of proxy: GeometryValue, _ call: BoundCall) -> Value {
    switch action {
    case .proxySize: return .builtin(.size(proxy.size))
    case .proxyInsets: return .builtin(.edgeInsets(proxy.safeAreaInsets))
    case .proxyFrame:
      let local = 1
      switch call.option(0) {
      case local?: return .builtin(.rect(Rect(origin: .zero, size: proxy.size)))
      case .some: return .builtin(.rect(proxy.globalFrame))
      case nil:
        findings.report(
          .error(
            "unsupported-value", at: call.range(0), "frames in a named coordinate space are not supported",
            help: "use '.global' or '.local'"))
        return .unknown
      }
    default: return .unknown
    }
  }

  private func property(_ action: GeometryAction, of proposal: ProposedSize, _ call: BoundCall) -> Value {
    switch action {
    case .width: return proposal.width.map { .double($0) } ?? .none
    case .height: return proposal.height.map { .double($0) } ?? .none
    case .filledProposal, .filledProposalBySize:
      // The documented lengths in place of those that are not proposed.
      let usual = action == .filledProposal ? Size(width: 10, height: 10) : call.size(0)
      return .builtin(
        .size(Size(width: proposal.width ?? usual.width, height: proposal.height ?? usual.height)))
    default: return .unknown
    }
  }

  private func property(_ action: GeometryAction, of subview: SubviewValue, _ call: BoundCall) -> Value {
    let (subviews, view) = (subview.subviews, subview.view)
    if subviews.run.isOver { return staleSubview(call) }
    switch action {
    case .subviewPriority: return .double(subviews.priority(view))
    case .subviewSpacing: return .builtin(.viewSpacing(subview))
    case .subviewSize, .subviewDimensions:
      guard case .proposedSize(let proposal)? = call.builtin(0),
        budget.charge(subview.layout?.noteQuestion(to: subview.index) ?? 0)
      else { return .unknown }
      if action == .subviewSize { return .builtin(.size(subviews.size(view, proposal))) }
      return .builtin(.viewDimensions(DimensionsValue(subviews.dimensions(view, proposal))))
    case .place:
      guard case .proposedSize(let proposal)? = call.builtin(2) else { return .unknown }
      subviews.place(subview.index, call.point(0), call.unitPoint(1), proposal)
      return .void
    default: return .unknown
    }
  }

  private func property(_ action: GeometryAction, of dimensions: ViewDimensions, _ call: BoundCall) -> Value {
    switch action {
    case .width: return .double(dimensions.size.width)
    case .height: return .double(dimensions.size.height)
    case .dimensionsGuide: return .double(dimensions.value(call.guide(0)))
    case .dimensionsExplicit: return dimensions.explicit(call.guide(0)).map { .double($0) } ?? .none
    default: return .unknown
    }
  }
}
