import LayCatalog
import LaySyntax
import LayViews

// The environment by key: `@Environment(\.key)` and `environment(\.key, value)`.

extension Stage {
  /// What `@Environment(\.key)` gives.
  package func environmentValue(_ key: EnvironmentKey) -> Value {
    switch key {
    case .dynamicTypeSize: return .builtin(.dynamicTypeSize(environment.dynamicTypeSize))
    case .sizeCategory: return .builtin(.contentSizeCategory(environment.dynamicTypeSize))
    case .layoutDirection: return option(.layoutDirection, environment.layoutDirection.rawValue)
    case .colorScheme: return option(.colorScheme, environment.colorScheme.rawValue)
    case .displayScale: return .double(configuration.displayScale)
    case .pixelLength: return .double(1 / max(configuration.displayScale, 1))
    case .horizontalSizeClass:
      return option(.userInterfaceSizeClass, environment.horizontalSizeClass.rawValue)
    case .verticalSizeClass: return option(.userInterfaceSizeClass, environment.verticalSizeClass.rawValue)
    case .font: return .builtin(.font(environment.font))
    case .lineLimit: return environment.lineLimit.map { .int($0) } ?? .none
    case .lineSpacing: return .double(environment.lineSpacing)
    case .isEnabled: return .bool(environment.isEnabled)
    case .multilineTextAlignment: return option(.textAlignment, environment.textAlignment.rawValue)
    case .truncationMode: return option(.truncationMode, environment.truncation.rawValue)
    case .minimumScaleFactor: return .double(environment.minimumScaleFactor)
    case .allowsTightening: return .bool(environment.allowsTightening)
    case .textCase: return environment.textCase.map { option(.textCase, $0.rawValue) } ?? .none
    case .imageScale: return option(.imageScale, environment.imageScale.rawValue)
    case .backgroundStyle: return environment.backgroundStyle.map { .builtin(.style($0)) } ?? .none
    case .legibilityWeight: return .none
    case .controlSize:
      return option(.controlSize, environment.controls.size.rawValue)
    case .defaultMinListRowHeight: return .double(environment.list.minimumRowHeight ?? 44)
    case .isFocused, .isSearching, .isPresented, .accessibilityReduceMotion, .accessibilityReduceTransparency,
      .accessibilityDifferentiateWithoutColor, .accessibilityVoiceOverEnabled, .accessibilityInvertColors,
      .accessibilityEnabled, .isLuminanceReduced, .supportsMultipleWindows:
      return .bool(false)
    case .redactionReasons: return option(.redactionReasons, 0)
    case .scenePhase: return option(.scenePhase, 2)
    // No list is edited.
    case .editMode: return .none
    case .dismiss, .openURL, .openWindow, .dismissWindow, .dismissSearch,
      .presentationMode,
      .modelContext, .managedObjectContext, .calendar, .locale, .timeZone,
      .undoManager,
      .refresh, .requestReview, .widgetFamily, .colorSchemeContrast, .resetFocus:
      return .builtin(.opaque)
    }
  }

  private func option(_ type: BuiltinType, _ index: UInt8) -> Value { .builtin(.option(type, index)) }

  /// `environment(\.key, value)` for a key that the language knows; others are the evaluator's.
  package func set(_ key: EnvironmentKey, _ call: BoundCall) {
    switch key {
    case .dynamicTypeSize, .sizeCategory:
      switch call.builtin(1) {
      case .dynamicTypeSize(let size)?, .contentSizeCategory(let size)?: environment.dynamicTypeSize = size
      default: break
      }
    case .layoutDirection: environment.layoutDirection = call.option(1) == 1 ? .rightToLeft : .leftToRight
    case .colorScheme: setColorScheme(call.option(1) == 1 ? .dark : .light)
    case .horizontalSizeClass:
      environment.horizontalSizeClass = call.option(1, as: SizeClass.self) ?? .regular
    case .verticalSizeClass: environment.verticalSizeClass = call.option(1, as: SizeClass.self) ?? .regular
    case .font: environment.font = call.font(1) ?? FontDescriptor(.platformDefault)
    case .lineLimit: environment.lineLimit = call.optionalInt(1)
    case .lineSpacing: environment.lineSpacing = call.double(1)
    case .isEnabled: environment.isEnabled = call.bool(1)
    case .multilineTextAlignment:
      environment.textAlignment = call.option(1, as: TextSpec.TextAlignment.self) ?? .leading
    case .truncationMode: environment.truncation = call.option(1, as: TextSpec.Truncation.self) ?? .tail
    case .minimumScaleFactor: environment.minimumScaleFactor = call.double(1)
    case .allowsTightening: environment.allowsTightening = call.bool(1)
    case .textCase: environment.textCase = call.option(1, as: TextCase.self)
    case .imageScale: environment.imageScale = call.option(1, as: ImageScale.self) ?? .medium
    case .backgroundStyle: environment.backgroundStyle = call.style(1)
    case .defaultMinListRowHeight: environment.list.minimumRowHeight = call.optionalDouble(1)
    case .displayScale, .pixelLength:
      findings.report(
        .error(
          "unsupported-value", at: call.range(0), "the display's scale can't change inside a layout",
          help: "--scale sets it"))
    case .controlSize: environment.controls.size = call.option(1, as: ControlSize.self) ?? .regular
    case .legibilityWeight, .isFocused, .isSearching, .isPresented,
      .redactionReasons, .accessibilityReduceMotion, .accessibilityReduceTransparency,
      .accessibilityDifferentiateWithoutColor, .accessibilityVoiceOverEnabled, .accessibilityInvertColors,
      .accessibilityEnabled, .isLuminanceReduced, .dismiss, .openURL, .openWindow, .dismissWindow,
      .dismissSearch,
      .presentationMode, .modelContext, .managedObjectContext, .scenePhase, .editMode, .calendar, .locale,
      .timeZone,
      .undoManager, .refresh, .requestReview, .widgetFamily, .colorSchemeContrast, .resetFocus,
      .supportsMultipleWindows:
      break
    }
  }
}
