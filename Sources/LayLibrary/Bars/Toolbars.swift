import LayCatalog
import LayViews

// Toolbars: items for the places of bars.

extension Declaration {
  static let toolbarItems: [Declaration] = [
    .view(
      "ToolbarItem",
      "(id: String? = nil, placement: ToolbarItemPlacement? = nil, @ViewBuilder content: () -> some View)"
    ) { $0.toolbarItem($1) },
    .view(
      "ToolbarItemGroup",
      "(placement: ToolbarItemPlacement? = nil, @ViewBuilder content: () -> some View)"
    ) { $0.toolbarItem($1) },
    .view(
      "ToolbarSpacer",
      "(_ sizing: Any? = nil, placement: ToolbarItemPlacement? = nil)"
    ) { _, _ in ViewList() },
  ]

  static let toolbarModifiers: [Declaration] = [
    .modifier("navigationBarItems", "(leading: some View, trailing: some View)") { stage, content, call in
      stage.addBarItems(call)
      return content
    },
    .modifier("navigationBarItems", "(leading: some View)") { stage, content, call in
      stage.addBarItems(call)
      return content
    },
    .modifier("navigationBarItems", "(trailing: some View)") { stage, content, call in
      stage.addBarItems(call)
      return content
    },
    .modifier("toolbar", "(@ViewBuilder content: () -> some View)") { stage, content, call in
      stage.addToolbar(call)
      return content
    },
    .modifier("toolbar", "(id: String, @ViewBuilder content: () -> some View)") { stage, content, call in
      stage.addToolbar(call)
      return content
    },
    .modifier("toolbar", "(_ visibility: Visibility, for: ToolbarPlacement...)") { stage, content, call in
      stage.setBarVisibility(call)
      return content
    },
    .modifier("toolbar", "(removing: Any)") { _, content, _ in content },
    .modifier(
      "toolbarVisibility",
      "(_ visibility: Visibility, for: ToolbarPlacement...)"
    ) { stage, content, call in
      stage.setBarVisibility(call)
      return content
    },
  ]
}

extension Stage {
  /// `toolbar { … }`: items for their places, and loose views for the trailing end.
  ///
  /// The views are looked through for mistakes even where no bar shows them.
  func addToolbar(_ call: BoundCall) {
    let (views, items) = collectingItems { self.content(call, "content") }
    changeScreen { screen in
      screen.items += items
      if !views.isEmpty { screen.items.append(ToolbarItem(place: .trailing, views: views)) }
    }
  }

  /// `navigationBarItems(leading:trailing:)`
  func addBarItems(_ call: BoundCall) {
    guard !bars.screens.isEmpty else { return }
    for (name, place) in [("leading", ToolbarItem.Place.leading), ("trailing", .trailing)] {
      let views = content(call, name)
      if !views.isEmpty { changeScreen { $0.items.append(ToolbarItem(place: place, views: views)) } }
    }
  }

  /// `toolbar(.hidden, for: .navigationBar)`
  func setBarVisibility(_ call: BoundCall) {
    let places = call.array("for").compactMap { $0.builtin }
    let navigationBar = BuiltinValue.option(.toolbarPlacement, ToolbarPlacement.navigationBar.position)
    guard places.isEmpty || places.contains(navigationBar) else { return }
    changeScreen { $0.hidesBar = call.option("visibility", as: Visibility.self) == .hidden }
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
    if configuration.bars.navigation != nil {
      // Buttons in bars are written in the label's colour.
      environment.tint = configuration.platform.color(.primary, in: environment.colorScheme)
      // Labels in them are their icons (documented).
      environment.labelStyle = .iconOnly
      // Measured on iOS 27.0: at accessibility sizes buttons in bars are hardly larger.
      environment.dynamicTypeSize = .large
    }
    let views = body()
    return (views, bars.items)
  }

  /// `ToolbarItem` and `ToolbarItemGroup` yield no view where they stand.
  func toolbarItem(_ call: BoundCall) -> ViewList {
    let placement = call.option("placement", as: ToolbarItemPlacement.self) ?? .automatic
    let isProminent = placement == .confirmationAction
    let tint = environment.tint
    // derived: the labels of prominent buttons are white.
    if isProminent, configuration.bars.navigation != nil { environment.tint = .white }
    let views = content(call, "content")
    environment.tint = tint
    bars.items.append(ToolbarItem(place: .init(placement), views: views, isProminent: isProminent))
    return ViewList()
  }
}

extension ToolbarItem.Place {
  /// derived: where UIKit's navigation bars put the placements of SwiftUI's interface.
  fileprivate init(_ placement: ToolbarItemPlacement) {
    switch placement {
    case .topBarLeading, .navigationBarLeading, .cancellationAction, .navigation: self = .leading
    case .principal, .title, .largeTitle: self = .title
    case .bottomBar, .status: self = .bottom
    case .keyboard, .bottomOrnament, .subtitle: self = .elsewhere
    case .automatic, .topBarTrailing, .navigationBarTrailing, .primaryAction, .secondaryAction,
      .confirmationAction, .destructiveAction:
      self = .trailing
    }
  }
}
