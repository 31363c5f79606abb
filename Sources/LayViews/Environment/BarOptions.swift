// What modifiers say of bars.

/// How the title of a navigation bar stands.
package enum TitleDisplayMode: String, Option {
  case automatic, inline, large, inlineLarge
}

/// Where an item of a toolbar belongs.
package enum ToolbarItemPlacement: String, Option {
  case automatic, principal, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
  case primaryAction, secondaryAction, navigation, confirmationAction, cancellationAction
  case destructiveAction, bottomBar, status, keyboard, bottomOrnament, largeTitle, title, subtitle
}

/// A bar.
package enum ToolbarPlacement: String, Option {
  case automatic, navigationBar, bottomBar, tabBar, windowToolbar
}

/// Where a search field belongs.
package enum SearchFieldPlacement: String, Option {
  case automatic, navigationBarDrawer, toolbar, sidebar, toolbarPrincipal

  /// When a field below the title is there: before anything is scrolled it is.
  package enum DrawerDisplayMode: String, Option { case automatic, always }
}
