import LayCatalog
import LayViews

/// What the views in a navigation container say about its bars.
package struct Screen {
  var title: TextValue?
  var titleMode = TitleDisplayMode.automatic
  /// `toolbar(.hidden, for: .navigationBar)`
  var hidesBar = false
  var items: [ToolbarItem] = []
  var search: SearchField?

  package init() {}

  /// Whether the title stands in large letters below the bar's buttons: at the root of a stack, unless said otherwise.
  var hasLargeTitle: Bool { title != nil && titleMode != .inline }
}

/// Views for a place in a bar.
struct ToolbarItem {
  var place: Place
  var views: ViewList
  /// `confirmationAction`: drawn in the tint.
  var isProminent = false

  enum Place { case leading, title, trailing, bottom, elsewhere }
}

struct SearchField {
  var prompt: TextValue?
  /// Below the title, not at the bottom of the screen.
  var isInBar: Bool
}

/// The navigation containers and toolbars that are being built.
package struct BarState {
  /// The navigation containers whose content is being built, outermost first.
  package var screens: [Screen] = []
  /// The items of the toolbar that is being built.
  var items: [ToolbarItem] = []
}

extension Stage {
  /// Builds what may say something about the bars around it.
  func inScreen(_ body: () -> ViewList) -> (views: ViewList, screen: Screen) {
    bars.screens.append(Screen())
    let views = body()
    return (views, bars.screens.popLast() ?? Screen())
  }

  /// Changes what is said about the bars around; nobody is told where there are none.
  func changeScreen(_ change: (inout Screen) -> Void) {
    guard !bars.screens.isEmpty else { return }
    change(&bars.screens[bars.screens.count - 1])
  }
}
