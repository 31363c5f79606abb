import LaySyntax
import LayViews

// Frames that were to make larger what keeps its own size.

extension Inspection {
  mutating func checkFramedContent(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .frame, isWritten(view) else { return }
    let spec = tree.modifiers.frames[node]
    checkFramedImage(view, spec)
    checkFramedDivider(view, spec)
    if Reach.isWhole { checkFittedImage(view, spec) }
  }

  // MARK: Images

  /// From here on an image is seen to be small in its frame, and the frame is more than room for a finger.
  private static let smallness = 2.5
  private static let fingertip = 44.0

  /// An image that is not resizable, in a frame that is much larger than it and shows nothing else.
  private mutating func checkFramedImage(_ view: ViewID, _ spec: FrameSpec) {
    if let image = passingEffects(tree[view].firstChild), tree[image].kind == .color,
      isWritten(image, as: "AsyncImage")
    {
      return report(
        .imageKeepsSize, at: range(image),
        "the picture of an AsyncImage without a content closure keeps its own size, whatever its frame",
        help: "AsyncImage(url:) { $0.resizable().scaledToFill() } placeholder: { } lets it take the frame",
        notes: [.init("the frame is here", at: range(view))])
    }
    guard settings.isOn(.imageKeepsSize), let width = spec.width, let height = spec.height,
      min(width, height) > Self.fingertip, width.isFinite, height.isFinite,
      let image = passingEffects(tree[view].firstChild), tree[image].kind == .image, isWritten(image),
      case let description = tree.contents.images[tree[image]], !description.isResizable,
      description.picture != nil || description.isSymbol, case let own = frame(image).size,
      own.width * Self.smallness <= width, own.height * Self.smallness <= height,
      sites.enclosingCall(of: ["font", "imageScale"], around: tree[image].source) == nil, !isShown(view)
    else { return }
    report(
      .imageKeepsSize, at: range(view),
      "\(name(image)) keeps its own size of \(points(own.width)) × \(points(own.height)) pt in this frame of "
        + "\(points(width)) × \(points(height))",
      help: description.isSymbol
        ? ".resizable().scaledToFit() before the frame, or .font(.system(size:)), makes it larger"
        : ".resizable().scaledToFit() before the frame makes it larger",
      notes: [.init("the image is here", at: range(image))])
  }

  /// Less room is a margin.
  private static let noticeableRoom = (points: 48.0, share: 0.3)

  /// A picture that keeps its ratio, in a frame that has more room for it along a stack than it takes.
  private mutating func checkFittedImage(_ view: ViewID, _ spec: FrameSpec) {
    guard settings.isOn(.pictureLeavesRoom), case let image = content(of: view), tree[image].kind == .image,
      case let description = tree.contents.images[tree[image]], description.isResizable,
      description.picture != nil || description.isSymbol, let (stack, _) = stack(around: view),
      let axis = tree[stack].kind.mainAxis,
      let length = spec[axis], length.isFinite, case let own = frame(image).size[axis],
      case let free = length - own, free >= Self.noticeableRoom.points,
      free >= length * Self.noticeableRoom.share,
      own > 0, isFitted(image), !isShown(view),
      spec.alignment.horizontal == .horizontalCenter, spec.alignment.vertical == .verticalCenter
    else { return }
    report(
      .pictureLeavesRoom, at: range(view, axis.lengthName),
      "\(name(image)) keeps its ratio and is \(points(own)) pt \(axis.extent) in the \(points(length)) of this frame: "
        + "\(points(free)) pt stay free \(axis == .vertical ? "above and below" : "beside") it",
      help:
        "leave the \(axis.lengthName) out, or let the picture fill, by .scaledToFill() and .clipped() after the frame",
      notes: [.init("the picture is here", at: range(image))])
  }

  /// Whether a ratio straight around a picture makes it as large as there is room, and no larger.
  private func isFitted(_ image: ViewID) -> Bool {
    var view = outline.parent(of: image)
    while !view.isNone, tree[view].kind == .effect { view = outline.parent(of: view) }
    return !view.isNone && tree[view].kind == .aspectRatio && !tree.modifiers.aspectRatios[tree[view]].fills
  }

  /// Whether a frame is seen: something is painted around it, it is cut to a shape, or it is what a button reacts on.
  private mutating func isShown(_ view: ViewID) -> Bool {
    var view = view
    while case let above = outline.parent(of: view), !above.isNone {
      if tree[above].kind == .control { return true }
      guard tree[above].kind.isModifier, outline.isPrimary(view) else { break }
      if decorates(above) { return true }
      if tree[above].kind == .effect, tree.modifiers.effects[tree[above]].isClip { return true }
      view = above
    }
    if isInLayer(view) { return true }
    if case .container(_, .zStack) = outline.surroundings(of: view, in: tree) { return true }
    return false
  }

  // MARK: Dividers

  /// Between a line that was to be thicker and one that was to have room.
  private static let thicknesses = 2.0...20.0

  /// A Divider's line is as thick as it is; a frame across it is room.
  private mutating func checkFramedDivider(_ view: ViewID, _ spec: FrameSpec) {
    guard settings.isOn(.dividerKeepsThickness), let divider = passingEffects(tree[view].firstChild),
      tree[divider].kind == .divider || isBar(divider), case let size = frame(divider).size,
      case let axis = size.width < size.height ? Axis.horizontal : .vertical,
      let length = spec[axis], Self.thicknesses.contains(length), spec[axis.other] == nil, !isShown(view)
    else { return }
    report(
      .dividerKeepsThickness, at: range(view, axis.lengthName),
      "the line of a \(tree.spelling(of: divider) ?? "Divider") stays \(points(size[axis])) pt \(axis == .vertical ? "high" : "wide"); the other "
        + "\(points(length - size[axis])) pt of this frame are room around it",
      help: tree[divider].kind == .control
        ? ".scaleEffect(y:) before the frame, or a style of its own, makes it thicker"
        : "a Rectangle in a frame is as thick as that; or .overlay(Color.gray) after the frame")
  }

  /// Whether a view is progress that is drawn as a line.
  private func isBar(_ view: ViewID) -> Bool {
    tree[view].kind == .control && tree.containers.controls[tree[view]].spelling == "ProgressView"
      && frame(view).size.height < Self.thicknesses.lowerBound * 4
      && frame(view).size.width > Self.fingertip
  }
}

extension ImageSpec {
  fileprivate var isSymbol: Bool {
    if case .symbol = source { return true }
    return false
  }
}
