import LaySyntax
import LayViews

// What lies outside rounded corners though it was to end there, and what is cut off by them though it was to lie outside.

extension Inspection {
  /// - Complexity: O(n) in the views.
  mutating func checkCorners() {
    guard
      settings.isOn(.cornersPaintedOver) || settings.isOn(.clippedAway) || settings.isOn(.clipMissesPicture)
        || settings.isOn(.borderNotRounded)
    else { return }
    // The nearest view around each that has a rounded background and no clip within that.
    var panels = Array(filledWith: Panel(), count: tree.nodes.count)
    for view in outline.placed {
      let above = outline.parent(of: view)
      var panel = above.isNone ? Panel() : panels[Int(above.index)]
      let node = tree[view]
      switch node.kind {
      case .background where !node.isPart:
        if !isInLayer(view) {
          checkPaintedOver(view, panel)
          if Reach.isWhole { checkSquareGround(view) }
        }
        if let radius = radius(of: view), !isRoundedOutside(view) {
          panel = Panel(view: view, radius: radius)
        }
      case .effect:
        let effect = tree.modifiers.effects[node]
        if effect.isClip {
          panel = Panel()
          checkClippedBadge(view, effect)
          if Reach.isWhole { checkFreeCorners(view, effect) }
        } else if effect.isTransform || effect.isInvisible {
          panel = Panel()
        }
      case .overlay where !node.isPart: if Reach.isWhole, !isInLayer(view) { checkSquareGround(view) }
      case .scrollView, .control, .offset: panel = Panel()
      case .color: if !isInLayer(view) { checkPaintedOver(view, panel) }
      default: break
      }
      panels[Int(view.index)] = panel
    }
  }

  /// A view with a rounded background.
  private struct Panel {
    var view = ViewID.none
    var radius = 0.0
  }

  /// The radius of the rounded rectangle that is all of a background, or is drawn around all of a view; nil where none is.
  private func radius(of view: ViewID, isOutline: Bool = false) -> Double? {
    let views = children(view)
    guard views.count == 2, case let layer = content(of: views[1]), tree[layer].kind == .shape,
      case let shape = tree.contents.shapes[tree[layer]], (shape.stroke != nil) == isOutline,
      isOutline || shape.fill != nil,
      isVisible(layer),
      case .roundedRectangle(let width, let height, _) = shape.outline,
      min(width, height) >= Self.leastRadius,
      frame(layer).isClose(to: frame(view))
    else { return nil }
    return min(width, height, frame(view).size.width / 2, frame(view).size.height / 2)
  }

  /// So far up a clip of the same size is looked for.
  private static let reach = 8

  /// Whether a clip after a background rounds all of it.
  private func isRoundedOutside(_ view: ViewID) -> Bool {
    var view = view
    for _ in 0..<Self.reach {
      let above = outline.parent(of: view)
      guard !above.isNone, outline.isPrimary(view), frame(above).isClose(to: frame(view)) else {
        return false
      }
      if tree[above].kind == .effect, case .clip(let outline) = tree.modifiers.effects[tree[above]],
        outline.isRounded
      {
        return true
      }
      guard [.effect, .overlay, .background, .layoutPriority].contains(tree[above].kind) else { return false }
      view = above
    }
    return false
  }

  /// Smaller corners are not seen to be painted over.
  private static let leastRadius = 8.0

  /// A colour, or a background of one, that reaches a corner of a rounded background around it.
  private mutating func checkPaintedOver(_ view: ViewID, _ panel: Panel) {
    guard settings.isOn(.cornersPaintedOver), !panel.view.isNone,
      case let painter = tree[view].kind == .color ? view : children(view).dropFirst().first ?? .none,
      !painter.isNone,
      tree[painter].kind == .color, isVisible(painter),
      case .color(let color) = tree.contents.paints[tree[painter]],
      color.alpha == 1
    else { return }
    let (place, room) = (frame(painter), frame(panel.view))
    // As far as a square's corner may come into a round one and stay inside: 1 − √½ of the radius.
    let reach = panel.radius * 0.2929 - tolerance
    let left = place.minX - room.minX < reach
    let right = room.maxX - place.maxX < reach
    let top = place.minY - room.minY < reach
    let bottom = room.maxY - place.maxY < reach
    guard (left || right) && (top || bottom), place.overlaps(room) else { return }
    report(
      .cornersPaintedOver, at: range(panel.view),
      "\(name(painter)) is square and painted over a corner of this background, of radius \(points(panel.radius)): a background "
        + "cuts nothing",
      help: ".clipShape of the same shape after it cuts what lies on it, too",
      notes: [.init("the square corner is here", at: range(view))])
  }

