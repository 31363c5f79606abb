// What modifiers say of bars; raw values follow the names in the catalog.

/// How the title of a navigation bar stands.
package enum TitleDisplayMode: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, inline, large, inlineLarge
}

/// Where an item of a toolbar belongs.
package enum ToolbarItemPlacement: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, principal, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
  case primaryAction, secondaryAction, navigation, confirmationAction, cancellationAction
  case destructiveAction, bottomBar, status, keyboard, bottomOrnament, largeTitle, title, subtitle
}

/// A bar.
package enum ToolbarPlacement: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, navigationBar, bottomBar, tabBar, windowToolbar
}

/// Where a search field belongs.
package enum SearchFieldPlacement: UInt8, Sendable, Hashable, CaseIterable {
  case automatic, navigationBarDrawer, toolbar, sidebar, toolbarPrincipal
}
