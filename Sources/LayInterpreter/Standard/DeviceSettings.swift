import LayCatalog
import LayLibrary
import LayViews

/// What apps ask of the device they run on, by the chain that asks: here the canvas is its screen.
enum DeviceSetting {
  case screenBounds, interfaceIdiom
  /// Of the United States, in whose way numbers are written here.
  case currencyCode, currencySymbol, currencyIdentifier, localeIdentifier
  /// What `UserDefaults` hold when an app is started for the first time, as for `@AppStorage`.
  case storedValue, storedFlag, storedInteger, storedNumber

  /// How many links of the chain ask for it.
  var linkCount: Int { self == .currencyIdentifier ? 4 : 2 }

  /// - Parameter name: That of a chain's link; empty where there is none.
  init?(_ base: String, _ name: (_ link: Int) -> String) {
    switch base {
    case "UIScreen" where name(0) == "main" && name(1) == "bounds": self = .screenBounds
    case "UIDevice" where name(0) == "current" && name(1) == "userInterfaceIdiom": self = .interfaceIdiom
    case "UserDefaults" where name(0) == "standard":
      switch name(1) {
      case "data", "string", "object", "value", "url", "array", "stringArray", "dictionary":
        self = .storedValue
      case "bool": self = .storedFlag
      case "integer": self = .storedInteger
      case "double", "float": self = .storedNumber
      default: return nil
      }
    case "Locale" where name(0) == "current":
      switch name(1) {
      case "currencyCode": self = .currencyCode
      case "currencySymbol": self = .currencySymbol
      case "identifier": self = .localeIdentifier
      case "currency" where name(3) == "identifier": self = .currencyIdentifier
      default: return nil
      }
    default: return nil
    }
  }
}

extension Evaluator {
  func value(of setting: DeviceSetting) -> Value {
    switch setting {
    case .screenBounds: return .builtin(.rect(Rect(origin: .zero, size: stage.window.canvas)))
    case .interfaceIdiom:
      return .builtin(.option(.interfaceIdiom, (isOnTablet ? InterfaceIdiom.pad : .phone).position))
    case .currencyCode, .currencyIdentifier: return .string("USD")
    case .currencySymbol: return .string("$")
    case .localeIdentifier: return .string("en_US")
    case .storedValue: return .none
    case .storedFlag: return .bool(false)
    case .storedInteger: return .int(0)
    case .storedNumber: return .double(0)
    }
  }

  private var isOnTablet: Bool {
    let classes = configuration.sizeClasses(of: stage.window.canvas)
    return classes.across == .regular && classes.down == .regular
  }
}
