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

/// What a chain asks of the device: its row in the table.
struct DeviceSetting {
  private let row: UInt8

  /// The names of the table, each once: most chains begin with none of them.
  private static let bases = StandardLibrary.settings.reduce(into: [String]()) { names, row in
    if names.last != row.name { names.append(row.name) }
  }

  /// - Parameter name: That of a chain's link; empty where there is none.
  init?(_ base: String, _ name: (_ link: Int) -> String) {
    let settings = StandardLibrary.settings
    guard Self.bases.contains(base) else { return nil }
    let row = settings.firstIndex { row in
      guard row.name == base, case .setting(let links, _) = row.body else { return false }
      return links.indices.allSatisfy { links[$0].isEmpty || links[$0] == name($0) }
    }
    guard let row else { return nil }
    self.row = UInt8(row)
  }

  fileprivate var body: StandardDeclaration.Body { StandardLibrary.settings[Int(row)].body }

  /// How many links of the chain ask for it.
  var linkCount: Int { if case .setting(let links, _) = body { links.count } else { 0 } }
}

extension Evaluator {
  func value(of setting: DeviceSetting) -> Value {
    if case .setting(_, let value) = setting.body { value(self) } else { .unknown }
  }

  fileprivate var isOnTablet: Bool {
    let classes = configuration.sizeClasses(of: stage.window.canvas)
    return classes.across == .regular && classes.down == .regular
  }
}
