import LaySyntax
import LayViews

/// What lies around each view, found in one pass from the root down: asked one view after the other, the ways up would
/// take the square of the depth.
struct Neighbourhood {
  /// The child of an HStack or VStack that a view is, or is the content of: through modifiers, and out of a control's
  /// label. `.none` where something else holds it.
  private var items: [ViewID]
  /// The fixed frame that a view is laid out in, alone or in a ZStack.
  private var holders: [ViewID]
  private var flags: [Flags]
  /// The stack that divides its length along an axis among a view and others.
  private var rivals: [Rivals]

  private struct Rivals {
    var horizontal = ViewID.none
    var vertical = ViewID.none

    subscript(axis: Axis) -> ViewID {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// Others lie beside it in a row, or it is given a place of its own: narrower than the screen is no surprise.
    static let sharesWidth = Flags(rawValue: 1)
    /// It lies in what scrolls, a list among them.
    static let scrolls = Flags(rawValue: 2)
    /// Along the axis nothing in the source says how long it is.
    static let isOpenHorizontally = Flags(rawValue: 4)
    static let isOpenVertically = Flags(rawValue: 8)
    static let isOpen: Flags = [.isOpenHorizontally, .isOpenVertically]
    /// Something below it in a column, or a background around it, shows how tall it is.
    static let showsHeight = Flags(rawValue: 16)

    static func isOpen(_ axis: Axis) -> Flags {
      axis == .horizontal ? .isOpenHorizontally : .isOpenVertically
    }
  }

  func has(_ view: ViewID, _ flag: Flags) -> Bool { flags[Int(view.index)].contains(flag) }

  /// The fixed frame around a view that nothing clips; nil for none.
  func holder(of view: ViewID) -> ViewID? { holders[Int(view.index)].ifAny }

  func item(of view: ViewID) -> ViewID? { items[Int(view.index)].ifAny }

  func rival(of view: ViewID, along axis: Axis) -> ViewID? { rivals[Int(view.index)][axis].ifAny }

  /// - Complexity: O(n) in the views.
  init(_ inspection: Inspection) {
    let count = inspection.tree.nodes.count
    items = Array(filledWith: .none, count: count)
    holders = items
    rivals = Array(filledWith: Rivals(), count: count)
    flags = Array(filledWith: .isOpen, count: count)
    for view in inspection.outline.placed {
      let above = inspection.outline.parent(of: view)
      if !above.isNone { note(view, in: above, inspection) }
      if inspection.tree[view].kind == .scrollView { flags[Int(view.index)].insert(.scrolls) }
    }
  }

  private mutating func note(_ view: ViewID, in above: ViewID, _ inspection: Inspection) {
    let (tree, node) = (inspection.tree, inspection.tree[above])
    let (index, outer) = (Int(view.index), Int(above.index))
    let isContent = node.kind.isModifier && inspection.outline.isPrimary(view)
    flags[index].formUnion(flags[outer].intersection([.sharesWidth, .scrolls, .showsHeight]))
    switch node.kind {
    case .hStack, .vStack:
      items[index] = view
      let axis: Axis = node.kind == .hStack ? .horizontal : .vertical
      let isShared = inspection.hasSeveralChildren(above)
      rivals[index] = rivals[outer]
      if isShared { rivals[index][axis] = above }
      if isShared { flags[index].insert(axis == .horizontal ? .sharesWidth : .showsHeight) }
    case .zStack:
      holders[index] = holders[outer]
      rivals[index] = rivals[outer]
    case .control:
      items[index] = items[outer]
      rivals[index] = rivals[outer]
      if inspection.isList(above) { flags[index].formUnion([.scrolls, .sharesWidth]) }
    case .lazyHStack, .gridRow, .lazyVGrid, .lazyHGrid, .uniformRow, .viewThatFits, .ownLayout:
      flags[index].insert(.sharesWidth)
    case .scrollView:
      if tree.containers.scrolls[node].axes.contains(.horizontal) { flags[index].insert(.sharesWidth) }
    case _ where isContent:
      items[index] = items[outer]
      holders[index] = holders[outer]
      flags[index] = flags[outer]
      rivals[index] = rivals[outer]
      noteModifier(index, node, above, tree)
    case .background, .overlay, .safeAreaInset: flags[index].insert(.sharesWidth)
    default: break
    }
  }

  private mutating func noteModifier(_ index: Int, _ node: ViewNode, _ above: ViewID, _ tree: ViewTree) {
    switch node.kind {
    case .frame:
      let spec = tree.modifiers.frames[node]
      for axis in Axis.allCases where spec[axis] != nil { close(index, axis) }
      if spec.width != nil || spec.height != nil { holders[index] = above }
      if spec.height != nil { flags[index].remove(.showsHeight) }
    case .flexibleFrame:
      for axis in Axis.allCases where tree.modifiers.flexibleFrames[node][axis].maximum != nil {
        close(index, axis)
      }
    case .aspectRatio, .containerRelativeFrame: for axis in Axis.allCases { close(index, axis) }
    case .effect:
      if tree.modifiers.effects[node].isClip { holders[index] = .none }
      if tree.modifiers.effects[node].isBorder { flags[index].insert(.showsHeight) }
    case .background: if !node.isPart { flags[index].insert(.showsHeight) }
    default: break
    }
  }

  private mutating func close(_ index: Int, _ axis: Axis) {
    flags[index].remove(.isOpen(axis))
    rivals[index][axis] = .none
  }
}

extension ViewID {
  /// nil in place of `.none`.
  fileprivate var ifAny: ViewID? { isNone ? nil : self }
}

extension Inspection {
  var neighbourhood: Neighbourhood {
    mutating get {
      if let known = facts.neighbourhood { return known }
      let found = Neighbourhood(self)
      facts.neighbourhood = found
      return found
    }
  }
}
