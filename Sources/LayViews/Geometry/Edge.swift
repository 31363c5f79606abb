/// The edges of a rectangle, leading and trailing by the reading direction.
@usableFromInline package enum Edge: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  case top, leading, bottom, trailing

  @inlinable package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  @inlinable package var isStart: Bool { self == .top || self == .leading }
}

@usableFromInline package struct EdgeSet: OptionSet, Sendable, Hashable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
  @inlinable package init(_ edge: Edge) { self.rawValue = 1 << edge.rawValue }

  @inlinable package static var top: EdgeSet { EdgeSet(.top) }
  @inlinable package static var leading: EdgeSet { EdgeSet(.leading) }
  @inlinable package static var bottom: EdgeSet { EdgeSet(.bottom) }
  @inlinable package static var trailing: EdgeSet { EdgeSet(.trailing) }
  @inlinable package static var horizontal: EdgeSet { [.leading, .trailing] }
  @inlinable package static var vertical: EdgeSet { [.top, .bottom] }
  @inlinable package static var all: EdgeSet { [.top, .leading, .bottom, .trailing] }

  @inlinable package func contains(_ edge: Edge) -> Bool { rawValue & (1 << edge.rawValue) != 0 }
}

/// Insets from the edges, leading and trailing by the reading direction.
@usableFromInline package struct EdgeInsets: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var top: Double
  @usableFromInline package var leading: Double
  @usableFromInline package var bottom: Double
  @usableFromInline package var trailing: Double

  @inlinable package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable package static var zero: EdgeInsets { EdgeInsets() }

  @inlinable package subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: return top
      case .leading: return leading
      case .bottom: return bottom
      case .trailing: return trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The sum of both insets along an axis.
  @inlinable package func total(_ axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The inset at the axis's start: leading or top.
  @inlinable package func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
}
