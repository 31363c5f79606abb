extension Catalog {
  /// A type by its name in Swift, with the arguments of the standard library's generics.
  static func standardType(named name: String, arguments: [Type] = []) -> Type? {
    let argument = arguments.first ?? .any
    switch name {
    case "Void": return .void
    case "Bool": return .bool
    case "Int", "UInt", "Int32", "Int64", "UInt8", "Int8", "Int16", "UInt16", "UInt32", "UInt64",
      "String.Index", "Array.Index":
      return .int
    case "CGFloat", "Double", "Float", "TimeInterval", "Decimal", "Float32", "Float64": return .double
    case "LocalizedStringKey": return .builtin(.localizedStringKey)
    case "String", "LocalizedStringResource", "Substring", "Character",
      "StringProtocol",
      "AttributedString", "NSString", "UnicodeScalar", "Unicode.Scalar":
      return .string
    case "Any", "AnyHashable", "Hashable", "Value", "Element": return .any
    case "Optional": return .optional(argument)
    case "Array", "Set", "ArraySlice", "Collection", "RandomAccessCollection", "Sequence",
      "MutableCollection",
      "BidirectionalCollection", "RangeReplaceableCollection":
      return .array(argument)
    case "Dictionary": return .dictionary(argument, arguments.count > 1 ? arguments[1] : .any)
    case "Range", "ClosedRange": return .range(argument)
    case "Binding", "Bindable", "FocusState", "AccessibilityFocusState", "State", "StateObject",
      "ObservedObject",
      "Published", "GestureState", "AppStorage", "SceneStorage":
      return .binding(argument)
    case "KeyPath", "WritableKeyPath": return .keyPath
    case "LayoutSubviews", "Subviews": return .array(.builtin(.layoutSubview))
    case "LayoutSubviews.Element", "Subviews.Element": return .builtin(.layoutSubview)
    case "View", "AnyView", "EmptyView", "ToolbarContent", "Scene": return .view
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
      return opaqueTypes.containsSorted(name) ? .opaque : nil
    }
  }

  /// Other spellings of a type.
  private static let aliases: [(name: StaticString, type: BuiltinType)] = [
    ("AnyGradient", .shapeStyle), ("AnyShapeStyle", .shapeStyle), ("CGPath", .path),
    ("FloatingPointFormatStyle", .formatStyle),
    ("HierarchicalShapeStyle", .shapeStyle), ("InsettableShape", .shape), ("NSEdgeInsets", .edgeInsets),
    ("PrimitiveButtonStyle", .buttonStyle), ("ToolbarTitleDisplayMode", .titleDisplayMode),
    ("UIEdgeInsets", .edgeInsets), ("UIContentSizeCategory", .contentSizeCategory),
    ("VerticalEdge.Set", .edgeSet),
  ]

  /// Types whose values nothing drawn can depend on, sorted.
  static let opaqueTypes: [StaticString] = [
    "AccessibilityTraits", "Anchor", "AnimatablePair", "Animation", "AnyCancellable", "AnyTransition",
    "AttributeScopes", "Bundle",
    "ByteCountFormatter", "CGImage", "CLLocationCoordinate2D", "Calendar", "ColorRenderingMode",
    "ContentTransition", "Date", "DateComponents", "DateFormatter", "DateInterval",
    "DatePickerComponents", "DismissAction", "DispatchQueue", "DragGesture", "EditActions", "EditMode",
    "EmptyAnimatableData",
    "EventModifiers", "FileManager", "Formatter", "Glass", "Hasher", "ImageInterpolation", "JSONDecoder",
    "JSONEncoder", "KeyEquivalent", "LayoutProperties", "ListItemTint", "Locale", "LongPressGesture",
    "MKCoordinateRegion", "MagnificationGesture", "MagnifyGesture", "MatchedGeometryProperties",
    "Measurement", "MeasurementFormatter", "NSApplication", "NSImage", "Namespace.ID", "NavigationPath",
    "NotificationCenter", "NumberFormatStyleConfiguration", "NumberFormatter",
    "ObjectIdentifier", "OpenURLAction", "PersonNameComponents", "PinnedScrollableViews",
    "PresentationDetent", "PresentationMode", "PreviewDevice", "ProjectionTransform", "Prominence",
    "RelativeDateTimeFormatter", "RotateGesture", "RotationGesture", "ScrollViewProxy",
    "ShadowStyle", "SpatialTapGesture", "SubmitLabel", "SymbolRenderingMode", "TabRole", "TapGesture",
    "Task", "TextDateStyle", "TimeZone", "TimelineContext", "TimelineSchedule", "Timer",
    "Transaction", "Transition", "UIApplication", "UIDevice", "UIImage",
    "UIImpactFeedbackGenerator", "UIKeyboardType", "UINavigationBar", "UINotificationFeedbackGenerator",
    "UIScreen",
    "UISelectionFeedbackGenerator", "UITabBar", "URL", "URLRequest", "URLSession", "UserDefaults",
  ]
}

extension StaticString {
  func equals(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { equals($0) }
  }

  func equals(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    utf8CodeUnitCount == name.count && compare(name, nil) == 0
  }
}
