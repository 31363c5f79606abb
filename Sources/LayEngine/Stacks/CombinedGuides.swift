import LayViews

extension LayoutPass {
  /// A stack combines what its children set, each value shifted by its child's place.
  func stackGuide(
    _ view: ViewID, _ guide: AlignmentGuide, size: Size, _ proposal: Proposal
  ) -> Double? {
    let stack = stackLayout(view)
    let (axis, cross) = (stack.axis, stack.axis.other)
    var proposal = proposal
    if proposal[cross] == nil || stack.isLazy { proposal[cross] = size[cross] }
    let base = divide(stack, proposal, sharesMatter: true)
    let end = scratch.count
    defer { scratch.truncate(to: base) }
    let line = alignmentLine(stack, items: base, length: size[cross], minorProposal: proposal[cross])
    let isAlongStack = isHorizontal(guide) == (axis == .horizontal)
    var combined = CombinedGuide(guide)
    var position = 0.0
    for index in base..<end {
      let item = scratch[index]
      let offer = Proposal(major: item.proposed, minor: proposal[cross], axis: axis)
      if let value = explicitGuide(of: item.view, guide, size: item.size, offer) {
        let across = line - guideOffset(stack, item: index, minorProposal: proposal[cross])
        combined.add(value + (isAlongStack ? position : across))
      }
      position += item.size[axis] + gap(after: item.view, in: stack)
    }
    return combined.value
  }

  /// What the views of a ZStack of known size set for a guide.
  func zStackGuide(
    of first: ViewID, _ guide: AlignmentGuide, size: Size, alignment: Alignment
  ) -> Double? {
    let proposal = Proposal(size)
    let line = zStackLine(of: first, proposal, alignment)
    var combined = CombinedGuide(guide)
    var child = first
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

/// Several children's values of one guide: the first baseline is the highest, the last baseline the lowest
/// (derived: the lowest line is what "last" means), custom guides are averaged.
struct CombinedGuide {
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
