import LayViews

extension Type {
  /// A type by its name in Swift, with the arguments of the standard library's generics.
  package static func standard(named name: String, arguments: [Type] = []) -> Type? {
    let argument = arguments.first ?? .any
    switch name {
    // What signatures name most often comes first.
    case "View", "AnyView", "EmptyView", "ToolbarContent", "CustomizableToolbarContent", "Scene": return .view
    case "LocalizedStringKey": return .builtin(.localizedStringKey)
    case "CGFloat", "Double", "TimeInterval", "Decimal", "Float64", "NSNumber",
      "NSDecimalNumber", "CFTimeInterval", "CLLocationDegrees", "CLLocationDistance":
      return .double
    case "Bool": return .bool
    case "String", "LocalizedStringResource", "Substring", "Character",
      "StringProtocol",
      "AttributedString", "NSString", "UnicodeScalar", "Unicode.Scalar":
      return .string
    case "Binding", "Bindable", "FocusState", "AccessibilityFocusState", "State", "StateObject",
      "ObservedObject",
      "Published", "GestureState", "AppStorage", "SceneStorage":
      return .binding(argument)
    case "Void": return .void
    case "Int", "Int64", "CLong", "String.Index", "Array.Index":
      return .int
    case "Any", "AnyHashable", "Hashable", "Value", "Element": return .any
    case "Optional": return .optional(argument)
    case "Set": return .set(argument)
    case "Array", "ArraySlice", "ContiguousArray", "FetchedResults", "Collection",
      "RandomAccessCollection", "Sequence",
      "MutableCollection",
      "BidirectionalCollection", "RangeReplaceableCollection":
      return .array(argument)
    case "Dictionary": return .dictionary(argument, arguments.count > 1 ? arguments[1] : .any)
    case "Range", "ClosedRange": return .range(argument)
    case "KeyPath", "WritableKeyPath": return .keyPath
    case "LayoutSubviews", "Subviews": return .array(.builtin(.layoutSubview))
    case "LayoutSubviews.Element", "Subviews.Element": return .builtin(.layoutSubview)
    default: return (builtinType(named: name) ?? BuiltinType.style(ofType: name)?.type).map { .builtin($0) }
    }
  }

  private static func builtinType(named name: String) -> BuiltinType? {
    var name = name
    return name.withUTF8 { name in
      var number = BuiltinType.alignment.rawValue
      while let type = BuiltinType(rawValue: number) {
        if type.staticName.equals(name) { return type }
        number += 1
      }
      for alias in aliases where alias.name.equals(name) { return alias.type }
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
    ("CGPath", .path), ("CInt", .int32), ("CUnsignedInt", .uint32),
    ("CUnsignedLong", .uint), ("Date.FormatStyle", .formatStyle),
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

  /// Types whose values only a running app knows, or that nothing drawn depends on, sorted.
  static let opaqueTypes: [StaticString] = [
    "AccessibilityTraits", "Anchor", "AnimatablePair", "Animation", "AnyCancellable", "AnyPublisher",
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
    "KeyedEncodingContainer", "KeyframeTimeline", "Keyframes", "LazySequence", "LengthFormatter",
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
    "ScrollViewProxy", "SecKey", "SecTrust", "Selector", "SensoryFeedback", "ShadowStyle", "SortDescriptor",
    "SpatialTapGesture", "Spring", "SpringLoadingBehavior", "StoreKitError", "SubmitLabel", "Subscribers",
    "SuspendingClock", "SymbolEffect", "SymbolRenderingMode", "SymbolVariants",
    "SystemRandomNumberGenerator", "TapGesture", "Task", "TaskGroup", "TaskLocal",
    "TaskPriority", "TextProxy", "TextSelection", "Thread", "ThrowingTaskGroup", "Timeline",
    "TimelineContext", "TimelineEntry", "TimelineReloadPolicy", "TimelineSchedule", "Timer", "ToolbarRole",
    "Transaction", "TransactionKey", "Transition", "URLAuthenticationChallenge", "URLCache",
    "URLComponents", "URLCredential", "URLError", "URLProtectionSpace", "URLProtocol", "URLQueryItem",
    "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
    "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionUploadTask",
    "URLSessionWebSocketTask", "UTType", "UnitAngle", "UnitArea", "UnitDuration", "UnitEnergy",
    "UnitLength", "UnitMass", "UnitPressure", "UnitSpeed", "UnitTemperature", "UnitVolume",
    "UnsafeContinuation", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawPointer", "VerificationResult", "ViewDimensions3D", "WeatherAttribution", "WidgetCenter",
    "WidgetConfiguration", "WidgetContentMargins", "WidgetFamily", "WidgetInfo",
    "WindowResizability", "WindowStyle", "WritingToolsBehavior", "XMLParser",
  ]
}
