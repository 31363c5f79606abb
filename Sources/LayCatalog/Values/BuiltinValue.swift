import LayViews

/// A value of one of SwiftUI's own types.
package enum BuiltinValue: Sendable, Equatable {
  // Layout.
  case alignment(Alignment)
  case horizontalAlignment(AlignmentGuide)
  case verticalAlignment(AlignmentGuide)
  case edge(Edge)
  case edgeSet(EdgeSet)
  case edgeInsets(EdgeInsets)
  case axis(Axis)
  case axisSet(AxisSet)
  case size(Size)
  case point(Point)
  case rect(Rect)
  case unitPoint(UnitPoint)
  /// Radians.
  case angle(Double)
  indirect case transform(AffineTransform)
  indirect case gridItem(GridItemSpec)
  indirect case gridItemSize(GridItemSpec.Size)
  indirect case geometryProxy(GeometryValue)
  indirect case viewDimensions(DimensionsValue)
  #if !hasFeature(Embedded)
  /// The coordinate space of a name.
  case space(String)
  #endif
  indirect case layout(LayoutValue)
  case proposedSize(ProposedSize)
  indirect case layoutSubview(SubviewValue)
  /// What a view asks of its neighbours.
  indirect case viewSpacing(SpacingPreferences)
  /// What a layout says of itself: the axis of the stack that it is, if it is one.
  case layoutProperties(stackOrientation: Axis?)

  // Text.
  indirect case font(FontDescriptor)
  case fontWeight(FontWeight)
  indirect case format(NumberFormat)

  case integer(SizedInteger)
  case float(Float)
  #if !hasFeature(Embedded)
  indirect case decimal(DecimalNumber)
  case measurement(MeasurementValue)
  indirect case attributed(AttributedValue)
  case store(ObjectStore)
  indirect case storeRequest(StoreRequest)
  case predicate(PredicateValue)
  indirect case comparator(Comparator)
  #endif

  indirect case characterSet(CharacterSetValue)
  /// What it scans.
  case scanner(String)
  /// As it is written.
  case uuid(String)
  indirect case url(URLValue)
  indirect case foundationError(ErrorValue)
  case data([UInt8])
  indirect case decoderSettings(DecoderSettings)
  indirect case codingStrategy(CodingStrategy)
  case decoding(DecodingValue)
  /// Seconds since the first of 2001, in Greenwich.
  case date(Double)
  indirect case dateComponents(DateComponentsValue)
  case dateInterval(start: Double, end: Double)
  /// Seconds.
  case duration(Double)
  indirect case calendar(CalendarValue)
  /// Its identifier.
  case locale(String)
  indirect case timeZone(TimeZoneValue)
  indirect case valueFormat(ValueFormat)
  indirect case formatter(FormatterValue)
  case subject(SubjectValue)
  /// What a colour or a length is asked in.
  case traits(ColorScheme, DynamicTypeSize? = nil)
  /// What the lengths beside a text of a style grow by.
  case fontMetrics(TextStyle)

  // Paint.
  indirect case color(ColorValue)
  indirect case style(StyleValue)
  case gradient([GradientStop])
  indirect case gradientStop(GradientStop)
  indirect case strokeStyle(StrokeStyle)

  // Views in the making.
  indirect case text(TextValue)
  indirect case image(ImageValue)
  /// An image of UIKit's or AppKit's.
  indirect case platformImage(ImageValue)
  indirect case shape(ShapeValue)
  case cornerRadii(CornerRadii)
  case fillStyle(isEvenOdd: Bool)
  /// `ButtonBorderShape.roundedRectangle(radius: 8)`
  case buttonBorder(radius: Double)
  /// The name of an image or colour in the app's assets.
  case resource(BuiltinType, String)

  case dynamicTypeSize(DynamicTypeSize)
  case contentSizeCategory(DynamicTypeSize)
  case previewLayout(PreviewLayout)

  /// What an app has one of: its process, its bundle.
  case facility(BuiltinType)
  /// A case of a type that is a plain list of names: index into `BuiltinType.caseNames`.
  case option(BuiltinType, UInt8)
  /// A value that nothing drawn can depend on: a date, an animation.
  case opaque

  /// The type, as parameters name it.
  package var type: BuiltinType {
    switch self {
    case .alignment: return .alignment
    case .horizontalAlignment: return .horizontalAlignment
    case .verticalAlignment: return .verticalAlignment
    case .edge: return .edge
    case .edgeSet: return .edgeSet
    case .edgeInsets: return .edgeInsets
    case .axis: return .axis
    case .axisSet: return .axisSet
    case .size: return .size
    case .point: return .point
    case .rect: return .rect
    case .unitPoint: return .unitPoint
    case .angle: return .angle
    case .transform: return .affineTransform
    case .gridItem: return .gridItem
    case .gridItemSize: return .gridItemSize
    case .geometryProxy: return .geometryProxy
    case .viewDimensions: return .viewDimensions
    #if !hasFeature(Embedded)
    case .space: return .coordinateSpace
    #endif
    case .layout: return .layout
    case .proposedSize: return .proposedViewSize
    case .layoutSubview: return .layoutSubview
    case .viewSpacing: return .viewSpacing
    case .layoutProperties: return .layoutProperties
    case .font: return .font
    case .fontWeight: return .fontWeight
    case .format: return .formatStyle
    case .integer(let number): return number.type
    case .float: return .float
    #if !hasFeature(Embedded)
    case .decimal: return .decimal
    case .measurement: return .measurement
    case .attributed(let text): return text.type
    case .store: return .store
    case .storeRequest: return .storeRequest
    case .predicate: return .predicate
    case .comparator: return .sortDescriptor
    #endif
    case .characterSet: return .characterSet
    case .scanner: return .scanner
    case .uuid: return .uuid
    case .url: return .url
    case .foundationError: return .foundationError
    case .data: return .data
    case .decoderSettings: return .jsonDecoder
    case .codingStrategy: return .codingStrategy
    case .decoding: return .decoder
    case .date: return .date
    case .dateComponents: return .dateComponents
    case .dateInterval: return .dateInterval
    case .duration: return .duration
    case .calendar: return .calendar
    case .locale: return .locale
    case .timeZone: return .timeZone
    case .valueFormat: return .formatStyle
    case .formatter(let formatter): return formatter.type
    case .subject: return .subject
    case .traits: return .traitCollection
    case .fontMetrics: return .fontMetrics
    case .color: return .color
    case .style(let style): return style.type
    case .gradient: return .gradient
    case .gradientStop: return .gradientStop
    case .strokeStyle: return .strokeStyle
    case .text: return .text
    case .image: return .image
    case .platformImage: return .uiImage
    case .shape(let shape): return shape.isStyled ? .paintedShape : shape.isPath ? .path : .shape
    case .cornerRadii: return .rectangleCornerRadii
    case .fillStyle: return .fillStyle
    case .buttonBorder: return .buttonBorderShape
    case .resource(let type, _): return type
    case .dynamicTypeSize: return .dynamicTypeSize
    case .contentSizeCategory: return .contentSizeCategory
    case .previewLayout: return .previewLayout
    case .facility(let type): return type
    case .option(let type, _): return type
    case .opaque: return .opaque
    }
  }
}

