import LayViews
import LayText

// Alignment guides and baselines. See "Alignment guides" in the article Layout Rules.

/// A guide asked of a view that was proposed something: the key of answers worth keeping.
struct GuideQuestion: Hashable {
  var view: ViewID
  var guide: AlignmentGuide
  var proposal: Proposal
}

extension AlignmentGuide {
  /// The edges and centres, which containers never take over from their children.
  var isBuiltIn: Bool { index <= AlignmentGuide.bottom.index }

  /// The guides that text sets by itself.
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline || self == .capCenter }
}

extension Layout {
  /// A view's value of a guide: its explicit one, or the default for its size.
  func guideValue(
    of view: ViewID, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double {
    if traits[view].mayBeExplicit(guide),
      let value = explicitGuide(of: view, guide, size: size, proposal)
    {
      return value
    }
    return defaultGuideValue(guide, size: size)
  }

  func defaultGuideValue(_ guide: AlignmentGuide, size: Size) -> Double {
    guide.isCustom ? guideDefaults.value(of: guide, size: size) : guide.builtInDefault(size)
  }

  private var guideDefaults: GuideDefaults {
    GuideDefaults(customGuides: tree.customGuides, guideValue: callbacks.guideValue)
  }

  /// The value that a view, or a view inside it, sets for a guide.
  func explicitGuide(
    of view: ViewID, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    guard !view.isNone, traits[view].mayBeExplicit(guide) else { return nil }
    let question = GuideQuestion(view: view, guide: guide, proposal: proposal)
    if let known = guideAnswers[question] { return known }
    let answer = findExplicitGuide(of: view, guide, size: size, proposal)
    guideAnswers[question] = .some(answer)
    return answer
  }

  private func findExplicitGuide(
    of view: ViewID, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    let node = nodes[view]
    switch node.kind {
    case .text:
      let measure = measureText(view, node, proposal)
      if guide == .firstTextBaseline { return measure.firstBaseline }
      if guide == .capCenter { return measure.firstBaseline - measurer.capHeight(shapedText(view)) / 2 }
      return guide == .lastTextBaseline ? measure.lastBaseline : nil
    case .image:
      let image = tree.images[node]
      if guide == .capCenter { return image.capCenter }
      return guide == .firstTextBaseline || guide == .lastTextBaseline ? image.baseline : nil
    case .control: return controlGuide(node, guide, size: size, proposal)
    case .alignmentGuide:
      let spec = tree.alignmentGuides[node]
      guard spec.guide == guide else {
        return explicitGuide(of: node.firstChild, guide, size: size, proposal)
      }
      guard let closure = spec.closure else { return 0 }
      return callbacks.guideValue(closure, dimensions(of: node.firstChild, size: size, proposal))
    case .hStack, .vStack, .lazyHStack, .lazyVStack:
      return guide.isBuiltIn ? nil : stackGuide(view, guide, size: size, proposal)
    case .zStack:
      return guide.isBuiltIn ? nil : zStackGuide(node, guide, size: size)
    case .viewThatFits:
      return explicitGuide(of: fittingChild(node, proposal), guide, size: size, proposal)
    case .scrollView, .lazyHGrid, .lazyVGrid, .grid, .geometryReader, .ownLayout, .section, .gridRow,
      .uniformRow, .formColumns, .fraction:
      return nil
    case .background, .overlay:
      return explicitGuide(of: node.firstChild, guide, size: size, proposal)
    case .color, .gradient, .shape, .spacer, .divider: return nil
    default:
      guard !node.firstChild.isNone else { return nil }
      let child = childPlacement(view, proposal, size: size)
      let value = explicitGuide(of: node.firstChild, guide, size: child.size, child.proposal)
      return value.map { $0 + (isHorizontal(guide) ? child.offset.x : child.offset.y) }
    }
  }

  func isHorizontal(_ guide: AlignmentGuide) -> Bool {
    if guide.isCustom {
      return guide.customIndex < tree.customGuides.count
        && tree.customGuides[guide.customIndex].axis == .horizontal
    }
    return guide.index <= AlignmentGuide.trailing.index
      || guide == .listRowSeparatorLeading || guide == .listRowSeparatorTrailing || guide == .formControl
  }

  /// What a closure of `alignmentGuide` sees of the view it is applied to.
  ///
  /// Explicit values are worked out beforehand: the closure runs while the engine is busy.
  func dimensions(of view: ViewID, size: Size, _ proposal: Proposal) -> ViewDimensions {
    var explicit: [AlignmentGuide: Double] = [:]
    for guide in explicitCandidates where traits[view].mayBeExplicit(guide) {
      if let value = explicitGuide(of: view, guide, size: size, proposal) { explicit[guide] = value }
    }
    let defaults = guideDefaults
    return ViewDimensions(
      size: size, value: { explicit[$0] ?? defaults.value(of: $0, size: size) }, explicit: { explicit[$0] })
  }

  private var explicitCandidates: [AlignmentGuide] {
    (0...AlignmentGuide.lastTextBaseline.index).map(AlignmentGuide.init)
      + tree.customGuides.indices.map {
        AlignmentGuide(AlignmentGuide.firstCustom + UInt32(truncatingIfNeeded: $0))
      }
  }

  /// A stack combines what its children set, each value shifted by its child's place.
  private func stackGuide(
    _ view: ViewID, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    let stack = stackLayout(view)
    let (axis, cross) = (stack.axis, stack.axis.other)
    var proposal = proposal
    if proposal[cross] == nil || stack.isLazy { proposal[cross] = size[cross] }
    let base = divide(stack, proposal, sharesMatter: true)
    let end = scratch.count
    defer { scratch.truncate(to: base) }
    let extent = minorExtent(stack, items: base, minorProposal: proposal[cross])
    let isAlongStack = isHorizontal(guide) == (axis == .horizontal)
    var combined = CombinedGuide(guide)
    var position = 0.0
    for index in base..<end {
      let item = scratch[index]
      let offer = Proposal(major: item.proposed, minor: proposal[cross], axis: axis)
      if let value = explicitGuide(of: item.view, guide, size: item.size, offer) {
        let across = -extent.lower - guideOffset(stack, item: index, minorProposal: proposal[cross])
        combined.add(value + (isAlongStack ? position : across))
      }
      position += item.size[axis] + gap(after: item.view, in: stack)
    }
    return combined.value
  }

  private func zStackGuide(_ node: ViewNode, _ guide: AlignmentGuide, size: Size) -> Double? {
    let alignment = tree.zStacks[node]
    let proposal = Proposal(size)
    let line = zStackLine(of: node.firstChild, proposal, alignment)
    var combined = CombinedGuide(guide)
    var child = node.firstChild
    while !child.isNone {
      let answer = measure(child, proposal)
      if let value = explicitGuide(of: child, guide, size: answer, proposal) {
        let offset =
          isHorizontal(guide)
          ? line.x - guideValue(of: child, alignment.horizontal, size: answer, proposal)
          : line.y - guideValue(of: child, alignment.vertical, size: answer, proposal)
        combined.add(value + offset)
      }
      child = nodes[child].nextSibling
    }
    return combined.value
  }
}

/// The values of guides that nobody set.
private struct GuideDefaults {
  let customGuides: [CustomGuide]
  let guideValue: (ClosureID, ViewDimensions) -> Double

