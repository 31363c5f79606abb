import LayEngine
import LaySyntax
import LayViews

// Frames whose arguments contradict each other or the frame around them.

extension Inspection {
  mutating func checkFrames(_ view: ViewID, _ node: ViewNode) {
    switch node.kind {
    case .flexibleFrame:
      let frame = tree.modifiers.flexibleFrames[node]
      for axis in Axis.allCases {
        checkOrder(view, frame[axis], axis)
        checkFilling(view, frame[axis], axis)
      }
    case .frame:
      checkNested(view, tree.modifiers.frames[node])
      checkSplit(view, tree.modifiers.frames[node])
    default: break
    }
  }

  /// SwiftUI takes a missing ideal for the minimum, and a missing maximum for the ideal.
  private mutating func checkOrder(_ view: ViewID, _ bounds: FlexibleFrameSpec.Bounds, _ axis: Axis) {
    let given = [("min", bounds.minimum), ("ideal", bounds.ideal), ("max", bounds.maximum)]
    let values = given.compactMap { label, value in value.map { (label + axis.capitalizedLength, $0) } }
    for (first, second) in zip(values, values.dropFirst()) where first.1 > second.1 {
      let labels = [first.0, second.0].compactMap { label in
        sites.argument(label, ofCallAt: tree[view].source).map { syntax.range($0) }
      }
      report(
        .frameContradiction, at: labels.last ?? range(view),
        "\(first.0) \(points(first.1)) exceeds \(second.0) \(points(second.1)); "
          + consequence(bounds, of: first.0, second.0),
        notes: labels.count == 2 ? [.init("the other limit is here", at: labels[0])] : [],
        fix: swap(first.0, second.0, of: view))
      return
    }
  }

  private func consequence(_ bounds: FlexibleFrameSpec.Bounds, of first: String, _ second: String) -> String {
    if second.hasPrefix("ideal") { return "SwiftUI raises the ideal to the minimum" }
    if first.hasPrefix("ideal") { return "SwiftUI raises the maximum to the ideal" }
    return "SwiftUI reports it at run time and applies neither"
  }

  private func swap(_ first: String, _ second: String, of view: ViewID) -> Diagnostic.Fix? {
    let source = tree[view].source
    guard let a = sites.argument(first, ofCallAt: source), let b = sites.argument(second, ofCallAt: source),
      sites.isNumberLiteral(a), sites.isNumberLiteral(b)
    else { return nil }
    let (x, y) = (sites.value(ofArgument: a), sites.value(ofArgument: b))
    return Diagnostic.Fix(
      [.init(x, syntax.source.text(y)), .init(y, syntax.source.text(x))], isSafe: false)
  }

  /// Whatever fills a proposal has nothing to fill where none is made.
  private mutating func checkFilling(_ view: ViewID, _ bounds: FlexibleFrameSpec.Bounds, _ axis: Axis) {
    guard bounds.maximum == .infinity, bounds.minimum == nil, bounds.ideal == nil,
      proposal(view)[axis] == nil, let scroll = scrollView(unbounding: view, axis), !isLongest(view, axis),
      !isCandidate(scroll)
    else { return }
    // A stack's children may be proposed nothing while it measures; only what they end with counts.
    let label = "max" + axis.capitalizedLength
    report(
      .fillInUnboundedAxis, at: range(view, label),
      "\(label): .infinity cannot fill: the \(axis.adjective) scroll view proposes no \(axis.lengthName), "
        + "so the frame has the \(points(frame(view).size[axis])) pt of its content",
      notes: [.init("the scroll view is here", at: range(scroll))])
  }

  /// Whether a view is one of those that a ViewThatFits chooses from: what it scrolls may stand outside of it as well, and
  /// fill there.
  func isCandidate(_ view: ViewID) -> Bool {
    guard Reach.isWhole else { return false }
    var view = view
    while case let above = outline.parent(of: view), !above.isNone {
      if tree[above].kind == .viewThatFits { return true }
      guard tree[above].kind.isModifier else { return false }
      view = above
    }
    return false
  }

  /// Whether a view is as long across its row or column as that is itself: it has nothing left to fill.
  private func isLongest(_ view: ViewID, _ axis: Axis) -> Bool {
    guard case .container(let holder, let kind) = outline.surroundings(of: view, in: tree) else {
      return false
    }
    let main: Axis? = kind == .gridRow ? .horizontal : kind.mainAxis
    guard main == axis.other, hasSeveralChildren(holder) else { return false }
    return frame(view).size[axis] >= frame(holder).size[axis] - tolerance
  }

