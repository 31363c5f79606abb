/// An alignment guide: the built-in ones have fixed numbers, custom ones follow in the order of their declaration.
@usableFromInline package struct AlignmentGuide: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var index: UInt32

  @inlinable package init(_ index: UInt32) { self.index = index }

  @inlinable package static var leading: AlignmentGuide { AlignmentGuide(0) }
  @inlinable package static var horizontalCenter: AlignmentGuide { AlignmentGuide(1) }
  @inlinable package static var trailing: AlignmentGuide { AlignmentGuide(2) }
  @inlinable package static var top: AlignmentGuide { AlignmentGuide(3) }
  @inlinable package static var verticalCenter: AlignmentGuide { AlignmentGuide(4) }
  @inlinable package static var bottom: AlignmentGuide { AlignmentGuide(5) }
  @inlinable package static var firstTextBaseline: AlignmentGuide { AlignmentGuide(6) }
  @inlinable package static var lastTextBaseline: AlignmentGuide { AlignmentGuide(7) }
  @inlinable package static var listRowSeparatorLeading: AlignmentGuide { AlignmentGuide(8) }
  @inlinable package static var listRowSeparatorTrailing: AlignmentGuide { AlignmentGuide(9) }
  /// Half a cap height above the first baseline of a text or symbol, the centre of other views: where a label's icon
  /// and title meet.
  @inlinable package static var capCenter: AlignmentGuide { AlignmentGuide(10) }
  /// Where the controls of a form in columns begin.
  @inlinable package static var formControl: AlignmentGuide { AlignmentGuide(11) }
  /// Custom guide n of `ViewTree.customGuides` has this number plus n.
  @inlinable package static var firstCustom: UInt32 { 16 }

  @inlinable package var isCustom: Bool { index >= Self.firstCustom }
  @inlinable package var customIndex: Int { Int(index - Self.firstCustom) }
}

@usableFromInline package struct Alignment: BitwiseCopyable, Equatable, Sendable, Hashable {
  @usableFromInline package var horizontal: AlignmentGuide
  @usableFromInline package var vertical: AlignmentGuide

  @inlinable package init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @inlinable package static var center: Alignment { Alignment(.horizontalCenter, .verticalCenter) }
  @inlinable package static var topLeading: Alignment { Alignment(.leading, .top) }
}
