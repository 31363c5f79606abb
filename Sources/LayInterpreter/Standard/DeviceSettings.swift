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
    .setting("Locale", "current", "currencyCode") { $0.currencyCode },
    .setting("Locale", "current", "currencySymbol") { $0.currencySign },
    // `Locale.current.currency?.identifier`: `?` is a link without a name.
    .setting("Locale", "current", "currency", "", "identifier") { $0.currencyCode },
  ]
}

// Of the user's country; the playground has no other than that of its first language.
extension Evaluator {
  #if hasFeature(Embedded)
  fileprivate var currencyCode: Value { .string("USD") }
  fileprivate var currencySign: Value { .string("$") }
  #else
  fileprivate var currencyCode: Value {
    stage.userLocale.currency.map { .string($0) } ?? .builtin(.opaque)
  }

  fileprivate var currencySign: Value {
    stage.userLocale.currency.flatMap { NumberFormat.sign(ofCurrency: $0) }.map { .string($0) }
      ?? .builtin(.opaque)
  }
  #endif
}