  func value(of guide: AlignmentGuide, size: Size) -> Double {
    guard guide.isCustom else { return guide.builtInDefault(size) }
    guard guide.customIndex < customGuides.count else { return 0 }
    // A custom default sees edges and centres; another custom guide's default would never end.
    let dimensions = ViewDimensions(
      size: size, value: { $0.isCustom ? 0 : $0.builtInDefault(size) }, explicit: { _ in nil })
    return guideValue(customGuides[guide.customIndex].defaultValue, dimensions)
  }
}

extension AlignmentGuide {
  /// Edges, centres, and the bottom edge for baselines.
  @inline(__always)
  func builtInDefault(_ size: Size) -> Double {
    switch self {
    case .horizontalCenter: return size.width / 2
    case .trailing, .listRowSeparatorTrailing: return size.width
    case .verticalCenter, .capCenter: return size.height / 2
    case .bottom, .firstTextBaseline, .lastTextBaseline: return size.height
    default: return 0
    }
  }
}

/// Several children's values of one guide: the first baseline is the highest, the last baseline the lowest
/// (derived: the lowest line is what "last" means), custom guides are averaged.
private struct CombinedGuide {
  private let guide: AlignmentGuide
  private var total = 0.0
  private var count = 0.0

  init(_ guide: AlignmentGuide) { self.guide = guide }

  mutating func add(_ value: Double) {
    switch guide {
    case .firstTextBaseline, .capCenter: total = count == 0 ? value : min(total, value)
    case .lastTextBaseline: total = count == 0 ? value : max(total, value)
    default: total += value
    }
    count += 1
  }

  var value: Double? {
    guard count > 0 else { return nil }
    return guide.isBaseline ? total : total / count
  }
}
