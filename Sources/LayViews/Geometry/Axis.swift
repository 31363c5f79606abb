@usableFromInline package enum Axis: UInt8, BitwiseCopyable, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

@usableFromInline package struct AxisSet: OptionSet, Sendable, Hashable {
  @usableFromInline package let rawValue: UInt8

  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }
  @inlinable package init(_ axis: Axis) { self.rawValue = 1 << axis.rawValue }

  @inlinable package static var horizontal: AxisSet { AxisSet(.horizontal) }
  @inlinable package static var vertical: AxisSet { AxisSet(.vertical) }
  @inlinable package static var both: AxisSet { [.horizontal, .vertical] }

  @inlinable package func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
}
