import LayCatalog
import LayViews

/// What the views in a navigation container say about its bars.
package struct Screen {
  var title: TextValue?
  var titleMode = TitleMode.automatic
  /// `toolbar(.hidden, for: .navigationBar)`
  var hidesBar = false
  var items: [ToolbarItem] = []
  var search: SearchField?

  package init() {}

  /// Whether the title stands in large letters below the bar's buttons: at the root of a stack, unless said otherwise.
  var hasLargeTitle: Bool { title != nil && titleMode != .inline }

  /// Raw values follow the names in the catalog.
  enum TitleMode: UInt8 { case automatic, inline, large }
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

  /// Modifiers that a navigation container reads, which may be far outside.
  func setScreen(_ action: ModifierAction, _ call: BoundCall) {
    // A toolbar's views are looked through for mistakes even where no bar shows them.
    if action == .toolbar { return addToolbar(call) }
    if action == .navigationBarItems { return addBarItems(call) }
    guard !bars.screens.isEmpty else { return }
    let top = bars.screens.count - 1
    switch action {
    case .navigationTitle:
      bars.screens[top].title = localized(call, 0)
      if call.index(of: "displayMode") != nil { setTitleMode(call, 1) }
    case .navigationTitleMode: setTitleMode(call, 0)
    case .navigationBarHidden: bars.screens[top].hidesBar = call.bool(0)
    case .toolbarVisibility:
      let hidden = 2
      let places = call.array(1).compactMap { $0.builtin }
      let navigationBar = BuiltinValue.option(.toolbarPlacement, 1)
      if places.isEmpty || places.contains(navigationBar) {
        bars.screens[top].hidesBar = call.option(0) == hidden
      }
    default:
      let drawer = 1
      bars.screens[top].search = SearchField(
        prompt: call.index(of: "prompt").flatMap { call.isGiven($0) ? localized(call, $0) : nil },
        isInBar: call.index(of: "placement").map { call.option($0) == drawer } ?? false)
      warnApproximate(call, "searchable")
    }
  }

  private func setTitleMode(_ call: BoundCall, _ index: Int) {
    if let mode = call.option(index, as: Screen.TitleMode.self) {
      bars.screens[bars.screens.count - 1].titleMode = mode
    }
  }

  // MARK: Toolbars

  /// `toolbar { … }`: items for their places, and loose views for the trailing end.
  private func addToolbar(_ call: BoundCall) {
    let (views, items) = collectingItems { self.content(call, "content") }
    guard !bars.screens.isEmpty else { return }
    bars.screens[bars.screens.count - 1].items += items
    if !views.isEmpty {
      bars.screens[bars.screens.count - 1].items.append(ToolbarItem(place: .trailing, views: views))
    }
  }

  /// `navigationBarItems(leading:trailing:)`
  private func addBarItems(_ call: BoundCall) {
    guard !bars.screens.isEmpty else { return }
    for (name, place) in [("leading", ToolbarItem.Place.leading), ("trailing", .trailing)] {
      let views = content(call, name)
      if !views.isEmpty {
        bars.screens[bars.screens.count - 1].items.append(ToolbarItem(place: place, views: views))
      }
    }
  }

  /// Builds a toolbar's content as views of a bar.
  private func collectingItems(_ body: () -> ViewList) -> (views: ViewList, items: [ToolbarItem]) {
    let (saved, savedItems) = (saveEnvironment(), bars.items)
    defer {
      restore(saved)
      bars.items = savedItems
    }
    bars.items = []
    environment.list.surroundings = .bar
    if configuration.platform.bars.navigation != nil {
      // Buttons in bars are written in the label's colour.
      environment.tint = configuration.platform.color(.primary, in: environment.colorScheme)
      // Labels in them are their icons (documented).
      environment.labelStyle = .iconOnly
    }
    let views = body()
    return (views, bars.items)
  }

  /// `ToolbarItem` and `ToolbarItemGroup` yield no view where they stand.
  func buildToolbarItem(_ call: BoundCall) -> ViewList {
    let names = BuiltinType.toolbarItemPlacement.optionNames
    let placement = call.index(of: "placement").flatMap { call.option($0) }
    let name = placement.flatMap { $0 < names.count ? names[$0].text : nil } ?? "automatic"
    let item = ToolbarItem(
      place: .init(placement: name), views: content(call, "content"),
      isProminent: name == "confirmationAction")
    bars.items.append(item)
    return ViewList()
  }
}

extension ToolbarItem.Place {
  /// derived: where UIKit's navigation bars put the placements of SwiftUI's interface.
  fileprivate init(placement: String) {
    switch placement {
    case "topBarLeading", "navigationBarLeading", "cancellationAction", "navigation": self = .leading
    case "principal", "title", "largeTitle": self = .title
    case "bottomBar", "status": self = .bottom
    case "keyboard", "bottomOrnament", "subtitle": self = .elsewhere
    default: self = .trailing
    }
  }
}
