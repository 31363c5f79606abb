import LayCatalog
import LayViews

/// The navigation containers and toolbars that are being built.
package struct BarState {
  /// The navigation containers whose content is being built, outermost first.
  package var screens: [Screen] = []
  /// The items of the toolbar that is being built.
  var items: [ToolbarItem] = []
}

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
  /// Whether it is asked for below the title, wherever it would stand otherwise.
  var isInDrawer: Bool
}
