import LayViews
import LaySyntax
import LayText

/// One run of the engine: a tree, what is known about its views, their answers and the frames found so far.
///
/// Input: a `ViewTree` whose defaults are filled in. Output: a `LayoutTree`. A view is *measured* (it answers a
/// size to a proposal, any number of times, cached) and then *placed* once, parents before children. Invariants:
/// an answer depends on nothing but the view and the proposal, no answer is NaN, and nothing is rounded but text.
///
/// The run is a handle on its `LayoutMemory`. Profiles showed why: one large struct is copied to the stack for
/// many a call of a non-mutating method, and the properties of a class ask the runtime's exclusivity checker at
/// each access; either cost more than the layout itself.
struct Layout {
  private let memory: UnsafeMutablePointer<LayoutMemory>
  let callbacks: LayoutCallbacks
  let profile: PlatformProfile
  let displayScale: Double
  /// What the canvas keeps free at its edges.
  private let deviceInsets: EdgeInsets

  /// The tree and the measurer stay the caller's and must outlive the run.
  init(
    _ tree: UnsafeMutablePointer<ViewTree>, measurer: UnsafeMutablePointer<TextMeasurer>, canvas: Size,
    configuration: Configuration, callbacks: LayoutCallbacks
  ) {
    // A device keeps its edges free; a canvas of another size is not the device's screen.
    let device = configuration.device
    self.deviceInsets = device.flatMap { $0.size == canvas ? $0.safeArea : nil } ?? .zero
    self.memory = .allocate(capacity: 1)
    memory.initialize(
      to: LayoutMemory(
        tree: tree, measurer: measurer, canvas: canvas, profile: configuration.platform.profile))
    self.callbacks = callbacks
    self.profile = configuration.platform.profile
    self.displayScale = configuration.displayScale
  }

  /// Ends the run; nothing of it may be used afterwards but what `run` returned.
  func deallocate() {
    memory.pointee.run.isOver = true
    memory.pointee.deallocate()
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// The root is proposed the canvas within its safe area and centred there, overflowing evenly if it is larger.
  func run(fitsContent: Bool) -> LayoutTree {
    guard !tree.root.isNone else { return finish() }
    callbacks.begin()
    prepareAll()
    safeArea = SafeArea(
      canvas: Rect(origin: .zero, size: canvas), insets: fitsContent ? .zero : deviceInsets)
    var room = safeArea.safeFrame
    container = FrameContainer(size: room.size, number: containerNumber(of: room.size))
    let proposal = Proposal(room.size)
    let size = measure(tree.root, proposal)
    if fitsContent {
      canvas = size
      room.size = size
    }
    let origin = Point(
      x: room.minX + (room.size.width - size.width) / 2, y: room.minY + (room.size.height - size.height) / 2)
    place(tree.root, Rect(origin: origin, size: size), proposal)
    return finish()
  }

  /// Hands the placements over.
  private func finish() -> LayoutTree {
    memory.pointee.isHandedOver = true
    var result = LayoutTree(placements, canvas: canvas)
    result.columns = columns
    result.rows = rows
    result.viewports = viewports
    texts.fonts = measurer.fonts
    result.texts = texts
    return result
  }
}

/// What a run knows and finds out.
struct LayoutMemory {
  var tree: UnsafeMutablePointer<ViewTree>
  var measurer: UnsafeMutablePointer<TextMeasurer>
  var nodes: TreeNodes
  /// What the preparing pass found out about each view.
  var traits: Column<ViewTraits>
  /// Whether any view's environment reads from right to left.
  var hasRightToLeft = false
  /// How many of the tree's environments have been looked at for that.
  var environmentCount = 0
  /// The views whose children are being prepared, each on top of those around it.
  var preparations = Column<Preparation>(capacity: 256)
  /// What is known of the children of those that are no modifiers.
  var summaries = Column<ChildSummary>(capacity: 256)
  var spacings = SpacingTable()
  /// The styles of the tree's descriptions of texts, as far as such texts were met.
  var textStyles = Column<KnownStyle>(capacity: 16)
  var lastSpacers = Column<LastSpacer>(capacity: 3)
  var cache = AnswerCache()
  /// Workspace of the stacks that are being sized, each on top of those around it.
  var scratch = Column<StackItem>(capacity: 256)
  /// Positions in `scratch` in the order of serving.
  var serving = Column<Int32>(capacity: 256)
  var guideAnswers: [GuideQuestion: Double?] = [:]
  /// What bars leave free around the view that is being placed.
  var safeArea: SafeArea
  /// The window, or the scroll view around the view that is being measured or placed.
  var container: FrameContainer
  /// The sizes of containers met so far, by size.
  var containerNumbers = HashMap<Size, UInt32>()
  /// The cells and gaps of Grids whose cells have to be served in order.
  var gridStructures = HashMap<ViewID, GridStructure>()
  /// The tracks of the others.
  var simpleGrids = HashMap<ViewID, SimpleGrid>()
  /// What is known of every stack; the first for stacks without children, the second for those of one rigid view.
  var stackFacts = Column<StackFacts>(capacity: 16)
  /// How the children of stacks that are elastic share a length.
  var sharersOfStacks = Column<Sharers>(capacity: 16)
  /// How views answer that are elastic; the first for plain leaves.
  var elasticities = Column<Elasticity>(capacity: 16)
  var canvas: Size
  var placements: Placements
  /// Whether the placements belong to a `LayoutTree` now.
  var isHandedOver = false
  /// What layouts of the file's own know of this run.
  let run = LayoutRun()
  var columns = HashMap<ViewID, [LayoutTree.Track]>()
  var rows = HashMap<ViewID, [LayoutTree.Track]>()
  var viewports = HashMap<ViewID, Rect>()
  var texts = LaidOutTexts()

