import LayCatalog
import LaySyntax
import LayViews

// Colours as values: `Color(red: 1, green: 0, blue: 0).opacity(0.5)`.

extension Declaration {
  static let colorInitializers: [Declaration] = [
    .value("Color", "(_ name: String, bundle: Bundle? = nil)") { stage, call in
      stage.assetColor(call.string("name"), at: call.range("name"))
    },
    .value(
      "Color",
      "(_ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1)"
    ) { _, call in
      .color(
        in: call.option("space", as: ColorRenderingSpace.self) ?? .sRGB, red: call.double("red"),
        green: call.double("green"), blue: call.double("blue"), opacity: call.double("opacity"))
    },
    .value("Color", "(_ space: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)") { _, call in
      let white = call.double("white")
      return .color(
        in: call.option("space", as: ColorRenderingSpace.self) ?? .sRGB, red: white, green: white,
        blue: white, opacity: call.double("opacity"))
    },
    .value("Color", "(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)") { _, call in
      .color(hsbOf: call, opacity: call.double("opacity"))
    },
    .value("Color", "(uiColor: UIColor)") { _, call in call.value("uiColor") ?? .unknown },
    .value("Color", "(nsColor: NSColor)") { _, call in call.value("nsColor") ?? .unknown },
    .value("Color", "(_ color: UIColor)") { _, call in call.value("color") ?? .unknown },
    .value("Color", "(_ name: ColorResource)") { stage, call in
      guard case .resource(_, let name)? = call.builtin("name") else { return .unknown }
      return stage.assetColor(symbol: name, at: call.range("name"))
    },
    .value("Color", "(cgColor: UIColor)") { _, call in call.value("cgColor") ?? .unknown },
    .value("Color", "(_ color: Color)") { _, call in call.value("color") ?? .unknown },
    .value("NSColor", "(named: String, bundle: Bundle? = nil)") { stage, call in
      stage.assetColor(call.string("named"), at: call.range("named"))
    },
    .value("NSColor", "(resource: ColorResource)") { stage, call in
      guard case .resource(_, let name)? = call.builtin("resource") else { return .unknown }
      return stage.assetColor(symbol: name, at: call.range("resource"))
    },
    .value("NSColor", "(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") { _, call in
      .color(rgbOf: call, opacity: call.double("alpha"))
    },
    .value("NSColor", "(name: Any, dynamicProvider: (UITraitCollection) -> UIColor)") { stage, call in
      stage.dynamicColor(call, "dynamicProvider")
    },
    .value("NSColor", "(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") { _, call in
      .color(
        red: call.double("srgbRed"), green: call.double("green"), blue: call.double("blue"),
        opacity: call.double("alpha"))
    },
    .value("NSColor", "(calibratedRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") { _, call in
      .color(
        red: call.double("calibratedRed"), green: call.double("green"), blue: call.double("blue"),
        opacity: call.double("alpha"))
    },
    .value("NSColor", "(white: CGFloat, alpha: CGFloat)") { _, call in
      .color(white: call.double("white"), opacity: call.double("alpha"))
    },
    .value("NSColor", "(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)") { _, call in
      .color(hsbOf: call, opacity: call.double("alpha"))
    },
    .value("NSColor", "(_ color: Color)") { _, call in call.value("color") ?? .unknown },
    .value("UIColor", "(named: String)") { stage, call in
      stage.assetColor(call.string("named"), at: call.range("named"))
    },
    .value("UIColor", "(named: String, in: Bundle?, compatibleWith: Any)") { stage, call in
      stage.assetColor(call.string("named"), at: call.range("named"))
    },
    .value("UIColor", "(resource: ColorResource)") { stage, call in
      guard case .resource(_, let name)? = call.builtin("resource") else { return .unknown }
      return stage.assetColor(symbol: name, at: call.range("resource"))
    },
    .value("UIColor", "(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") { _, call in
      .color(rgbOf: call, opacity: call.double("alpha"))
    },
    .value("UIColor", "(white: CGFloat, alpha: CGFloat)") { _, call in
      .color(white: call.double("white"), opacity: call.double("alpha"))
    },
    .value("UIColor", "(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)") { _, call in
      .color(hsbOf: call, opacity: call.double("alpha"))
    },
    .value("UIColor", "(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") { _, call in
      .color(
        in: .displayP3, red: call.double("displayP3Red"), green: call.double("green"),
        blue: call.double("blue"), opacity: call.double("alpha"))
    },
    .value("UIColor", "(dynamicProvider: (UITraitCollection) -> UIColor)") { stage, call in
      stage.dynamicColor(call, "dynamicProvider")
    },
    .value("UIColor", "(cgColor: UIColor)") { _, call in call.value("cgColor") ?? .unknown },
    .value("UIColor", "(_ color: Color)") { _, call in call.value("color") ?? .unknown },
    .value("UIColor", "(_ provider: (UITraitCollection) -> UIColor)") { stage, call in
      stage.dynamicColor(call, "provider")
    },
  ]

