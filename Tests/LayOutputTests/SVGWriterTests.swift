import Foundation
import LayEngine
import LayOutput
import LaySyntax
import LayText
import LayViews
import Testing

/// Whole pictures, as golden files that a reviewer can open in a viewer.
@Suite struct SVGPictureTests {
  private let blue: UInt32 = 0x0088_FFFF
  private let red: UInt32 = 0xFF38_3CFF
  private let green: UInt32 = 0x34C7_59FF

  @Test func shapes() {
    var builder = LayoutBuilder(canvas: Size(width: 340, height: 170))
    builder.name = "Shapes <&>"
    var all: [ViewID] = []
    func frame(_ column: Int, _ row: Int, width: Double = 70, height: Double = 40) -> Rect {
      Rect(x: 10 + 82 * Double(column), y: 10 + 52 * Double(row), width: width, height: height)
    }
    let fill: (inout ShapeSpec) -> Void = { $0.fill = .color(RGBA(hex: 0x0088_FFFF)) }
    all.append(builder.shape(.rectangle, frame(0, 0), fill))
    all.append(builder.shape(.roundedRectangle(width: 16, height: 16, isContinuous: true), frame(1, 0), fill))
    all.append(
      builder.shape(.roundedRectangle(width: 16, height: 16, isContinuous: false), frame(2, 0), fill))
    all.append(builder.shape(.roundedRectangle(width: 24, height: 10, isContinuous: true), frame(3, 0), fill))
    all.append(builder.shape(.circle, frame(0, 1), fill))
    all.append(builder.shape(.ellipse, frame(1, 1), fill))
    all.append(builder.shape(.capsule(isContinuous: true), frame(2, 1), fill))
    all.append(builder.shape(.capsule(isContinuous: false), frame(3, 1), fill))
    all.append(
      builder.shape(
        .unevenRoundedRectangle(
          topLeading: 20, bottomLeading: 0, bottomTrailing: 8, topTrailing: 14, isContinuous: true),
        frame(0, 2), fill))
    builder.environment.layoutDirection = .rightToLeft
    all.append(
      builder.shape(
        .unevenRoundedRectangle(
          topLeading: 20, bottomLeading: 0, bottomTrailing: 8, topTrailing: 14, isContinuous: false),
        frame(1, 2), fill))
    builder.environment.layoutDirection = .leftToRight
    all.append(
      builder.shape(
        .roundedRectangle(width: 60, height: 60, isContinuous: true), frame(2, 2, width: 40), fill))
    all.append(builder.color(0x34C7_5980, frame(3, 2)))
    builder.add(.zStack, Rect(x: 0, y: 0, width: 340, height: 170), all)
    Golden.expect(builder.svg(), equals: "shapes.svg")
  }

