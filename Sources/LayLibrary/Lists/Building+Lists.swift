import LayCatalog
import LayViews

extension Stage {
  /// The views of a list, form or bar; nil for a view of another kind.
  func buildListOrBar(_ action: ViewAction, _ call: BoundCall) -> ViewList? {
    switch action {
    case .list, .form: return buildList(action, call)
    case .navigation: return buildNavigation(call)
    case .navigationLink: return buildNavigationLink(call)
    case .splitView: return buildSplitView(call)
    case .tabView: return buildTabView(call)
    case .tab: return buildTab(call)
    case .toolbarItem: return buildToolbarItem(call)
    default: return nil
    }
  }
}
