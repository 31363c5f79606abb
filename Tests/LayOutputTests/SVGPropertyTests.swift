import Foundation
import LayEngine
import LayOutput
import LaySyntax
import LayTestSupport
import LayText
import LayViews
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What holds for every picture, whatever the views and numbers.
@Suite struct SVGPropertyTests {
  @Test(arguments: sampled(0..<60))
  func randomTreesGiveSoundDocuments(seed: UInt64) throws {
    var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    var builder = LayoutBuilder(canvas: Size(width: random.number(), height: random.number()))
    builder.name = random.text()
    var views: [ViewID] = []
    for _ in 0..<80 {
      let view = random.view(&builder, wrapping: &views)
      views.append(view)
    }
    builder.add(.zStack, random.rect(), views)
    let svg = builder.svg {
      $0.showsOutline = seed % 2 == 0
      $0.annotates = seed % 3 == 0
    }
    try check(svg)
    #expect(builder.svg() == builder.svg())
    let json = try JSONSerialization.jsonObject(with: Data(builder.json().utf8))
    #expect(json is [String: Any])
  }

  private func check(_ svg: String) throws {
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(svg.firstMatch(of: /[" ](-0|nan|inf|-inf)[" ]/.ignoresCase()) == nil)
    #expect(svg.firstMatch(of: /="[^"]*[0-9]\.[0-9]{4}[^"]*"/) == nil || svg.contains("base64"))
    // Each definition is made once, before it is used.
    var defined: Set<Substring> = []
    for match in svg.matches(of: /(id="|url\(#)(d[0-9]+)/) {
      if match.output.1 == "id=\"" {
        #expect(defined.insert(match.output.2).inserted)
      } else {
        #expect(defined.contains(match.output.2))
      }
    }
    #expect(
      svg.firstMatch(of: /\ (width|height|r|rx|ry|stroke-width|stdDeviation|font-size|textLength)="-/) == nil)
  }

  @Test(.thorough) func depthCostsNoStackAndFewGroups() throws {
    var builder = LayoutBuilder()
    var view = builder.color(0xFF, .zero)
    for index in 0..<50_000 {
      view = index % 2 == 0 ? builder.add(.padding, .zero, [view]) : builder.effect(.opacity(0.999), view)
    }
    let svg = builder.svg { $0.showsOutline = true }
    #expect(svg.matches(of: /<g opacity/).count == 200)
    #expect(svg.matches(of: /<g/).count == svg.matches(of: /<\/g>/).count)
    try check(svg)
  }

  @Test func zIndexOfManySiblingsIsStable() {
    var builder = LayoutBuilder()
    var views: [ViewID] = []
    for index in 0..<1000 {
      let color = builder.color(UInt32(index) << 8 | 0xFF, .zero)
      views.append(builder.effect(.zIndex(Double(index % 3)), color))
    }
    builder.add(.zStack, .zero, views)
    let fills = builder.svg().matches(of: /fill="#([0-9a-f]{6})"/).dropFirst().compactMap {
      Int($0.output.1, radix: 16)
    }
    let expected = (0..<3).flatMap { z in (0..<1000).filter { $0 % 3 == z } }
    #expect(fills == expected)
  }

  @Test func filtersReachAroundContentThatOverflows() throws {
    var builder = LayoutBuilder(canvas: Size(width: 300, height: 300))
    let color = builder.color(0xFF, Rect(x: 200, y: 10, width: 50, height: 20))
    let turned = builder.effect(.rotation(1, anchor: .center), color)
    let offset = builder.add(.offset, Rect(x: 10, y: 10, width: 50, height: 20), [turned])
    builder.effect(.shadow(.black, radius: 4, x: 3, y: 0), offset)
    let svg = builder.svg()
    let region = try #require(
      svg.firstMatch(of: /userSpaceOnUse" x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/))
    let numbers = [region.output.1, region.output.2, region.output.3, region.output.4].compactMap {
      Double($0)
    }
    // The frame at 10, the turned content up to 50 around its own, then three deviations and the offset.
    #expect(numbers == [1, -49, 308, 138])
  }

  @Test func rectanglesBetweenPixelsGetSharpEdges() {
    func svg(_ frame: Rect, turned: Bool = false) -> String {
      var builder = LayoutBuilder()
      let color = builder.color(0xFF, frame)
      if turned { builder.effect(.rotation(1, anchor: .center), color) }
      return builder.svg()
    }
    #expect(svg(Rect(x: 0, y: 1.5, width: 10, height: 10)).contains("crispEdges"))
    #expect(!svg(Rect(x: 0, y: 1, width: 10, height: 10)).contains("crispEdges"))
    #expect(!svg(Rect(x: 0, y: 1.5, width: 10, height: 0.5)).contains("crispEdges"))
    #expect(!svg(Rect(x: 0, y: 1.5, width: 10, height: 10), turned: true).contains("crispEdges"))
  }

  @Test func emptyLayoutsAreDocuments() throws {
    let svg = LayoutBuilder(canvas: .zero).svg()
    try check(svg)
    #expect(svg.contains("width=\"0\" height=\"0\" viewBox=\"0 0 0 0\" role=\"img\""))
  }

  @Test func tracksOfGridsAreLabelled() {
    var builder = LayoutBuilder()
    let cell = builder.color(0xFF, Rect(x: 0, y: 0, width: 57.25, height: 20))
    let grid = builder.add(.grid, Rect(x: 0, y: 0, width: 57.25, height: 20), [cell])
    builder.columns.set(grid, to: [.init(start: 0, length: 57.25)])
    let svg = builder.svg { $0.showsOutline = true }
    #expect(svg.contains(">57.25</text>"))
  }
}

/// A small generator with a seed, so that a failure comes back.
private struct Random {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  mutating func number() -> Double {
    let odd: [Double] = [.nan, .infinity, -.infinity, -0.0, 1e300, -1e300, 1e-300, 0, 0.0004, -7.5, 1 / 3]
    return next(4) == 0 ? odd[next(odd.count)] : Double(next(4000)) / 7 - 50
  }

  mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }

  mutating func unitPoint() -> UnitPoint { UnitPoint(x: number() / 100, y: number() / 100) }

  mutating func text() -> String {
    let pieces = [
      "a", "<", "&", "\"", "'", "\u{0}", "\u{1B}", "\u{FFFF}", "é", "漢", "👍", "\n", "\t", "]]>", "--", "ש",
    ]
    return (0..<next(8)).map { _ in pieces[next(pieces.count)] }.joined()
  }

  mutating func color() -> RGBA {
    RGBA(red: number() / 100, green: number() / 100, blue: number() / 100, alpha: number() / 100)
  }

  mutating func paint(_ builder: inout LayoutBuilder) -> Paint {
    guard next(3) == 0 else { return .color(color()) }
    let stops = (0..<next(4)).map { _ in Gradient.Stop(color: color(), location: number() / 100) }
    let geometries: [Gradient.Geometry] = [
      .linear(start: unitPoint(), end: unitPoint()),
      .radial(center: unitPoint(), startRadius: number(), endRadius: number()),
      .elliptical(center: unitPoint(), startRadiusFraction: number(), endRadiusFraction: number()),
      .angular(center: unitPoint(), start: number(), end: number()),
    ]
    builder.views.contents.gradients.append(
      Gradient(stops: stops, geometry: geometries[next(geometries.count)]))
    return .gradient(UInt32(builder.views.contents.gradients.count - 1))
  }

  mutating func outline() -> Outline {
    let outlines: [Outline] = [
      .rectangle, .circle, .ellipse, .capsule(isContinuous: next(2) == 0),
      .roundedRectangle(width: number(), height: number(), isContinuous: next(2) == 0),
      .unevenRoundedRectangle(
        topLeading: number(), bottomLeading: number(), bottomTrailing: number(), topTrailing: number(),
        isContinuous: next(2) == 0),
    ]
    return outlines[next(outlines.count)]
  }

  mutating func operation() -> OutlineOperation {
    let operations: [OutlineOperation] = [
      .trim(from: number() / 100, to: number() / 100), .inset(number()), .offset(x: number(), y: number()),
      .rotation(number(), anchor: unitPoint()), .scale(x: number(), y: number(), anchor: unitPoint()),
      .size(width: number(), height: number()), .transform(transform()),
    ]
    return operations[next(operations.count)]
  }

  mutating func effect(_ builder: inout LayoutBuilder) -> EffectSpec {
    let effects: [EffectSpec] = [
      .opacity(number() / 100), .hidden, .border(paint(&builder), width: number()), .clip(outline()),
      .shadow(color(), radius: number(), x: number(), y: number()), .rotation(number(), anchor: unitPoint()),
      .scale(x: number(), y: number(), anchor: unitPoint()), .blur(radius: number()), .blendMode(text()),
      .blendMode("multiply"), .zIndex(number()), .identity, .transform(transform()),
    ]
    return effects[next(effects.count)]
  }

  mutating func transform() -> LayViews.AffineTransform {
    LayViews.AffineTransform(
      a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  /// A new view, often around one of those that have no parent yet.
  mutating func view(_ builder: inout LayoutBuilder, wrapping views: inout [ViewID]) -> ViewID {
    builder.environment.layoutDirection = next(4) == 0 ? .rightToLeft : .leftToRight
    switch next(views.isEmpty ? 4 : 7) {
    case 0:
      return builder.color(UInt32(truncatingIfNeeded: next(Int(Int32.max))), rect(), id: text())
    case 1:
      let shape = (outline: outline(), operations: (0..<next(3)).map { _ in operation() })
      let (fill, stroke) = (paint(&builder), paint(&builder))
      var style = StrokeStyle(width: number())
      style.dash = (0..<next(3)).map { _ in number() }
      style.miterLimit = number()
      let inside = next(2) == 0
      return builder.shape(shape.outline, rect()) { spec in
        spec.operations = shape.operations
        spec.fill = fill
        spec.stroke = stroke
        spec.strokeStyle = style
        spec.strokesInside = inside
      }
    case 2:
      let font = ResolvedFont(family: next(2) == 0 ? text() : nil, size: number(), weight: .bold)
      let (color, kerning) = (paint(&builder), number())
      return builder.text([text(), text()], at: rect().origin, font: font) { run in
        run.paint = color
        run.kerning = kerning
        run.underline = .black
      }
    case 3:
      var image = ImageSpec(
        source: next(2) == 0 ? .symbol(["star.fill", "plus.circle", text()][next(3)]) : .asset("a"),
        size: .zero)
      if next(3) == 0 {
        image.picture = builder.views.contents.add(
          EncodedImage(mimeType: text(), bytes: [1, 2, 3]), at: text())
      }
      builder.views.contents.images.append(image)
      return builder.add(.image, payload: builder.views.contents.images.count - 1, rect())
    case 4:
      return builder.effect(effect(&builder), id: text(), views.remove(at: next(views.count)))
    case 5:
      let kinds: [ViewKind] = [.padding, .scrollView, .background, .overlay, .zStack]
      return builder.add(
        kinds[next(kinds.count)], rect(), isPlaced: next(9) > 0, [views.remove(at: next(views.count))])
    default:
      return builder.stack(
        .hStack, rect(), gaps: [number(), number()], [views.remove(at: next(views.count))])
    }
  }
}
