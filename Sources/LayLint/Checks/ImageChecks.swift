import LaySyntax
import LayViews

// Pictures that are drawn out of shape.

extension Inspection {
  /// Less is not seen in a picture; a symbol may be put into a square.
  private static let pictureStretch = 1.1
  private static let symbolStretch = 1.5
  /// A ratio that is written may be that of other pictures than the one that stands in for them, and a photograph of
  /// three by two is often squared.
  private static let givenStretch = 1.6

  /// A resizable picture takes both lengths that it is offered, whatever its own ratio.
  mutating func checkStretchedImage(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .image, settings.isOn(.imageStretched), !node.isPart,
      case let image = tree.contents.images[node], image.isResizable, image.size.width > 0,
      image.size.height > 0, image.picture != nil || image.isSymbol, !isTiled(view)
    else { return }
    let (size, natural) = (frame(view).size, image.size)
    guard size.width > 1, size.height > 1 else { return }
    let ratio = size.width / size.height / (natural.width / natural.height)
    let stretch = max(ratio, 1 / ratio)
    guard stretch > (image.isSymbol ? Self.symbolStretch : Self.pictureStretch), stretch.isFinite else {
      return
    }
    if let given = givenRatio(around: view) {
      guard stretch > Self.givenStretch, !image.isSymbol else { return }
      return report(
        .imageStretched, at: range(given),
        "this ratio is not that of \(name(view)), \(points(natural.width)) × \(points(natural.height)), which is drawn "
          + "in \(points(size.width)) × \(points(size.height)) pt: it is out of shape",
        help:
          "give the ratio to a Color.clear, and .overlay { } it with the picture, .scaledToFill() and .clipped()",
        notes: [.init("the picture is here", at: range(view))], atMost: .info)
    }
    report(
      .imageStretched, at: resizing(of: view) ?? range(view),
      "\(name(view)) is \(points(natural.width)) × \(points(natural.height)) and drawn in "
        + "\(points(size.width)) × \(points(size.height)) pt: it is out of shape",
      help: ".scaledToFit() keeps its ratio; .scaledToFill() does, too, and wants .clipped() after the frame")
  }

  /// Where a picture is made resizable, if that is near it.
  private func resizing(of view: ViewID) -> SourceRange? {
    sites.enclosingCall(of: ["resizable"], around: tree[view].source).flatMap { sites.nameRange(ofCall: $0) }
  }

  /// `resizable(capInsets:)` and `resizable(resizingMode:)` say what is to be stretched or repeated.
  private func isTiled(_ view: ViewID) -> Bool {
    guard let call = sites.enclosingCall(of: ["resizable"], around: tree[view].source),
      let name = sites.nameRange(ofCall: call), let list = sites.argumentList(ofCallAt: name.start)
    else { return false }
    return !syntax.child(list, 0).isNone
  }

  /// A ratio that is written around a picture.
  private func givenRatio(around view: ViewID) -> ViewID? {
    var view = view
    while case let above = outline.parent(of: view), !above.isNone, tree[above].kind.isModifier,
      outline.isPrimary(view)
    {
      if tree[above].kind == .aspectRatio, tree.modifiers.aspectRatios[tree[above]].ratio != nil {
        return above
      }
      view = above
    }
    return nil
  }
}

extension ImageSpec {
  fileprivate var isSymbol: Bool {
    if case .symbol = source { return true }
    return false
  }
}
