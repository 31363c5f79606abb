import LayViews

/// The keys of `@Environment(\.key)` and `environment(\.key, value)` that the language knows.
package enum EnvironmentKey: UInt8, Sendable, CaseIterable {
  case dynamicTypeSize, sizeCategory, layoutDirection, colorScheme, displayScale, pixelLength
  case horizontalSizeClass, verticalSizeClass, font, lineLimit, lineSpacing, isEnabled
  case multilineTextAlignment, truncationMode, minimumScaleFactor, allowsTightening, textCase, imageScale
  case legibilityWeight, controlSize, defaultMinListRowHeight, isFocused, isSearching, isPresented
  case redactionReasons
  /// Accessibility settings, all off.
  case accessibilityReduceMotion, accessibilityReduceTransparency, accessibilityDifferentiateWithoutColor
  case accessibilityVoiceOverEnabled, accessibilityInvertColors, accessibilityEnabled, isLuminanceReduced
  /// Values that only actions use.
  case dismiss, openURL, openWindow, dismissWindow, dismissSearch, presentationMode, modelContext
  case managedObjectContext, scenePhase, editMode, calendar, locale, timeZone, undoManager, refresh,
    requestReview
  case widgetFamily, colorSchemeContrast, backgroundStyle, resetFocus, supportsMultipleWindows

  package var name: StaticString {
    switch self {
    case .dynamicTypeSize: "dynamicTypeSize"
    case .sizeCategory: "sizeCategory"
    case .layoutDirection: "layoutDirection"
    case .colorScheme: "colorScheme"
    case .displayScale: "displayScale"
    case .pixelLength: "pixelLength"
    case .horizontalSizeClass: "horizontalSizeClass"
    case .verticalSizeClass: "verticalSizeClass"
    case .font: "font"
    case .lineLimit: "lineLimit"
    case .lineSpacing: "lineSpacing"
    case .isEnabled: "isEnabled"
    case .multilineTextAlignment: "multilineTextAlignment"
    case .truncationMode: "truncationMode"
    case .minimumScaleFactor: "minimumScaleFactor"
    case .allowsTightening: "allowsTightening"
    case .textCase: "textCase"
    case .imageScale: "imageScale"
    case .legibilityWeight: "legibilityWeight"
    case .controlSize: "controlSize"
    case .defaultMinListRowHeight: "defaultMinListRowHeight"
    case .isFocused: "isFocused"
    case .isSearching: "isSearching"
    case .isPresented: "isPresented"
    case .redactionReasons: "redactionReasons"
    case .accessibilityReduceMotion: "accessibilityReduceMotion"
    case .accessibilityReduceTransparency: "accessibilityReduceTransparency"
    case .accessibilityDifferentiateWithoutColor: "accessibilityDifferentiateWithoutColor"
    case .accessibilityVoiceOverEnabled: "accessibilityVoiceOverEnabled"
    case .accessibilityInvertColors: "accessibilityInvertColors"
    case .accessibilityEnabled: "accessibilityEnabled"
    case .isLuminanceReduced: "isLuminanceReduced"
    case .dismiss: "dismiss"
    case .openURL: "openURL"
    case .openWindow: "openWindow"
    case .dismissWindow: "dismissWindow"
    case .dismissSearch: "dismissSearch"
    case .presentationMode: "presentationMode"
    case .modelContext: "modelContext"
    case .managedObjectContext: "managedObjectContext"
    case .scenePhase: "scenePhase"
    case .editMode: "editMode"
    case .calendar: "calendar"
    case .locale: "locale"
    case .timeZone: "timeZone"
    case .undoManager: "undoManager"
    case .refresh: "refresh"
    case .requestReview: "requestReview"
    case .widgetFamily: "widgetFamily"
    case .colorSchemeContrast: "colorSchemeContrast"
    case .backgroundStyle: "backgroundStyle"
    case .resetFocus: "resetFocus"
    case .supportsMultipleWindows: "supportsMultipleWindows"
    }
  }

  static func named(_ name: String) -> EnvironmentKey? { allCases.first { $0.name.equals(name) } }

  /// The type of the key's value.
  package var type: Type {
    switch self {
    case .dynamicTypeSize: return .builtin(.dynamicTypeSize)
    case .sizeCategory: return .builtin(.contentSizeCategory)
    case .layoutDirection: return .builtin(.layoutDirection)
    case .colorScheme: return .builtin(.colorScheme)
    case .displayScale, .pixelLength, .lineSpacing, .minimumScaleFactor, .defaultMinListRowHeight:
      return .double
    case .horizontalSizeClass, .verticalSizeClass: return .optional(.builtin(.userInterfaceSizeClass))
    case .font: return .optional(.builtin(.font))
    case .lineLimit: return .optional(.int)
    case .multilineTextAlignment: return .builtin(.textAlignment)
    case .truncationMode: return .builtin(.truncationMode)
    case .textCase: return .optional(.builtin(.textCase))
    case .imageScale: return .builtin(.imageScale)
    case .legibilityWeight: return .optional(.builtin(.legibilityWeight))
    case .controlSize: return .builtin(.controlSize)
    case .isEnabled, .allowsTightening, .isFocused, .isSearching, .isPresented, .accessibilityReduceMotion,
      .accessibilityReduceTransparency, .accessibilityDifferentiateWithoutColor,
      .accessibilityVoiceOverEnabled,
      .accessibilityInvertColors, .accessibilityEnabled, .isLuminanceReduced, .supportsMultipleWindows:
      return .bool
    case .backgroundStyle: return .optional(.builtin(.shapeStyle))
    case .redactionReasons, .dismiss, .openURL, .openWindow, .dismissWindow, .dismissSearch,
      .presentationMode,
      .modelContext, .managedObjectContext, .scenePhase, .editMode, .calendar, .locale, .timeZone,
      .undoManager,
      .refresh, .requestReview, .widgetFamily, .colorSchemeContrast, .resetFocus:
      return .builtin(.opaque)
    }
  }
}
