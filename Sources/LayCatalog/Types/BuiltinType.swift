import LayViews

/// SwiftUI's types, as far as parameters and values name them.
package enum BuiltinType: UInt8, Sendable, CaseIterable {
  // Layout.
  case alignment, horizontalAlignment, verticalAlignment
  case edge, verticalEdge, horizontalEdge, edgeSet, edgeInsets, axis, axisSet
  case size, point, rect, unitPoint, angle, affineTransform
  case contentMode, gridItem, gridItemSize
  case geometryProxy, viewDimensions, coordinateSpace, safeAreaRegions, contentMarginPlacement,
    scrollAnchorRole
  /// `HStackLayout`, `AnyLayout`, …: called with content, they build a container.
  case layout, hStackLayout, vStackLayout, zStackLayout, anyLayout, gridLayout
  /// What a layout of the file's own is asked with.
  case proposedViewSize, layoutSubview, viewSpacing, layoutProperties

  // Text.
  /// What `Text("…")` takes: a literal is read as markup, its interpolations may be texts and images.
  case localizedStringKey
  case formatStyle, numberPrecision, numberNotation, numberGrouping
  case font, fontWeight, fontDesign, fontWidth, fontTextStyle, fontLeading
  case textAlignment, truncationMode, textCase, textLineStyle, textScale

  // Paint.
  case color, uiColor, nsColor, colorResource, colorRenderingSpace, shapeStyle, material
  case gradient, gradientStop, linearGradient, radialGradient, angularGradient, ellipticalGradient
  case strokeStyle, lineCap, lineJoin, fillStyle, blendMode

  // Environment.
  case dynamicTypeSize, contentSizeCategory, layoutDirection, colorScheme, userInterfaceSizeClass
  case visibility, controlSize, legibilityWeight

  // Values that become views.
  case text, image, imageResource, asyncImagePhase, imageScale, imageRenderingMode, imageResizingMode
  case shape, paintedShape, rectangle, roundedRectangle, unevenRoundedRectangle, circle, ellipse, capsule
  case containerRelativeShape, anyShape, path
  case roundedCornerStyle, rectangleCornerRadii
  /// UIKit's: their values are sets of corners, and paths.
  case rectCorner, bezierPath

  // Controls.
  case buttonRole, previewLayout
  case buttonStyle, toggleStyle, pickerStyle, labelStyle, listStyle, formStyle, textFieldStyle,
    progressViewStyle
  case gaugeStyle, menuStyle, groupBoxStyle, labeledContentStyle, datePickerStyle, buttonBorderShape
  // Lists and bars.
  case listSectionSpacing, tabViewStyle, pageIndexDisplayMode, searchDrawerDisplayMode, tabRole,
    titleDisplayMode
  case toolbarItemPlacement, toolbarPlacement, searchFieldPlacement
  // Swift's numbers beside Int and Double.
  case int8, int16, int32, uint, uint8, uint16, uint32, uint64, float
  #if !hasFeature(Embedded)
  case decimal
  #endif
  // Foundation's.
  case characterSet, comparisonResult, scanner, uuid, url, foundationError
  case data, jsonDecoder, codingStrategy, decoder
  case date, dateComponents, dateInterval, duration, calendar, calendarUnit, locale, timeZone
  case dateStyle, timeStyle, dateFieldStyle, relativePresentation, relativeWidth
  case listJoining, listWidth, byteCountStyle, durationPattern, durationWidth, durationUnit
  case formatterStyle, numberFormatterStyle, unitsStyle, textDateStyle
  case dateFormatter, numberFormatter, relativeFormatter, dateComponentsFormatter, byteCountFormatter
  case listFormatter, isoDateFormatter, lengthFormatter
  /// Combine's, which hold a value.
  case subject
  /// What an app is told about where it runs.
  case processInfo, bundle, fileManager, userDefaults, device
  /// The environment of the place that a style is resolved for.
  case environmentValues
  case interfaceIdiom, scenePhase, editMode, redactionReasons, widgetRenderingMode
  #if !hasFeature(Embedded)
  case widgetFamily
  case controlActiveState, colorSchemeContrast, backgroundProminence, badgeProminence
  /// SwiftData's and Core Data's stores with their contexts, and what is asked of them.
  case store, storeRequest, predicate, sortDescriptor
  /// Foundation's measurements.
  case measurement, measureUnit, unitUsage, measurementFormatter, measurementOptions
  /// What formats of numbers and dates are set to.
  case numberRounding, roundingRule, numberSign, pointStrategy, isoOptions, zeroFormatting, sentencePlace
  /// Foundation's texts with attributes.
  case attributedString, attributeContainer, attributedRun, markdownSyntax
  #endif
  /// UIKit's: what a colour is asked in, and fonts.
  case traitCollection, interfaceStyle, uiFont, nsFont, timelineContext
  /// UIKit's and AppKit's images, and what lengths grow by.
  case uiImage, fontMetrics
  /// What only actions, animations and ignored modifiers take, and what only a running app knows: dates, gestures, the
  /// types of other frameworks.
  ///
  /// Where one is expected, anything may stand, unevaluated; every member, call and operation of one gives another.
  /// Where a layout needs what it is, that is an error.
  case opaque

  /// SwiftUI's spelling.
  package var staticName: StaticString {
    switch self {
    case .alignment: "Alignment"
    case .horizontalAlignment: "HorizontalAlignment"
    case .verticalAlignment: "VerticalAlignment"
    case .edge: "Edge"
    case .verticalEdge: "VerticalEdge"
    case .horizontalEdge: "HorizontalEdge"
    case .edgeSet: "Edge.Set"
    case .edgeInsets: "EdgeInsets"
    case .axis: "Axis"
    case .axisSet: "Axis.Set"
    case .size: "CGSize"
    case .point: "CGPoint"
    case .rect: "CGRect"
    case .unitPoint: "UnitPoint"
    case .angle: "Angle"
    case .affineTransform: "CGAffineTransform"
    case .contentMode: "ContentMode"
    case .gridItem: "GridItem"
    case .gridItemSize: "GridItem.Size"
    case .geometryProxy: "GeometryProxy"
    case .viewDimensions: "ViewDimensions"
    case .coordinateSpace: "CoordinateSpace"
    case .safeAreaRegions: "SafeAreaRegions"
    case .contentMarginPlacement: "ContentMarginPlacement"
    case .scrollAnchorRole: "ScrollAnchorRole"
    case .layout: "Layout"
    case .hStackLayout: "HStackLayout"
    case .vStackLayout: "VStackLayout"
    case .zStackLayout: "ZStackLayout"
    case .anyLayout: "AnyLayout"
    case .gridLayout: "GridLayout"
    case .proposedViewSize: "ProposedViewSize"
    case .layoutSubview: "LayoutSubview"
    case .viewSpacing: "ViewSpacing"
    case .layoutProperties: "LayoutProperties"
    case .localizedStringKey: "LocalizedStringKey"
    case .formatStyle: "FormatStyle"
    case .numberPrecision: "NumberPrecision"
    case .numberNotation: "NumberNotation"
    case .numberGrouping: "NumberGrouping"
    case .font: "Font"
    case .fontWeight: "Font.Weight"
    case .fontDesign: "Font.Design"
    case .fontWidth: "Font.Width"
    case .fontTextStyle: "Font.TextStyle"
    case .fontLeading: "Font.Leading"
    case .textAlignment: "TextAlignment"
    case .truncationMode: "Text.TruncationMode"
    case .textCase: "Text.Case"
    case .textLineStyle: "Text.LineStyle"
    case .textScale: "Text.Scale"
    case .color: "Color"
    case .uiColor: "UIColor"
    case .nsColor: "NSColor"
    case .colorResource: "ColorResource"
    case .colorRenderingSpace: "Color.RGBColorSpace"
    case .shapeStyle: "ShapeStyle"
    case .material: "Material"
    case .gradient: "Gradient"
    case .gradientStop: "Gradient.Stop"
    case .linearGradient: "LinearGradient"
    case .radialGradient: "RadialGradient"
    case .angularGradient: "AngularGradient"
    case .ellipticalGradient: "EllipticalGradient"
    case .strokeStyle: "StrokeStyle"
    case .lineCap: "CGLineCap"
    case .lineJoin: "CGLineJoin"
    case .fillStyle: "FillStyle"
    case .blendMode: "BlendMode"
    case .dynamicTypeSize: "DynamicTypeSize"
    case .contentSizeCategory: "ContentSizeCategory"
    case .layoutDirection: "LayoutDirection"
    case .colorScheme: "ColorScheme"
    case .userInterfaceSizeClass: "UserInterfaceSizeClass"
    case .visibility: "Visibility"
    case .controlSize: "ControlSize"
    case .legibilityWeight: "LegibilityWeight"
    case .text: "Text"
    case .image: "Image"
    case .imageResource: "ImageResource"
    case .asyncImagePhase: "AsyncImagePhase"
    case .imageScale: "Image.Scale"
    case .imageRenderingMode: "Image.TemplateRenderingMode"
    case .imageResizingMode: "Image.ResizingMode"
    case .shape: "Shape"
    case .paintedShape: "PaintedShape"
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .unevenRoundedRectangle: "UnevenRoundedRectangle"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .capsule: "Capsule"
    case .containerRelativeShape: "ContainerRelativeShape"
    case .path: "Path"
    case .anyShape: "AnyShape"
    case .roundedCornerStyle: "RoundedCornerStyle"
    case .rectangleCornerRadii: "RectangleCornerRadii"
    case .rectCorner: "UIRectCorner"
    case .bezierPath: "UIBezierPath"
    case .buttonRole: "ButtonRole"
    case .previewLayout: "PreviewLayout"
    case .buttonStyle: "ButtonStyle"
    case .toggleStyle: "ToggleStyle"
    case .pickerStyle: "PickerStyle"
    case .labelStyle: "LabelStyle"
    case .listStyle: "ListStyle"
    case .formStyle: "FormStyle"
    case .textFieldStyle: "TextFieldStyle"
    case .progressViewStyle: "ProgressViewStyle"
    case .gaugeStyle: "GaugeStyle"
    case .menuStyle: "MenuStyle"
    case .groupBoxStyle: "GroupBoxStyle"
    case .labeledContentStyle: "LabeledContentStyle"
    case .datePickerStyle: "DatePickerStyle"
    case .buttonBorderShape: "ButtonBorderShape"
    case .listSectionSpacing: "ListSectionSpacing"
    case .tabViewStyle: "TabViewStyle"
    case .pageIndexDisplayMode: "PageTabViewStyle.IndexDisplayMode"
    case .searchDrawerDisplayMode: "SearchFieldPlacement.NavigationBarDrawerDisplayMode"
    case .tabRole: "TabRole"
    case .titleDisplayMode: "NavigationBarItem.TitleDisplayMode"
    case .toolbarItemPlacement: "ToolbarItemPlacement"
    case .toolbarPlacement: "ToolbarPlacement"
    case .searchFieldPlacement: "SearchFieldPlacement"
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .uint: "UInt"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    case .float: "Float"
    #if !hasFeature(Embedded)
    case .decimal: "Decimal"
    #endif
    case .characterSet: "CharacterSet"
    case .comparisonResult: "ComparisonResult"
    case .scanner: "Scanner"
    case .uuid: "UUID"
    case .url: "URL"
    case .foundationError: "NSError"
    case .data: "Data"
    case .jsonDecoder: "JSONDecoder"
    case .codingStrategy: "JSONDecoder.Strategy"
    case .decoder: "Decoder"
    case .date: "Date"
    case .dateComponents: "DateComponents"
    case .dateInterval: "DateInterval"
    case .duration: "Duration"
    case .calendar: "Calendar"
    case .calendarUnit: "Calendar.Component"
    case .locale: "Locale"
    case .timeZone: "TimeZone"
    case .dateStyle: "Date.FormatStyle.DateStyle"
    case .timeStyle: "Date.FormatStyle.TimeStyle"
    case .dateFieldStyle: "Date.FormatStyle.Symbol"
    case .relativePresentation: "Date.RelativeFormatStyle.Presentation"
    case .relativeWidth: "Date.RelativeFormatStyle.UnitsStyle"
    case .listJoining: "ListFormatStyle.ListType"
    case .listWidth: "ListFormatStyle.Width"
    case .byteCountStyle: "ByteCountFormatStyle.Style"
    case .durationPattern: "Duration.TimeFormatStyle.Pattern"
    case .durationWidth: "Duration.UnitsFormatStyle.UnitWidth"
    case .durationUnit: "Duration.UnitsFormatStyle.Unit"
    case .formatterStyle: "DateFormatter.Style"
    case .numberFormatterStyle: "NumberFormatter.Style"
    case .unitsStyle: "DateComponentsFormatter.UnitsStyle"
    case .textDateStyle: "Text.DateStyle"
    case .dateFormatter: "DateFormatter"
    case .numberFormatter: "NumberFormatter"
    case .relativeFormatter: "RelativeDateTimeFormatter"
    case .dateComponentsFormatter: "DateComponentsFormatter"
    case .byteCountFormatter: "ByteCountFormatter"
    case .listFormatter: "ListFormatter"
    case .isoDateFormatter: "ISO8601DateFormatter"
    case .lengthFormatter: "LengthFormatter"
    case .subject: "CurrentValueSubject"
    case .processInfo: "ProcessInfo"
    case .environmentValues: "EnvironmentValues"
    case .bundle: "Bundle"
    case .fileManager: "FileManager"
    case .userDefaults: "UserDefaults"
    case .device: "UIDevice"
    case .interfaceIdiom: "UIUserInterfaceIdiom"
    case .scenePhase: "ScenePhase"
    case .widgetRenderingMode: "WidgetRenderingMode"
    #if !hasFeature(Embedded)
    case .widgetFamily: "WidgetFamily"
    case .numberRounding: "NumberFormatter.RoundingMode"
    case .roundingRule: "FloatingPointRoundingRule"
    case .numberSign: "NumberSign"
    case .pointStrategy: "DecimalSeparatorDisplayStrategy"
    case .sentencePlace: "FormatStyleCapitalizationContext"
    case .isoOptions: "ISO8601DateFormatter.Options"
    case .zeroFormatting: "DateComponentsFormatter.ZeroFormattingBehavior"
    case .attributedString: "AttributedString"
    case .attributeContainer: "AttributeContainer"
    case .attributedRun: "AttributedString.Runs.Run"
    case .markdownSyntax: "AttributedString.MarkdownParsingOptions"
    case .controlActiveState: "ControlActiveState"
    case .colorSchemeContrast: "ColorSchemeContrast"
    case .backgroundProminence: "BackgroundProminence"
    case .badgeProminence: "BadgeProminence"
    case .store: "ModelContext"
    case .storeRequest: "FetchRequest"
    case .predicate: "Predicate"
    case .sortDescriptor: "SortDescriptor"
    case .measurement: "Measurement"
    case .measureUnit: "Unit"
    case .unitUsage: "MeasurementFormatUnitUsage"
    case .measurementFormatter: "MeasurementFormatter"
    case .measurementOptions: "MeasurementFormatter.UnitOptions"
    #endif
    case .editMode: "EditMode"
    case .redactionReasons: "RedactionReasons"
    case .traitCollection: "UITraitCollection"
    case .interfaceStyle: "UIUserInterfaceStyle"
    case .uiFont: "UIFont"
    case .nsFont: "NSFont"
    case .uiImage: "UIImage"
    case .fontMetrics: "UIFontMetrics"
    case .timelineContext: "TimelineViewDefaultContext"
    case .opaque: "Any"
    }
  }

  package var name: String { staticName.text }

  /// Whether a value of this type is a view once it stands where a view is expected.
  package var isView: Bool {
    switch self {
    case .text, .image, .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient,
      .shape, .paintedShape:
      return true
    default: return parents.contains(.shape)
    }
  }

  /// The types whose members this one has too.
  package var parents: [BuiltinType] {
    switch self {
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule,
      .containerRelativeShape, .anyShape, .path:
      return [.shape]
    case .color: return [.shapeStyle]
    case .material, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient:
      return [.shapeStyle]
    #if !hasFeature(Embedded)
    case .attributedRun, .attributeContainer: return [.attributedString]
    #endif
    default: return isLayout ? [.layout] : []
    }
  }

  /// Whether its values lay views out.
  package var isLayout: Bool {
    switch self {
    case .hStackLayout, .vStackLayout, .zStackLayout, .anyLayout, .gridLayout: return true
    default: return false
    }
  }

  /// The types whose static members stand for a value of this one: `.red` for a style.
  package var lenders: [BuiltinType] {
    switch self {
    case .shapeStyle: return [.color, .material]
    case .nsColor: return [.uiColor]
    case .nsFont: return [.uiFont]
    default: return []
    }
  }

  /// Whether a value of this type may stand where the other is expected.
  package func converts(to other: BuiltinType) -> Bool {
    if self == other || self == .opaque || parents.contains(other) { return true }
    switch (self, other) {
    case (.gradient, .shapeStyle), (.color, .uiColor), (.color, .nsColor), (.text, .localizedStringKey),
      (.edge, .verticalEdge), (.edge, .horizontalEdge), (.formatStyle, .numberPrecision),
      (.path, .bezierPath), (.font, .uiFont), (.font, .nsFont), (.uiFont, .font),
      (_, .opaque):
      return true
    #if !hasFeature(Embedded)
    case (.formatStyle, .numberSign): return true
    #endif
    // Shapes and layouts of every name are one kind of value.
    case (.shape, _): return other.parents.contains(.shape)
    case (.layout, _): return other.parents.contains(.layout)
    default: return false
    }
  }
}
