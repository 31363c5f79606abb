import LayCatalog
import LaySyntax
import LayViews

// Values that are views become nodes: texts, images, colours, gradients, shapes.

extension Stage {
  /// The views that a value stands for where a view is expected; nil for a value that is no view.
  ///
  /// - Parameter fallback: the place of a value that doesn't know its own, a colour.
  package func views(from value: BuiltinValue, at fallback: UInt32) -> ViewList? {
    switch value {
    case .text(let text): return views(from: text)
    case .image(let image): return views(from: image)
    case .shape(let shape): return views(from: shape)
    case .color(let color):
      return node(.color, payload: tree.contents.paints.add(.color(resolve(color))), at: fallback)
    case .style(let style):
      guard case .gradient = style.base else { return nil }
      return node(.gradient, payload: tree.contents.paints.add(resolve(style)), at: fallback)
    default: return nil
    }
  }

  // MARK: Text

  private func views(from text: TextValue) -> ViewList {
    let spec = spec(of: text)
    guard hasRoom(for: spec, at: text.source) else { return ViewList() }
    return node(.text, payload: tree.contents.texts.add(spec), at: text.source)
  }

  /// A text with what its environment says about fonts and lines.
  package func spec(of text: TextValue) -> TextSpec {
    var runs: [TextRun] = []
    runs.reserveCapacity(text.segments.count)
    for segment in text.segments { runs.append(run(of: segment)) }
    var spec = TextSpec(runs: runs)
    spec.lineLimit = environment.lineLimit
    spec.reservedLines = environment.reservedLines
    spec.truncation = environment.truncation
    spec.alignment = environment.textAlignment
    spec.lineSpacing = environment.lineSpacing
    spec.minimumScaleFactor = environment.minimumScaleFactor
    spec.allowsTightening = environment.allowsTightening
    spec.evensLines = environment.list.evensLines
    return spec
  }

  private func run(of segment: TextValue.Segment) -> TextRun {
    let attributes = segment.attributes
    let traits = environment.fontTraits.overridden(by: attributes.traits)
    var run = TextRun(
      // A square stands for an image inside the text.
      text: segment.image == nil ? cased(segment.text) : "\u{25A1}",
      font: traits.applied(to: controlled(attributes.font ?? environment.font)),
      paint: attributes.style.map { resolve($0) } ?? environment.foreground)
    run.kerning = attributes.kerning ?? environment.kerning
    run.baselineOffset = attributes.baselineOffset ?? environment.baselineOffset
    run.underline = line(attributes.underline, run.paint) ?? environment.underline
    run.strikethrough = line(attributes.strikethrough, run.paint) ?? environment.strikethrough
    return run
  }

  /// The characters in the environment's case.
  package func cased(_ text: String) -> String {
    switch environment.textCase {
    case nil: return text
    case .uppercase: return text.uppercased()
    case .lowercase: return text.lowercased()
    }
  }

  private func line(_ line: TextAttributes.LineStyle?, _ paint: Paint) -> RGBA? {
    guard let line, line.isActive else { return nil }
    if let color = line.color { return resolve(color) }
    if case .color(let color) = paint { return color }
    return resolve(ColorValue(.system(.primary)))
  }

  // MARK: Images

  private func views(from image: ImageValue) -> ViewList {
    var spec: ImageSpec
    switch image.source {
    case .asset(let name): spec = assets.isOwnSymbol(name) ? symbolSpec(name, image) : assetSpec(name, image)
    case .symbol(let written): spec = symbolSpec(written, image)
    }
    spec.isResizable = image.isResizable
    return node(.image, payload: tree.contents.images.add(spec), at: image.offset)
  }

  private func symbolSpec(_ written: String, _ image: ImageValue) -> ImageSpec {
    let name = known(symbol: written, image)
    // At 17 points; the engine, which resolves fonts, puts in the size that the font says.
    let metrics = SymbolMetrics.named(name)
    var spec = ImageSpec(source: .symbol(name), size: metrics.size)
    spec.baseline = metrics.size.height - metrics.descent
    #if hasFeature(Embedded)
    let isPlatform = false
    #else
    let isPlatform = image.isBitmap
    if isPlatform { warnOfPlatformSymbol(name, image) }
    #endif
    if !isPlatform {
      spec.font = environment.fontTraits.applied(to: controlled(environment.font))
      spec.scale = environment.imageScale
    }
    spec.tint = image.rendering == .original ? nil : environment.foreground
    spec.rendering = image.symbolRendering
    return spec
  }

