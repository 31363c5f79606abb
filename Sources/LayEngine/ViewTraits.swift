import LayViews

/// What is known about a view before it is asked for a size: 40 bytes.
struct ViewTraits: BitwiseCopyable {
  struct Flags: OptionSet {
    let rawValue: UInt16
    static let rigidWidth = Flags(rawValue: 1 << 0)
    static let rigidHeight = Flags(rawValue: 1 << 1)
    static let rigid: Flags = [.rigidWidth, .rigidHeight]
    static let baselines = Flags(rawValue: 1 << 2)
    static let guides = Flags(rawValue: 1 << 3)
    static let horizontalStack = Flags(rawValue: 1 << 4)
    static let verticalStack = Flags(rawValue: 1 << 5)
    static let container = Flags(rawValue: 1 << 6)
    static let onePass = Flags(rawValue: 1 << 7)
    static let filledFrame = Flags(rawValue: 1 << 8)
    static let idealSize = Flags(rawValue: 1 << 11)
    static let fillsWidth = Flags(rawValue: 1 << 12)
  }

  private(set) var flags: Flags = []
  /// The preferences' number in the `SpacingTable`.
  var spacing: UInt32 = SpacingTable.plain
  /// What stacks and ZStacks read: 0 unless set, −∞ for a Spacer.
  var priority = 0.0
  /// The only answer of a view that is rigid both ways, or the ideal size of one that keeps it.
  var rigidSize = Size.zero
  /// A stack's number among the `StackFacts`, a text's among those that the measurer has shaped.
  var number: UInt32 = 0
  /// The number of the view's `Elasticity`, if it has one.
  var elasticity = Elasticity.none

  /// A leaf that takes whatever it is proposed.
  static let plainLeaf: ViewTraits = {
    var traits = ViewTraits()
    traits.elasticity = Elasticity.plainLeaf
    return traits
  }()

  #if DEBUG
  /// Those of a view that nobody has looked at yet: what they lead to stops the program.
  static let unprepared: ViewTraits = {
    var traits = ViewTraits()
    (traits.spacing, traits.number, traits.elasticity) = (.max, .max, .max - 1)
    (traits.priority, traits.rigidSize) = (.nan, Size(width: Double.nan, height: .nan))
    return traits
  }()
  #endif

  /// Whether the length along an axis is the same for every proposal.
  func isRigid(_ axis: Axis) -> Bool { flags.contains(axis == .horizontal ? .rigidWidth : .rigidHeight) }

  mutating func setRigid(_ axis: Axis, _ isRigid: Bool = true) {
    set(axis == .horizontal ? .rigidWidth : .rigidHeight, isRigid)
  }

  var isRigid: Bool { flags.isSuperset(of: .rigid) }

  /// Text or another view with baselines lies inside.
  var hasBaselines: Bool {
    get { flags.contains(.baselines) }
    set { if newValue { flags.insert(.baselines) } }
  }

  /// An `alignmentGuide` lies inside.
  var hasGuides: Bool {
    get { flags.contains(.guides) }
    set { if newValue { flags.insert(.guides) } }
  }

  /// A `containerRelativeFrame` lies inside: answers are good for one container only.
  var dependsOnContainer: Bool { flags.contains(.container) }

  mutating func setRigid(_ isRigid: Bool = true) { set(.rigid, isRigid) }

  /// A container is rigid where all its children are; where a child's guide counts, its value may depend on both
  /// lengths.
  mutating func takeRigidity(from children: ChildSummary, dependsOnBothAxes: Bool) {
    if children.areRigid {
      setRigid()
    } else if !dependsOnBothAxes {
      flags.formUnion(children.all.intersection(.rigid))
    }
  }

  /// Guides that are set inside.
  mutating func takeGuides(from children: ChildSummary) {
    flags.formUnion(children.any.intersection([.baselines, .guides]))
  }

  /// What a modifier does not take over from its content.
  mutating func becomeModifier(stackAxis: Axis?) {
    flags.subtract([.onePass, .filledFrame, .idealSize, .fillsWidth])
    self.stackAxis = stackAxis
  }

  mutating func setDependsOnContainer() {
    flags.insert(.container)
    flags.subtract([.rigid, .idealSize, .fillsWidth])
    elasticity = Elasticity.none
  }

  /// A stack that is laid out by running over its children once: see `LayoutPass.placeOnePass`.
  var takesOnePass: Bool {
    get { flags.contains(.onePass) }
    set { set(.onePass, newValue) }
  }

  /// Whether the view answers its ideal size, `rigidSize`, to no proposal and to every one that is at least as wide, whatever
  /// the height, or the width proposed if it fills that: see `IdealSize`.
  var keepsIdealSize: Bool {
    get { flags.contains(.idealSize) }
    set { set(.idealSize, newValue) }
  }

  /// Whether a view that keeps its ideal height fills the width that is proposed.
  var fillsWidth: Bool {
    get { flags.contains(.fillsWidth) }
    set { set(.fillsWidth, newValue) }
  }

  /// A frame of fixed lengths around a plain leaf.
  var isFilledFrame: Bool { flags.contains(.filledFrame) }

  func mayBeExplicit(_ guide: AlignmentGuide) -> Bool {
    if flags.contains(.guides) { return true }
    return flags.contains(.baselines) && guide.isBaseline
  }

  /// A proposal that the view lays its content out for as it does for this one: all that leave it its size, whatever else
  /// they are, are one question.
  @inline(__always)
  func sameQuestion(as proposal: Proposal) -> Proposal {
    if isRigid { return .unspecified }
    guard keepsIdealSize, proposal.width.map({ $0 >= rigidSize.width }) ?? true else { return proposal }
    return fillsWidth ? Proposal(width: proposal.width, height: nil) : .unspecified
  }

  /// The axis of the stack around the view, through modifiers: what a Spacer and a Divider go by.
  var stackAxis: Axis? {
    get {
      if flags.contains(.horizontalStack) { return .horizontal }
      return flags.contains(.verticalStack) ? .vertical : nil
    }
    set {
      flags.subtract([.horizontalStack, .verticalStack])
      switch newValue {
      case .horizontal: flags.insert(.horizontalStack)
      case .vertical: flags.insert(.verticalStack)
      case nil: break
      }
    }
  }

  /// The traits of a frame of fixed lengths around a plain leaf.
  init(filledFrame size: Size, stackAxis: Axis?) {
    flags = [.rigidWidth, .rigidHeight, .filledFrame]
    rigidSize = size
    self.stackAxis = stackAxis
  }

  init() {}

  private mutating func set(_ flag: Flags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }
}
