/// What a view inherits. Equal environments of neighbouring nodes are stored once.
package struct EnvironmentValues: Equatable, Sendable {
  package var font: FontDescriptor = FontDescriptor(.platformDefault)
  package var foreground: Paint = .color(.black)
  package var tint: RGBA = RGBA(hex: 0x0088_FFFF)
  package var layoutDirection: LayoutDirection = .leftToRight
  package var colorScheme: ColorScheme = .light
  package var dynamicTypeSize: DynamicTypeSize = .large
  package var horizontalSizeClass: SizeClass = .compact
  package var verticalSizeClass: SizeClass = .regular
  package var isEnabled = true
  package var lineLimit: Int?
  package var reservedLines = 0
  package var lineSpacing = 0.0
  package var textAlignment: TextSpec.TextAlignment = .leading
  package var truncation: TextSpec.Truncation = .tail
  package var minimumScaleFactor = 1.0
  package var allowsTightening = false
  package var textCase: TextCase?
  /// What views are told of the world that they stand in.
  package var world = WorldEnvironment()
  package var kerning = 0.0
  package var baselineOffset = 0.0
  package var underline: RGBA?
  package var strikethrough: RGBA?
  package var imageScale: ImageScale = .medium
  /// What `bold()` and its like add to every font.
  package var fontTraits = FontTraits()
  /// The styles that `foregroundStyle` set, for the levels of `.secondary`; none: the platform's labels.
  package var foregroundStyles: [StyleValue] = []
  /// `backgroundStyle(_:)`; nil: the ground of the window.
  package var backgroundStyle: StyleValue?
  package var labelStyle: LabelStyle = .titleAndIcon
  package var areLabelsHidden = false
  package var controls = ControlStyles()
  /// `contentMargins(_:_:for:)` for the content of scroll views.
  package var contentMargins: EdgeInsets = .zero
  /// `defaultScrollAnchor(_:for:)`
  package var initialScrollAnchor: UnitPoint?
  package var alignmentScrollAnchor: UnitPoint?
  /// What lists, forms and bars go by, and what views in them do.
  package var list = ListEnvironment()

  package init() {}
}

package enum LayoutDirection: String, Option { case leftToRight, rightToLeft }
package enum ColorScheme: String, Option { case light, dark }
package enum SizeClass: String, Option { case compact, regular }
package enum TextCase: String, Option { case uppercase, lowercase }
package enum ImageScale: String, Option { case small, medium, large }
package enum LabelStyle: String, Option { case automatic, titleAndIcon, titleOnly, iconOnly }

extension EnvironmentValues {
  /// What the root of a layout inherits; its size classes come with its canvas.
  package init(_ configuration: Configuration) {
    self.init()
    layoutDirection = configuration.layoutDirection
    colorScheme = configuration.colorScheme
    dynamicTypeSize = configuration.dynamicTypeSize
    foreground = .color(configuration.platform.color(.primary, in: colorScheme))
    tint = configuration.platform.color(.accentColor, in: colorScheme)
  }
}
