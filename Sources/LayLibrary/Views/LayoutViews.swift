import LayCatalog
import LaySyntax
import LayViews

extension Stage {
  /// `HStackLayout(spacing: 8) { … }`
  package func views(laidOutBy layout: LayoutValue, _ call: BoundCall) -> ViewList {
    let views = content(call, "content")
    let source = call.name.start
    switch layout {
    case .hStack(let alignment, let spacing):
      let payload = tree.containers.stacks.add(StackSpec(alignment: alignment, spacing: spacing))
      return node(.hStack, payload: payload, views, at: source)
    case .vStack(let alignment, let spacing):
      let payload = tree.containers.stacks.add(StackSpec(alignment: alignment, spacing: spacing))
      return node(.vStack, payload: payload, views, at: source)
    case .zStack(let alignment):
      return node(.zStack, payload: tree.containers.zStacks.add(alignment), views, at: source)
    case .grid(let alignment, let horizontal, let vertical):
      let spec = GridSpec(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
      return node(.grid, payload: tree.containers.grids.add(spec), views, at: source)
    case .own(let layout): return evaluation.laidOut(views, layout, source)
    }
  }
}
