import LaySyntax

/// What apps ask of the device they run on, by the chain that asks: here the canvas is its screen.
enum DeviceSetting {
  case screenBounds, interfaceIdiom
  /// Of the United States, in whose way numbers are written here.
  case currencyCode, currencySymbol, currencyIdentifier, localeIdentifier

  /// How many links of the chain ask for it.
  var linkCount: Int { self == .currencyIdentifier ? 4 : 2 }

  /// - Parameter names: those of a chain's base and its links.
  init?(_ base: String, _ names: [String]) {
    switch (base, names.first, names.dropFirst().first) {
    case ("UIScreen", "main", "bounds"): self = .screenBounds
    case ("UIDevice", "current", "userInterfaceIdiom"): self = .interfaceIdiom
    case ("Locale", "current", "currencyCode"): self = .currencyCode
    case ("Locale", "current", "currencySymbol"): self = .currencySymbol
    case ("Locale", "current", "identifier"): self = .localeIdentifier
    case ("Locale", "current", "currency") where names.dropFirst(3).first == "identifier":
      self = .currencyIdentifier
    default: return nil
    }
  }

  /// The names that such chains begin with.
  static func begins(with base: String) -> Bool {
    base == "UIScreen" || base == "UIDevice" || base == "Locale"
  }
}

extension Evaluator {
  func value(of setting: DeviceSetting) -> Value {
    switch setting {
    case .screenBounds: return .builtin(.rect(Rect(origin: .zero, size: canvas)))
    case .interfaceIdiom: return .builtin(.option(.interfaceIdiom, isOnTablet ? 2 : 1))
    case .currencyCode, .currencyIdentifier: return .string("USD")
    case .currencySymbol: return .string("$")
    case .localeIdentifier: return .string("en_US")
    }
  }

  private var isOnTablet: Bool {
    let classes = configuration.sizeClasses(of: canvas)
    return classes.across == .regular && classes.down == .regular
  }
}
