import LaySyntax
import LayViews

// Modifiers in an order in which one undoes what another was to show: what is painted is as large as what it is put on,
// and what is cut off stays cut off.

extension Inspection {
  mutating func checkLayerOrder(_ view: ViewID, _ node: ViewNode) {
    guard !node.isPart, !node.firstChild.isNone else { return }
    switch node.kind {
    case .padding: checkOuterPadding(view, node)
    case .background: checkClippedInside(view, node)
    case .effect:
      switch tree.modifiers.effects[node] {
      case .border: checkRoundedInside(view, node)
      case .clip(let outline):
        checkCutOff(view, node, outline)
        checkLostCorners(view, outline)
      default: break
      }
    default: break
    }
  }

  /// The next view inside that is neither an effect without a size of its own nor a name; what is turned or hidden ends
  /// the way.
  func passingEffects(_ view: ViewID, stoppingAt stops: (EffectSpec) -> Bool = { _ in false }) -> ViewID? {
    var view = view
    while !view.isNone, tree[view].kind == .effect {
      let effect = tree.modifiers.effects[tree[view]]
      if stops(effect) { return view }
      if effect.isTransform || effect.isInvisible { return nil }
      view = tree[view].firstChild
    }
    return view.isNone ? nil : view
  }

  /// A padding around a background of a text: the colour ends at the letters.
  private mutating func checkOuterPadding(_ view: ViewID, _ node: ViewNode) {
    let insets = tree.modifiers.insets[node]
    guard settings.isOn(.paddingOutsideBackground), isWritten(view), insets.leading > 0, insets.trailing > 0,
      let layer = passingEffects(node.firstChild),
      tree[layer].kind == .background || tree[layer].kind == .overlay && hasOutline(layer),
      !tree[layer].isPart, decorates(layer),
      let text = passingEffects(tree[layer].firstChild), tree[text].kind == .text,
      isVisible(text), children(layer).dropFirst().allSatisfy({ frame($0).isClose(to: frame(text)) })
    else { return }
    let isOutline = tree[layer].kind == .overlay
    let modifier = isOutline ? "overlay" : "background"
    report(
      .paddingOutsideBackground, at: range(view),
      "the \(isOutline ? "outline" : "background") ends at the letters of \"\(excerpt(text))\": \(points(insets.leading)) pt around it stay clear",
      help: "put the padding before the \(modifier)",
      notes: [.init("the \(modifier) is here", at: range(layer))])
  }

  /// A background around rounded corners that cut nothing off: its own corners stay square.
  private mutating func checkClippedInside(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.clipBeforeBackground), isWritten(view),
      let clip = passingEffects(node.firstChild, stoppingAt: { $0.isClip }), tree[clip].kind == .effect,
      case .clip(let outline) = tree.modifiers.effects[tree[clip]], outline.isRounded,
      children(view).dropFirst().contains(where: { isRectangle($0) }), !reachesCorners(tree[clip].firstChild)
    else { return }
    report(
      .clipBeforeBackground, at: range(view),
      "the rounded corners come before the background, and cut nothing: the background's own corners stay square",
      help: "put the background before them", notes: [.init("they are here", at: range(clip))])
  }

  func isRectangle(_ layer: ViewID) -> Bool {
    var view = layer
    while !view.isNone {
      switch tree[view].kind {
      case .color, .gradient: return isVisible(view)
      case .shape: return tree.contents.shapes[tree[view]].outline == .rectangle && isVisible(view)
      case .ignoresSafeArea: view = tree[view].firstChild
      default: return false
      }
    }
    return false
  }

  /// Whether something is painted up to the corners: letters are not.
  private mutating func reachesCorners(_ view: ViewID) -> Bool {
    guard !view.isNone, let ink = ink(view) else { return false }
    if tree[view].kind == .text { return false }
    return ink.isClose(to: frame(view))
  }

  /// A border around rounded corners.
  private mutating func checkRoundedInside(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.borderNotRounded),
      let clip = passingEffects(node.firstChild, stoppingAt: { $0.isClip }), tree[clip].kind == .effect,
      case .clip(let outline) = tree.modifiers.effects[tree[clip]], outline.isRounded
    else { return }
    report(
      .borderNotRounded, at: range(view), "a border is a rectangle, and goes around rounded corners",
      help: Self.roundedBorder, notes: [.init("the corners are rounded here", at: range(clip))])
  }

  private static let roundedBorder = "an overlay of a RoundedRectangle with strokeBorder has such corners"

  /// Rounded corners around a border, and any clip around a shadow.
  private mutating func checkCutOff(_ clip: ViewID, _ node: ViewNode, _ outline: Outline) {
    guard
      let inner = passingEffects(node.firstChild, stoppingAt: { $0.isBorder || $0.isShadow }),
      tree[inner].kind == .effect, !tree[inner].isPart
    else { return }
    if tree.modifiers.effects[tree[inner]].isShadow {
      return report(
        .shadowClipped, at: range(inner), "the clip around it cuts this shadow off",
        help: "put the shadow after the clip", notes: [.init("the clip is here", at: range(clip))])
    }
    guard outline.isRounded else { return }
    report(
      .borderNotRounded, at: range(inner), "the rounding around it cuts the corners of this border off",
      help: Self.roundedBorder, notes: [.init("the corners are rounded here", at: range(clip))])
  }
}

extension Inspection {
  /// Rounded corners of a picture that a frame and a clip after it cut off.
  private mutating func checkLostCorners(_ view: ViewID, _ outline: Outline) {
    guard settings.isOn(.cornersCutOff), outline.isRounded, let clip = clippedFrame(around: view),
      Axis.allCases.contains(where: { frame(view).size[$0] > frame(clip).size[$0] + Self.seenExcess })
    else { return }
    let (own, shown) = (frame(view).size, frame(clip).size)
    report(
      .cornersCutOff, at: range(view),
      "the corners are rounded at \(points(own.width)) × \(points(own.height)) pt, and the clip after it shows "
        + "\(points(shown.width)) × \(points(shown.height)) of that",
      help: "put the rounding after the frame", notes: [.init("the clip is here", at: range(clip))])
  }

  private static let seenExcess = 2.0

  /// The first clip around a view after a frame of a fixed length.
  private func clippedFrame(around view: ViewID) -> ViewID? {
    var (view, isFramed) = (view, false)
    while case let above = self.outline.parent(of: view), !above.isNone, self.outline.isPrimary(view) {
      switch tree[above].kind {
      case .frame: isFramed = true
      case .flexibleFrame, .background, .overlay, .layoutPriority: break
      case .effect:
        let effect = tree.modifiers.effects[tree[above]]
        // Straight corners after round ones: those are lost; round ones round anew.
        if effect.isClip {
          if isFramed, case .clip(let outline) = effect, !outline.isRounded { return above }
          return nil
        }
        if effect.isTransform { return nil }
      default: return nil
      }
      view = above
    }
    return nil
  }
}

extension EffectSpec {
  fileprivate var isShadow: Bool {
    if case .shadow = self { return true }
    return false
  }
}

extension Outline {
  /// Whether it has no corners, or none that are square.
  var isRounded: Bool {
    switch self {
    case .circle, .ellipse, .capsule: return true
    case .roundedRectangle(let width, let height, _): return width > 0 && height > 0
    case .unevenRoundedRectangle(let first, let second, let third, let fourth, _):
      return first > 0 && second > 0 && third > 0 && fourth > 0
    default: return false
    }
  }
}
