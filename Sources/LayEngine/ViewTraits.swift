import LaySemantics

/// What is known about a view before it is asked for a size.
struct ViewTraits {
  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let rigidWidth = Flags(rawValue: 1 << 0)
    static let rigidHeight = Flags(rawValue: 1 << 1)
    static let baselines = Flags(rawValue: 1 << 2)
    static let guides = Flags(rawValue: 1 << 3)
    static let horizontalStack = Flags(rawValue: 1 << 4)
    static let verticalStack = Flags(rawValue: 1 << 5)
    static let container = Flags(rawValue: 1 << 6)
    static let simplyRigid = Flags(rawValue: 1 << 7)
  }

  private var flags: Flags = []
  /// The preferences' number in the `SpacingTable`.
  var spacing: UInt32 = SpacingTable.plain
  /// What stacks and ZStacks read: 0 unless set, −∞ for a Spacer.
  var priority = 0.0
  /// The sum of a stack's gaps, in points.
  var gapTotal = 0.0
  /// The only answer of a view that is rigid both ways.
  var rigidSize = Size.zero

  /// Whether the length along an axis is the same for every proposal.
  func isRigid(_ axis: Axis) -> Bool { flags.contains(axis == .horizontal ? .rigidWidth : .rigidHeight) }

  mutating func setRigid(_ axis: Axis, _ isRigid: Bool = true) {
    let flag: Flags = axis == .horizontal ? .rigidWidth : .rigidHeight
    if isRigid { flags.insert(flag) } else { flags.remove(flag) }
  }

  var isRigid: Bool { flags.isSuperset(of: [.rigidWidth, .rigidHeight]) }

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

  mutating func setDependsOnContainer() {
    flags.insert(.container)
    flags.subtract([.rigidWidth, .rigidHeight])
  }

  /// A stack that can be laid out by running over its children once: see `Layout.findSimpleRigidity`.
  var isSimplyRigid: Bool {
    get { flags.contains(.simplyRigid) }
    set { if newValue { flags.insert(.simplyRigid) } else { flags.remove(.simplyRigid) } }
  }

  func mayBeExplicit(_ guide: AlignmentGuide) -> Bool {
    if flags.contains(.guides) { return true }
    return flags.contains(.baselines) && guide.isBaseline
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
}
