import LayViews

extension Type {
  /// A type by its name in Swift, with the arguments of the standard library's generics.
  package static func standard(named name: String, arguments: [Type] = []) -> Type? {
    let argument = arguments.first ?? .any
    var name = name
    let form = name.withUTF8 { name in forms.first { $0.name.equals(name) }?.form }
    switch form {
    case .view: return .view
    case .localizedStringKey: return .builtin(.localizedStringKey)
    case .double: return .double
    case .bool: return .bool
    case .string: return .string
    case .binding: return .binding(argument)
    case .void: return .void
    case .integer: return .int
    case .any: return .any
    case .optional: return .optional(argument)
    case .set: return .set(argument)
    case .array: return .array(argument)
    case .dictionary: return .dictionary(argument, arguments.count > 1 ? arguments[1] : .any)
    case .range: return .range(argument)
    case .keyPath: return .keyPath
    case .subviews: return .array(.builtin(.layoutSubview))
    case .subview: return .builtin(.layoutSubview)
    case .argument: return argument
    #if !hasFeature(Embedded)
    // C's truth, as Foundation's older methods set it.
    case nil where name == "ObjCBool": return .bool
    #endif
    case nil: return (builtinType(named: name) ?? BuiltinType.style(ofType: name)?.type).map { .builtin($0) }
    }
  }

  /// What a type of the standard library is here.
  private enum Form: UInt8 {
    case view, localizedStringKey, double, bool, string, binding, void, integer, any, optional, set, array
    case dictionary, range, keyPath, subviews, subview, argument
  }

  /// What signatures name most often comes first.
  private static let forms: [(name: StaticString, form: Form)] = [
    ("View", .view), ("AnyView", .view), ("EmptyView", .view), ("ToolbarContent", .view),
    ("CustomizableToolbarContent", .view), ("Scene", .view), ("LocalizedStringKey", .localizedStringKey),
    ("CGFloat", .double), ("Double", .double), ("TimeInterval", .double), ("Float64", .double),
    ("CDouble", .double), ("NSNumber", .double), ("NSDecimalNumber", .double),
    ("CFTimeInterval", .double),
    ("CLLocationDegrees", .double), ("CLLocationDistance", .double), ("Bool", .bool), ("String", .string),
    ("LocalizedStringResource", .localizedStringKey), ("Substring", .string), ("Character", .string),
    ("StringProtocol", .string), ("NSString", .string),
    ("UnicodeScalar", .string), ("Unicode.Scalar", .string), ("Binding", .binding), ("Bindable", .binding),
    ("FocusState", .binding), ("AccessibilityFocusState", .binding), ("State", .binding),
    ("StateObject", .binding), ("ObservedObject", .binding), ("Published", .binding),
    ("GestureState", .binding), ("AppStorage", .binding), ("SceneStorage", .binding), ("Void", .void),
    ("Int", .integer), ("Int64", .integer), ("CLong", .integer), ("CLongLong", .integer),
    ("String.Index", .integer),
    ("Array.Index", .integer), ("Any", .any), ("AnyHashable", .any), ("Hashable", .any), ("Value", .any),
    ("Element", .any), ("Optional", .optional), ("Set", .set), ("Array", .array), ("ArraySlice", .array),
    ("ContiguousArray", .array), ("FetchedResults", .array), ("Collection", .array),
    ("RandomAccessCollection", .array), ("Sequence", .array), ("MutableCollection", .array),
    ("BidirectionalCollection", .array), ("RangeReplaceableCollection", .array),
    ("Dictionary", .dictionary), ("Range", .range), ("ClosedRange", .range), ("KeyPath", .keyPath),
    ("WritableKeyPath", .keyPath), ("LayoutSubviews", .subviews), ("Subviews", .subviews),
    ("LayoutSubviews.Element", .subview), ("Subviews.Element", .subview), ("Anchor", .argument),
  ]

