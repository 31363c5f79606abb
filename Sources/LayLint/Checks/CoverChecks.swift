import LaySyntax
import LayViews

// What lies behind something opaque, and circles that are smaller than what they lie behind.

extension Inspection {
  mutating func checkCovers(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .zStack:
      let layers = children(view)
      if !layers.contains(where: { isRaised($0) }) { checkLayers(layers) }
      checkBars(over: layers)
    case .overlay:
      checkCircle(view, node)
      if !node.isPart {
        if Reach.isWhole { checkFieldCover(children(view)) }
        checkLayers(children(view))
        checkBars(over: children(view))
      }
    case .background: checkCircle(view, node)
    case .effect:
      if Reach.isWhole, case .clip(.circle) = tree.modifiers.effects[node] { checkRoundPicture(view) }
    case .safeAreaInset where Reach.isWhole: checkBarInside(view)
    default: break
    }
  }

  /// Views on each other, the last one in front.
  private mutating func checkLayers(_ layers: [ViewID]) {
    guard settings.isOn(.viewCovered), layers.count > 1 else {
      return
    }
    // The largest is enough: others that cover more are rare.
    var cover: (view: ViewID, place: Rect)?
    for layer in layers.reversed() {
      if let cover, let ink = ink(layer), shows(layer), ink.lies(in: cover.place) {
        let inner = content(of: layer)
        // Of an overlay what is put there is to blame.
        let isOverlay = tree[outline.parent(of: layer)].kind == .overlay && outline.isPrimary(layer)
        return report(
          .viewCovered, at: range(isOverlay ? cover.view : inner),
          "\(name(layer)) cannot be seen: \(name(cover.view)) is drawn over all of it",
          help: isOverlay && tree[cover.view].kind == .shape
            ? "a shape is filled unless it is given a stroke: .stroke(.gray) is an outline; a background lies behind"
            : "what comes later lies in front; a background lies behind",
          notes: [.init("it is here", at: range(isOverlay ? inner : cover.view))])
      }
      guard let painter = opaquePainter(layer), !isConditional(painter),
        isWritten(painter) || isStyleOfOverlay(painter)
      else { continue }
      let place = opaquePlace(of: painter)
      if place.area > cover?.place.area ?? 0 { cover = (painter, place) }
    }
  }

  /// A symbol over the place where what is typed begins.
  private mutating func checkFieldCover(_ layers: [ViewID]) {
    guard settings.isOn(.viewCovered), layers.count > 1, case let field = content(of: layers[0]),
      isField(field),
      case let place = frame(field)
    else { return }
    for layer in layers.dropFirst() {
      let symbol = content(of: layer)
      guard tree[symbol].kind == .image, case let ink = frame(symbol), ink.overlaps(place),
        ink.minX < place.minX + Self.letters, ink.maxX > place.minX + Self.noticeable, isWritten(symbol)
      else { continue }
      return report(
        .viewCovered, at: range(symbol),
        "\(name(symbol)) lies over the start of \(name(field)), where what is typed begins",
        help: "an HStack of both, or a leading padding on the field before the overlay, makes room for it",
        notes: [.init("the field is here", at: range(field))], atMost: .info)
    }
  }

  /// About two letters.
  private static let letters = 20.0

  /// Whether a view is put in front of others, or may be, by something else than its place in the source.
  func isRaised(_ layer: ViewID) -> Bool {
    var view = layer
    while !view.isNone, tree[view].kind.isModifier {
      if tree[view].kind == .effect, case .zIndex(let index) = tree.modifiers.effects[tree[view]], index != 0
      {
        return true
      }
      view = tree[view].firstChild
    }
    return false
  }

  /// Whether a layer is there to be read, looked at or pressed.
  private func shows(_ layer: ViewID) -> Bool {
    switch tree[content(of: layer)].kind {
    case .text, .control, .hStack, .vStack: return true
    default: return false
    }
  }

  /// A colour or shape without anything to see through.
  func opaquePainter(_ layer: ViewID) -> ViewID? {
    var view = layer
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .color:
        guard case .color(let color) = tree.contents.paints[node], color.alpha == 1 else { return nil }
        return view
      case .shape:
        let shape = tree.contents.shapes[node]
        guard case .color(let color)? = shape.fill, color.alpha == 1, shape.operations.isEmpty,
          shape.stroke == nil, shape.outline == .rectangle || shape.outline.isRounded
        else { return nil }
        return view
      case .frame, .flexibleFrame, .padding, .layoutPriority, .ignoresSafeArea: break
      // The painter's own frame lies where it is drawn.
      case .offset where hasLiteralArguments(view): break
      case .effect: if tree.modifiers.effects[node] != .identity { return nil }
      default: return nil
      }
      view = node.firstChild
    }
    return nil
  }

  /// Whether a colour is what `.overlay(Color.red)` is given, which stands where the overlay does, and no choice.
  private func isStyleOfOverlay(_ painter: ViewID) -> Bool {
    guard isWritten(painter, as: "overlay"), let argument = sites.argument(0, ofCallAt: tree[painter].source),
      case let value = syntax.child(argument, 0), !value.isNone
    else { return false }
    return [.member, .implicitMember].contains(syntax.kind(value))
  }

  /// A rectangle that a colour or shape paints all of: of a round one what lies between its corners.
  private func opaquePlace(of painter: ViewID) -> Rect {
    let place = frame(painter)
    guard tree[painter].kind == .shape else { return place }
    let (width, height) = (place.size.width, place.size.height)
    let corner: Size
    switch tree.contents.shapes[tree[painter]].outline {
    case .circle:
      let side = min(width, height)
      let rest = Size(width: (width - side) / 2, height: (height - side) / 2)
      corner = Size(width: rest.width + side / 2 * Self.beside, height: rest.height + side / 2 * Self.beside)
      return place.inset(by: corner)
    case .ellipse: corner = Size(width: width / 2, height: height / 2)
    case .capsule: corner = Size(width: min(width, height) / 2, height: min(width, height) / 2)
    case .roundedRectangle(let width, let height, _): corner = Size(width: width, height: height)
    case .unevenRoundedRectangle(let first, let second, let third, let fourth, _):
      let radius = max(first, second, third, fourth)
      corner = Size(width: radius, height: radius)
    default: return place
    }
    return place.inset(
      by: Size(
        width: min(corner.width, width / 2) * Self.beside,
        height: min(corner.height, height / 2) * Self.beside))
  }

  /// How much of a quarter circle's radius lies outside the square in it: 1 − √½.
  private static let beside = 0.2929

  /// Whether a view is there only if something is the case: a cover may come and go.
  func isConditional(_ view: ViewID) -> Bool {
    let place = tree[view].source
    // `Color.red` is known by its last name, and its call sites by the first.
    let qualifier = UInt32("Color.".utf8.count)
    var node = sites.node(at: place)
    if node.isNone, place >= qualifier { node = sites.node(at: place - qualifier) }
    while !node.isNone {
      switch syntax.kind(node) {
      case .ifStatement, .switchStatement, .ternary: return true
      case .closure: return false
      default: node = sites.parent(node)
      }
    }
    return false
  }

  /// Whether a modifier's arguments are numbers: what is worked out may be on its way.
  func hasLiteralArguments(_ modifier: ViewID) -> Bool {
    guard let list = sites.argumentList(ofCallAt: tree[modifier].source) else { return false }
    return syntax.children(list).allSatisfy { sites.isNumberLiteral($0) }
  }

  // MARK: Circles

  /// Less is not seen to stick out.
  private static let noticeable = 2.0

  /// A circle is as wide as the shorter side of what it lies behind.
  private mutating func checkCircle(_ view: ViewID, _ node: ViewNode) {
    guard settings.isOn(.circleTooSmall), isWritten(view), !node.firstChild.isNone else { return }
    for layer in children(view).dropFirst() {
      guard let circle = circle(layer), case let shown = content(of: node.firstChild),
        [.text, .image].contains(tree[shown].kind), isVisible(shown)
      else { continue }
      let (room, own) = (frame(circle).size, frame(shown).size)
      let across = min(room.width, room.height)
      guard max(own.width, own.height) > across + Self.noticeable else { continue }
      return report(
        .circleTooSmall, at: range(view),
        "the Circle is \(points(across)) pt across, the shorter side of what it is put on, and \(name(shown)) "
          + "of \(points(own.width)) × \(points(own.height)) sticks out of it",
        help: "give what it is put on a frame of equal sides before it, or use a Capsule",
        notes: tree[layer].isPart ? [] : [.init("the Circle is here", at: range(circle))])
    }
  }

  /// A circle that cuts a fitted picture to its shorter side, where the longer one was given.
  private mutating func checkRoundPicture(_ clip: ViewID) {
    let framed = tree[clip].firstChild
    guard settings.isOn(.circleTooSmall), !tree[clip].isPart, !framed.isNone, tree[framed].kind == .frame,
      case let spec = tree.modifiers.frames[tree[framed]], (spec.width == nil) != (spec.height == nil),
      case let image = content(of: framed), tree[image].kind == .image, !isSymbol(image),
      tree.contents.images[tree[image]].picture != nil, case let size = frame(framed).size,
      let given = spec.width ?? spec.height, case let across = min(size.width, size.height),
      across < given * Self.shareOfCircle
    else { return }
    report(
      .circleTooSmall, at: range(clip),
      "the Circle is \(points(across)) pt across, the shorter side of the picture of \(points(size.width)) × "
        + "\(points(size.height)), and not \(points(given))",
      help: ".scaledToFill() in a frame of equal sides before it fills the Circle",
      notes: [.init("the picture is here", at: range(image))])
  }

  /// More is not seen to be smaller.
  private static let shareOfCircle = 0.85

  /// A circle that is as large as it is offered.
  private func circle(_ layer: ViewID) -> ViewID? {
    var view = layer
    while !view.isNone, tree[view].kind == .effect { view = tree[view].firstChild }
    guard !view.isNone, tree[view].kind == .shape, tree.contents.shapes[tree[view]].outline == .circle,
      isVisible(view)
    else { return nil }
    return view
  }
}

extension Rect {
  fileprivate func inset(by room: Size) -> Rect {
    Rect(
      origin: Point(x: minX + room.width, y: minY + room.height),
      size: Size(width: max(size.width - 2 * room.width, 0), height: max(size.height - 2 * room.height, 0)))
  }

  var area: Double { size.width * size.height }

  func lies(in other: Rect) -> Bool {
    minX >= other.minX - tolerance && minY >= other.minY - tolerance && maxX <= other.maxX + tolerance
      && maxY <= other.maxY + tolerance
  }
}
