/// The kinds of node in the view tree; each names the table of `ViewTree` that its `payload` indexes.
@usableFromInline package enum ViewKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  // Containers: any number of children.
  case hStack  // stacks
  case vStack  // stacks
  case zStack  // zStacks
  case lazyHStack  // stacks
  case lazyVStack  // stacks
  case lazyHGrid  // lazyGrids
  case lazyVGrid  // lazyGrids
  case grid  // grids
  case gridRow  // gridRows
  case scrollView  // scrolls
  case viewThatFits  // axisSets
  case geometryReader  // closures
  /// A layout of the file's own.
  case ownLayout  // ownLayouts
  /// A section of a lazy grid or list: children are header?, content…, footer?. Elsewhere sections are flattened.
  case section  // sections
  /// Button, Toggle, Label, …: one child, built of ordinary views that are its parts.
  case control  // controls
  /// Children of the same width side by side: as wide as the widest. Only in controls.
  case uniformRow  // no payload
  /// The rows of a form whose controls begin at one line. Only in forms.
  case formColumns  // no payload
  /// A child at a fraction of the room: a knob on its track. Only in controls.
  case fraction  // fractions

  // Space.
  case spacer  // spacers
  case divider  // no payload

  // Leaves.
  case text  // texts
  case color  // paints
  /// A gradient used as a view.
  case gradient  // paints
  case shape  // shapes
  case image  // images

  // Modifiers: the first child is what is modified; others are named.
  case frame  // frames
  case flexibleFrame  // flexibleFrames
  case padding  // insets
  case fixedSize  // axisSets
  case layoutPriority  // numbers
  case offset  // points
  case position  // points
  case aspectRatio  // aspectRatios
  case alignmentGuide  // alignmentGuides
  /// The other children are painted behind the first: a ZStack of their own.
  case background  // layers
  /// The other children are painted over the first.
  case overlay  // layers
  case safeAreaInset  // safeAreaInsets; the second child, a ZStack if there are several views, is the bar
  case safeAreaPadding  // insets
  case ignoresSafeArea  // edgeSets
  case containerRelativeFrame  // containerFrames
  case gridCellColumns  // counts
  case gridCellAnchor  // unitPoints
  case gridColumnAlignment  // guides
  case gridCellUnsizedAxes  // axisSets
  /// Paint, clipping, transforms: no effect on layout and no node in the output.
  case effect  // effects

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