  @Test func strokesAndOperations() {
    var builder = LayoutBuilder(canvas: Size(width: 340, height: 170))
    var all: [ViewID] = []
    func frame(_ column: Int, _ row: Int) -> Rect {
      Rect(x: 14 + 82 * Double(column), y: 10 + 52 * Double(row), width: 60, height: 40)
    }
    func stroke(
      _ width: Double, _ configure: @escaping (inout StrokeStyle) -> Void = { _ in }
    ) -> (inout ShapeSpec) -> Void {
      { shape in
        shape.stroke = .color(RGBA(hex: 0xFF38_3CFF))
        var style = StrokeStyle(width: width)
        configure(&style)
        shape.strokeStyle = style
      }
    }
    all.append(builder.shape(.circle, frame(0, 0), stroke(4)))
    all.append(
      builder.shape(.circle, frame(1, 0)) { shape in
        stroke(4)(&shape)
        shape.strokesInside = true
        shape.fill = .color(RGBA(hex: 0xFFCC_00FF))
      })
    all.append(builder.shape(.rectangle, frame(2, 0), stroke(6) { $0.join = .round }))
    all.append(
      builder.shape(
        .rectangle, frame(3, 0),
        stroke(3) {
          $0.dash = [6, 4]
          $0.dashPhase = 2
          $0.cap = .round
        }))
    all.append(
      builder.shape(.circle, frame(0, 1)) { shape in
        stroke(5) { $0.cap = .round }(&shape)
        shape.operations = [.trim(from: 0, to: 0.6)]
      })
    all.append(
      builder.shape(.rectangle, frame(1, 1)) { shape in
        stroke(2)(&shape)
        shape.operations = [.inset(8), .rotation(.pi / 6, anchor: .center)]
      })
    all.append(
      builder.shape(.roundedRectangle(width: 12, height: 12, isContinuous: true), frame(2, 1)) { shape in
        stroke(3)(&shape)
        shape.strokesInside = true
        shape.operations = [.scale(x: 0.5, y: 1, anchor: UnitPoint(x: 0, y: 0))]
      })
    all.append(
      builder.shape(.capsule(isContinuous: true), frame(3, 1)) { shape in
        shape.fill = .color(RGBA(hex: 0x3478_F6FF))
        shape.operations = [.trim(from: 0.25, to: 0.75), .offset(x: 6, y: 4)]
      })
    all.append(
      builder.shape(.ellipse, frame(0, 2)) { shape in
        shape.fill = .color(RGBA(hex: 0x3478_F6FF))
        shape.operations = [.size(width: 30, height: 40)]
      })
    all.append(builder.shape(.rectangle, frame(1, 2)) { _ in })
    builder.add(.zStack, .zero, all)
    Golden.expect(builder.svg(), equals: "strokes.svg")
  }

