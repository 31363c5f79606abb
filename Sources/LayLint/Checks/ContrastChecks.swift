import LayEngine
import LaySyntax
import LayText
import LayViews

// Text that is hard to read on what lies behind it.
//
// Only what is certain counts: an opaque colour on an opaque colour that covers the whole text. Where a gradient,
// an image, a transparency or an effect is involved, nothing is said.

extension Inspection {
  mutating func checkContrast() {
    guard settings.isOn(.lowContrastText) else { return }
    var pairs: Set<[String]> = []
    for view in outline.placed where tree[view].kind == .text {
      let text = tree.contents.texts.description(of: tree[view])
      guard text.runs.count == 1, case .color(let color) = text.runs[0].paint, color.alpha == 1,
        let font = frames.texts.firstFont(of: view),
        case .color(let ground)? = ground(behind: view), !isStandInColor(color), !isStandInColor(ground)
      else { continue }
      let contrast = color.contrast(with: ground)
      let isLarge = font.size >= 18 || (font.size >= 14 && font.weight.rawValue >= FontWeight.bold.rawValue)
      let wanted = isLarge ? 3.0 : 4.5
      guard contrast < wanted - 0.05, !isUsual(color, ground),
        isLettered(tree.contents.texts.entry(of: tree[view]).words), isPlain(view)
      else { continue }
      // One pair of the platform's colours is one choice, wherever it is used.
      let isSystem = isSystem(color) && isSystem(ground)
      if isSystem, !pairs.insert([color.hex, ground.hex]).inserted { continue }
      report(
        .lowContrastText, at: range(view),
        "the contrast of \(color.hex) on \(ground.hex) is \(points(contrast)) : 1; text of "
          + "\(points(font.size)) pt needs \(points(wanted)) : 1",
        atMost: isSystem ? .info : .error)
    }
  }

  /// Modifiers that lay does not draw, and that change what is seen around a text or behind it.
  private static let notDrawn: Set<String> = [
    "brightness", "colorEffect", "colorInvert", "colorMultiply", "contrast", "glassEffect", "hueRotation",
    "layerEffect", "redacted", "saturation", "visualEffect",
  ]

  /// Whether no such modifier is around a view.
  private func isPlain(_ view: ViewID) -> Bool {
    sites.enclosingCall(of: Self.notDrawn, around: tree[view].source) == nil
  }

