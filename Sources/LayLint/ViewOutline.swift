import LayEngine
import LaySyntax
import LayViews

/// The tree seen from below: parents, which the arena does not keep, and questions about what lies around a view.
struct ViewOutline {
  /// Views from the root down, parents before children, siblings in order; candidates without a frame are left out,
  /// and so are the parts of controls, whose own children count as the control's.
  private(set) var placed: [ViewID] = []
  /// The same with the parts of controls.
  private(set) var placedWithParts: [ViewID] = []
  private var parents: [ViewID]
  private var enclosers: [ViewID]
  private var isFirstChild: [Bool]
  /// The sibling before each view; `.none` for the first.
  private var previous: [ViewID]
  private var lastChildren: [ViewID]
  /// For each view the last of the modifiers around it of which it is the content; itself where there is none.
  private var outermosts: [ViewID]
  /// How many placed views there are in each, itself included.
  private var weights: [UInt32]

  /// - Complexity: O(n) in the views.
  init(_ tree: ViewTree, _ frames: LayoutTree) {
    parents = Array(filledWith: .none, count: tree.nodes.count)
    enclosers = parents
    previous = parents
    lastChildren = parents
    outermosts = parents
    isFirstChild = Array(filledWith: false, count: tree.nodes.count)
    weights = Array(filledWith: 1, count: tree.nodes.count)
    guard !tree.root.isNone else { return }
    outermosts[Int(tree.root.index)] = tree.root
    var waiting = [tree.root]
    var children: [ViewID] = []
    while let view = waiting.popLast() {
      guard frames.isPlaced(view) else { continue }
      let isPart = tree[view].isPart
      placedWithParts.append(view)
      if !isPart { placed.append(view) }
      let parent = isPart ? parents[Int(view.index)] : view
      children.removeAll(keepingCapacity: true)
      var child = tree[view].firstChild
      while !child.isNone {
        parents[Int(child.index)] = parent
        enclosers[Int(child.index)] = view
        isFirstChild[Int(child.index)] = children.isEmpty
        previous[Int(child.index)] = children.last ?? .none
        let isContent = children.isEmpty && !parent.isNone && tree[parent].kind.isModifier
        outermosts[Int(child.index)] = isContent ? outermosts[Int(parent.index)] : child
        children.append(child)
        child = tree[child].nextSibling
      }
      lastChildren[Int(view.index)] = children.last ?? .none
      waiting.append(contentsOf: children.reversed())
    }
    for view in placed.reversed() where !parents[Int(view.index)].isNone {
      weights[Int(parents[Int(view.index)].index)] += weights[Int(view.index)]
    }
  }

  /// How many views lie in a view, itself included; the parts of controls are not counted.
  func weight(of view: ViewID) -> Int { Int(weights[Int(view.index)]) }

  /// `.none` for the root.
  func parent(of view: ViewID) -> ViewID { parents[Int(view.index)] }

  /// The parent in the tree, which may be a part of a control; `.none` for the root.
  func encloser(of view: ViewID) -> ViewID { enclosers[Int(view.index)] }

  /// The sibling before a view; `.none` for the first.
  func previousSibling(of view: ViewID) -> ViewID { previous[Int(view.index)] }

  /// The last child of a view that has a frame; `.none` where it has no children.
  func lastChild(of view: ViewID) -> ViewID { lastChildren[Int(view.index)] }

  /// The outermost modifier around a view that is still inside what holds it: a stack's child.
  func outermost(_ view: ViewID) -> ViewID { outermosts[Int(view.index)] }

  /// Whether a view is the content of the modifier above it, rather than its background, overlay or bar.
  func isPrimary(_ view: ViewID) -> Bool { isFirstChild[Int(view.index)] }
}

/// What holds a view: the nearest thing above it that is no modifier.
enum Surroundings: Equatable {
  case root
  case container(ViewID, ViewKind)
  /// The background, overlay or bar of a modifier.
  case layer(ViewID)
}

extension ViewOutline {
  /// What holds a view, through the modifiers around it.
  func surroundings(of view: ViewID, in tree: ViewTree) -> Surroundings {
    let child = outermost(view)
    let above = parent(of: child)
    if above.isNone { return .root }
    let kind = tree[above].kind
    return kind.isModifier ? .layer(above) : .container(above, kind)
  }
}
