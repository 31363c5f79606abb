import LayEngine
import LayViews

// Modifiers that only paint: the one file that knows them all, by their names, by how far they paint, and by the groups
// that they put around what they change.

extension SVGPainter {
  /// Opens the group that an effect needs; false if it needs none.
  mutating func openGroup(for effect: EffectSpec, _ element: Element) -> Bool {
    switch effect {
    case .hidden, .border, .zIndex, .identity:
      return false
    case .opacity(let value):
      guard value < 1 else { return false }
      output.append("<g")
      attribute("opacity", value)
      output.append(">\n")
    case .clip(let outline):
      openClip(clipOutline(outline, element))
    case .shadow(let color, let radius, let x, let y):
      guard color.alpha > 0 else { return false }
      openFilter(defineShadow(color, radius: radius, x: x, y: y, around: element))
    case .blur(let radius):
      guard radius > 0 else { return false }
      openFilter(defineBlur(radius: radius, around: element))
    case .rotation(let angle, let anchor):
      openRotation(angle, around: anchor.resolved(in: element.frame, mirrored: isRightToLeft(element.node)))
    case .scale(let x, let y, let anchor):
      openScale(x, y, around: anchor.resolved(in: element.frame, mirrored: isRightToLeft(element.node)))
    case .transform(let transform):
      guard transform.isFinite else { return false }
      openTransform(transform.around(element.frame.origin))
    case .blendMode(let mode):
      guard let name = Self.blendModeName(mode) else { return false }
      output.append("<g style=\"mix-blend-mode:")
      output.append(name)
      output.append("\">\n")
    case .colors(let effect, let amount):
      guard effect.idleAmount != amount else { return false }
      openFilter(defineColors(effect, amount, around: element))
    case .colorMultiply(let color):
      openFilter(defineColors(scaledBy: color, around: element))
    }
    return true
  }

  private func clipOutline(_ outline: Outline, _ element: Element) -> ResolvedOutline {
    ResolvedOutline(outline, operations: [], in: element.frame, isMirrored: isRightToLeft(element.node))
  }

  /// Opens a group that shows its content only within an outline.
  mutating func openClip(_ outline: ResolvedOutline) {
    let id = makeDefinition()
    output.append("<clipPath id=\"d")
    output.append(id)
    output.append("\">")
    openElement(outline)
    output.append("/></clipPath>\n<g clip-path=\"url(#d")
    output.append(id)
    output.append(")\">\n")
  }

  private mutating func openFilter(_ id: Int) {
    output.append("<g filter=\"url(#d")
    output.append(id)
    output.append(")\">\n")
  }

  private mutating func openRotation(_ radians: Double, around center: Point) {
    output.append("<g transform=\"rotate(")
    output.append(rounded: radians * 180 / .pi)
    output.append(" ")
    append(center)
    output.append(")\">\n")
  }

  private mutating func openScale(_ x: Double, _ y: Double, around center: Point) {
    let unit = Self.unit(of: [x, y])
    output.append("<g transform=\"translate(")
    append(center)
    output.append(") scale(")
    append(Point(x: x * unit, y: y * unit))
    endFactors(unit)
    output.append(" translate(")
    append(Point(x: -center.x, y: -center.y))
    output.append(")\">\n")
  }

  private mutating func openTransform(_ transform: AffineTransform) {
    let unit = Self.unit(of: [transform.a, transform.b, transform.c, transform.d])
    output.append("<g transform=\"matrix(")
    append(Point(x: transform.a * unit, y: transform.b * unit))
    output.append(" ")
    append(Point(x: transform.c * unit, y: transform.d * unit))
    output.append(" ")
    append(Point(x: transform.tx, y: transform.ty))
    endFactors(unit)
    output.append("\">\n")
  }

  /// How many times too large factors are written, so that three decimals are enough: rounded further, they would take
  /// what is far from the anchor elsewhere.
  private static func unit(of factors: [Double]) -> Double {
    factors.allSatisfy { ($0 * 1_000).rounded() == $0 * 1_000 } ? 1 : 1_000
  }

  private mutating func endFactors(_ unit: Double) {
    output.append(unit == 1 ? ")" : ") scale(0.001)")
  }

  mutating func append(_ point: Point) {
    output.append(rounded: point.x)
    output.append(" ")
    output.append(rounded: point.y)
  }

  /// Draws a border over its content, inside the frame.
  mutating func paintBorder(_ id: ViewID) {
    let node = layout.views.nodes[Int(id.index)]
    guard let frame = layout.frames.placedFrame(id)?.withoutNegativeSize,
      case .border(let paint, let width) = layout.views.modifiers.effects[node], width > 0
    else { return }
    let ink = prepare(paint, in: frame, node)
    guard ink != .none else { return }
    // A border wider than half the frame fills it.
    let inset = min(width / 2, frame.size.width / 2, frame.size.height / 2)
    openRect(frame.inset(by: inset))
    output.append(" fill=\"none\"")
    attribute(stroke: ink)
    attribute("stroke-width", min(width, 2 * inset))
    close(Element(id: id, node: node, frame: frame, inheritedID: 0))
  }

