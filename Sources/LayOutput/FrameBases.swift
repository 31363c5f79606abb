import LayViews
import LaySyntax

/// What the frames of a layout rest on: each view's own rule, and with it the views inside whose sizes it is made of.
///
/// A frame with both lengths, a reader's and what a layer is put around do not depend on what is inside. What stands beside
/// a view is placed by its size: of that the container around both tells.
package struct FrameBases {
  private var rules: [Basis]
  private var frames: [Basis]

  /// - Complexity: O(n) in the views, whatever their nesting.
  package init(of views: ViewTree, on platform: Platform) {
    let nodes = views.nodes
    rules = Array(filledWith: .measured, count: nodes.count)
    frames = rules
    var kinds = KindBases(platform: platform)
    var order: [ViewID] = []
    order.reserveCapacity(nodes.count)
    var waiting = views.root.isNone ? [] : [views.root]
    while let view = waiting.popLast() {
      order.append(view)
      var child = nodes[Int(view.index)].firstChild
      while !child.isNone {
        waiting.append(child)
        child = nodes[Int(child.index)].nextSibling
      }
    }
    // Everything in a view comes after it.
    for view in order.reversed() {
      let node = nodes[Int(view.index)]
      let rule = kinds.basis(of: view, node, in: views)
      rules[Int(view.index)] = rule
      var least = rule
      var child = Self.dependsOnContent(node, in: views) ? node.firstChild : .none
      while !child.isNone {
        least = min(least, frames[Int(child.index)])
        child =
          node.kind == .background || node.kind == .overlay ? .none : nodes[Int(child.index)].nextSibling
      }
      frames[Int(view.index)] = least
    }
  }

  /// What a view's frame rests on.
  package subscript(view: ViewID) -> Basis { frames[Int(view.index)] }

  private static func dependsOnContent(_ node: ViewNode, in views: ViewTree) -> Bool {
    switch node.kind {
    case .geometryReader: return false
    case .frame:
      let spec = views.modifiers.frames[node]
      return spec.width == nil || spec.height == nil
    default: return true
    }
  }

  /// Errors for views whose own rule rests on less than is asked for, each place once.
  package func shortfalls(of views: ViewTree, below required: Basis, in source: SourceFile) -> [Diagnostic] {
    var places: [UInt32: Basis] = [:]
    for (index, rule) in rules.enumerated() where rule < required {
      let place = views.nodes[index].source
      places[place] = min(places[place] ?? rule, rule)
    }
    // What changes bars and has no view of its own.
    for place in views.approximations { places[place] = .approximate }
    return places.sorted { $0.key < $1.key }.map { place, basis in
      let range = source.rangeOfName(at: place)
      let name = range.start == range.end ? "this text" : "'\(source.text(range))'"
      return .error(
        "frame-basis", at: range,
        "the frame of \(name) is \(basis.name.text), not \(required.name.text)",
        help: basis == .derived
          ? "'--require derived' takes it" : "nothing was measured of it: leave '--require' out")
    }
  }
}

/// What the rules of kinds of views rest on.
private struct KindBases {
  let platform: Platform
  /// By the kind, for those that have one name.
  private var known = [Basis?](filledWith: nil, count: 256)

  init(platform: Platform) { self.platform = platform }

  mutating func basis(of view: ViewID, _ node: ViewNode, in views: ViewTree) -> Basis {
    switch node.kind {
    // Heights are measured; widths are sums of letters' widths, which were fitted to measured texts.
    case .text: return .derived
    // The file's own arithmetic.
    case .ownLayout: return .derived
    case .color, .gradient, .shape, .spacer, .effect, .section: return .measured
    case .image:
      guard case .symbol(let name) = views.contents.images[node].source else { return .measured }
      return SymbolMetrics.model(of: name).isKnown ? .measured : .approximate
    case .control:
      if views.approximations.contains(node.source) { return .approximate }
      let name = views.containers.controls[node].spelling
      return Basis.isRecorded(name, on: platform) ? .measured : .derived
    default: break
    }
    let kind = Int(node.kind.rawValue)
    if let basis = known[kind] { return basis }
    let name = node.kind.spelling ?? (node.kind == .overlay ? "overlay" : "")
    let isRecorded = Platform.allCases.contains { Basis.isRecorded(name, on: $0) }
    let basis: Basis = node.isPart || isRecorded ? .measured : .derived
    if !node.isPart { known[kind] = basis }
    return basis
  }
}

extension SourceFile {
  /// The identifier that begins at an offset.
  fileprivate func rangeOfName(at start: UInt32) -> SourceRange {
    var end = Int(start)
    while end < bytes.count, bytes[end].isLetterOfName { end += 1 }
    return SourceRange(start: start, end: UInt32(truncatingIfNeeded: max(end, Int(start))))
  }
}

extension UInt8 {
  fileprivate var isLetterOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }
}
