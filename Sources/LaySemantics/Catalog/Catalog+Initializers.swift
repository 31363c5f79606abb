extension Catalog {
  /// The initialisers of types, sorted by the bytes of the names.
  static let initializerLines: [Line] = [
    .value(
      "Alignment",
      "(horizontal: HorizontalAlignment, vertical: VerticalAlignment)",
      .geometry(.alignment)),
    .value("Angle", "()", .geometry(.angleRadians)),
    .value("Angle", "(degrees: Double)", .geometry(.angleDegrees)),
    .value("Angle", "(radians: Double)", .geometry(.angleRadians)),
    .value(
      "AngularGradient",
      "(colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
      .paint(.angularGradient)),
    .value(
      "AngularGradient",
      "(colors: [Color], center: UnitPoint, angle: Angle = .zero)",
      .paint(.angularGradient)),
    .value(
      "AngularGradient",
      "(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
      .paint(.angularGradient)),
    .value(
      "AngularGradient",
      "(gradient: Gradient, center: UnitPoint, angle: Angle = .zero)",
      .paint(.angularGradient)),
    .value(
      "AngularGradient",
      "(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero)",
      .paint(.angularGradient)),
    .value(
      "AngularGradient",
      "(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero)",
      .paint(.angularGradient)),
    .value("AnyLayout", "(_ layout: some Layout)", .identity),
    .value("AnyShape", "(_ shape: some Shape)", .identity),
    .value("CGPoint", "()", .geometry(.point)),
    .value("CGPoint", "(x: CGFloat, y: CGFloat)", .geometry(.point)),
    .value("CGRect", "()", .geometry(.rect)),
    .value("CGRect", "(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)", .geometry(.rect)),
    .value("CGRect", "(origin: CGPoint, size: CGSize)", .geometry(.rectOfSize)),
    .value("CGSize", "()", .geometry(.size)),
    .value("CGSize", "(width: CGFloat, height: CGFloat)", .geometry(.size)),
    .value("Capsule", "(style: RoundedCornerStyle = .continuous)", .shape(.capsule)),
    .value("Circle", "()", .shape(.circle)),
    .value("Color", "(_ name: String, bundle: Bundle? = nil)", .paint(.colorAsset)),
    .value(
      "Color",
      "(_ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)",
      .paint(.colorRGB)),
    .value(
      "Color",
      "(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)",
      .paint(.colorWhite)),
    .value(
      "Color",
      "(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)",
      .paint(.colorHSB)),
    .value("Color", "(uiColor: UIColor)", .identity),
    .value("Color", "(nsColor: NSColor)", .identity),
    .value("Color", "(_ color: UIColor)", .identity),
    .value("Color", "(_ color: Color)", .identity),
    .value("Color", "(_ name: ColorResource)", .paint(.colorResource)),
    .value("ContainerRelativeShape", "()", .shape(.rectangle)),
    .value("EdgeInsets", "()", .geometry(.edgeInsets)),
    .value(
      "EdgeInsets",
      "(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)",
      .geometry(.edgeInsets)),
    .value("Ellipse", "()", .shape(.ellipse)),
    .value(
      "EllipticalGradient",
      "(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
      .paint(.ellipticalGradient)),
    .value(
      "EllipticalGradient",
      "(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
      .paint(.ellipticalGradient)),
    .value(
      "EllipticalGradient",
      "(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5)",
      .paint(.ellipticalGradient)),
    .value("FillStyle", "(eoFill: Bool = false, antialiased: Bool = true)", .opaque),
    .value("Gradient", "(colors: [Color])", .paint(.gradient)),
    .value("Gradient", "(stops: [Gradient.Stop])", .paint(.gradient)),
    .value("Gradient.Stop", "(color: Color, location: CGFloat)", .paint(.gradientStop)),
    .value("GridItem", "()", .geometry(.gridItem)),
    .value(
      "GridItem",
      "(_ size: GridItem.Size, spacing: CGFloat? = nil, alignment: Alignment? = nil)",
      .geometry(.gridItem)),
    .value("GridItem", "(spacing: CGFloat?, alignment: Alignment? = nil)", .geometry(.gridItemSpacing)),
    .value("GridItem", "(alignment: Alignment?)", .geometry(.gridItemAlignment)),
    .value(
      "GridLayout",
      "(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)",
      .geometry(.gridLayout)),
    .value(
      "HStackLayout",
      "(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)",
      .geometry(.hStackLayout)),
    .value("HorizontalAlignment", "(_ id: Any)", .geometry(.horizontalGuide)),
    .value("Image", "(_ name: String, bundle: Bundle? = nil)", .image(.asset)),
    .value("Image", "(_ name: String, bundle: Bundle? = nil, label: Text)", .image(.asset)),
    .value("Image", "(_ name: String, variableValue: Double?, bundle: Bundle? = nil)", .image(.asset)),
    .value("Image", "(decorative: String, bundle: Bundle? = nil)", .image(.asset)),
    .value("Image", "(systemName: String)", .image(.symbol)),
    .value("Image", "(systemName: String, variableValue: Double?)", .image(.symbol)),
    .value("Image", "(_ resource: ImageResource)", .image(.resource)),
    .value("Image", "(uiImage: UIImage)", .image(.bitmap)),
    .value("Image", "(nsImage: NSImage)", .image(.bitmap)),
    .value(
      "LinearGradient",
      "(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)",
      .paint(.linearGradient)),
    .value(
      "LinearGradient",
      "(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)",
      .paint(.linearGradient)),
    .value(
      "LinearGradient",
      "(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)",
      .paint(.linearGradient)),
    .value(
      "RadialGradient",
      "(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
      .paint(.radialGradient)),
    .value(
      "RadialGradient",
      "(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
      .paint(.radialGradient)),
    .value(
      "RadialGradient",
      "(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)",
      .paint(.radialGradient)),
    .value("Rectangle", "()", .shape(.rectangle)),
    .value(
      "RectangleCornerRadii",
      "(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)",
      .shape(.cornerRadii)),
    .value(
      "RoundedRectangle",
      "(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
      .shape(.roundedRectangle)),
    .value(
      "RoundedRectangle",
      "(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
      .shape(.roundedRectangleOfSize)),
    .value("ShapeStyle", "(_ style: some ShapeStyle)", .identity),
    .value(
      "StrokeStyle",
      "(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)",
      .paint(.strokeStyle)),
    .value("Text", "(_ content: LocalizedStringKey)", .text(.text)),
    .value(
      "Text",
      "(_ content: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: String? = nil)",
      .text(.text)),
    .value("Text", "(verbatim: String)", .text(.verbatim)),
    .value("Text", "(_ image: Image)", .text(.image)),
    .value("Text", "(_ text: Text)", .identity),
    .value("Text", "(_ value: Any, format: FormatStyle)", .text(.formatted)),
    .value("Text", "(_ date: Date, style: TextDateStyle)", .text(.date)),
    .value("Text", "(_ subject: Any, formatter: Any)", .text(.date)),
    .value("UIColor", "(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)", .paint(.uiColorRGB)),
    .value("UIColor", "(white: CGFloat, alpha: CGFloat)", .paint(.uiColorWhite)),
    .value(
      "UIColor",
      "(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)",
      .paint(.colorHSB)),
    .value("UIColor", "(_ color: Color)", .identity),
    .value(
      "UnevenRoundedRectangle",
      "(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)",
      .shape(.unevenRoundedRectangle)),
    .value(
      "UnevenRoundedRectangle",
      "(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)",
      .shape(.unevenRoundedRectangleOfRadii)),
    .value("UnitPoint", "()", .geometry(.unitPoint)),
    .value("UnitPoint", "(x: CGFloat, y: CGFloat)", .geometry(.unitPoint)),
    .value(
      "VStackLayout",
      "(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)",
      .geometry(.vStackLayout)),
    .value("VerticalAlignment", "(_ id: Any)", .geometry(.verticalGuide)),
    .value("ZStackLayout", "(alignment: Alignment = .center)", .geometry(.zStackLayout)),
  ]
}
