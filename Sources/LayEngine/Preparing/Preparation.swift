import LayViews

/// A view whose children are being prepared.
struct Preparation: BitwiseCopyable {
  /// How what is known of the children is kept until all are prepared.
  enum Role {
    /// A modifier or stack around one view, whose traits follow from that view's.
    case around
    /// A modifier with layers: their flags are all that counts.
    case layered
    /// Others have a `ChildSummary`.
    case container
  }

  var view: ViewID
  var role: Role
  /// The child whose turn it is, but where there is one alone.
  var next = ViewID.none
  var stackAxis: Axis?
  var childStackAxis: Axis?
  /// What is true of any child of a modifier with layers.
  var flags: ViewTraits.Flags = []
}

extension ViewKind {
  /// The axis along which a container lays its children out one after the other.
  @inline(__always)
  var stackAxis: Axis? {
    switch self {
    case .hStack, .lazyHStack: return .horizontal
    case .vStack, .lazyVStack: return .vertical
    default: return nil
    }
  }

  @inline(__always)
  var isStack: Bool { stackAxis != nil }

  /// A leaf that takes whatever it is proposed and asks for nothing else.
  @inline(__always)
  var isPlainLeaf: Bool { self == .color || self == .gradient }
}