  /// A background with square corners and an outline with round ones, the one put straight around the other.
  private mutating func checkSquareGround(_ outer: ViewID) {
    guard settings.isOn(.borderNotRounded),
      let inner = passingEffects(tree[outer].firstChild, stoppingAt: { $0.isClip }), !tree[inner].isPart,
      Set([tree[outer].kind, tree[inner].kind]) == [.overlay, .background],
      case let (overlay, ground) = tree[outer].kind == .overlay ? (outer, inner) : (inner, outer),
      let radius = radius(of: overlay, isOutline: true), frame(overlay).isClose(to: frame(ground)),
      children(ground).dropFirst().contains(where: { isRectangle($0) }), !isRoundedOutside(outer)
    else { return }
    report(
      .borderNotRounded, at: range(overlay),
      "the outline has corners of radius \(points(radius)), and the background's are square: they stick out",
      help: "give the background the same shape, by .background(_:in:), or clip both to it",
      notes: [.init("the background is here", at: range(ground))])
  }

  // MARK: Pictures

  /// A clip that rounds the corners of a frame, in which a fitted picture reaches none of them, or does not fill a circle.
  private mutating func checkFreeCorners(_ clip: ViewID, _ effect: EffectSpec) {
    guard settings.isOn(.clipMissesPicture), case .clip(let outline) = effect, outline.isRounded,
      case let image = content(of: clip), tree[image].kind == .image,
      tree.contents.images[tree[image]].isResizable, case let place = frame(image),
      tree[clip].firstChild != image, let ink = ink(tree[clip].firstChild), ink.isClose(to: place),
      let axis = Axis.allCases.first(where: {
        frame(clip).size[$0] >= place.size[$0] + 2 * Self.leastRadius
      }),
      case let isCircle = outline == .circle,
      isCircle
        || [
          (place.minX, place.minY), (place.maxX, place.minY), (place.minX, place.maxY),
          (place.maxX, place.maxY),
        ]
        .allSatisfy({ holds(Point(x: $0, y: $1), outline, in: frame(clip)) })
    else { return }
    if isCircle,
      min(frame(clip).size.width, frame(clip).size.height) < place.size[axis] + 2 * Self.leastRadius
    {
      return
    }
    report(
      .clipMissesPicture, at: range(clip),
      "\(name(image)) is \(points(place.size.width)) × \(points(place.size.height)) pt in the "
        + "\(points(frame(clip).size.width)) × \(points(frame(clip).size.height)) that this clip rounds: "
        + "\(isCircle ? "the circle is empty" : "the corners lie in what is free") "
        + "\(axis == .vertical ? "above and below" : "beside") it",
      help: isCircle
        ? "let the picture fill the frame, by .scaledToFill()"
        : "put the clip before the frame, or let the picture fill it, by .scaledToFill()",
      notes: [.init("the picture is here", at: range(image))])
  }

  // MARK: Badges

  /// An overlay in a corner that a round clip after it cuts off.
  private mutating func checkClippedBadge(_ clip: ViewID, _ effect: EffectSpec) {
    guard settings.isOn(.clippedAway), case .clip(let outline) = effect, outline.isRounded else { return }
    var view = tree[clip].firstChild
    while !view.isNone, tree[view].kind == .overlay || tree[view].kind == .effect {
      if tree[view].kind == .effect, tree.modifiers.effects[tree[view]] != .identity { return }
      for layer in children(view).dropFirst() where !tree[view].isPart {
        guard let ink = ink(layer), tree[content(of: layer)].kind != .shape,
          case let cut = cutCorners(of: ink, by: outline, in: frame(clip)), cut > 0,
          ink.size.width < frame(clip).size.width / 2, ink.size.height < frame(clip).size.height / 2
        else { continue }
        return report(
          .clippedAway, at: range(clip),
          "this clip comes after the overlay and cuts \(name(layer)) at its edge, too",
          help: "put the overlay after the clip", notes: [.init("it is here", at: range(content(of: layer)))])
      }
      view = tree[view].firstChild
    }
  }

  /// How many of the middles of a rectangle's sides lie outside an outline.
  private func cutCorners(of ink: Rect, by outline: Outline, in place: Rect) -> Int {
    let middles = [
      Point(x: ink.minX, y: (ink.minY + ink.maxY) / 2), Point(x: ink.maxX, y: (ink.minY + ink.maxY) / 2),
      Point(x: (ink.minX + ink.maxX) / 2, y: ink.minY), Point(x: (ink.minX + ink.maxX) / 2, y: ink.maxY),
    ]
    return middles.count { !holds($0, outline, in: place) }
  }

  /// Whether a point lies in a rounded outline, or on its edge.
  func holds(_ point: Point, _ outline: Outline, in place: Rect) -> Bool {
    let (width, height) = (place.size.width, place.size.height)
    guard width > 0, height > 0 else { return true }
    let radius: Size
    switch outline {
    case .circle, .capsule:
      radius = Size(width: min(width, height) / 2, height: min(width, height) / 2)
    case .ellipse: radius = Size(width: width / 2, height: height / 2)
    case .roundedRectangle(let x, let y, _):
      radius = Size(width: min(x, width / 2), height: min(y, height / 2))
    default: return true
    }
    guard radius.width > 0, radius.height > 0 else { return true }
    // How far beyond the straight part of each side, in radii.
    let x = max(abs(point.x - (place.minX + place.maxX) / 2) - (width / 2 - radius.width), 0) / radius.width
    let y =
      max(abs(point.y - (place.minY + place.maxY) / 2) - (height / 2 - radius.height), 0) / radius.height
    return x * x + y * y <= 1.05
  }
}