  private static func builtinType(named name: String) -> BuiltinType? {
    var name = name
    return name.withUTF8 { name in
      var number = BuiltinType.alignment.rawValue
      while let type = BuiltinType(rawValue: number) {
        if type.staticName.equals(name) { return type }
        number += 1
      }
      for alias in aliases where alias.name.equals(name) { return alias.type }
      #if !hasFeature(Embedded)
      for alias in appAliases where alias.name.equals(name) { return alias.type }
      #endif
      return opaqueTypes.containsSorted(name) || isOfFramework(name) ? .opaque : nil
    }
  }

  /// Whether a name is one of Apple's frameworks', which begin with two or three capitals of their own, as far as they
  /// are known here: `UIView`, `NSObject`, `MKMapView`.
  package static func isOfFramework(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { isOfFramework($0) }
  }

  private static func isOfFramework(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    frameworkPrefixes.contains { prefix in
      let length = prefix.utf8CodeUnitCount
      return name.count > length + 1 && isCapital(name[length]) && !isCapital(name[length + 1])
        && prefix.equals(UnsafeBufferPointer(rebasing: name[..<length]))
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z")
  }

  private static let frameworkPrefixes: [StaticString] = [
    "AV", "AR", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CV", "EK", "GK", "HK", "LA", "LP",
    "MF",
    "MK", "ML", "MP", "MT", "NL", "NS", "NW", "OS", "PDF", "PH", "PK", "QL", "SCN", "SF", "SK", "UI", "UN",
    "VN", "WK",
  ]

  /// Other spellings of a type.
  private static let aliases: [(name: StaticString, type: BuiltinType)] = [
    ("AnyGradient", .shapeStyle), ("AnyShapeStyle", .shapeStyle), ("ByteCountFormatStyle", .formatStyle),
    ("CGPath", .path), ("CChar", .int8), ("CFloat", .float), ("CInt", .int32), ("CShort", .int16),
    ("CUnsignedChar", .uint8), ("CUnsignedInt", .uint32), ("CUnsignedLong", .uint),
    ("CUnsignedLongLong", .uint64), ("CUnsignedShort", .uint16), ("Date.FormatStyle", .formatStyle),
    ("NSData", .data),
    ("JSONDecoder.DateDecodingStrategy", .codingStrategy),
    ("JSONDecoder.KeyDecodingStrategy", .codingStrategy),
    ("JSONDecoder.DataDecodingStrategy", .codingStrategy), ("KeyedDecodingContainer", .decoder),
    ("UnkeyedDecodingContainer", .decoder), ("SingleValueDecodingContainer", .decoder),
    ("Date.ISO8601FormatStyle", .formatStyle),
    ("Date.RelativeFormatStyle", .formatStyle), ("Duration.TimeFormatStyle", .formatStyle),
    ("Duration.UnitsFormatStyle", .formatStyle), ("Float32", .float),
    ("FloatingPointFormatStyle", .formatStyle),
    ("IntegerFormatStyle", .formatStyle), ("ListFormatStyle", .formatStyle),
    ("NSCalendar", .calendar), ("NSDate", .date), ("NSDateComponents", .dateComponents),
    ("NSImage", .uiImage), ("NSLocale", .locale), ("NSTimeZone", .timeZone),
    ("RelativeDateTimeFormatter.UnitsStyle", .unitsStyle),
    ("RelativeDateTimeFormatter.DateTimeStyle", .relativePresentation),
    ("ByteCountFormatter.CountStyle", .byteCountStyle), ("DateComponentsFormatter.Unit", .calendarUnit),
    ("CGColor", .uiColor), ("CTFont", .uiFont), ("NSAppearance", .traitCollection),
    ("UIFont.TextStyle", .fontTextStyle),
    ("UIFont.Weight", .fontWeight), ("NSFont.Weight", .fontWeight), ("NSFont.TextStyle", .fontTextStyle),
    ("TimelineView.Context", .timelineContext),
    ("Decimal.FormatStyle", .formatStyle),
    ("HierarchicalShapeStyle", .shapeStyle), ("InsettableShape", .shape), ("NSEdgeInsets", .edgeInsets),
    ("PrimitiveButtonStyle", .buttonStyle), ("ToolbarTitleDisplayMode", .titleDisplayMode),
    ("UIEdgeInsets", .edgeInsets), ("UIContentSizeCategory", .contentSizeCategory),
    ("VerticalEdge.Set", .edgeSet),
  ]

  #if !hasFeature(Embedded)
  /// Other spellings that only apps use.
  private static let appAliases: [(name: StaticString, type: BuiltinType)] = [
    ("CommandLine", .processInfo), ("JSONSerialization", .jsonDecoder),
    ("KeyPathComparator", .sortDescriptor), ("NSSortDescriptor", .sortDescriptor), ("MainActor", .opaque),
    ("NSDirectionalEdgeInsets", .edgeInsets), ("UIFontDescriptor", .uiFont),
    ("WidgetPreviewContext", .widgetFamily),
    ("AttributedSubstring", .attributedString), ("String.LocalizationValue", .localizedStringKey),
    ("AttributedString.MarkdownParsingOptions.InterpretedSyntax", .markdownSyntax),
    ("FetchDescriptor", .storeRequest), ("NSFetchRequest", .storeRequest), ("Query", .storeRequest),
    ("SectionedFetchRequest", .storeRequest), ("NSPredicate", .predicate),
    ("NSCompoundPredicate", .predicate),
    ("ModelContainer", .store), ("ModelContext", .store), ("NSManagedObjectContext", .store),
    ("NSPersistentContainer", .store), ("NSPersistentCloudKitContainer", .store),
    // What the types of formats hold, each of its own name.
    ("FormatStyle.DateStyle", .dateStyle), ("FormatStyle.TimeStyle", .timeStyle),
    ("FormatStyle.Symbol", .dateFieldStyle), ("FormatStyle.Presentation", .relativePresentation),
    ("FormatStyle.UnitsStyle", .relativeWidth), ("FormatStyle.ListType", .listJoining),
    ("FormatStyle.Width", .listWidth), ("FormatStyle.Style", .byteCountStyle),
    ("FormatStyle.Pattern", .durationPattern), ("FormatStyle.UnitWidth", .durationWidth),
    ("FormatStyle.Unit", .durationUnit),
    ("Dimension", .measureUnit), ("UnitAcceleration", .measureUnit), ("UnitAngle", .measureUnit),
    ("UnitArea", .measureUnit), ("UnitConcentrationMass", .measureUnit), ("UnitDispersion", .measureUnit),
    ("UnitDuration", .measureUnit), ("UnitElectricCharge", .measureUnit),
    ("UnitElectricCurrent", .measureUnit), ("UnitElectricPotentialDifference", .measureUnit),
    ("UnitElectricResistance", .measureUnit), ("UnitEnergy", .measureUnit), ("UnitFrequency", .measureUnit),
    ("UnitFuelEfficiency", .measureUnit), ("UnitIlluminance", .measureUnit),
    ("UnitInformationStorage", .measureUnit), ("UnitLength", .measureUnit), ("UnitMass", .measureUnit),
    ("UnitPower", .measureUnit), ("UnitPressure", .measureUnit), ("UnitSpeed", .measureUnit),
    ("UnitTemperature", .measureUnit), ("UnitVolume", .measureUnit),
    ("Measurement.FormatStyle", .formatStyle), ("Measurement.FormatStyle.UnitWidth", .durationWidth),
  ]
  #endif

  /// Types whose values only a running app knows, or that nothing drawn depends on, sorted.
  static let opaqueTypes: [StaticString] = [
    "AccessibilityTraits", "AnimatablePair", "Animation", "AnyCancellable", "AnyPublisher",
    "AnySubscriber", "AnyTransition", "AsyncSequence", "AsyncStream", "AsyncThrowingStream",
    "AttributeScopes", "Calendar.Identifier", "Cancellable", "CancellationError", "CheckedContinuation",
    "ColorRenderingMode", "ContentTransition", "ContinuousClock", "CustomAnimation",
    "DateIntervalFormatter", "DatePickerComponents", "DecodingError", "Deferred",
    "DismissAction", "DispatchGroup", "DispatchQoS", "DispatchQueue", "DispatchSemaphore", "DispatchSource",
    "DispatchSpecificKey", "DispatchTime", "DispatchTimeInterval", "DispatchWorkItem", "DragGesture",
    "EditActions", "EmptyAnimatableData", "Encoder", "EncodingError", "EnergyFormatter",
    "EnvironmentalModifier", "EventModifiers", "FetchDescriptor", "FileDocument", "FileHandle",
    "FileWrapper", "Formatter", "Future", "Gesture", "GestureMask", "Glass", "GraphicsContext",
    "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "Hasher", "HoverEffect", "HoverPhase",
    "ImageInterpolation", "ImagePaint", "ImageRenderer", "IndexPath", "InputStream", "IntentConfiguration",
    "JSONEncoder", "Just", "KeyEquivalent", "KeyPress", "KeyboardShortcut",
    "KeyedEncodingContainer", "KeyframeTimeline", "Keyframes", "LazySequence",
    "ListItemTint", "Logger", "LongPressGesture", "MagnificationGesture", "MagnifyGesture", "MassFormatter",
    "MatchedGeometryProperties", "Measurement", "MeasurementFormatter", "Mirror", "ModelConfiguration",
    "ModelContainer", "ModelContext", "ModifierKeys", "Mutex", "Namespace.ID", "NavigationPath",
    "NavigationSplitViewColumn", "NavigationSplitViewStyle", "NavigationSplitViewVisibility",
    "Notification", "Notification.Name", "NotificationCenter", "NumberFormatStyleConfiguration",
    "OSAllocatedUnfairLock", "OSLog", "OSLogType", "OSSignposter", "OSStatus", "ObjectIdentifier",
    "ObservableObjectPublisher", "ObservationRegistrar", "OpenDocumentAction", "OpenURLAction",
    "OpenWindowAction", "OperationQueue", "OutputStream", "PassthroughSubject", "PencilSqueezePhase",
    "PersistentIdentifier", "PersistentModel", "PersonNameComponents", "PersonNameComponentsFormatter",
    "PhotosPickerItem", "PinnedScrollableViews", "Pipe", "Predicate", "PresentationDetent",
    "PresentationMode", "PreviewDevice", "Process", "Product.SubscriptionInfo", "Progress",
    "ProjectionTransform", "Prominence", "PropertyListDecoder", "PropertyListEncoder", "Publishers",
    "PurchaseAction", "RandomNumberGenerator", "ReferenceFileDocument", "RefreshAction", "RenameAction",
    "RequestReviewAction", "ResetFocusAction", "RotateGesture", "RotationGesture", "RunLoop", "Schema",
    "ScrollGeometry", "ScrollPhase", "ScrollPosition", "ScrollTarget", "ScrollTargetBehavior",
    "ScrollViewProxy", "SecKey", "SecTrust", "Selector", "SensoryFeedback", "ShadowStyle",
    "SpatialTapGesture", "Spring", "SpringLoadingBehavior", "StoreKitError", "StringStyle", "SubmitLabel",
    "Subscribers",
    "SuspendingClock", "SymbolEffect", "SymbolRenderingMode", "SymbolVariants",
    "SystemRandomNumberGenerator", "TapGesture", "Task", "TaskGroup", "TaskLocal",
    "TaskPriority", "TextProxy", "TextSelection", "Thread", "ThrowingTaskGroup", "Timeline",
    "TimelineContext", "TimelineEntry", "TimelineReloadPolicy", "TimelineSchedule", "Timer", "ToolbarRole",
    "Transaction", "TransactionKey", "Transition", "URLAuthenticationChallenge", "URLCache",
    "URLComponents", "URLCredential", "URLError", "URLProtectionSpace", "URLProtocol", "URLQueryItem",
    "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionUploadTask",
    "URLSessionWebSocketTask", "UTType", "UnitAngle", "UnitArea", "UnitConverter", "UnitConverterLinear",
    "UnitDuration", "UnitEnergy",
    "UnitLength", "UnitMass", "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume",
    "UnsafeContinuation", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawPointer", "VerificationResult", "ViewDimensions3D", "WeatherAttribution", "WidgetCenter",
    "WidgetConfiguration", "WidgetContentMargins", "WidgetFamily", "WidgetInfo",
    "WindowResizability", "WindowStyle", "WritingToolsBehavior", "XMLParser",
  ]
}
