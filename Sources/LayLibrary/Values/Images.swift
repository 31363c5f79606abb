import LayCatalog
import LaySyntax
import LayViews

// Images as values: `Image(systemName: "star").resizable()`.

extension Declaration {
  static let imageInitializers: [Declaration] = [
    .value("Image", "(_ name: String, bundle: Bundle? = nil)") { _, call in
      .builtin(.image(ImageValue(.asset(call.string("name")), named: "name", call)))
    },
    .value("Image", "(_ name: String, bundle: Bundle? = nil, label: Text)") { _, call in
      .builtin(.image(ImageValue(.asset(call.string("name")), named: "name", call)))
    },
    .value("Image", "(_ name: String, variableValue: Double?, bundle: Bundle? = nil)") { _, call in
      .builtin(.image(ImageValue(.asset(call.string("name")), named: "name", call)))
    },
    .value("Image", "(decorative: String, bundle: Bundle? = nil)") { _, call in
      .builtin(.image(ImageValue(.asset(call.string("decorative")), named: "decorative", call)))
    },
    .value("Image", "(systemName: String)") { _, call in
      .builtin(.image(ImageValue(.symbol(call.string("systemName")), named: "systemName", call)))
    },
    .value("Image", "(systemName: String, variableValue: Double?)") { _, call in
      .builtin(.image(ImageValue(.symbol(call.string("systemName")), named: "systemName", call)))
    },
    .value("Image", "(_ resource: ImageResource)") { stage, call in
      guard case .resource(_, let symbol)? = call.builtin("resource") else { return .unknown }
      let name = stage.assets.imageName(ofSymbol: symbol) ?? symbol
      return .builtin(.image(ImageValue(.asset(name), named: "resource", call)))
    },
    .value("Image", "(uiImage: UIImage)") { stage, call in stage.bitmap("uiImage", call) },
    .value("Image", "(nsImage: NSImage)") { stage, call in stage.bitmap("nsImage", call) },
  ]

  /// Images of UIKit's and AppKit's, which are known where they are assets.
  static let platformImageInitializers: [Declaration] = [
    .value("UIImage", "()") { _, _ in .builtin(.opaque) },
    .value("UIImage", "(cgImage: Any, scale: Any = 0, orientation: Any = 0)") { _, _ in .builtin(.opaque) },
    .value("UIImage", "(ciImage: Any)") { _, _ in .builtin(.opaque) },
    .value("UIImage", "(contentsOf: Any)") { _, _ in .builtin(.opaque) },
    .value("UIImage", "(contentsOfFile: Any)") { _, _ in .builtin(.opaque) },
    .value("UIImage", "(data: Any, scale: Any = 0)") { _, _ in .builtin(.opaque) },
    .value("UIImage", "(imageLiteralResourceName: String)") { stage, call in
      stage.platformImage("imageLiteralResourceName", call)
    },
    .value("UIImage", "(named: String, in: Any = 0, compatibleWith: Any = 0)") { stage, call in
      stage.platformImage("named", call)
    },
    .value("UIImage", "(named: String, in: Any, with: Any)") { stage, call in
      stage.platformImage("named", call)
    },
    .value("UIImage", "(resource: ImageResource)") { stage, call in
      guard case .resource(_, let symbol)? = call.builtin("resource") else { return .builtin(.opaque) }
      return stage.platformImage(stage.assets.imageName(ofSymbol: symbol) ?? symbol, at: "resource", call)
    },
    .value("UIImage", "(size: Any)") { _, _ in .builtin(.opaque) },
    .value("UIImage", "(systemName: String)") { _, call in
      #if hasFeature(Embedded)
      return .builtin(.opaque)
      #else
      var image = ImageValue(.symbol(call.string("systemName")), named: "systemName", call)
      image.isBitmap = true
      return .builtin(.platformImage(image))
      #endif
    },
    .value("UIImage", "(systemName: Any, withConfiguration: Any)") { _, _ in .builtin(.opaque) },
    .value("UIImage", "(systemName: Any, compatibleWith: Any)") { _, _ in .builtin(.opaque) },
    .value("UIImage", "(systemSymbolName: Any, accessibilityDescription: Any)") { _, _ in
      .builtin(.opaque)
    },
  ]

