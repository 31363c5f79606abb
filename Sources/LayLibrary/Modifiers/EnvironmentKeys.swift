import LayCatalog
import LayViews

extension EnvironmentKeyDeclaration {
  #if hasFeature(Embedded)
  package static var all: [EnvironmentKeyDeclaration] { plain }
  #else
  /// The keys of the environment, sorted by the bytes of their names.
  package static let all: [EnvironmentKeyDeclaration] = plain.map { key in
    appKeys.first { $0.name.text == key.name.text } ?? key
  }
  #endif

  /// The keys as they are where nothing but layouts is drawn, in that order.
  private static let plain: [EnvironmentKeyDeclaration] = [
    .off("accessibilityAssistiveAccessEnabled"),
    .off("accessibilityDifferentiateWithoutColor"),
    .off("accessibilityDimFlashingLights"),
    .off("accessibilityEnabled"),
    .off("accessibilityInvertColors"),
    .off("accessibilityLargeContentViewerEnabled"),
    .off("accessibilityPlayAnimatedImages"),
    .off("accessibilityQuickActionsEnabled"),
    .off("accessibilityReduceMotion"),
    .off("accessibilityReduceTransparency"),
    .off("accessibilityShowButtonShapes"),
    .off("accessibilitySwitchControlEnabled"),
    .off("accessibilityVoiceOverEnabled"),
    .opaque("activityFamily"),
    .opaque("allowedDynamicRange"),
    .key("allowsTightening", .bool) {
      .bool($0.environment.allowsTightening)
    } set: {
      $0.environment.allowsTightening = $1?.isTrue ?? false
    },
    .constant("backgroundMaterial", optional: .builtin(.opaque)) { _ in .none },
    .opaque("backgroundProminence"),
    .key("backgroundStyle", optional: .builtin(.shapeStyle)) {
      $0.environment.backgroundStyle.map { .builtin(.style($0)) } ?? .none
    } set: {
      $0.environment.backgroundStyle = $1?.builtin?.style
    },
    .opaque("badgeProminence"),
    .opaque("buttonRepeatBehavior"),
    .constant("calendar", .builtin(.calendar)) { .builtin(.calendar($0.shownLocale.calendar)) },
    .key("colorScheme", .builtin(.colorScheme)) {
      .option(.colorScheme, $0.environment.colorScheme)
    } set: {
      $0.setColorScheme($1?.option() ?? .light)
    },
    .opaque("colorSchemeContrast"),
    .off("contentTransitionAddsDrawingGroup"),
    .opaque("controlActiveState"),
    .key("controlSize", .builtin(.controlSize)) {
      .option(.controlSize, $0.environment.controls.size)
    } set: {
      $0.environment.controls.size = $1?.option() ?? .regular
    },
    .key("defaultMinListRowHeight", .double) {
      .double($0.environment.list.minimumRowHeight ?? 44)
    } set: {
      $0.environment.list.minimumRowHeight = $1?.number
    },
    .opaque("defaultWheelPickerItemHeight"),
    .opaque("dismiss"),
    .opaque("dismissImmersiveSpace"),
    .opaque("dismissSearch"),
    .opaque("dismissWindow"),
    .ofDisplay("displayScale") { .double($0.configuration.displayScale) },
    .opaque("displayStoreKitMessage"),
    .opaque("documentConfiguration"),
    .key("dynamicTypeSize", .builtin(.dynamicTypeSize)) {
      .builtin(.dynamicTypeSize($0.environment.dynamicTypeSize))
    } set: {
      if let size = $1?.typeSize { $0.environment.dynamicTypeSize = size }
    },
    .key("editMode", optionalBinding: .builtin(.editMode)) {
      .option(.editMode, $0.environment.list.isEdited ? EditMode.active : .inactive)
    } set: {
      $0.environment.list.isEdited = ($1?.option() as EditMode?)?.isEditing ?? false
    },
    .opaque("findContext"),
    .key("font", optional: .builtin(.font)) {
      .builtin(.font($0.environment.font))
    } set: {
      $0.environment.font = $1?.font ?? FontDescriptor(.platformDefault)
    },
    .opaque("headerProminence"),
    .opaque("horizontalScrollBounceBehavior"),
    .opaque("horizontalScrollIndicatorVisibility"),
    .key("horizontalSizeClass", optional: .builtin(.userInterfaceSizeClass)) {
      .option(.userInterfaceSizeClass, $0.environment.horizontalSizeClass)
    } set: {
      $0.environment.horizontalSizeClass = $1?.option() ?? .regular
    },
    .key("imageScale", .builtin(.imageScale)) {
      .option(.imageScale, $0.environment.imageScale)
    } set: {
      $0.environment.imageScale = $1?.option() ?? .medium
    },
    .off("isActivityFullscreen"),
    .key("isEnabled", .bool) {
      .bool($0.environment.isEnabled)
    } set: {
      $0.environment.isEnabled = $1?.isTrue ?? false
    },
    .off("isFocused"),
    .off("isHoverEffectEnabled"),
    .off("isLuminanceReduced"),
    .off("isPresented"),
    .off("isSceneCaptured"),
    .constant("isScrollEnabled", .bool) { _ in .bool(true) },
    .off("isSearching"),
    .off("isTabBarShowingSections"),
    .opaque("keyboardShortcut"),
    .opaque("labelsVisibility"),
    .key("layoutDirection", .builtin(.layoutDirection)) {
      .option(.layoutDirection, $0.environment.layoutDirection)
    } set: {
      $0.environment.layoutDirection = $1?.option() ?? .leftToRight
    },
    .constant("legibilityWeight", optional: .builtin(.legibilityWeight)) { _ in .none },
    .key("lineLimit", optional: .int) {
      $0.environment.lineLimit.map { .int($0) } ?? .none
    } set: {
      $0.environment.lineLimit = $1?.integer
    },
    .key("lineSpacing", .double) {
      .double($0.environment.lineSpacing)
    } set: {
      $0.environment.lineSpacing = $1?.number ?? 0
    },
    .key("locale", .builtin(.locale)) {
      .builtin(.locale($0.shownLocale.identifier))
    } set: {
      if case .locale(let identifier)? = $1?.builtin { $0.environment.world.locale = identifier }
    },
    .opaque("managedObjectContext"),
    .opaque("materialActiveAppearance"),
    .opaque("menuIndicatorVisibility"),
    .opaque("menuOrder"),
    .key("minimumScaleFactor", .double) {
      .double($0.environment.minimumScaleFactor)
    } set: {
      $0.environment.minimumScaleFactor = $1?.number ?? 0
    },
    .opaque("modelContext"),
    .key("multilineTextAlignment", .builtin(.textAlignment)) {
      .option(.textAlignment, $0.environment.textAlignment)
    } set: {
      $0.environment.textAlignment = $1?.option() ?? .leading
    },
    .opaque("navigationLinkIndicatorVisibility"),
    .opaque("newDocument"),
    .opaque("openDocument"),
    .opaque("openImmersiveSpace"),
    .opaque("openSettings"),
    .opaque("openURL"),
    .opaque("openWindow"),
    .ofDisplay("pixelLength") {
      .double(1 / max($0.configuration.displayScale, 1))
    },
    .opaque("presentationMode"),
    .opaque("purchase"),
    .opaque("pushWindow"),
    .constant("redactionReasons", .builtin(.opaque)) { _ in
      .builtin(BuiltinValue.union([], as: .redactionReasons) ?? .opaque)
    },
    .opaque("refresh"),
    .opaque("rename"),
    .opaque("requestAgeRange"),
    .opaque("requestReview"),
    .opaque("resetFocus"),
    .constant("scenePhase", .builtin(.opaque)) { _ in .option(.scenePhase, ScenePhase.active) },
    .opaque("scrollDismissesKeyboardMode"),
    .opaque("searchSuggestionsPlacement"),
    .off("showsWidgetContainerBackground"),
    .off("showsWidgetLabel"),
    .opaque("sidebarRowSize"),
    .key("sizeCategory", .builtin(.contentSizeCategory)) {
      .builtin(.contentSizeCategory($0.environment.dynamicTypeSize))
    } set: {
      if let size = $1?.typeSize { $0.environment.dynamicTypeSize = size }
    },
    .opaque("springLoadingBehavior"),
    .off("supportsImagePlayground"),
    .off("supportsMultipleWindows"),
    .off("supportsRemoteScenes"),
    .opaque("symbolRenderingMode"),
    .opaque("symbolVariants"),
    .opaque("tabBarPlacement"),
    .opaque("tabViewBottomAccessoryPlacement"),
    .key("textCase", optional: .builtin(.textCase)) {
      $0.environment.textCase.map { .option(.textCase, $0) } ?? .none
    } set: {
      $0.environment.textCase = $1?.option()
    },
    .opaque("textSelectionAffinity"),
    .constant("timeZone", .builtin(.timeZone)) { .builtin(.timeZone($0.calendar.timeZone)) },
    .key("truncationMode", .builtin(.truncationMode)) {
      .option(.truncationMode, $0.environment.truncation)
    } set: {
      $0.environment.truncation = $1?.option() ?? .tail
    },
    .opaque("undoManager"),
    .opaque("verticalScrollBounceBehavior"),
    .opaque("verticalScrollIndicatorVisibility"),
    .key("verticalSizeClass", optional: .builtin(.userInterfaceSizeClass)) {
      .option(.userInterfaceSizeClass, $0.environment.verticalSizeClass)
    } set: {
      $0.environment.verticalSizeClass = $1?.option() ?? .regular
    },
    .opaque("widgetContentMargins"),
    .opaque("widgetFamily"),
    .constant("widgetRenderingMode", .builtin(.opaque)) { _ in
      .option(.widgetRenderingMode, WidgetRenderingMode.fullColor)
    },
  ]
}

