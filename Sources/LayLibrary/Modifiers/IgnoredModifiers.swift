import LayCatalog
import LayViews

extension Library {
  static func isIgnored(_ modifier: String) -> Bool { ignoredModifiers.containsSorted(modifier) }

  /// Whether what an ignored modifier would do can be seen.
  package static func isSeen(_ modifier: String) -> Bool {
    isOneOf(notRun, modifier) || isOneOf(withViews, modifier) || isOneOf(notDrawn, modifier)
      || isOneOf(otherwiseSeen, modifier)
  }

  /// Whether an ignored modifier does nothing to be seen with an argument: `redacted(reason: [])`.
  package static func isIdle(_ modifier: String, _ argument: Value) -> Bool {
    guard case .builtin(.option(.redactionReasons, 0)) = argument else { return false }
    return modifier == "redacted"
  }

  /// The type of the argument that tells.
  package static func idleType(_ modifier: String) -> Type? {
    modifier == "redacted" ? .builtin(.redactionReasons) : nil
  }

  /// What an ignored modifier would do that is not done.
  package static func whyIgnored(_ modifier: String) -> String {
    if isOneOf(notRun, modifier) || isOneOf(handingOver, modifier) {
      return "'\(modifier)' is not run: the layout is the one before what it hands over is used"
    }
    if isOneOf(withViews, modifier) { return "the views of '\(modifier)' are not drawn" }
    if isOneOf(notDrawn, modifier) { return "'\(modifier)' is not drawn; the layout is the same" }
    if modifier == "onAppear" { return "'onAppear' is run in the code of a view, nowhere else" }
    return "'\(modifier)' has no effect on the layout"
  }

  #if !hasFeature(Embedded)
  /// Whether a modifier shows other views before those that it modifies, once a binding says so.
  package static func presents(_ modifier: String) -> Bool { isOneOf(presenting, modifier) }

  private static let presenting: [StaticString] = [
    "actionSheet", "alert", "confirmationDialog", "fileExporter", "fileImporter", "fileMover",
    "fullScreenCover", "inspector", "photosPicker", "popover", "sheet",
  ]
  #endif

  private static func isOneOf(_ names: [StaticString], _ name: String) -> Bool {
    names.contains { $0.equals(name) }
  }

  private static let notRun: [StaticString] = [
    "anchorPreference", "onGeometryChange", "onPreferenceChange", "onScrollGeometryChange",
    "transformAnchorPreference",
  ]
  private static let handingOver: [StaticString] = ["preference", "transformPreference"]
  private static let withViews: [StaticString] = ["backgroundPreferenceValue", "overlayPreferenceValue"]
  private static let notDrawn: [StaticString] = [
    "colorEffect", "distortionEffect",
    "glassEffect", "layerEffect", "projectionEffect",
    "redacted", "textRenderer", "toolbarBackground",
  ]
  private static let otherwiseSeen: [StaticString] = [
    "backgroundExtensionEffect", "onAppear", "symbolVariant",
  ]

