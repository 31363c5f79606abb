import LayCatalog
import LayLibrary
import LayViews

extension StandardLibrary {
  /// What apps ask of the device they run on, by the chain that asks: here the canvas is its screen.
  static let settings: [StandardDeclaration] = [
    .setting("UIScreen", "main", "bounds") {
      .builtin(.rect(Rect(origin: .zero, size: $0.stage.window.canvas)))
    },
    .setting("UIDevice", "current", "userInterfaceIdiom") {
      .builtin(.option(.interfaceIdiom, ($0.isOnTablet ? InterfaceIdiom.pad : .phone).position))
    },
    // Of the United States, in whose way numbers are written here.
    .setting("Locale", "current", "currencyCode") { _ in .string("USD") },
    .setting("Locale", "current", "currencySymbol") { _ in .string("$") },
    .setting("Locale", "current", "identifier") { _ in .string("en_US") },
    // `Locale.current.currency?.identifier`: `?` is a link without a name.
    .setting("Locale", "current", "currency", "", "identifier") { _ in .string("USD") },
    // What `UserDefaults` hold when an app is started for the first time, as for `@AppStorage`.
    .setting("UserDefaults", "standard", "array") { _ in .none },
    .setting("UserDefaults", "standard", "bool") { _ in .bool(false) },
    .setting("UserDefaults", "standard", "data") { _ in .none },
    .setting("UserDefaults", "standard", "dictionary") { _ in .none },
    .setting("UserDefaults", "standard", "double") { _ in .double(0) },
    .setting("UserDefaults", "standard", "float") { _ in .double(0) },
    .setting("UserDefaults", "standard", "integer") { _ in .int(0) },
    .setting("UserDefaults", "standard", "object") { _ in .none },
    .setting("UserDefaults", "standard", "string") { _ in .none },
    .setting("UserDefaults", "standard", "stringArray") { _ in .none },
    .setting("UserDefaults", "standard", "url") { _ in .none },
    .setting("UserDefaults", "standard", "value") { _ in .none },
  ]
}

extension Evaluator {
  fileprivate var isOnTablet: Bool {
    let classes = configuration.sizeClasses(of: stage.window.canvas)
    return classes.across == .regular && classes.down == .regular
  }
}