  static let platformImageMembers: [Declaration] = [
    .member("UIImage.imageFlippedForRightToLeftLayoutDirection", "()") { _, base, _ in .builtin(base) },
    .member("UIImage.size", "") { stage, base, _ in
      guard case .platformImage(let image) = base, case .asset(let name) = image.source,
        case .success(let asset) = stage.assets.image(name, stage.environment.colorScheme)
      else { return .builtin(.opaque) }
      return .builtin(.size(asset.size))
    },
    .member("UIImage.withRenderingMode", "(_ mode: Any)") { stage, base, call in
      guard case .platformImage(var image) = base else { return .builtin(.opaque) }
      switch stage.lastWord(of: call.range("mode")) {
      case "alwaysTemplate": image.rendering = .template
      case "alwaysOriginal": image.rendering = .original
      default: image.rendering = nil
      }
      return .builtin(.platformImage(image))
    },
  ]

  static let imageMembers: [Declaration] = [
    .member("Image.antialiased", "(_ isAntialiased: Bool)") { _, base, _ in .builtin(base) },
    .member("Image.interpolation", "(_ interpolation: ImageInterpolation)") { _, base, _ in .builtin(base) },
    .member("Image.renderingMode", "(_ mode: Image.TemplateRenderingMode?)") { _, base, call in
      guard case .image(var image) = base else { return .unknown }
      image.rendering = call.option("mode", as: ImageValue.Rendering.self)
      return .builtin(.image(image))
    },
    .member(
      "Image.resizable", "(capInsets: EdgeInsets = .zero, resizingMode: Image.ResizingMode = .stretch)"
    ) { stage, base, call in
      guard case .image(var image) = base else { return .unknown }
      image.isResizable = true
      stage.warnOfStretching(call)
      return .builtin(.image(image))
    },
    .member("Image.symbolRenderingMode", "(_ mode: SymbolRenderingMode?)") { stage, base, call in
      guard case .image(var image) = base else { return .unknown }
      image.symbolRendering = SymbolRendering(rawValue: stage.lastWord(of: call.range("mode"))) ?? .monochrome
      return .builtin(.image(image))
    },
  ]
}

extension Stage {
  /// An image of the running app: known by the name that it has in the code.
  fileprivate func bitmap(_ parameter: String, _ call: BoundCall) -> Value {
    if case .platformImage(var image)? = call.builtin(parameter) {
      image.nameRange = call.range(parameter)
      image.offset = call.name.start
      return .builtin(.image(image))
    }
    var image = ImageValue(.asset(lastWord(of: call.range(parameter))), named: parameter, call)
    image.isBitmap = true
    return .builtin(.image(image))
  }

  /// `UIImage(named: "logo")`; what is no asset at hand is not known.
  fileprivate func platformImage(_ parameter: String, _ call: BoundCall) -> Value {
    platformImage(call.string(parameter), at: parameter, call)
  }

  fileprivate func platformImage(_ name: String, at parameter: String, _ call: BoundCall) -> Value {
    guard case .success = assets.image(name, environment.colorScheme) else { return .builtin(.opaque) }
    return .builtin(.platformImage(ImageValue(.asset(name), named: parameter, call)))
  }

  /// `resizable(capInsets:resizingMode:)`: a picture is stretched as a whole.
  fileprivate func warnOfStretching(_ call: BoundCall) {
    let isTiled = call.option("resizingMode", as: ImageResizingMode.self) == .tile
    guard isTiled || call.insets("capInsets") != .zero else { return }
    findings.report(
      .warning(
        "approximate-image", at: call.name,
        "the image is drawn stretched as a whole, without cap insets and tiles",
        help: "its frame is right: only its picture differs"))
  }
}

extension ImageValue {
  /// - Parameter parameter: the argument that names the image.
  fileprivate init(_ source: ImageSpec.Source, named parameter: String, _ call: BoundCall) {
    self.init(source, nameRange: call.range(parameter), offset: call.name.start)
  }
}
