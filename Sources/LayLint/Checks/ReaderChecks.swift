import LayEngine
import LaySyntax
import LayViews

// GeometryReaders that take more than anybody asked them for.

extension Inspection {
  mutating func checkReaders() {
    guard settings.isOn(.readerTakesAll), tree.nodes.contains(where: { $0.kind == .geometryReader }) else {
      return
    }
    let uses = NameUses(syntax)
    for view in outline.placed where tree[view].kind == .geometryReader && isWritten(view) {
      guard let closure = sites.closure(ofCallAt: tree[view].source) else { continue }
      checkReader(view, reads: ReaderUse(of: closure, in: sites, uses).axes)
    }
  }

  private mutating func checkReader(_ view: ViewID, reads axes: AxisSet) {
    guard let content = contentBounds(view), !isInLayer(view) else { return }
    let place = frame(view)
    var isShort: [Bool] = []
    for axis in Axis.allCases {
      isShort.append(content.size[axis] < place.size[axis] - tolerance && isOpen(view, axis))
    }
    if axes.isEmpty {
      guard isShort.contains(true) else { return }
      return reportReader(view, content, "and nothing reads it")
    }
    // A length that is not read is not what the reader is for.
    for axis in Axis.allCases where !axes.contains(axis) && isOpen(view, axis) {
      let isSpare = axis == .horizontal ? isShort[0] : isShort[1]
      if isSpare, content.minX <= place.minX + tolerance, content.minY <= place.minY + tolerance,
        isShort == [true, true] || neighbourhood.rival(of: view, along: axis) != nil || isPainted(view)
      {
        return reportReader(view, content, "and only its \(axis.other.lengthName) is read")
      }
      if let stack = neighbourhood.rival(of: view, along: axis) {
        if isCrowded(stack, axis) { return reportShared(view, in: stack, axis) }
        if holdsShapesAlone(view, axis) { return reportBar(view, in: stack, axis) }
      }
    }
  }

  /// Whether all that a reader takes is seen, by what is painted straight around it.
  private mutating func isPainted(_ reader: ViewID) -> Bool {
    let above = outline.parent(of: reader)
    return !above.isNone && outline.isPrimary(reader) && decorates(above)
  }

  /// All that a reader holds, as one rectangle; nil for nothing.
  private func contentBounds(_ reader: ViewID) -> Rect? {
    var bounds: Rect?
    for child in children(reader) where frames.isPlaced(child) {
      bounds = bounds.map { $0.union(frame(child)) } ?? frame(child)
    }
    return bounds
  }

  func isInLayer(_ view: ViewID) -> Bool {
    if case .layer = outline.surroundings(of: view, in: tree) { return true }
    return false
  }

  /// Whether nothing in the source says how long a reader is along an axis.
  private mutating func isOpen(_ view: ViewID, _ axis: Axis) -> Bool {
    proposal(view)[axis] != nil && neighbourhood.has(view, .isOpen(axis))
  }

  /// Whether several children of a stack are as long as they are because a reader lies in each.
  private mutating func isCrowded(_ stack: ViewID, _ axis: Axis) -> Bool {
    if let known = facts.rows.isCrowded[stack] { return known }
    let answer = holdsSeveralReaders(stack, axis)
    facts.rows.isCrowded[stack] = answer
    return answer
  }

  private mutating func holdsSeveralReaders(_ stack: ViewID, _ axis: Axis) -> Bool {
    var lengths: [Double] = []
    for child in children(stack) where readers(in: child, along: axis) {
      lengths.append(frame(child).size[axis])
    }
    guard let least = lengths.min(), let most = lengths.max() else { return false }
    return lengths.count > 1 && most - least <= 1 + tolerance
  }

  /// Whether a reader along an axis makes a stack's child as long as it is proposed.
  private mutating func readers(in child: ViewID, along axis: Axis) -> Bool {
    var view = child
    while !view.isNone {
      let node = tree[view]
      switch node.kind {
      case .geometryReader: return isOpen(view, axis)
      case .frame: if tree.modifiers.frames[node][axis] != nil { return false }
      case .hStack, .vStack, .zStack:
        guard node.kind.mainAxis != axis else { return false }
        for inner in children(view) where tree[content(of: inner)].kind == .geometryReader {
          return isOpen(content(of: inner), axis)
        }
        return false
      default: if !node.kind.isModifier { return false }
      }
      view = node.firstChild
    }
    return false
  }

  private mutating func reportShared(_ view: ViewID, in stack: ViewID, _ axis: Axis) {
    report(
      .readerTakesAll, at: range(view),
      "a GeometryReader takes all the \(axis.lengthName) it is offered, \(points(frame(view).size[axis])) pt, though "
        + "only its \(axis.other.lengthName) is read: the \(tree.spelling(of: stack) ?? "stack") at \(place(stack)) "
        + "divides its \(axis.lengthName) among all that hold one",
      help: "give it a \(axis.lengthName), by .frame(\(axis.lengthName):)",
      notes: [.init("the stack is here", at: range(stack))])
  }

  /// Whether all that a reader holds are shapes and colours that nothing gives a length along an axis: a bar, of which
  /// one length is a share of the reader's.
  private func holdsShapesAlone(_ reader: ViewID, _ axis: Axis) -> Bool {
    var holdsShare = false
    for child in children(reader) {
      var waiting = [child]
      while let view = waiting.popLast() {
        let node = tree[view]
        switch node.kind {
        case .frame:
          let spec = tree.modifiers.frames[node]
          if spec[axis] != nil { return false }
          if spec[axis.other] != nil { holdsShare = true }
        case .flexibleFrame: if tree.modifiers.flexibleFrames[node][axis].maximum != nil { return false }
        case .zStack, .effect, .offset, .layoutPriority: break
        case .shape, .color, .gradient: continue
        default: return false
        }
        waiting += children(view)
      }
    }
    return holdsShare
  }

  private mutating func reportBar(_ view: ViewID, in stack: ViewID, _ axis: Axis) {
    report(
      .readerTakesAll, at: range(view),
      "a GeometryReader takes all the \(axis.lengthName) it is offered, and the shapes in it with it: "
        + "\(points(frame(view).size[axis])) of the \(points(frame(stack).size[axis])) pt of the "
        + "\(tree.spelling(of: stack) ?? "stack") at \(place(stack)); only its \(axis.other.lengthName) is read",
      help: "give it a \(axis.lengthName), by .frame(\(axis.lengthName):)",
      notes: [.init("the stack is here", at: range(stack))])
  }

  private mutating func reportReader(_ view: ViewID, _ content: Rect, _ reason: String) {
    let size = frame(view).size
    report(
      .readerTakesAll, at: range(view),
      "a GeometryReader takes all it is offered, \(points(size.width)) × \(points(size.height)) pt, "
        + "\(reason); it puts its content of \(points(content.size.width)) × \(points(content.size.height)) at the top leading corner",
      help:
        "read sizes in a background, or give the content .frame(maxWidth: .infinity, maxHeight: .infinity)")
  }
}

extension CallSites {
  /// The trailing closure of the call at an offset, or its only argument if that is one.
  func closure(ofCallAt offset: UInt32) -> SyntaxID? {
    guard let call = call(at: offset) else { return nil }
    let trailing = syntax.child(call, 2)
    if !trailing.isNone, syntax.kind(trailing) == .closure { return trailing }
    guard let argument = argument(0, ofCallAt: offset), case let value = syntax.child(argument, 0),
      !value.isNone, syntax.kind(value) == .closure
    else { return nil }
    return value
  }
}
