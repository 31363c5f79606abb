import LayCatalog
import LayLibrary
import LayViews

extension StandardLibrary {
  /// What apps ask of the device they run on, by the chain that asks: here the canvas is its screen.
  static let settings: [StandardDeclaration] = [
    // As `scenePhase` is.
    .setting("UIApplication", "shared", "applicationState") { _ in
      .builtin(.option(.scenePhase, ScenePhase.active.position))
    },
    .setting("UIApplication", "shared", "userInterfaceLayoutDirection") {
      .builtin(.option(.layoutDirection, $0.stage.environment.layoutDirection.position))
    },
    .setting("UIScreen", "main", "bounds") {
      .builtin(.rect(Rect(origin: .zero, size: $0.stage.window.canvas)))
    },
    .setting("UIScreen", "main", "scale") { .double($0.stage.configuration.displayScale) },
    .setting("UIScreen", "main", "nativeScale") { .double($0.stage.configuration.displayScale) },
    // Of the United States, in whose way numbers are written here.
    .setting("Locale", "current", "currencyCode") { _ in .string("USD") },
    .setting("Locale", "current", "currencySymbol") { _ in .string("$") },
    // `Locale.current.currency?.identifier`: `?` is a link without a name.
    .setting("Locale", "current", "currency", "", "identifier") { _ in .string("USD") },
  ]
}
