/// What containers were given, and views that are laid out as containers are.
package struct ContainerPayloads: Sendable {
  package var stacks = PayloadTable<StackSpec>(of: .hStack, .vStack, .lazyHStack, .lazyVStack)
  package var zStacks = PayloadTable<Alignment>(of: .zStack)
  package var lazyGrids = PayloadTable<LazyGridSpec>(of: .lazyHGrid, .lazyVGrid)
  package var grids = PayloadTable<GridSpec>(of: .grid)
  package var gridRows = PayloadTable<GridRowSpec>(of: .gridRow)
  package var scrolls = PayloadTable<ScrollSpec>(of: .scrollView)
  package var sections = PayloadTable<SectionSpec>(of: .section)
  package var controls = PayloadTable<ControlSpec>(of: .control)
  package var fractions = PayloadTable<FractionSpec>(of: .fraction)
  package var ownLayouts = PayloadTable<OwnLayoutSpec>(of: .ownLayout)
  /// Closures that layout calls.
  package var closures = PayloadTable<ClosureID>(of: .geometryReader)
}

/// What views were given that show something.
package struct ContentPayloads: Sendable {
  package var texts = ViewTexts()
  package var spacers = PayloadTable<SpacerSpec>(of: .spacer)
  package var paints = PayloadTable<Paint>(of: .color, .gradient)
  package var shapes = PayloadTable<ShapeSpec>(of: .shape)
  package var images = PayloadTable<ImageSpec>(of: .image)
  /// What images show, each file once.
  package private(set) var pictures: [EncodedImage] = []
  private var pictureIndices: [String: UInt32] = [:]
  package var gradients: [Gradient] = []

  /// Adds the picture of a file, unless it is there.
  package mutating func add(_ picture: EncodedImage, at path: String) -> UInt32 {
    if let known = pictureIndices[path] { return known }
    let index = UInt32(truncatingIfNeeded: pictures.count)
    pictures.append(picture)
    pictureIndices[path] = index
    return index
  }
}

/// What modifiers were given.
package struct ModifierPayloads: Sendable {
  package var frames = PayloadTable<FrameSpec>(of: .frame)
  package var flexibleFrames = PayloadTable<FlexibleFrameSpec>(of: .flexibleFrame)
  package var insets = PayloadTable<EdgeInsets>(of: .padding, .safeAreaPadding)
  package var axisSets = PayloadTable<AxisSet>(of: .viewThatFits, .fixedSize, .gridCellUnsizedAxes)
  package var edgeSets = PayloadTable<EdgeSet>(of: .ignoresSafeArea)
  package var numbers = PayloadTable<Double>(of: .layoutPriority, .uniformRow)
  package var points = PayloadTable<Point>(of: .offset, .position)
  package var aspectRatios = PayloadTable<AspectRatioSpec>(of: .aspectRatio)
  package var alignmentGuides = PayloadTable<AlignmentGuideSpec>(of: .alignmentGuide)
  package var layers = PayloadTable<LayerSpec>(of: .background, .overlay)
  package var safeAreaInsets = PayloadTable<SafeAreaInsetSpec>(of: .safeAreaInset)
  package var containerFrames = PayloadTable<ContainerFrameSpec>(of: .containerRelativeFrame)
  package var effects = PayloadTable<EffectSpec>(of: .effect)
}

/// What the modifiers of a grid's cells were given.
package struct GridCellPayloads: Sendable {
  package var counts = PayloadTable<Int>(of: .gridCellColumns)
  package var unitPoints = PayloadTable<UnitPoint>(of: .gridCellAnchor)
  package var guides = PayloadTable<AlignmentGuide>(of: .gridColumnAlignment)
}