  init(
    tree: UnsafeMutablePointer<ViewTree>, measurer: UnsafeMutablePointer<TextMeasurer>, canvas: Size,
    profile: PlatformProfile
  ) {
    self.tree = tree
    self.measurer = measurer
    self.nodes = TreeNodes(of: tree)
    self.traits = Column(capacity: tree.pointee.nodes.count)
    self.safeArea = SafeArea(canvas: Rect(origin: .zero, size: canvas), insets: .zero)
    self.container = FrameContainer(size: canvas, number: 0)
    self.canvas = canvas
    self.placements = Placements(viewCount: tree.pointee.nodes.count)
    stackFacts.append(StackFacts())
    stackFacts.append(StackFacts(childCount: 1))
    lastSpacers.grow(to: 3, repeating: LastSpacer(payload: .max, traits: ViewTraits()))
    let leaf = Elasticity.Range(0, .infinity, ideal: profile.flexibleIdealLength)
    elasticities.append(Elasticity(horizontal: leaf, vertical: leaf))
  }

  func deallocate() {
    traits.deallocate()
    scratch.deallocate()
    serving.deallocate()
    cache.deallocate()
    stackFacts.deallocate()
    preparations.deallocate()
    summaries.deallocate()
    lastSpacers.deallocate()
    sharersOfStacks.deallocate()
    elasticities.deallocate()
    spacings.deallocate()
    textStyles.deallocate()
    if !isHandedOver { placements.deallocate() }
  }
}

extension Layout {
  var tree: ViewTree {
    _read { yield memory.pointee.tree.pointee }
    nonmutating _modify { yield &memory.pointee.tree.pointee }
  }

  var measurer: TextMeasurer {
    _read { yield memory.pointee.measurer.pointee }
    nonmutating _modify { yield &memory.pointee.measurer.pointee }
  }

  var nodes: TreeNodes {
    _read { yield memory.pointee.nodes }
    nonmutating _modify { yield &memory.pointee.nodes }
  }

  var traits: Column<ViewTraits> {
    _read { yield memory.pointee.traits }
    nonmutating _modify { yield &memory.pointee.traits }
  }

  var hasRightToLeft: Bool {
    _read { yield memory.pointee.hasRightToLeft }
    nonmutating _modify { yield &memory.pointee.hasRightToLeft }
  }

  var environmentCount: Int {
    _read { yield memory.pointee.environmentCount }
    nonmutating _modify { yield &memory.pointee.environmentCount }
  }

  var preparations: Column<Preparation> {
    _read { yield memory.pointee.preparations }
    nonmutating _modify { yield &memory.pointee.preparations }
  }

  var summaries: Column<ChildSummary> {
    _read { yield memory.pointee.summaries }
    nonmutating _modify { yield &memory.pointee.summaries }
  }

