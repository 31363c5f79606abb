import LayCatalog
import LaySyntax
import LayViews

extension Stage {
  /// The views of a container or of space; nil for a view of another kind.
  func buildContainer(_ action: ViewAction, _ call: BoundCall) -> ViewList? {
    let source = call.name.start
    switch action {
    case .hStack: return stack(.hStack, call.verticalGuide(0), call)
    case .vStack: return stack(.vStack, call.horizontalGuide(0), call)
    case .lazyHStack: return stack(.lazyHStack, call.verticalGuide(0), call)
    case .lazyVStack: return stack(.lazyVStack, call.horizontalGuide(0), call)
    case .zStack:
      let alignment = call.alignment(0)
      let views = content(call, 1)
      return node(.zStack, payload: tree.zStacks.add(alignment), views, at: source)
    case .lazyHGrid: return lazyGrid(.lazyHGrid, of: call.array(0), call.verticalGuide(1), call)
    case .lazyVGrid: return lazyGrid(.lazyVGrid, of: call.array(0), call.horizontalGuide(1), call)
    case .grid: return grid(call)
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
    case .label: return label(call)
    case .asyncImage: return asyncImage(call)
    case .canvas: return canvas(call)
    default: return nil
    }
  }

  private func asyncImage(_ call: BoundCall) -> ViewList {
    if call.has("placeholder") { return content(call, "placeholder") }
    if call.has("content"), let closure = call.closure("content") {
      return evaluation.content(closure, [.builtin(.option(.asyncImagePhase, 0))])
    }
    return emptyImage(at: call.name.start)
  }
}
