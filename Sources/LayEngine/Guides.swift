import LayViews

// Alignment guides and baselines. See "Alignment guides" in the article Layout Rules.

/// What a view that was proposed something says of a guide: its explicit value, or that it has none.
struct GuideAnswer: BitwiseCopyable {
  private let value: Double
  private let isGiven: Bool

  init(_ value: Double?) {
    self.value = value ?? 0
    isGiven = value != nil
  }

  var explicit: Double? { isGiven ? value : nil }
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
    // Most layouts ask nobody for a guide.
    guideAnswers.grow(to: nodes.count)
    let question = traits[view].sameQuestion(as: proposal)
    if let known = guideAnswers.answer(of: view, to: question, on: guide.index) { return known.explicit }
    if answerCount.isExhausted { return nil }
    answerCount.add()
    let answer = Rules.explicitGuide(self, of: view, guide, size: size, question)
    guideAnswers.store(GuideAnswer(answer), of: view, to: question, on: guide.index)
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
    var explicit: [(guide: AlignmentGuide, value: Double)] = []
    let traits = traits[view]
    func note(_ guide: AlignmentGuide) {
      guard let value = explicitGuide(of: view, guide, size: size, proposal) else { return }
      // Mostly the two baselines.
      if explicit.isEmpty { explicit.reserveCapacity(2) }
      explicit.append((guide, value))
    }
    if traits.hasGuides {
      for index in 0...AlignmentGuide.lastTextBaseline.index { note(AlignmentGuide(index)) }
      for index in tree.customGuides.indices {
        note(AlignmentGuide(AlignmentGuide.firstCustom + UInt32(truncatingIfNeeded: index)))
      }
    } else if traits.hasBaselines {
      note(.firstTextBaseline)
      note(.lastTextBaseline)
    }
    let (known, defaults) = (explicit, guideDefaults)
    func value(_ guide: AlignmentGuide) -> Double? { known.first { $0.guide == guide }?.value }
    return ViewDimensions(
      size: size, value: { value($0) ?? defaults.value(of: $0, size: size) }, explicit: value)
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
