import LayViews

extension Type {
  /// A type by its name in Swift, with the arguments of the standard library's generics.
  package static func standard(named name: String, arguments: [Type] = []) -> Type? {
    let argument = arguments.first ?? .any
    switch name {
    // What signatures name most often comes first.
    case "View", "AnyView", "EmptyView", "ToolbarContent", "Scene": return .view
    case "LocalizedStringKey": return .builtin(.localizedStringKey)
    case "CGFloat", "Double", "Float", "TimeInterval", "Decimal", "Float32", "Float64": return .double
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
    case "Int", "UInt", "Int32", "Int64", "UInt8", "Int8", "Int16", "UInt16", "UInt32", "UInt64",
      "String.Index", "Array.Index":
      return .int
    case "Any", "AnyHashable", "Hashable", "Value", "Element": return .any
    case "Optional": return .optional(argument)
    case "Array", "Set", "ArraySlice", "FetchedResults", "Collection", "RandomAccessCollection", "Sequence",
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
    ("AnyGradient", .shapeStyle), ("AnyShapeStyle", .shapeStyle), ("CGPath", .path),
    ("FloatingPointFormatStyle", .formatStyle),
    ("HierarchicalShapeStyle", .shapeStyle), ("InsettableShape", .shape), ("NSEdgeInsets", .edgeInsets),
    ("PrimitiveButtonStyle", .buttonStyle), ("ToolbarTitleDisplayMode", .titleDisplayMode),
    ("UIEdgeInsets", .edgeInsets), ("UIContentSizeCategory", .contentSizeCategory),
    ("VerticalEdge.Set", .edgeSet),
  ]

  /// Types whose values only a running app knows, or that nothing drawn depends on, sorted.
  static let opaqueTypes: [StaticString] = [
    "AccessibilityTraits", "Anchor", "AnimatablePair", "Animation", "AnyCancellable", "AnyPublisher",
    "AnyTransition", "AsyncStream", "AttributeScopes", "ByteCountFormatStyle", "ByteCountFormatter",
    "Calendar", "CancellationError", "ColorRenderingMode", "ContentTransition", "ContinuousClock",
    "CurrentValueSubject", "Data", "Date", "DateComponents", "DateComponentsFormatter", "DateFormatter",
    "DateInterval", "DateIntervalFormatter", "DatePickerComponents", "Decoder", "DecodingError", "Deferred",
    "DismissAction", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchTime",
    "DispatchWorkItem", "DragGesture", "EditActions", "EmptyAnimatableData", "Encoder", "EncodingError",
    "EnergyFormatter", "EventModifiers", "FetchDescriptor", "Formatter", "Future", "Gesture",
    "Glass", "HTTPURLResponse", "Hasher", "ISO8601DateFormatter", "ImageInterpolation", "ImageRenderer",
    "IndexPath", "IntentConfiguration", "JSONDecoder", "JSONEncoder", "Just", "KeyEquivalent",
    "KeyedDecodingContainer", "KeyedEncodingContainer", "LengthFormatter",
    "ListFormatter", "ListItemTint", "Locale", "Logger", "LongPressGesture", "MagnificationGesture",
    "MagnifyGesture", "MassFormatter", "MatchedGeometryProperties", "Measurement", "MeasurementFormatter",
    "ModelConfiguration", "ModelContainer", "ModelContext", "Namespace.ID", "NavigationPath", "Notification",
    "Notification.Name", "NotificationCenter", "NumberFormatStyleConfiguration", "NumberFormatter",
    "ObjectIdentifier", "OpenURLAction", "OperationQueue", "PassthroughSubject", "PersonNameComponents",
    "PersonNameComponentsFormatter", "PinnedScrollableViews", "Predicate", "PresentationDetent",
    "PresentationMode", "PreviewDevice", "Process", "ProjectionTransform", "Prominence",
    "PropertyListDecoder", "PropertyListEncoder", "RelativeDateTimeFormatter", "RotateGesture",
    "RotationGesture", "RunLoop", "Schema", "ScrollViewProxy", "ShadowStyle", "SortDescriptor",
    "SpatialTapGesture", "SubmitLabel", "SymbolRenderingMode", "TapGesture", "Task",
    "TextDateStyle", "Thread", "TimeZone", "Timeline", "TimelineContext", "TimelineEntry",
    "TimelineReloadPolicy", "TimelineSchedule", "Timer", "Transaction", "Transition", "URL", "URLComponents",
    "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UTType", "WidgetCenter",
  ]
}