#if !hasFeature(Embedded)
extension EnvironmentKeyDeclaration {
  /// What apps ask more of.
  private static let appKeys: [EnvironmentKeyDeclaration] = [
    .key("backgroundProminence", .builtin(.backgroundProminence)) {
      .option(.backgroundProminence, $0.environment.world.backgroundProminence)
    } set: {
      $0.environment.world.backgroundProminence = $1?.option() ?? .standard
    },
    .key("badgeProminence", .builtin(.badgeProminence)) {
      .option(.badgeProminence, $0.environment.world.badgeProminence)
    } set: {
      $0.environment.world.badgeProminence = $1?.option() ?? .standard
    },
    .key("calendar", .builtin(.calendar)) {
      .builtin(.calendar($0.givenCalendar ?? CalendarValue(language: $0.shownLocale.language)))
    } set: {
      if case .calendar(let calendar)? = $1?.builtin { $0.give(calendar) }
    },
    // A setting of the device that is off: views read it and can't set it.
    .reading("colorSchemeContrast", .builtin(.colorSchemeContrast)) { _ in
      .option(.colorSchemeContrast, ColorSchemeContrast.standard)
    },
    .key("controlActiveState", .builtin(.controlActiveState)) {
      .option(.controlActiveState, $0.environment.world.controlActiveState)
    } set: {
      $0.environment.world.controlActiveState = $1?.option() ?? .key
    },
    .key("timeZone", .builtin(.timeZone)) {
      .builtin(.timeZone($0.shownTimeZone))
    } set: {
      if case .timeZone(let zone)? = $1?.builtin { $0.give(zone) }
    },
    // That of the widget that a preview shows; of a view that is shown in none nothing is known.
    .constant("widgetFamily", .builtin(.widgetFamily)) { stage in
      stage.window.widget.map { .builtin(.option(.widgetFamily, $0.position)) } ?? .builtin(.opaque)
    },
  ]
}
#endif

// What is set, as what the key's type is. What an error left is nil.

extension Value {
  fileprivate static func option(_ type: BuiltinType, _ option: some Option) -> Value {
    .builtin(.option(type, option.position))
  }

  fileprivate func option<Wanted: Option>() -> Wanted? {
    guard case .option(_, let position)? = builtin else { return nil }
    return Wanted(at: position)
  }

  fileprivate var isTrue: Bool {
    if case .bool(true) = self { true } else { false }
  }

  fileprivate var integer: Int? {
    guard case .int(let number) = self else { return nil }
    return number
  }

  fileprivate var font: FontDescriptor? {
    guard case .font(let font)? = builtin else { return nil }
    return font
  }

  /// Of either type that SwiftUI has for sizes of text.
  fileprivate var typeSize: DynamicTypeSize? {
    switch builtin {
    case .dynamicTypeSize(let size)?, .contentSizeCategory(let size)?: return size
    default: return nil
    }
  }
}