  static let colorMembers: [Declaration] = [
    .member("Color.cgColor", "") { _, base, _ in .builtin(base) },
    .member("Color.gradient", "") { _, base, _ in
      guard case .color(let color) = base else { return .builtin(base) }
      return .builtin(.style(StyleValue(color.ownGradient)))
    },
    .member("Color.opacity", "(_ opacity: Double)") { _, base, call in
      .builtin(base.faded(call.double("opacity")))
    },
    .member("Color.resolvedColor", "(with: UITraitCollection)") { stage, base, call in
      guard case .color(var color) = base, case .dynamic(let light, let dark) = color.base,
        case .traits(let scheme, _)? = call.builtin("with")
      else { return .builtin(base) }
      color.base = .fixed(scheme == .dark ? dark : light)
      return .builtin(.color(color))
    },
    .member("Color.withAlphaComponent", "(_ alpha: CGFloat)") { _, base, call in
      .builtin(base.faded(call.double("alpha")))
    },
  ]
}

extension ColorValue {
  /// From a lighter form of the colour at the top to the colour itself. How much lighter was not measured.
  fileprivate var ownGradient: StyleValue.Base {
    var light = self
    light.whiteness = 0.2
    return .gradient(
      stops: [GradientStop(color: light, location: 0), GradientStop(color: self, location: 1)],
      geometry: .linear(start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1)))
  }
}

extension Value {
  static func color(
    red: Double, green: Double, blue: Double, opacity: Double
  ) -> Value {
    let rgba = RGBA(red: red.unit, green: green.unit, blue: blue.unit, alpha: opacity.unit)
    return .builtin(.color(ColorValue(.fixed(rgba))))
  }

  /// A colour of another space, brought into sRGB: what lies outside is cut off, as recorded.
  fileprivate static func color(
    in space: ColorRenderingSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) -> Value {
    let color = RGBA(red: red, green: green, blue: blue, alpha: opacity).converted(from: space)
    return .color(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
  }

  static func color(rgbOf call: BoundCall, opacity: Double) -> Value {
    .color(red: call.double("red"), green: call.double("green"), blue: call.double("blue"), opacity: opacity)
  }

  fileprivate static func color(white: Double, opacity: Double) -> Value {
    .color(red: white, green: white, blue: white, opacity: opacity)
  }

  fileprivate static func color(hsbOf call: BoundCall, opacity: Double) -> Value {
    let (saturation, brightness) = (call.double("saturation"), call.double("brightness"))
    let sixths = call.double("hue").unit * 6
    func component(_ offset: Double) -> Double {
      let turn = offset + sixths
      let k = turn < 6 ? turn : turn < 12 ? turn - 6 : turn - 12
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return .color(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }
}

extension Stage {
  /// A colour of the assets; a middle grey, with a warning, for one that is not at hand.
  /// - Parameter range: where it is named.
  func assetColor(_ name: String, at range: SourceRange) -> Value {
    switch assets.color(name) {
    case .success(let index):
      if let reference = assets.reference(index), let color = BuiltinType.uiColor.constant(named: reference) {
        return .builtin(color)
      }
      return .builtin(.color(ColorValue(.asset(UInt32(truncatingIfNeeded: index)))))
    case .failure(.missing):
      reportOfValue(
        .warning(
          "missing-color", at: range, "the color '\(name)' is not known here: grey stands in",
          help:
            "write its value with 'Color(red:green:blue:)', or name the folder of its .xcassets with --assets"
        ))
    case .failure(.unusable(let path, let reason)):
      reportOfValue(
        .warning(
          "missing-color", at: range, "the color '\(name)' can't be used: \(path): \(reason): grey stands in"
        ))
    }
    return .builtin(.color(ColorValue(.system(.gray))))
  }
}

// MARK: Generated symbols

extension Stage {
  /// The colour of a symbol that Xcode generates, `.accent`, or of a set of that very name.
  func assetColor(symbol: String, at range: SourceRange) -> Value {
    assetColor(assets.colorName(ofSymbol: symbol) ?? symbol, at: range)
  }

  /// Whether Xcode generates a member of a type for a colour or image of the assets, or a type around some.
  package func hasResource(_ symbol: String, of type: BuiltinType) -> Bool {
    switch type {
    case .color, .uiColor, .nsColor, .shapeStyle:
      return assets.colorName(ofSymbol: symbol) != nil || assets.hasNamespace(symbol)
    #if !hasFeature(Embedded)
    case .image, .uiImage: return assets.imageName(ofSymbol: symbol) != nil
    #endif
    default: return false
    }
  }

  /// `Color.accent`, `Color.Brand`, `UIImage.logo`: what Xcode generates for the assets; nil where there is none of that name.
  package func resource(_ symbol: String, of type: BuiltinType, at range: SourceRange) -> Value? {
    switch type {
    case .color, .uiColor, .nsColor, .shapeStyle:
      if let name = assets.colorName(ofSymbol: symbol) { return assetColor(name, at: range) }
      return assets.hasNamespace(symbol) ? .builtin(.resource(type, symbol)) : nil
    #if !hasFeature(Embedded)
    // Xcode generates those of `UIImage`; those of `Image` other tools do, by the same names.
    case .image, .uiImage:
      guard let name = assets.imageName(ofSymbol: symbol) else { return nil }
      let image = ImageValue(.asset(name), nameRange: range, offset: range.start)
      return .builtin(type == .image ? .image(image) : .platformImage(image))
    #endif
    default: return nil
    }
  }
}