  var spacings: SpacingTable {
    _read { yield memory.pointee.spacings }
    nonmutating _modify { yield &memory.pointee.spacings }
  }

  var lastSpacers: Column<LastSpacer> { memory.pointee.lastSpacers }

  var cache: AnswerCache {
    _read { yield memory.pointee.cache }
    nonmutating _modify { yield &memory.pointee.cache }
  }

  var scratch: Column<StackItem> {
    _read { yield memory.pointee.scratch }
    nonmutating _modify { yield &memory.pointee.scratch }
  }

  var serving: Column<Int32> {
    _read { yield memory.pointee.serving }
    nonmutating _modify { yield &memory.pointee.serving }
  }

  var guideAnswers: [GuideQuestion: Double?] {
    _read { yield memory.pointee.guideAnswers }
    nonmutating _modify { yield &memory.pointee.guideAnswers }
  }

  var safeArea: SafeArea {
    _read { yield memory.pointee.safeArea }
    nonmutating _modify { yield &memory.pointee.safeArea }
  }

  var container: FrameContainer {
    _read { yield memory.pointee.container }
    nonmutating _modify { yield &memory.pointee.container }
  }

  var containerNumbers: HashMap<Size, UInt32> {
    _read { yield memory.pointee.containerNumbers }
    nonmutating _modify { yield &memory.pointee.containerNumbers }
  }

  var simpleGrids: HashMap<ViewID, SimpleGrid> {
    _read { yield memory.pointee.simpleGrids }
    nonmutating _modify { yield &memory.pointee.simpleGrids }
  }

  var gridStructures: HashMap<ViewID, GridStructure> {
    _read { yield memory.pointee.gridStructures }
    nonmutating _modify { yield &memory.pointee.gridStructures }
  }

  var stackFacts: Column<StackFacts> {
    _read { yield memory.pointee.stackFacts }
    nonmutating _modify { yield &memory.pointee.stackFacts }
  }

  var sharersOfStacks: Column<Sharers> {
    _read { yield memory.pointee.sharersOfStacks }
    nonmutating _modify { yield &memory.pointee.sharersOfStacks }
  }

  var elasticities: Column<Elasticity> {
    _read { yield memory.pointee.elasticities }
    nonmutating _modify { yield &memory.pointee.elasticities }
  }

  var layoutRun: LayoutRun { memory.pointee.run }

  var canvas: Size {
    _read { yield memory.pointee.canvas }
    nonmutating _modify { yield &memory.pointee.canvas }
  }

  var placements: Placements {
    _read { yield memory.pointee.placements }
    nonmutating _modify { yield &memory.pointee.placements }
  }

  var columns: HashMap<ViewID, [LayoutTree.Track]> {
    _read { yield memory.pointee.columns }
    nonmutating _modify { yield &memory.pointee.columns }
  }

  var rows: HashMap<ViewID, [LayoutTree.Track]> {
    _read { yield memory.pointee.rows }
    nonmutating _modify { yield &memory.pointee.rows }
  }

  var viewports: HashMap<ViewID, Rect> {
    _read { yield memory.pointee.viewports }
    nonmutating _modify { yield &memory.pointee.viewports }
  }

  var textStyles: Column<KnownStyle> {
    _read { yield memory.pointee.textStyles }
    nonmutating _modify { yield &memory.pointee.textStyles }
  }

  var texts: LaidOutTexts {
    _read { yield memory.pointee.texts }
    nonmutating _modify { yield &memory.pointee.texts }
  }
}

extension LayoutEngine {
  /// Computes every frame. The tree may grow: a `GeometryReader`'s content is built when its size is known.
  /// - Complexity: O(n) in the views, whatever their nesting.
  package static func layout(_ layout: inout EvaluatedLayout, measurer: inout TextMeasurer) -> LayoutTree {
    let (canvas, configuration, callbacks) = (layout.canvas, layout.configuration, layout.callbacks)
    let fitsContent = layout.fitsContent
    return withUnsafeMutablePointer(to: &layout.tree) { tree in
      withUnsafeMutablePointer(to: &measurer) { measurer in
        let run = Layout(
          tree, measurer: measurer, canvas: canvas, configuration: configuration, callbacks: callbacks)
        defer { run.deallocate() }
        return run.run(fitsContent: fitsContent)
      }
    }
  }
}