  #if !hasFeature(Embedded)
  /// A symbol that UIKit has made an image of keeps its size, whatever the text around it.
  private func warnOfPlatformSymbol(_ name: String, _ image: ImageValue) {
    guard !image.isResizable else { return }
    reportOfValue(
      .warning(
        "approximate-image", at: image.nameRange,
        "the symbol '\(name)' is an image of UIKit's: it takes its size at 17 points, which was not measured")
    )
  }
  #endif

  /// The name of a symbol to show: that which is written, but for a placeholder's.
  ///
  /// Says, once for each name, that a symbol's size is another's, or that there is no such symbol. Code that is merely
  /// checked makes its names up.
  private func known(symbol name: String, _ image: ImageValue) -> String {
    guard pass.hasRealValues else { return name }
    guard SymbolMetrics.mayName(name) else {
      if configuration.isLenient { return "questionmark.square.dashed" }
      findings.warnOnce(
        .warning("missing-image", at: image.nameRange, "no symbol has the name '\(name)': it takes no room"),
        about: "symbol \(name)")
      return name
    }
    let model = SymbolMetrics.model(of: name)
    if !model.isKnown {
      findings.warnOnce(
        .warning(
          "approximate-image", at: image.nameRange,
          "the symbol '\(name)' was not measured: it takes the size of '\(model.name)'",
          help: "where its size matters, give it one: 'resizable()' and a frame"), about: "symbol \(name)")
    }
    return name
  }

  /// An image of the assets, or a crossed box with a warning for one that is not at hand.
  private func assetSpec(_ name: String, _ image: ImageValue) -> ImageSpec {
    var spec = ImageSpec(source: image.source, size: Size(width: 60, height: 60))
    var isTemplate = false
    if image.isBitmap {
      reportOfValue(
        .warning(
          "missing-image", at: image.nameRange,
          "the image '\(name)' is only there when an app runs: a box of 60 × 60 stands for it"))
      return spec
    }
    switch assets.image(name, environment.colorScheme) {
    case .success(let asset):
      spec.size = asset.size
      guard asset.picture.isDrawable else {
        findings.warnOnce(
          .warning(
            "approximate-image", at: image.nameRange,
            "'\(asset.path)' is not drawn: a crossed box of its size stands for it"),
          about: "picture \(asset.path)")
        break
      }
      spec.picture = tree.contents.add(asset.picture, at: asset.path)
      isTemplate = asset.isTemplate
    case .failure(.missing):
      reportOfValue(
        .warning(
          "missing-image", at: image.nameRange,
          "the image '\(name)' is not at hand: a box of 60 × 60 stands for it",
          help: "put it beside the file as '\(name).png', .jpg or .svg, or name its folder with --assets"))
    case .failure(.unusable(let path, let reason)):
      reportOfValue(
        .warning(
          "missing-image", at: image.nameRange,
          "the image '\(name)' can't be used: \(path): \(reason): a box of 60 × 60 stands for it"))
    }
    let rendersAsTemplate = image.rendering == .template || (image.rendering == nil && isTemplate)
    spec.tint = rendersAsTemplate ? environment.foreground : nil
    return spec
  }

  // MARK: Shapes

  private func views(from shape: ShapeValue) -> ViewList {
    node(.shape, payload: tree.contents.shapes.add(spec(of: shape)), at: shape.source)
  }

  private func spec(of shape: ShapeValue) -> ShapeSpec {
    var spec = ShapeSpec(outline: shape.outline, spelling: shape.spelling)
    spec.operations = shape.operations
    spec.fill = shape.isPainted ? shape.fill.map { resolve($0) } : environment.foreground
    spec.stroke = shape.stroke.map { resolve($0) }
    spec.strokeStyle = shape.strokeStyle
    spec.hollow = shape.hollow
    spec.strokesInside = shape.strokesInside
    spec.isEvenOdd = shape.isEvenOdd
    spec.sizing = shape.sizing
    return spec
  }
}
