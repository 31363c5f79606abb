import LayCatalog
import LaySyntax
import LayViews

// Containers, space and labels.

extension Stage {
  /// The views of a container or of space; nil for a view of another kind.
  func buildContainer(_ action: ViewAction, _ call: BoundCall) -> ViewList? {
    let source = call.name.start
    switch action {
    case .hStack: return stack(.hStack, call.verticalGuide(0), call, content: 2)
    case .vStack: return stack(.vStack, call.horizontalGuide(0), call, content: 2)
    case .lazyHStack: return stack(.lazyHStack, call.verticalGuide(0), call, content: 3)
    case .lazyVStack: return stack(.lazyVStack, call.horizontalGuide(0), call, content: 3)
    case .zStack:
      let alignment = call.alignment(0)
      let views = content(call, 1)
      return node(.zStack, payload: tree.zStacks.add(alignment), views, at: source)
    case .lazyHGrid: return lazyGrid(.lazyHGrid, call.verticalGuide(1), call)
    case .lazyVGrid: return lazyGrid(.lazyVGrid, call.horizontalGuide(1), call)
    case .grid:
      let spec = GridSpec(
        alignment: call.alignment(0), horizontalSpacing: call.optionalDouble(1),
        verticalSpacing: call.optionalDouble(2))
      let views = content(call, 3)
      return node(.grid, payload: tree.grids.add(spec), views, at: source)
    case .gridRow:
      let views = content(call, 1)
      let row = GridRowSpec(alignment: call.optionalVerticalGuide(0))
      return node(.gridRow, payload: tree.gridRows.add(row), views, at: source)
    case .scrollView: return scrollView(call)
    case .viewThatFits:
      let views = content(call, 1)
      return node(.viewThatFits, payload: tree.axisSets.add(call.axes(0)), views, at: source)
    case .geometryReader:
      guard let closure = call.closure(0) else { return ViewList() }
      return node(.geometryReader, payload: tree.closures.add(evaluation.deferred(closure)), at: source)
    case .section: return section(call)
    case .empty: return ViewList()
    case .divider: return node(.divider, payload: 0, at: source)
    case .spacer: return spacer(SpacerSpec(minimumLength: call.optionalDouble(0)), call)
    case .horizontalSpacer:
      return spacer(SpacerSpec(minimumLength: call.optionalDouble(0), axis: .horizontal), call)
    case .verticalSpacer:
      return spacer(SpacerSpec(minimumLength: call.optionalDouble(0), axis: .vertical), call)
    case .textBaselineRelativeSpacer:
      return spacer(SpacerSpec(minimumLength: call.optionalDouble(0), isTextBaselineRelative: true), call)
    case .label: return buildLabel(call)
    case .asyncImage: return asyncImage(call)
    case .canvas: return canvas(call)
    default: return nil
    }
  }

  /// A canvas or chart takes what it is proposed, as a shape does; what its closure draws is not drawn.
  private func canvas(_ call: BoundCall) -> ViewList {
    let name = String(file.text(call.name))
    findings.warnOnce(
      .warning(
        "custom-drawing", at: call.name, "what '\(name)' draws is not drawn: its frame stays empty",
        help: "the layout is the same; shapes and paths are drawn"), about: name)
    return emptyArea(name, at: call.name.start)
  }

  /// A view that takes what it is proposed and shows nothing.
  package func emptyArea(_ spelling: String, at source: UInt32) -> ViewList {
    node(.shape, payload: tree.shapes.add(ShapeSpec(outline: .rectangle, spelling: spelling)), at: source)
  }

  private func stack(
    _ kind: ViewKind, _ alignment: AlignmentGuide, _ call: BoundCall, content index: Int
  ) -> ViewList {
    let views = content(call, index)
    let spec = StackSpec(alignment: alignment, spacing: call.optionalDouble(1))
    return node(kind, payload: tree.stacks.add(spec), views, at: call.name.start)
  }

  private func lazyGrid(_ kind: ViewKind, _ alignment: AlignmentGuide, _ call: BoundCall) -> ViewList {
    let items = call.array(0).compactMap { element -> GridItemSpec? in
      if case .gridItem(let item)? = element.builtin { return item }
      return nil
    }
    let spec = LazyGridSpec(items: items, alignment: alignment, spacing: call.optionalDouble(2))
    let views = content(call, 4)
    return node(kind, payload: tree.lazyGrids.add(spec), views, at: call.name.start)
  }

