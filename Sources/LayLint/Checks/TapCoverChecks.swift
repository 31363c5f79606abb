import LaySyntax
import LayViews

// Controls that are seen and not hit: something in front of them takes their taps.

extension Inspection {
  /// - Complexity: O(n) in the views, but for the pictures that stand out, of which so many are looked at.
  mutating func checkTaps() {
    guard settings.isOn(.tapsTaken), tree.nodes.contains(where: { $0.kind == .control }) else { return }
    var scene = TapScene(count: tree.nodes.count)
    for (place, view) in outline.placed.enumerated() { note(view, at: place, in: &scene) }
    for view in outline.placed.reversed() {
      if isTarget(view) { scene.inside[Int(view.index)] = view }
      let (above, found) = (outline.parent(of: view), scene.inside[Int(view.index)])
      // What scrolls may come from under its cover.
      guard !above.isNone, !found.isNone, tree[above].kind != .scrollView, !isList(above) else { continue }
      scene.inside[Int(above.index)] = found
    }
    for view in outline.placed {
      switch tree[view].kind {
      case .overlay where !tree[view].isPart && !tree.isMask(tree[view]): checkCover(children(view), scene)
      case .zStack: checkCover(children(view), scene)
      default: break
      }
    }
    for picture in scene.pictures { checkCut(picture, scene) }
  }

  /// What may be tapped, and what may take that.
  private struct TapScene {
    /// The first control in each view that does not scroll in it.
    var inside: [ViewID]
    /// What each view lies in: what scrolls, and the control whose label it is a part of.
    var scrolls: [ViewID]
    var owners: [ViewID]
    /// Whether it lies in a background.
    var isBehind: [Bool]
    var targets: [(view: ViewID, place: Int)] = []
    var pictures: [Picture] = []

    init(count: Int) {
      inside = Array(filledWith: .none, count: count)
      scrolls = inside
      owners = inside
      isBehind = Array(filledWith: false, count: count)
    }
  }

  /// A picture that is larger than what a clip leaves of it.
  private struct Picture {
    var clip: ViewID
    var image: ViewID
    var place: Int
  }

  /// So many of each are compared with each other.
  private static let most = 64

  private func note(_ view: ViewID, at place: Int, in scene: inout TapScene) {
    let (above, index) = (outline.parent(of: view), Int(view.index))
    if !above.isNone {
      let outer = Int(above.index)
      scene.scrolls[index] = tree[above].kind == .scrollView ? above : scene.scrolls[outer]
      scene.owners[index] = isTarget(above) ? above : scene.owners[outer]
      scene.isBehind[index] =
        scene.isBehind[outer] || tree[above].kind == .background && !outline.isPrimary(view)
    }
    if isTarget(view), scene.owners[index].isNone, scene.targets.count < Self.most {
      scene.targets.append((view, place))
    }
    if tree[view].kind == .effect, tree.modifiers.effects[tree[view]].isClip, !scene.isBehind[index],
      scene.pictures.count < Self.most, let image = wideImage(in: view)
    {
      scene.pictures.append(Picture(clip: view, image: image, place: place))
    }
  }

  // MARK: Covers

  private static let passing: Set<String> = [
    "allowsHitTesting", "disabled", "onTapGesture", "gesture", "highPriorityGesture", "simultaneousGesture",
  ]

  /// Something to see through that is in front of all, and in front of a control.
  private mutating func checkCover(_ layers: [ViewID], _ scene: TapScene) {
    guard layers.count > 1, let front = layers.last, let cover = thinPainter(front),
      !layers.contains(where: { isRaised($0) }), !isConditional(cover),
      sites.enclosingCall(of: Self.passing, around: tree[cover].source) == nil
    else { return }
    for layer in layers.dropLast() {
      let target = scene.inside[Int(layer.index)]
      guard !target.isNone, frame(target).area > 0, frame(target).lies(in: frame(cover)) else { continue }
      return report(
        .tapsTaken, at: range(cover),
        "\(name(cover)) lies in front of \(name(target)) and takes its taps: what is seen through is hit all the same",
        help: ".allowsHitTesting(false) on it lets taps through",
        notes: [.init("the control is here", at: range(target))])
    }
  }

  /// A colour, gradient, shape or picture that something can be seen through.
  private func thinPainter(_ layer: ViewID) -> ViewID? {
    guard opaquePainter(layer) == nil else { return nil }
    var view = layer
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .color, .gradient: return isVisible(view) ? view : nil
      case .shape:
        let shape = tree.contents.shapes[node]
        return shape.fill != nil && shape.stroke == nil && isVisible(view) ? view : nil
      case .frame, .flexibleFrame, .padding, .layoutPriority, .ignoresSafeArea, .aspectRatio: break
      case .effect: if tree.modifiers.effects[node].isInvisible { return nil }
      default: return nil
      }
      view = node.firstChild
    }
    return nil
  }

  // MARK: Pictures

  /// Less does not reach a finger.
  private static let reachOfPicture = 8.0
  /// The share of a control that a picture takes.
  private static let shareOfControl = 0.25

  /// The resizable picture that a clip makes smaller.
  private func wideImage(in clip: ViewID) -> ViewID? {
    var view = tree[clip].firstChild
    while !view.isNone, tree[view].kind.isModifier {
      // A clip further in does the same.
      if tree[view].kind == .effect, tree.modifiers.effects[tree[view]].isClip { return nil }
      view = tree[view].firstChild
    }
    guard !view.isNone, tree[view].kind == .image, tree.contents.images[tree[view]].isResizable,
      Axis.allCases.contains(where: {
        frame(view).size[$0] > frame(clip).size[$0] + 2 * Self.reachOfPicture
      })
    else { return nil }
    return view
  }

  private mutating func checkCut(_ picture: Picture, _ scene: TapScene) {
    let (clip, image) = (picture.clip, Int(picture.image.index))
    guard
      sites.enclosingCall(of: ["contentShape", "allowsHitTesting"], around: tree[picture.image].source) == nil
    else { return }
    for (target, place) in scene.targets where place < picture.place {
      let own = frame(target)
      guard scene.owners[image] != target, scene.scrolls[image] == scene.scrolls[Int(target.index)],
        !own.overlaps(frame(clip)), own.area > 0,
        own.shared(with: frame(picture.image)) >= own.area * Self.shareOfControl
      else { continue }
      return report(
        .tapsTaken, at: range(clip),
        "\(name(picture.image)) is \(points(frame(picture.image).size.width)) × "
          + "\(points(frame(picture.image).size.height)) pt and reaches over \(name(target)): this clip cuts what is seen "
          + "of it, and not what is hit",
        help: ".contentShape(.rect) after the clip, or .allowsHitTesting(false) on the picture",
        notes: [.init("the control is here", at: range(target))])
    }
  }
}

extension Rect {
  /// The area that two rectangles share.
  fileprivate func shared(with other: Rect) -> Double {
    max(min(maxX, other.maxX) - max(minX, other.minX), 0)
      * max(min(maxY, other.maxY) - max(minY, other.minY), 0)
  }
}