  /// The CSS name of a SwiftUI blend mode; nil where CSS has none, or for the normal mode.
  private static func blendModeName(_ mode: String) -> StaticString? {
    switch mode {
    case "multiply": return "multiply"
    case "screen": return "screen"
    case "overlay": return "overlay"
    case "darken": return "darken"
    case "lighten": return "lighten"
    case "colorDodge": return "color-dodge"
    case "colorBurn": return "color-burn"
    case "softLight": return "soft-light"
    case "hardLight": return "hard-light"
    case "difference": return "difference"
    case "exclusion": return "exclusion"
    case "hue": return "hue"
    case "saturation": return "saturation"
    case "color": return "color"
    case "luminosity": return "luminosity"
    case "plusLighter": return "plus-lighter"
    default: return nil
    }
  }
}

extension EffectSpec {
  /// The source spelling of the modifier.
  var spelling: String {
    switch self {
    case .opacity: return "opacity"
    case .hidden: return "hidden"
    case .border: return "border"
    case .clip(.rectangle): return "clipped"
    case .clip: return "clipShape"
    case .shadow: return "shadow"
    case .rotation: return "rotationEffect"
    case .scale: return "scaleEffect"
    case .transform: return "transformEffect"
    case .blur: return "blur"
    case .blendMode: return "blendMode"
    case .colors(let effect, _): return effect.rawValue
    case .colorMultiply: return "colorMultiply"
    case .zIndex: return "zIndex"
    case .identity: return "id"
    }
  }

  /// Whether the effect turns or scales its content.
  var transforms: Bool {
    switch self {
    case .rotation, .scale, .transform: return true
    default: return false
    }
  }
}

extension InkBounds {
  /// Where an effect paints at most, whose content paints within some bounds; nil if nothing is painted.
  static func ink(of effect: EffectSpec, _ frame: Rect, content: Rect) -> Rect? {
    let reach = content.union(frame)
    let side = max(reach.size.width, reach.size.height)
    switch effect {
    case .hidden: return nil
    case .clip: return frame
    case .shadow(_, let radius, let x, let y):
      return reach.inset(by: -SVGPainter.reach(ofShadow: radius) - max(x.magnitude, y.magnitude))
    case .blur(let radius): return reach.inset(by: -SVGPainter.reach(ofBlur: radius))
    // Whatever the angle, content stays as far from an anchor within the frame.
    case .rotation: return reach.inset(by: -side)
    case .scale(let x, let y, _): return reach.inset(by: -side * max(x.magnitude, y.magnitude))
    case .transform(let transform): return reach.inset(by: -transform.reach(fromSide: side))
    case .opacity, .border, .blendMode, .colors, .colorMultiply, .zIndex, .identity: return reach
    }
  }
}

extension UnitPoint {
  /// The point in a frame; x counts from the leading edge.
  func resolved(in frame: Rect, mirrored: Bool) -> Point {
    Point(
      x: frame.minX + frame.size.width * (mirrored ? 1 - x : x),
      y: frame.minY + frame.size.height * y)
  }
}

extension Rect {
  /// The rectangle with each edge moved inwards; it does not turn inside out.
  func inset(by amount: Double) -> Rect {
    let x = min(amount, size.width / 2)
    let y = min(amount, size.height / 2)
    return Rect(x: minX + x, y: minY + y, width: size.width - 2 * x, height: size.height - 2 * y)
  }

  /// The rectangle with negative lengths as 0: SVG refuses them.
  var withoutNegativeSize: Rect {
    size.width >= 0 && size.height >= 0
      ? self : Rect(x: minX, y: minY, width: max(0, size.width), height: max(0, size.height))
  }

  var center: Point { Point(x: minX + size.width / 2, y: minY + size.height / 2) }
}

extension ContentBounds {
  /// Where an effect paints, whose content paints within some bounds; nil if nothing is painted.
  static func ink(
    of effect: EffectSpec, _ frame: Rect, content: Rect, _ node: ViewNode, _ layout: LaidOutLayout
  ) -> Rect? {
    func turned(_ transform: AffineTransform, around point: Point) -> Rect {
      let rect = transform.around(point).applied(to: content)
      return transform.isFinite ? rect : content
    }
    func place(_ anchor: UnitPoint) -> Point {
      anchor.resolved(in: frame, mirrored: layout.isRightToLeft(node))
    }
    switch effect {
    case .hidden: return nil
    case .opacity(let value): return value > 0 ? content : nil
    case .clip: return content.intersection(frame)
    case .border: return content.union(frame)
    case .shadow(let color, let radius, let x, let y):
      guard color.alpha > 0 else { return content }
      let reach = content.inset(by: -SVGPainter.reach(ofShadow: radius))
      return content.union(
        Rect(x: reach.minX + x, y: reach.minY + y, width: reach.size.width, height: reach.size.height))
    case .blur(let radius): return content.inset(by: -SVGPainter.reach(ofBlur: radius))
    case .rotation(let angle, let anchor): return turned(.rotation(angle), around: place(anchor))
    case .scale(let x, let y, let anchor): return turned(.scale(x: x, y: y), around: place(anchor))
    case .transform(let transform): return turned(transform, around: frame.origin)
    case .blendMode, .colors, .colorMultiply, .zIndex, .identity: return content
    }
  }
}