  /// SwiftUI's modifiers that cannot change the layout, sorted: gestures, animation, titles, accessibility, …
  static let ignoredModifiers: [StaticString] = [
    "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint",
    "accessibilityAddTraits", "accessibilityAdjustableAction", "accessibilityChartDescriptor",
    "accessibilityChildren", "accessibilityCustomContent", "accessibilityDefaultFocus",
    "accessibilityDirectTouch", "accessibilityDragPoint", "accessibilityDropPoint", "accessibilityElement",
    "accessibilityFocused", "accessibilityHeading", "accessibilityHidden", "accessibilityHint",
    "accessibilityIgnoresInvertColors", "accessibilityInputLabels", "accessibilityLabel",
    "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityRemoveTraits",
    "accessibilityRepresentation", "accessibilityRespondsToUserInteraction", "accessibilityRotor",
    "accessibilityRotorEntry", "accessibilityScrollAction", "accessibilityScrollStatus",
    "accessibilityShowsLargeContentViewer", "accessibilitySortPriority", "accessibilitySpeechAdjustedPitch",
    "accessibilityTextContentType", "accessibilityValue", "accessibilityZoomAction", "actionSheet", "alert",
    "allowedDynamicRange", "allowsHitTesting", "allowsWindowActivationEvents", "anchorPreference",
    "animation", "appStoreOverlay", "autocapitalization", "autocorrectionDisabled",
    "backgroundExtensionEffect",
    "backgroundPreferenceValue", "badgeProminence", "buttonRepeatBehavior",
    "buttonSizing", "chartAngleSelection", "chartBackground", "chartForegroundStyleScale", "chartGesture",
    "chartLegend", "chartOverlay", "chartPlotStyle", "chartScrollPosition", "chartScrollTargetBehavior",
    "chartScrollableAxes", "chartSymbolScale", "chartXAxis", "chartXAxisLabel", "chartXAxisStyle",
    "chartXScale", "chartXSelection", "chartXVisibleDomain", "chartYAxis", "chartYAxisLabel",
    "chartYAxisStyle", "chartYScale", "chartYSelection", "chartYVisibleDomain", "colorEffect",
    "compositingGroup", "confirmationDialog", "containerBackground",
    "containerShape", "containerValue", "contentShape", "contentToolbar", "contentTransition",
    "contextMenu", "controlGroupStyle", "copyable", "currentEntitlementTask", "cuttable",
    "datePickerAccessoryView",
    "defaultAdaptableTabBarPlacement", "defaultAppStorage", "defaultFocus", "defaultHoverEffect",
    "defaultPersistentFocus", "defersSystemGestures", "dialogIcon", "dialogSeverity",
    "dialogSuppressionToggle", "digitalCrownAccessory", "digitalCrownRotation", "disableAutocorrection",
    "disclosureGroupStyle", "distortionEffect", "dragConfiguration", "dragContainer", "dragPreview",
    "draggable", "drawingGroup", "dropDestination", "exportableToServices",
    "exportsItemProviders",
    "fileDialogBrowserOptions", "fileDialogConfirmationLabel", "fileDialogCustomizationID",
    "fileDialogDefaultDirectory", "fileDialogImportsUnresolvedAliases", "fileDialogMessage",
    "fileDialogURLEnabled", "fileExporter", "fileExporterFilenameLabel", "fileImporter", "fileMover",
    "findDisabled", "findNavigator", "flipsForRightToLeftLayoutDirection", "focusEffectDisabled",
    "focusScope", "focusSection", "focusable", "focused", "focusedObject", "focusedSceneObject",
    "focusedSceneValue", "focusedValue", "fullScreenCover", "geometryGroup", "gesture", "glassEffect",
    "glassEffectID", "glassEffectTransition", "glassEffectUnion", "handGestureShortcut",
    "handlesExternalEvents", "handlesGameControllerEvents", "help", "highPriorityGesture", "hoverEffect",
    "hoverEffectDisabled", "hoverEffectGroup", "imagePlaygroundSheet",
    "immersiveEnvironmentPicker", "importableFromServices", "importsItemProviders", "inAppPurchaseOptions",
    "indexViewStyle",
    "inspector", "inspectorColumnWidth", "interactionActivityTrackingTag", "interactiveDismissDisabled",
    "invalidatableContent", "itemProvider", "keyboardShortcut", "keyboardType", "keyframeAnimator",
    "layerEffect", "layoutDirectionBehavior", "listRowHoverEffect", "listRowHoverEffectDisabled",
    "listSectionIndexVisibility", "listSectionSeparatorTint",
    "manageSubscriptionsSheet", "manipulable", "mapControlVisibility", "mapControls", "mapScope",
    "mapStyle", "matchedGeometryEffect", "matchedTransitionSource", "materialActiveAppearance",
    "menuActionDismissBehavior", "menuOrder", "modelContainer", "modelContext",
    "navigationBarBackButtonHidden",

    "navigationDestination", "navigationDocument", "navigationLinkIndicatorVisibility",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationSubtitle",
    "navigationTransition", "navigationViewStyle", "offerCodeRedemption", "onAppIntentExecution", "onAppear",
    "onChange",
    "onCommand", "onContinueUserActivity", "onContinuousHover", "onCopyCommand", "onCutCommand",
    "onDeleteCommand",
    "onDisappear", "onDrag", "onDragSessionUpdated", "onDrop", "onEnded", "onExitCommand",
    "onGeometryChange", "onHover", "onInAppPurchaseCompletion", "onInAppPurchaseStart", "onInsert",
    "onKeyPress", "onLongPressGesture", "onLongTouchGesture",
    "onMapCameraChange", "onModifierKeysChanged", "onMoveCommand", "onOpenURL", "onPasteCommand",
    "onPencilDoubleTap",
    "onPencilSqueeze", "onPlayPauseCommand", "onPreferenceChange", "onReceive", "onScrollGeometryChange",
    "onScrollPhaseChange", "onScrollTargetVisibilityChange", "onScrollVisibilityChange", "onSubmit",
    "onTapGesture", "onWorldRecenter", "overlayPreferenceValue", "paletteSelectionEffect",
    "pasteDestination", "persistentSystemOverlays", "phaseAnimator", "photosPicker",
    "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities", "photosPickerStyle", "popover",
    "popoverTip", "preference", "preferredSubscriptionOffer", "prefersDefaultFocus",
    "presentationBackground", "presentationBackgroundInteraction", "presentationCompactAdaptation",
    "presentationContentInteraction", "presentationCornerRadius", "presentationDetents",
    "presentationDragIndicator", "presentationSizing", "presentedWindowStyle",
    "presentedWindowToolbarStyle", "privacySensitive", "productViewStyle",
    "projectionEffect", "quickLookPreview", "redacted", "refreshable", "refundRequestSheet", "renameAction",
    "replaceDisabled",
    "requestReview", "scrollBounceBehavior", "scrollClipDisabled",
    "scrollDisabled", "scrollDismissesKeyboard", "scrollEdgeEffectHidden",
    "scrollEdgeEffectStyle", "scrollIndicators", "scrollIndicatorsFlash", "scrollInputBehavior",
    "scrollPosition", "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition",
    "searchCompletion", "searchDictationBehavior", "searchFocused", "searchPresentationToolbarBehavior",
    "searchScopes", "searchSelection", "searchSuggestions", "searchToolbarBehavior",
    "sectionActions", "sectionIndexLabel", "selectionDisabled", "sensoryFeedback", "sheet",
    "signInWithAppleButtonStyle", "simultaneousGesture", "speechAdjustedPitch",
    "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "speechSpellsOutCharacters",
    "springLoadingBehavior", "statusBar", "statusBarHidden", "storeButton", "storeProductTask",
    "storeProductsTask", "submitLabel", "submitScope",
    "subscriptionStatusTask", "supportedFamilies", "swipeActions", "symbolColorRenderingMode",
    "symbolEffect", "symbolEffectsRemoved", "symbolRenderingMode", "symbolVariableValueMode",
    "symbolVariant", "tabBarMinimizeBehavior", "tabViewBottomAccessory", "tabViewCustomization",
    "tabViewSearchActivation", "tabViewSidebarBottomBar", "tabViewSidebarFooter", "tabViewSidebarHeader",
    "tableColumnHeaders", "tableStyle", "task", "textContentType", "textEditorStyle",
    "textInputAutocapitalization", "textInputCompletion", "textInputFormattingControlVisibility",
    "textInputSuggestions", "textRenderer", "textSelection", "textSelectionAffinity",
    "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme", "toolbarForegroundStyle",
    "toolbarItemHidden", "toolbarRole", "toolbarTitleMenu",
    "touchBar", "touchBarCustomizationLabel", "touchBarItemPresence", "touchBarItemPrincipal",
    "transaction", "transformAnchorPreference", "transformPreference", "transition",
    "translationPresentation", "translationTask", "typeSelectEquivalent", "typesettingLanguage",
    "unredacted", "userActivity", "volumeBaseplateVisibility", "widgetAccentable",
    "widgetAccentedRenderingMode", "widgetCurvesContent", "widgetLabel", "widgetURL",
    "windowDismissBehavior", "windowFullScreenBehavior", "windowMinimizeBehavior", "windowResizeBehavior",
    "windowToolbarFullScreenVisibility", "writingDirection", "writingToolsAffordanceVisibility",
    "writingToolsBehavior",
  ]
}
