import LaySyntax
import LayViews

// Ratios that come too late.

extension Inspection {
  /// A ratio around a frame that gives one length: it keeps the frame in shape, not the picture or shape in the frame.
  mutating func checkRatio(_ view: ViewID, _ node: ViewNode) {
    guard node.kind == .aspectRatio, settings.isOn(.ratioAfterFrame), !node.isPart,
      let holder = outerFrame(inside: view), let leaf = flexibleLeaf(in: holder)
    else { return }
    let spec = tree.modifiers.frames[tree[holder]]
    guard let axis = Axis.allCases.first(where: { spec[$0] != nil }), spec[axis.other] == nil,
      let wanted = tree.modifiers.aspectRatios[node].ratio ?? naturalRatio(of: leaf), wanted > 0,
      wanted.isFinite
    else { return }
    let size = frame(leaf).size
    guard size.height > 0, size.width > 0, abs(size.width / size.height / wanted - 1) > 0.01 else {
      return object(.ratioAfterFrame, at: range(view))
    }
    report(
      .ratioAfterFrame, at: range(view),
      "the frame at \(place(holder)) comes first: \(name(leaf)) is \(points(size.width)) × \(points(size.height)) pt, and "
        + "not in the ratio \(points(wanted)) : 1",
      help: "put the ratio before the frame", notes: [.init("the frame is here", at: range(holder))])
  }

  private func outerFrame(inside view: ViewID) -> ViewID? {
    var inner = tree[view].firstChild
    while !inner.isNone {
      switch tree[inner].kind {
      case .frame: return tree[inner].isPart ? nil : inner
      case .effect, .layoutPriority: inner = tree[inner].firstChild
      default: return nil
      }
    }
    return nil
  }

  /// What takes the whole frame: a picture, a colour or a shape.
  private func flexibleLeaf(in holder: ViewID) -> ViewID? {
    var view = tree[holder].firstChild
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .image: return tree.contents.images[node].isResizable ? view : nil
      case .shape, .color, .gradient: return view
      case .effect, .layoutPriority: view = node.firstChild
      default: return nil
      }
    }
    return nil
  }

  private func naturalRatio(of leaf: ViewID) -> Double? {
    guard tree[leaf].kind == .image else { return nil }
    let size = tree.contents.images[tree[leaf]].size
    return size.height > 0 ? size.width / size.height : nil
  }
}
