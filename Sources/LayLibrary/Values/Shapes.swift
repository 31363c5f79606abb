import LayCatalog
import LaySyntax
import LayViews

// Shapes as values: `RoundedRectangle(cornerRadius: 8)`, `.rect(cornerRadius: 8)`.

extension Declaration {
  static let shapeInitializers: [Declaration] = [
    .value("AnyShape", "(_ shape: some Shape)") { _, call in call.value("shape") ?? .unknown },
    .shape("Capsule", "(style: RoundedCornerStyle = .continuous)") { call in .capsule(call) },
    .shape("Circle", "()") { _ in .circle },
    .shape("ContainerRelativeShape", "()") { _ in .rectangle },
    .shape("Ellipse", "()") { _ in .ellipse },
    .value("FillStyle", "(eoFill: Bool = false, antialiased: Bool = true)") { _, call in
      .builtin(.fillStyle(isEvenOdd: call.bool("eoFill")))
    },
    .shape("Rectangle", "()") { _ in .rectangle },
    .value(
      "RectangleCornerRadii",
      "(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)"
    ) { _, call in
      .builtin(
        .cornerRadii(
          CornerRadii(
            topLeading: call.double("topLeading"), bottomLeading: call.double("bottomLeading"),
            bottomTrailing: call.double("bottomTrailing"), topTrailing: call.double("topTrailing"))))
    },
    .shape("RoundedRectangle", "(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)") { call in
      .roundedRectangle(ofRadius: call)
    },
    .shape("RoundedRectangle", "(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)") { call in
      .roundedRectangle(ofSize: call)
    },
    .shape(
      "UnevenRoundedRectangle",
      "(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)"
    ) { call in .unevenRoundedRectangle(call) },
    .shape(
      "UnevenRoundedRectangle",
      "(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)"
    ) { call in .unevenRoundedRectangle(ofRadii: call) },
  ]

  static let shapeStatics: [Declaration] = [
    .value("ButtonBorderShape.roundedRectangle", "(radius: CGFloat)") { _, call in
      .builtin(.buttonBorder(radius: call.double("radius")))
    },
    .shape("Shape.buttonBorder", "") { _ in .capsule },
    .shape("Shape.capsule", "") { _ in .capsule },
    .shape("Shape.capsule", "(style: RoundedCornerStyle)") { call in .capsule(call) },
    .shape("Shape.circle", "") { _ in .circle },
    .shape("Shape.containerRelative", "") { _ in .rectangle },
    .shape("Shape.ellipse", "") { _ in .ellipse },
    .shape("Shape.rect", "") { _ in .rectangle },
    .shape("Shape.rect", "(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)") { call in
      .roundedRectangle(ofRadius: call)
    },
    .shape("Shape.rect", "(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)") { call in
      .roundedRectangle(ofSize: call)
    },
    .shape("Shape.rect", "(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)") {
      call in
      .unevenRoundedRectangle(ofRadii: call)
    },
    .shape(
      "Shape.rect",
      "(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous)"
    ) { call in .unevenRoundedRectangle(call) },
  ]
}

/// An outline, and the name of the shape as messages spell it.
private struct NamedOutline {
  let outline: Outline
  let name: String
}

extension Declaration {
  fileprivate static func shape(
    _ name: StaticString, _ signature: StaticString,
    _ outline: @escaping @Sendable (BoundCall) -> NamedOutline?
  ) -> Declaration {
    .value(name, signature) { _, call in
      guard let named = outline(call) else { return .unknown }
      return .builtin(.shape(ShapeValue(named.outline, spelling: named.name, source: call.name.start)))
    }
  }
}

extension NamedOutline {
  static var rectangle: NamedOutline { NamedOutline(outline: .rectangle, name: "Rectangle") }
  static var circle: NamedOutline { NamedOutline(outline: .circle, name: "Circle") }
  static var ellipse: NamedOutline { NamedOutline(outline: .ellipse, name: "Ellipse") }
  static var capsule: NamedOutline { NamedOutline(outline: .capsule(isContinuous: true), name: "Capsule") }

  static func capsule(_ call: BoundCall) -> NamedOutline {
    NamedOutline(outline: .capsule(isContinuous: call.isContinuous), name: "Capsule")
  }

  static func roundedRectangle(ofRadius call: BoundCall) -> NamedOutline {
    let radius = call.double("cornerRadius")
    return roundedRectangle(Size(width: radius, height: radius), call)
  }

  static func roundedRectangle(ofSize call: BoundCall) -> NamedOutline {
    roundedRectangle(call.size("cornerSize"), call)
  }

  private static func roundedRectangle(_ corner: Size, _ call: BoundCall) -> NamedOutline {
    NamedOutline(
      outline: .roundedRectangle(
        width: corner.width, height: corner.height, isContinuous: call.isContinuous),
      name: "RoundedRectangle")
  }

  static func unevenRoundedRectangle(_ call: BoundCall) -> NamedOutline {
    let radii = CornerRadii(
      topLeading: call.double("topLeadingRadius"), bottomLeading: call.double("bottomLeadingRadius"),
      bottomTrailing: call.double("bottomTrailingRadius"), topTrailing: call.double("topTrailingRadius"))
    return unevenRoundedRectangle(radii, call)
  }

  static func unevenRoundedRectangle(ofRadii call: BoundCall) -> NamedOutline? {
    guard case .cornerRadii(let radii)? = call.builtin("cornerRadii") else { return nil }
    return unevenRoundedRectangle(radii, call)
  }

  private static func unevenRoundedRectangle(_ radii: CornerRadii, _ call: BoundCall) -> NamedOutline {
    let outline = Outline.unevenRoundedRectangle(
      topLeading: radii.topLeading, bottomLeading: radii.bottomLeading, bottomTrailing: radii.bottomTrailing,
      topTrailing: radii.topTrailing, isContinuous: call.isContinuous)
    return NamedOutline(outline: outline, name: "UnevenRoundedRectangle")
  }
}

extension BoundCall {
  /// Whether `style:` asks for corners whose curvature grows steadily.
  var isContinuous: Bool { option("style", as: RoundedCornerStyle.self) != .circular }
}