/// A view's dimensions while an alignment closure runs; never equal to others.
package struct DimensionsValue: @unchecked Sendable, Equatable {
  package var dimensions: ViewDimensions

  package init(_ dimensions: ViewDimensions) { self.dimensions = dimensions }

  package static func == (a: Self, b: Self) -> Bool { false }
}

/// A container without its content: `HStackLayout(spacing: 8)`.
package enum LayoutValue: Sendable, Equatable {
  case hStack(alignment: AlignmentGuide, spacing: Double?)
  case vStack(alignment: AlignmentGuide, spacing: Double?)
  case zStack(alignment: Alignment)
  case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
  case own(OwnLayoutValue)
}

/// A value of a type of the file's own that lays views out; never equal to others.
package struct OwnLayoutValue: Sendable, Equatable {
  package var instance: Instance

  package init(instance: Instance) {
    self.instance = instance
  }

  package static func == (a: Self, b: Self) -> Bool { false }
}

/// A subview while its layout runs; never equal to others.
package struct SubviewValue: @unchecked Sendable, Equatable {
  package var subviews: LayoutSubviews
  package var index: Int
  /// nil for code that is only checked.
  package var layout: OwnLayout?

  package init(subviews: LayoutSubviews, index: Int, layout: OwnLayout? = nil) {
    self.subviews = subviews
    self.index = index
    self.layout = layout
  }

  package var view: ViewID { subviews.views[index] }

  package static func == (a: Self, b: Self) -> Bool { false }
}

/// The canvas that `previewLayout(_:)` asks for.
package enum PreviewLayout: Sendable, Equatable {
  case device, sizeThatFits
  case fixed(Size)
}

package struct CornerRadii: Sendable, Equatable {
  package var topLeading = 0.0
  package var bottomLeading = 0.0
  package var bottomTrailing = 0.0
  package var topTrailing = 0.0

  package init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