  @Test func effects() {
    var builder = LayoutBuilder(canvas: Size(width: 340, height: 170))
    var all: [ViewID] = []
    func frame(_ column: Int, _ row: Int) -> Rect {
      Rect(x: 14 + 82 * Double(column), y: 12 + 52 * Double(row), width: 60, height: 36)
    }
    all.append(builder.effect(.opacity(0.3), builder.color(blue, frame(0, 0))))
    all.append(builder.effect(.hidden, builder.color(red, frame(1, 0))))
    all.append(builder.effect(.border(.color(.black), width: 4), builder.color(0xFFCC_00FF, frame(1, 0))))
    all.append(builder.effect(.clip(.circle), builder.color(blue, frame(2, 0))))
    all.append(
      builder.effect(
        .clip(.roundedRectangle(width: 12, height: 12, isContinuous: false)),
        builder.color(green, frame(3, 0))))
    all.append(
      builder.effect(
        .shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 6, x: 2, y: 4),
        builder.color(blue, frame(0, 1))))
    all.append(builder.effect(.rotation(.pi / 8, anchor: .center), builder.color(red, frame(1, 1))))
    all.append(
      builder.effect(
        .scale(x: 0.5, y: 0.75, anchor: UnitPoint(x: 1, y: 1)), builder.color(green, frame(2, 1))))
    all.append(builder.effect(.blur(radius: 3), builder.color(blue, frame(3, 1))))
    all.append(builder.color(red, frame(0, 2)))
    all.append(
      builder.effect(.blendMode("multiply"), builder.color(green, frame(0, 2).offset(x: 20, y: -10))))
    all.append(builder.effect(.opacity(0), builder.color(red, frame(1, 2))))
    all.append(builder.effect(.identity, id: "named", builder.color(0xFF00_00FF, frame(2, 2))))
    let slanted = LayViews.AffineTransform(a: 1, b: 0.25, c: 0, d: 1 / 3, tx: 2, ty: 4)
    all.append(builder.effect(.transform(slanted), builder.color(red, frame(3, 2))))
    builder.add(.zStack, .zero, all)
    Golden.expect(builder.svg(), equals: "effects.svg")
  }

  @Test func gradients() {
    var builder = LayoutBuilder(canvas: Size(width: 340, height: 120))
    let stops = [
      Gradient.Stop(color: RGBA(hex: red), location: 0),
      Gradient.Stop(color: RGBA(hex: 0xFFCC_0080), location: 0.4),
      Gradient.Stop(color: RGBA(hex: blue), location: 1),
    ]
    func frame(_ column: Int, _ row: Int) -> Rect {
      Rect(x: 10 + 82 * Double(column), y: 10 + 52 * Double(row), width: 74, height: 44)
    }
    let geometries: [Gradient.Geometry] = [
      .linear(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1)),
      .radial(center: .center, startRadius: 8, endRadius: 40),
      .elliptical(center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5),
      .angular(center: .center, start: 0, end: 2 * .pi),
      .radial(center: .center, startRadius: 30, endRadius: 0),
    ]
    var all: [ViewID] = []
    for (index, geometry) in geometries.enumerated() {
      all.append(builder.gradient(Gradient(stops: stops, geometry: geometry), frame(index % 4, index / 4)))
    }
    builder.environment.layoutDirection = .rightToLeft
    all.append(
      builder.gradient(
        Gradient(
          stops: stops, geometry: .linear(start: UnitPoint(x: 0, y: 0.5), end: UnitPoint(x: 1, y: 0.5))),
        frame(1, 1)))
    builder.environment.layoutDirection = .leftToRight
    all.append(
      builder.shape(.capsule(isContinuous: true), frame(2, 1)) { shape in
        shape.stroke = .gradient(3)
        shape.strokeStyle = StrokeStyle(width: 8)
        shape.strokesInside = true
      })
    all.append(
      builder.text(
        ["Hello"], at: frame(3, 1).origin, font: ResolvedFont(family: nil, size: 24, weight: .heavy)
      ) {
        $0.paint = .gradient(0)
      })
    builder.add(.zStack, .zero, all)
    Golden.expect(builder.svg(), equals: "gradients.svg")
  }

  @Test func text() {
    var builder = LayoutBuilder(canvas: Size(width: 340, height: 200))
    func font(
      _ size: Double, _ weight: FontWeight = .regular, _ design: FontDesign = .standard
    ) -> ResolvedFont {
      ResolvedFont(family: nil, size: size, weight: weight, design: design)
    }
    var all: [ViewID] = []
    all.append(builder.text(["Two lines of", "text & <markup>"], at: Point(x: 10, y: 10)))
    all.append(builder.text(["Title"], at: Point(x: 180, y: 10), font: font(28, .bold)))
    all.append(
      builder.text(["Under"], at: Point(x: 10, y: 60)) { $0.underline = RGBA(hex: 0xFF38_3CFF) })
    all.append(builder.text(["Struck"], at: Point(x: 80, y: 60)) { $0.strikethrough = .black })
    all.append(builder.text(["raised"], at: Point(x: 160, y: 60), font: font(12)) { $0.baselineOffset = 6 })
    all.append(builder.text(["wide"], at: Point(x: 220, y: 60)) { $0.kerning = 2 })
    all.append(builder.text(["Serif"], at: Point(x: 10, y: 90), font: font(17, .regular, .serif)))
    all.append(builder.text(["Mono 123"], at: Point(x: 80, y: 90), font: font(17, .regular, .monospaced)))
    all.append(builder.text(["Round"], at: Point(x: 200, y: 90), font: font(17, .medium, .rounded)))
    var italic = font(17)
    italic.isItalic = true
    italic.family = "O'Hara \"Sans\""
    italic.hasMonospacedDigits = true
    all.append(builder.text(["Custom 1"], at: Point(x: 10, y: 120), font: italic))
    all.append(builder.text(["שלום, עולם!"], at: Point(x: 120, y: 120)))
    builder.environment.layoutDirection = .rightToLeft
    all.append(builder.text(["Latin stays."], at: Point(x: 10, y: 150)))
    all.append(builder.text(["123"], at: Point(x: 150, y: 150)) { $0.paint = .color(RGBA(hex: 0x3C3C_4399)) })
    builder.add(.zStack, .zero, all)
    Golden.expect(builder.svg(), equals: "text.svg")
  }

  @Test func paintOrder() {
    var builder = LayoutBuilder(canvas: Size(width: 200, height: 90))
    func box(_ index: Int) -> Rect {
      Rect(x: 10 + 22 * Double(index), y: 10 + 8 * Double(index), width: 40, height: 30)
    }
    let back = builder.effect(.zIndex(2), builder.color(red, box(0)))
    let middle = builder.color(green, box(1))
    let kept = builder.effect(.zIndex(1), builder.color(blue, box(2)))
    let layer = builder.color(0xFFCC_00FF, box(2).offset(x: -4, y: -4))
    let backed = builder.add(.background, box(2), [kept, layer])
    let lost = builder.add(.padding, box(3), [builder.effect(.zIndex(9), builder.color(0x6155_F5FF, box(3)))])
    let stack = builder.add(.zStack, .zero, [back, middle, backed, lost])
    let badge = builder.shape(.circle, Rect(x: 150, y: 10, width: 30, height: 30)) {
      $0.fill = .color(RGBA(hex: 0xFF38_3CFF))
    }
    let card = builder.color(0xD1D1_D6FF, Rect(x: 140, y: 20, width: 50, height: 50))
    builder.views.modifiers.layers.append(LayerSpec(alignment: .center))
    let overlay = builder.add(.overlay, Rect(x: 140, y: 20, width: 50, height: 50), [card, badge])
    builder.add(.zStack, .zero, [stack, overlay])
    Golden.expect(builder.svg(), equals: "paint-order.svg")
  }

  @Test func masks() {
    var builder = LayoutBuilder(canvas: Size(width: 160, height: 60))
    var layer = LayerSpec(alignment: .center)
    layer.isMask = true
    let payload = builder.views.modifiers.layers.add(layer)
    let masked = builder.color(red, Rect(x: 10, y: 10, width: 60, height: 40))
    let faint = builder.shape(.circle, Rect(x: 20, y: 10, width: 40, height: 40)) {
      $0.fill = .color(RGBA(hex: 0x0000_0080))
    }
    let small = builder.color(blue, Rect(x: 10, y: 10, width: 10, height: 10))
    let mask = builder.add(
      .overlay, payload: payload, Rect(x: 10, y: 10, width: 60, height: 40), [masked, faint, small])
    let open = builder.shape(.ellipse, Rect(x: 90, y: 10, width: 60, height: 40)) {
      $0.fill = .color(RGBA(hex: green))
      $0.isEvenOdd = true
    }
    builder.add(.zStack, .zero, [mask, open])
    Golden.expect(builder.svg(), equals: "masks.svg")
  }

  @Test func outlinesAndAnnotations() {
    let source = "HStack(spacing: 8) {\n  Color.red\n  Spacer()\n  Text(\"Hi\").padding()\n}\n"
    var builder = LayoutBuilder(canvas: Size(width: 220, height: 80), source: source)
    let color = builder.color(red, Rect(x: 10, y: 20, width: 60, height: 40), id: "a \"box\"")
    builder.views[color].source = builder.offset(of: "Color")
    builder.views.contents.spacers.append(SpacerSpec(minimumLength: nil))
    let spacer = builder.add(.spacer, Rect(x: 78, y: 40, width: 40, height: 0))
    let text = builder.text(["Hi"], at: Point(x: 136, y: 30))
    builder.views[text].source = builder.offset(of: "Text")
    let padding = builder.add(.padding, Rect(x: 126, y: 20, width: 38.7, height: 40.4), [text])
    let faint = builder.effect(.opacity(0.5), id: "faint", padding)
    let stack = builder.stack(
      .hStack, Rect(x: 10, y: 20, width: 154.7, height: 40.4), gaps: [8, 8], [color, spacer, faint])
    let cell = builder.color(green, Rect(x: 170, y: 20, width: 20, height: 40))
    let grid = builder.add(.lazyVGrid, Rect(x: 170, y: 20, width: 44, height: 40), [cell])
    builder.columns.set(grid, to: [.init(start: 170, length: 20), .init(start: 194, length: 20)])
    builder.add(.zStack, Rect(x: 10, y: 20, width: 204, height: 40.4), [stack, grid])
    Golden.expect(
      builder.svg {
        $0.showsOutline = true
        $0.annotates = true
      }, equals: "outlines.svg")
  }

  @Test func images() {
    var builder = LayoutBuilder(canvas: Size(width: 340, height: 178))
    var all: [ViewID] = []
    var image = ImageSpec(source: .asset("photo"), size: Size(width: 60, height: 40))
    builder.views.contents.images.append(image)
    all.append(builder.add(.image, payload: 0, Rect(x: 10, y: 10, width: 60, height: 40)))
    // A picture of one red pixel.
    let png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0,
      0, 1, 8, 2, 0,
      0, 0, 0x90, 0x77, 0x53, 0xDE, 0, 0, 0, 12, 0x49, 0x44, 0x41, 0x54, 8, 0xD7, 0x63, 0xF8, 0xCF, 0xC0, 0,
      0, 3, 1, 1, 0,
      0x18, 0xDD, 0x8D, 0xB0, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    image.picture = builder.views.contents.add(
      EncodedImage(mimeType: "image/png", bytes: png), at: "photo.png")
    builder.views.contents.images.append(image)
    all.append(builder.add(.image, payload: 1, Rect(x: 80, y: 10, width: 60, height: 40)))
    let names = [
      "star", "star.fill", "heart", "heart.fill", "checkmark", "xmark", "plus", "minus", "chevron.left",
      "chevron.right",
      "chevron.up", "chevron.down", "gear", "person", "person.fill", "house", "house.fill", "magnifyingglass",
      "bell",
      "trash", "envelope", "phone", "calendar", "clock", "photo", "ellipsis", "wifi", "globe", "circle.fill",
      "no.such.symbol", "checkmark.circle.fill", "plus.square", "exclamationmark.triangle.fill",
      "checkmark.seal.fill", "lock.shield", "xmark.octagon", "bolt.hexagon.fill", "plus.diamond",
      "play.rectangle", "person.crop.circle",
    ]
    for (index, name) in names.enumerated() {
      var symbol = ImageSpec(source: .symbol(name), size: Size(width: 22, height: 20))
      symbol.tint = .color(RGBA(hex: blue))
      builder.views.contents.images.append(symbol)
      let frame = Rect(
        x: 10 + 32 * Double(index % 10), y: 60 + 28 * Double(index / 10), width: 22, height: 20)
      all.append(builder.add(.image, payload: builder.views.contents.images.count - 1, frame))
    }
    builder.add(.zStack, .zero, all)
    Golden.expect(builder.svg(), equals: "images.svg")
  }

  /// Also where the views share what they say of it, as those of a loop do.
  @Test func aPictureIsWrittenOnce() {
    var builder = LayoutBuilder(canvas: Size(width: 200, height: 100))
    var image = ImageSpec(source: .asset("photo"), size: Size(width: 60, height: 40))
    image.picture = builder.views.contents.add(
      EncodedImage(mimeType: "image/png", bytes: [1, 2, 3]), at: "photo.png")
    builder.views.contents.images.append(image)
    let frames = [
      Rect(x: 0, y: 0, width: 60, height: 40), Rect(x: 60, y: 0, width: 60, height: 40),
      Rect(x: 0, y: 50, width: 30, height: 10),
    ]
    builder.add(.zStack, .zero, frames.map { builder.add(.image, payload: 0, $0) })
    let svg = builder.svg()
    #expect(svg.components(separatedBy: "<image").count == 2)
    for transform in ["translate(0 0)", "translate(60 0)", "translate(0 50) scale(0.5 0.25)"] {
      #expect(svg.contains("<use xlink:href=\"#d1\" transform=\"\(transform)\""), "\(svg)")
    }
  }

  @Test func darkGroundDividersAndScrolling() {
    var builder = LayoutBuilder(canvas: Size(width: 160, height: 80))
    builder.configuration.colorScheme = .dark
    builder.configuration.platform = .macOS
    builder.environment.colorScheme = .dark
    let row = builder.color(blue, Rect(x: 10, y: 10, width: 100, height: 200))
    let scroll = builder.add(.scrollView, Rect(x: 10, y: 10, width: 60, height: 50), [row])
    let divider = builder.add(.divider, Rect(x: 80, y: 40, width: 70, height: 1))
    builder.add(.zStack, .zero, [scroll, divider])
    Golden.expect(builder.svg(), equals: "dark.svg")
  }
}

extension Rect {
  fileprivate func offset(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: size.width, height: size.height)
  }
}
