import LaySyntax
import LayViews

/// Which views hold something that stands in for what is not known: a project's sources are not all there.
struct HeldStandIns {
  private var isInside: [Bool]

  /// - Complexity: O(n) in the views; of a file that is checked by itself nothing is looked at.
  init(_ inspection: Inspection) {
    isInside = []
    guard inspection.layout.configuration.isLenient else { return }
    isInside = Array(filledWith: false, count: inspection.tree.nodes.count)
    for view in inspection.outline.placed.reversed() {
      switch inspection.tree[view].kind {
      case .text: if inspection.isStandInText(view) { isInside[Int(view.index)] = true }
      case .image: if inspection.isMissingImage(view) { isInside[Int(view.index)] = true }
      case .shape: if inspection.isBox(view) { isInside[Int(view.index)] = true }
      default: break
      }
      let above = inspection.outline.parent(of: view)
      if isInside[Int(view.index)], !above.isNone { isInside[Int(above.index)] = true }
    }
  }

  subscript(view: ViewID) -> Bool { !isInside.isEmpty && isInside[Int(view.index)] }
}

extension Inspection {
  /// Whether a view holds, or is, what stands in for something that is not known: how large that is says nothing.
  mutating func holdsStandIn(_ view: ViewID) -> Bool {
    if let known = facts.standIns { return known[view] }
    let found = HeldStandIns(self)
    facts.standIns = found
    return found[view]
  }

  /// Whether how long a view is follows from a stand-in: from one in it, or from one beside it in a stack along the axis.
  mutating func dependsOnStandIn(_ view: ViewID, _ axis: Axis) -> Bool {
    reachesStandIn(from: view, axis, pastFrames: false)
  }

  /// Whether where a view lies follows from a stand-in: a frame that says how long it is does not say where.
  mutating func isMovedByStandIn(_ view: ViewID, _ axis: Axis) -> Bool {
    reachesStandIn(from: view, axis, pastFrames: true)
  }

  private mutating func reachesStandIn(from view: ViewID, _ axis: Axis, pastFrames: Bool) -> Bool {
    guard layout.configuration.isLenient else { return false }
    if holdsStandIn(view) { return true }
    var view = view
    for _ in 0..<Self.reach {
      view = outline.parent(of: view)
      if view.isNone { return false }
      let node = tree[view]
      if !pastFrames, node.kind == .frame, tree.modifiers.frames[node][axis] != nil { return false }
      if node.kind.mainAxis == axis, holdsStandIn(view) { return true }
    }
    return false
  }

  /// So far up a stack is looked for.
  private static let reach = 40

  fileprivate func isStandInText(_ view: ViewID) -> Bool {
    let runs = tree.contents.texts.description(of: tree[view]).runs
    return runs.contains { $0.paint == .standIn } || isUnread(view)
  }

  /// Whether a box stands for a picture that is not there: how large that is, only an app that runs knows.
  fileprivate func isMissingImage(_ view: ViewID) -> Bool {
    let image = tree.contents.images[tree[view]]
    guard case .asset = image.source else { return false }
    return image.picture == nil
  }

  /// Whether a box stands for a view whose picture only an app draws: how large it is may follow from that picture.
  fileprivate func isBox(_ view: ViewID) -> Bool { tree.contents.shapes[tree[view]].isPlaceholder }

  /// Whether a text is the message of an error, in the box that stands for what could not be drawn.
  func isMessage(_ view: ViewID) -> Bool {
    tree.contents.texts.description(of: tree[view]).runs.first?.paint == .error
  }

  /// Whether a colour may be that which stands in for one that is not known.
  func isStandInColor(_ color: RGBA) -> Bool {
    guard layout.configuration.isLenient else { return false }
    let platform = layout.configuration.platform
    return platform.color(.gray, in: .light) == color || platform.color(.gray, in: .dark) == color
  }
}