  /// Whether a text is read, and takes the colour that it is given: a picture of Unicode's has its own.
  private func isLettered(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return !properties.isEmoji || scalar.isASCII
    }
  }

  /// A colour of the platform on white, black or grey, or those on it: what its own controls look like.
  private func isUsual(_ color: RGBA, _ ground: RGBA) -> Bool {
    isSystem(color) && isSystem(ground) && (color.isNeutral || ground.isNeutral)
  }

  /// Whether the platform itself has a colour: its pairs are its own choice.
  private func isSystem(_ color: RGBA) -> Bool {
    let platform = layout.configuration.platform
    return SystemColor.allCases.contains { named in
      platform.color(named, in: .light) == color || platform.color(named, in: .dark) == color
    }
  }

  /// The fill behind a control against what lies around it.
  mutating func checkControlContrast(_ target: ViewID) {
    guard settings.isOn(.lowContrastControl), let background = backdrop(of: target),
      case .color(let around)? = ground(behind: background)
    else { return }
    var patience = Self.patience
    for painter in children(background).dropFirst() {
      let center = frame(content(of: painter)).center
      guard case .color(let fill)? = ground(of: painter, under: center, &patience) else { continue }
      let contrast = fill.contrast(with: around)
      guard contrast < 3 - 0.05, !isUsual(fill, around), isPlain(target) else { return }
      return report(
        .lowContrastControl, at: range(target),
        "the fill \(fill.hex) of this control has a contrast of \(points(contrast)) : 1 with the "
          + "\(around.hex) around it; 3 : 1 tells it apart")
    }
  }

  /// The background on a control, or straight on its label.
  private func backdrop(of target: ViewID) -> ViewID? {
    var view = outline.outermost(target)
    while !view.isNone {
      if tree[view].kind == .background, !tree[view].isPart { return view }
      guard tree[view].kind.isModifier || view == target else { return nil }
      view = tree[view].firstChild
    }
    return nil
  }

  /// What a text is painted on.
  private enum Ground {
    case color(RGBA)
    case unknown
  }

  /// The containers and painters that are looked at for one text: more lie behind it in no screen.
  ///
  /// Without a bound each of a thousand texts in a ZStack would look at each of a thousand views behind it.
  private static let patience = 500

  /// The nearest opaque colour under the whole text, else the canvas; nil or unknown where that is not certain.
  private func ground(behind text: ViewID) -> Ground? {
    let place = frame(text)
    var patience = Self.patience
    var view = text
    while true {
      let above = outline.encloser(of: view)
      if above.isNone { break }
      patience -= 1
      guard patience > 0 else { return .unknown }
      let node = tree[above]
      // Colours that the platform chooses are not reported; a tint that the file sets is.
      if node.isPart, node.kind == .background, hasPlatformTint(node) { return .unknown }
      switch node.kind {
      case .effect:
        switch tree.modifiers.effects[node] {
        case .identity, .border, .zIndex(0): break
        default: return .unknown
        }
      case .background where outline.isPrimary(view), .zStack,
        .overlay where !outline.isPrimary(view):
        var painter = node.kind == .zStack ? outline.previousSibling(of: view) : outline.lastChild(of: above)
        while !painter.isNone {
          if painter != view, let ground = self.ground(of: painter, under: place, &patience) { return ground }
          patience -= 1
          guard patience > 0 else { return .unknown }
          painter = outline.previousSibling(of: painter)
        }
      default: break
      }
      view = above
    }
    let scheme = tree.environment(of: text).colorScheme
    // A view that overrides the color scheme does not change the window's background.
    guard scheme == layout.configuration.colorScheme else { return nil }
    return .color(layout.configuration.platform.color(.systemBackground, in: scheme))
  }

  private func hasPlatformTint(_ node: ViewNode) -> Bool {
    let environment = tree.environments[Int(node.environment)]
    return environment.tint
      == layout.configuration.platform.color(.accentColor, in: environment.colorScheme)
  }

  /// What a painter puts under a rectangle; nil for nothing.
  private func ground(of painter: ViewID, under place: Rect, _ patience: inout Int) -> Ground? {
    patience -= 1
    guard patience > 0 else { return .unknown }
    let node = tree[painter]
    let bounds = frame(painter)
    let meets =
      bounds.minX < place.maxX && place.minX < bounds.maxX && bounds.minY < place.maxY
      && place.minY < bounds.maxY
    let covers =
      bounds.minX <= place.minX && bounds.minY <= place.minY && bounds.maxX >= place.maxX
      && bounds.maxY >= place.maxY
    switch node.kind {
    case .color:
      guard case .color(let color) = tree.contents.paints[node] else { return .unknown }
      return ground(color, meets: meets, covers: covers)
    case .shape:
      let shape = tree.contents.shapes[node]
      if !meets { return nil }
      guard case .color(let color)? = shape.fill, shape.operations.isEmpty, shape.stroke == nil,
        isAlmostRectangle(shape.outline)
      else { return .unknown }
      return ground(color, meets: meets, covers: covers)
    case .frame, .flexibleFrame, .padding, .layoutPriority, .ignoresSafeArea:
      return node.firstChild.isNone ? nil : ground(of: node.firstChild, under: place, &patience)
    case .spacer: return nil
    default: return meets ? .unknown : nil
    }
  }

  private func ground(_ color: RGBA, meets: Bool, covers: Bool) -> Ground? {
    if color.alpha == 0 || !meets { return nil }
    return covers && color.alpha == 1 ? .color(color) : .unknown
  }

  /// A text inside the bounds lies on the shape, but for its corners.
  private func isAlmostRectangle(_ outline: Outline) -> Bool {
    switch outline {
    case .rectangle, .roundedRectangle, .capsule, .unevenRoundedRectangle: return true
    case .circle, .ellipse, .polyline, .path, .drawn: return false
    }
  }
}

extension Rect {
  /// The point in the middle.
  fileprivate var center: Rect {
    Rect(x: minX + size.width / 2, y: minY + size.height / 2, width: 0, height: 0)
  }
}

extension RGBA {
  /// The contrast ratio of two opaque colours, 1 … 21, as WCAG 2 defines it.
  fileprivate func contrast(with other: RGBA) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// From an sRGB component to light. Its curve is a power of 2.4; without a library the power is taken as
  /// x² · x^(2/5), the fifth root by Newton's method.
  private static func linear(_ component: Double) -> Double {
    let c = min(max(component, 0), 1)
    if c <= 0.04045 { return c / 12.92 }
    let x = (c + 0.055) / 1.055
    var root = x
    for _ in 0..<24 { root -= (root * root * root * root * root - x) / (5 * root * root * root * root) }
    return x * x * root * root
  }

  /// Whether its components are nearly equal: the platform's greys have a tinge of blue, of 5 in 255.
  fileprivate var isNeutral: Bool { max(red, green, blue) - min(red, green, blue) < 0.03 }

  /// `#RRGGBB`
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { component in
        let value = Int((min(max(component, 0), 1) * 255).rounded())
        let digits = String(value, radix: 16, uppercase: true)
        return value < 16 ? "0" + digits : digits
      }.joined()
  }
}
