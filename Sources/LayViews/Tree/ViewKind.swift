/// The kinds of node in the view tree. What the views of a kind were given stands in a table of `ViewTree`.
@usableFromInline package enum ViewKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  // Containers: any number of children.
  case hStack
  case vStack
  case zStack
  case lazyHStack
  case lazyVStack
  case lazyHGrid
  case lazyVGrid
  case grid
  case gridRow
  case scrollView
  case viewThatFits
  case geometryReader
  /// A custom layout.
  case ownLayout
  /// A section of a lazy grid or list: children are header?, content…, footer?. Elsewhere sections are flattened.
  case section
  /// Button, Toggle, Label, …: one child, built of ordinary views that are its parts.
  case control
  /// Children of the same width side by side: as wide as the widest. Only in controls.
  case uniformRow
  /// The rows of a form whose controls begin at one line. Only in forms.
  case formColumns
  /// A child at a fraction of the room: a knob on its track. Only in controls.
  case fraction

  // Space.
  case spacer
  case divider

  // Leaves.
  case text
  case color
  /// A gradient used as a view.
  case gradient
  case shape
  case image

  // Modifiers: the first child is what is modified; others are named.
  case frame
  case flexibleFrame
  case padding
  case fixedSize
  case layoutPriority
  case offset
  case position
  case aspectRatio
  case alignmentGuide
  /// The other children are painted behind the first: a ZStack of their own.
  case background
  /// The other children are painted over the first.
  case overlay
  /// The second child, a ZStack if there are several views, is the bar.
  case safeAreaInset
  case safeAreaPadding
  case ignoresSafeArea
  case containerRelativeFrame
  case gridCellColumns
  case gridCellAnchor
  case gridColumnAlignment
  case gridCellUnsizedAxes
  /// Paint, clipping, transforms: no effect on layout and no node in the output.
  case effect

  /// Whether the node is a view around its first child.
  @inlinable package var isModifier: Bool { rawValue >= ViewKind.frame.rawValue }

  /// The source spelling, the `kind` of the JSON output; nil for kinds that have several, or that the output passes
  /// over: see `ViewTree.spelling(of:)`.
  package var spelling: String? {
    switch self {
    case .hStack: return "HStack"
    case .vStack: return "VStack"
    case .zStack: return "ZStack"
    case .lazyHStack: return "LazyHStack"
    case .lazyVStack: return "LazyVStack"
    case .lazyHGrid: return "LazyHGrid"
    case .lazyVGrid: return "LazyVGrid"
    case .grid: return "Grid"
    case .gridRow: return "GridRow"
    case .scrollView: return "ScrollView"
    case .viewThatFits: return "ViewThatFits"
    case .geometryReader: return "GeometryReader"
    case .section: return "Section"
    case .uniformRow: return "HStack"
    case .formColumns: return "VStack"
    case .fraction: return "ZStack"
    case .divider: return "Divider"
    case .text: return "Text"
    case .color: return "Color"
    case .image: return "Image"
    case .frame, .flexibleFrame: return "frame"
    case .padding: return "padding"
    case .fixedSize: return "fixedSize"
    case .layoutPriority: return "layoutPriority"
    case .offset: return "offset"
    case .position: return "position"
    case .aspectRatio: return "aspectRatio"
    case .alignmentGuide: return "alignmentGuide"
    case .background: return "background"
    case .safeAreaInset: return "safeAreaInset"
    case .safeAreaPadding: return "safeAreaPadding"
    case .ignoresSafeArea: return "ignoresSafeArea"
    case .containerRelativeFrame: return "containerRelativeFrame"
    case .gridCellColumns: return "gridCellColumns"
    case .gridCellAnchor: return "gridCellAnchor"
    case .gridColumnAlignment: return "gridColumnAlignment"
    case .gridCellUnsizedAxes: return "gridCellUnsizedAxes"
    case .control, .spacer, .gradient, .shape, .overlay, .effect, .ownLayout: return nil
    }
  }
}
