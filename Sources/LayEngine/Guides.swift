import LayViews

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

extension LayoutPass {
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
    if cache.isExhausted { return nil }
    cache.countMiss()
    let answer = Rules.explicitGuide(self, of: view, guide, size: size, proposal)
    guideAnswers[question] = .some(answer)
    return answer
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