  private func scrollView(_ call: BoundCall) -> ViewList {
    var spec = ScrollSpec(axes: call.axes(0))
    spec.showsIndicators = call.bool(1)
    spec.contentMargins = environment.contentMargins
    spec.initialAnchor = environment.initialScrollAnchor
    spec.alignmentAnchor = environment.alignmentScrollAnchor
    let saved = environment
    // What was said for this scroll view is not meant for those inside it.
    if spec.contentMargins != .zero { environment.contentMargins = .zero }
    if spec.initialAnchor != nil { environment.initialScrollAnchor = nil }
    if spec.alignmentAnchor != nil { environment.alignmentScrollAnchor = nil }
    let views = content(call, 2)
    if environment != saved { environment = saved }
    return node(.scrollView, payload: tree.scrolls.add(spec), views, at: call.name.start)
  }

  /// Header, content and footer; what encloses the section decides whether they are more than siblings.
  private func section(_ call: BoundCall) -> ViewList {
    let header = inCaption(.header) {
      call.index(of: "title") == 0 ? text(call, 0) : content(call, "header")
    }
    let footer = inCaption(.footer) { content(call, "footer") }
    let spec = SectionSpec(hasHeader: !header.isEmpty, hasFooter: !footer.isEmpty)
    var children = header.isEmpty ? header : single(header, at: call.name.start)
    tree.append(content(call, "content"), to: &children)
    tree.append(footer.isEmpty ? footer : single(footer, at: call.name.start), to: &children)
    return node(.section, payload: tree.sections.add(spec), children, at: call.name.start)
  }

  private func spacer(_ spec: SpacerSpec, _ call: BoundCall) -> ViewList {
    node(.spacer, payload: tree.spacers.add(spec), at: call.name.start)
  }

  /// `HStackLayout(spacing: 8) { … }`
  package func views(laidOutBy layout: LayoutValue, _ call: BoundCall) -> ViewList {
    let views = content(call, 0)
    let source = call.name.start
    switch layout {
    case .hStack(let alignment, let spacing):
      let payload = tree.stacks.add(StackSpec(alignment: alignment, spacing: spacing))
      return node(.hStack, payload: payload, views, at: source)
    case .vStack(let alignment, let spacing):
      let payload = tree.stacks.add(StackSpec(alignment: alignment, spacing: spacing))
      return node(.vStack, payload: payload, views, at: source)
    case .zStack(let alignment):
      return node(.zStack, payload: tree.zStacks.add(alignment), views, at: source)
    case .grid(let alignment, let horizontal, let vertical):
      let spec = GridSpec(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
      return node(.grid, payload: tree.grids.add(spec), views, at: source)
    case .own(let layout): return evaluation.laidOut(views, layout, source)
    }
  }

  // MARK: Labels

  /// A text from an argument of type `LocalizedStringKey`.
  func text(_ call: BoundCall, _ index: Int) -> ViewList {
    views(from: .text(localized(call, index)), at: call.name.start) ?? ViewList()
  }

  /// The image of `systemImage:` or `image:`.
  func icon(_ call: BoundCall) -> ViewList {
    for (name, isSymbol) in [("systemImage", true), ("image", false)] {
      guard let index = call.index(of: name), let image = call.optionalString(index) else { continue }
      let source: ImageSpec.Source = isSymbol ? .symbol(image) : .asset(image)
      let value = ImageValue(source, nameRange: call.range(index), offset: call.name.start)
      return views(from: .image(value), at: call.name.start) ?? ViewList()
    }
    return ViewList()
  }

  /// Views in an HStack, centred.
  func row(_ parts: [ViewList], spacing: Double?, at source: UInt32) -> ViewList {
    var children = ViewList()
    for part in parts { tree.append(part, to: &children) }
    let spec = StackSpec(alignment: .verticalCenter, spacing: spacing)
    return node(.hStack, payload: tree.stacks.add(spec), children, at: source)
  }

  /// Views in a VStack.
  func column(
    _ parts: [ViewList], alignment: AlignmentGuide = .horizontalCenter, spacing: Double?, at source: UInt32
  ) -> ViewList {
    var children = ViewList()
    for part in parts { tree.append(part, to: &children) }
    let spec = StackSpec(alignment: alignment, spacing: spacing)
    return node(.vStack, payload: tree.stacks.add(spec), children, at: source)
  }

  // MARK: Remote images

  /// What shows until the image is there: the placeholder, or a grey that takes the room it is offered.
  private func asyncImage(_ call: BoundCall) -> ViewList {
    if call.index(of: "placeholder") != nil { return content(call, "placeholder") }
    if let index = call.index(of: "content"), let closure = call.closure(index) {
      return evaluation.content(closure, [.builtin(.option(.asyncImagePhase, 0))])
    }
    return views(from: .color(ColorValue(.system(.systemFill))), at: call.name.start) ?? ViewList()
  }
}
