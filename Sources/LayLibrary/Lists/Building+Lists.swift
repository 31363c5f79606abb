import LayCatalog
import LayViews

extension Stage {
  /// The views of a list, form or bar; nil for a view of another kind.
  func buildListOrBar(_ action: ViewAction, _ call: BoundCall) -> ViewList? {
    switch action {
    case .list: return list(call)
    case .form: return list(call, .form)
    case .navigation: return navigation(call, root: call.has("root") ? "root" : "content")
    case .navigationLink: return navigationLink(call)
    case .splitView: return splitView(call)
    case .tabView: return tabView(call)
    case .tab: return tab(call)
    case .toolbarItem: return toolbarItem(call)
    default: return nil
    }
  }

  /// Modifiers that only the list or tab view around reads.
  func setRowTraits(_ content: ViewList, _ action: ModifierAction, _ call: BoundCall) -> ViewList {
    setRowTraits(of: content) { traits, isFirst in self.set(&traits, action, call, isFirst: isFirst) }
  }

  private func set(_ traits: inout RowTraits, _ action: ModifierAction, _ call: BoundCall, isFirst: Bool) {
    switch action {
    case .listRowInsets:
      traits.insets = call.value(0) == nil ? nil : call.insets(0)
      traits.insetEdges = traits.insets == nil ? [] : .all
    case .listRowInsetsLength:
      guard let length = call.optionalDouble(1) else { break }
      var insets = traits.insets ?? .zero
      for edge in Edge.allCases where call.edges(0).contains(edge) { insets[edge] = length }
      traits.insets = insets
      traits.insetEdges.formUnion(call.edges(0))
    case .listRowBackground:
      let views = content(call, 0)
      traits.background = call.value(0) == nil ? nil : (isFirst ? views : copy(views))
    case .listRowSeparator:
      let hides = call.option(0, as: Visibility.self) == .hidden
      let edges = call.edges(1)
      if edges.contains(.top) { traits.hidesSeparatorAbove = hides }
      if edges.contains(.bottom) { traits.hidesSeparatorBelow = hides }
    case .listRowSeparatorTint: traits.separatorTint = call.color(0).map { resolve($0) }
    default: traits.tabItem = tabItem { self.content(call, 0) }
    }
  }

  /// Modifiers that a navigation container reads.
  func setScreen(_ action: ModifierAction, _ call: BoundCall) {
    switch action {
    case .toolbar: addToolbar(call)
    case .navigationBarItems: addBarItems(call)
    case .navigationTitle:
      changeScreen { $0.title = localized(call, 0) }
      if call.has("displayMode") { setTitleMode(call.option(1, as: TitleDisplayMode.self)) }
    case .navigationTitleMode: setTitleMode(call.option(0, as: TitleDisplayMode.self))
    case .navigationBarHidden: changeScreen { $0.hidesBar = call.bool(0) }
    case .toolbarVisibility: setBarVisibility(call)
    default: setSearch(call)
    }
  }
}