  /// The scroll view that leaves a view without a proposal on an axis; nil where something else does.
  func scrollView(unbounding view: ViewID, _ axis: Axis) -> ViewID? {
    let cause = source(ofMissing: axis, for: view)
    guard !cause.isNone, tree[cause].kind == .scrollView else { return nil }
    return tree.containers.scrolls[tree[cause]].axes.contains(axis) ? cause : nil
  }

  /// The nearest view above that was proposed a length and did not hand it on; `.none` if none was ever proposed.
  func source(ofMissing axis: Axis, for view: ViewID) -> ViewID {
    var above = outline.parent(of: view)
    while !above.isNone, proposal(above)[axis] == nil { above = outline.parent(of: above) }
    return above
  }

  /// Two fixed frames with only modifiers between them that do not affect layout.
  private mutating func checkNested(_ view: ViewID, _ outer: FrameSpec) {
    guard let inner = innerFrame(of: view) else { return }
    let spec = tree.modifiers.frames[tree[inner]]
    for axis in Axis.allCases {
      guard let large = spec[axis], let small = outer[axis], large.isFinite, small >= 0, large > small else {
        continue
      }
      guard !isClipped(view) else { return }
      report(
        .nestedFrameConflict, at: range(view, axis.lengthName),
        "outer \(axis.lengthName) \(points(small)) is smaller than inner \(axis.lengthName) \(points(large)); "
          + "the view stands out by \(points((large - small) / 2)) pt on each side",
        notes: [.init("the inner frame is here", at: range(inner, axis.lengthName))])
      overflowing.insert(view)
      return
    }
  }

  private func isScaled(_ effect: EffectSpec) -> Bool {
    switch effect {
    case .scale, .transform: true
    default: false
    }
  }

  /// The fixed frame directly inside another, through modifiers that only decorate.
  func innerFrame(of view: ViewID) -> ViewID? {
    var inner = tree[view].firstChild
    while !inner.isNone {
      switch tree[inner].kind {
      case .frame: return inner
      // Drawn at another size, it may be just as large as the outer one.
      case .effect where isScaled(tree.modifiers.effects[tree[inner]]): return nil
      case .effect, .background, .overlay, .layoutPriority: inner = tree[inner].firstChild
      default: return nil
      }
    }
    return nil
  }

  private mutating func checkSplit(_ view: ViewID, _ outer: FrameSpec) {
    let child = tree[view].firstChild
    // A caller cannot change a frame inside a component.
    guard !child.isNone, tree[child].kind == .frame,
      sites.base(ofModifierAt: tree[view].source) == sites.call(at: tree[child].source)
    else { return }
    let inner = tree.modifiers.frames[tree[child]]
    let isDivided =
      (outer.width == nil) != (outer.height == nil)
      && (inner.width == nil) == (outer.height == nil) && (inner.height == nil) == (outer.width == nil)
    guard isDivided, outer.alignment == inner.alignment, let width = outer.width ?? inner.width,
      let height = outer.height ?? inner.height
    else { return }
    report(
      .splitFrame, at: range(view),
      "two frames can be one: .frame(width: \(points(width)), height: \(points(height)))",
      fix: merging(view, into: child))
  }

  /// The outer frame's length as an argument of the inner one. Comments between the two go before the one that is left.
  private func merging(_ outer: ViewID, into inner: ViewID) -> Diagnostic.Fix? {
    let (from, to) = (tree[outer].source, tree[inner].source)
    guard let first = sites.call(at: to), let second = sites.call(at: from) else { return nil }
    let rest = SourceRange(start: syntax.range(first).end, end: syntax.range(second).end)
    guard let argument = mergedArgument(from, to), let comments = sites.commentsMoved(from: rest, before: to)
    else {
      return nil
    }
    return Diagnostic.Fix(comments + [argument, .init(rest, "")], isSafe: true)
  }

  private func mergedArgument(_ from: UInt32, _ to: UInt32) -> Diagnostic.Fix.Edit? {
    if let width = sites.argument("width", ofCallAt: from), let first = sites.argument(0, ofCallAt: to) {
      let start = syntax.range(first).start
      return .init(SourceRange(start: start, end: start), syntax.source.text(syntax.range(width)) + ", ")
    }
    guard let height = sites.argument("height", ofCallAt: from),
      let width = sites.argument("width", ofCallAt: to)
    else { return nil }
    let end = syntax.range(width).end
    return .init(SourceRange(start: end, end: end), ", " + syntax.source.text(syntax.range(height)))
  }
}
