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
    // The app's first icon, as it is installed.
    .setting("UIApplication", "shared", "alternateIconName") { _ in .none },
    .setting("UIApplication", "shared", "userInterfaceLayoutDirection") {
      .builtin(.option(.layoutDirection, $0.stage.environment.layoutDirection.position))
    },
    .setting("UIScreen", "main", "bounds") {
      .builtin(.rect(Rect(origin: .zero, size: $0.stage.window.canvas)))
    },
    .setting("UIScreen", "main", "scale") { .double($0.stage.configuration.displayScale) },
    .setting("UIScreen", "main", "nativeScale") { .double($0.stage.configuration.displayScale) },
    .setting("Locale", "current", "currencyCode") {
      $0.currency.map { .string($0.code) } ?? .builtin(.opaque)
    },
    .setting("Locale", "current", "currencySymbol") {
      $0.currency.map { .string($0.sign) } ?? .builtin(.opaque)
    },
    // `Locale.current.currency?.identifier`: `?` is a link without a name.
    .setting("Locale", "current", "currency", "", "identifier") {
      $0.currency.map { .string($0.code) } ?? .builtin(.opaque)
    },
  ]
}

extension Evaluator {
  /// The currency of the user's country.
  fileprivate var currency: (code: String, sign: String)? { stage.userLocale.currency }
}
