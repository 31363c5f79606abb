import LayViews
import LaySyntax
import LayText

/// One run of the engine: a tree, what is known about its views, their answers and the frames found so far.
///
/// Input: a `ViewTree` whose defaults are filled in. Output: a `LayoutTree`. A view is *measured* (it answers a
/// size to a proposal, any number of times, cached) and then *placed* once, parents before children. Invariants:
/// an answer depends on nothing but the view and the proposal, no answer is NaN, and nothing is rounded but text.
///
/// The run is a handle on its `LayoutPassMemory`. Profiles showed why: one large struct is copied to the stack for
/// many a call of a non-mutating method, and the properties of a class ask the runtime's exclusivity checker at
/// each access; either cost more than the layout itself.
struct LayoutPass<Rules: ViewRules> {
  private let memory: UnsafeMutablePointer<LayoutPassMemory>
  let profile: PlatformProfile
  let displayScale: Double
  /// What the canvas keeps free at its edges.
  let deviceInsets: EdgeInsets

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
      to: LayoutPassMemory(
        tree: tree, measurer: measurer, callbacks: callbacks, canvas: canvas,
        profile: configuration.platform.profile))
    self.profile = configuration.platform.profile
    self.displayScale = configuration.displayScale
  }

  /// Leaves the placements to a `LayoutTree`.
  func handOver() { memory.pointee.output.isHandedOver = true }

  /// Ends the run; nothing of it may be used afterwards but what `run` returned.
  func deallocate() {
    memory.pointee.run.isOver = true
    memory.pointee.deallocate()
    memory.deinitialize(count: 1)
    memory.deallocate()
  }
}

extension LayoutPass {
  var tree: ViewTree {
    _read { yield memory.pointee.tree.pointee }
    nonmutating _modify { yield &memory.pointee.tree.pointee }
  }

  var measurer: TextMeasurer {
    _read { yield memory.pointee.measurer.pointee }
    nonmutating _modify { yield &memory.pointee.measurer.pointee }
  }

  var callbacks: LayoutCallbacks { _read { yield memory.pointee.callbacks } }

  var nodes: TreeNodes {
    _read { yield memory.pointee.nodes }
    nonmutating _modify { yield &memory.pointee.nodes }
  }

  var traits: Column<ViewTraits> {
    _read { yield memory.pointee.traits }
    nonmutating _modify { yield &memory.pointee.traits }
  }

  var hasRightToLeft: Bool {
    _read { yield memory.pointee.directions.hasRightToLeft }
    nonmutating _modify { yield &memory.pointee.directions.hasRightToLeft }
  }

  var environmentCount: Int {
    _read { yield memory.pointee.directions.environmentCount }
    nonmutating _modify { yield &memory.pointee.directions.environmentCount }
  }

  var preparations: Column<Preparation> {
    _read { yield memory.pointee.workspace.preparations }
    nonmutating _modify { yield &memory.pointee.workspace.preparations }
  }

  var summaries: Column<ChildSummary> {
    _read { yield memory.pointee.workspace.summaries }
    nonmutating _modify { yield &memory.pointee.workspace.summaries }
  }

  var spacings: SpacingTable {
    _read { yield memory.pointee.findings.spacings }
    nonmutating _modify { yield &memory.pointee.findings.spacings }
  }

  var askedSubviews: HashMap<ViewID, AskedSubviews> {
    _read { yield memory.pointee.output.askedSubviews }
    nonmutating _modify { yield &memory.pointee.output.askedSubviews }
  }

  var fontSpacing: FontSpacing? {
    _read { yield memory.pointee.findings.fontSpacing }
    nonmutating _modify { yield &memory.pointee.findings.fontSpacing }
  }

  var lastSpacers: Column<LastSpacer> { memory.pointee.findings.lastSpacers }

  var sizes: AnswerTable<Size> {
    _read { yield memory.pointee.answers.sizes }
    nonmutating _modify { yield &memory.pointee.answers.sizes }
  }

  var guideAnswers: AnswerTable<GuideAnswer> {
    _read { yield memory.pointee.answers.guides }
    nonmutating _modify { yield &memory.pointee.answers.guides }
  }

  var answerCount: AnswerCount {
    _read { yield memory.pointee.answers.count }
    nonmutating _modify { yield &memory.pointee.answers.count }
  }

  var scratch: Column<StackItem> {
    _read { yield memory.pointee.workspace.scratch }
    nonmutating _modify { yield &memory.pointee.workspace.scratch }
  }

  var serving: Column<Int32> {
    _read { yield memory.pointee.workspace.serving }
    nonmutating _modify { yield &memory.pointee.workspace.serving }
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

  var gridStructures: HashMap<ViewID, GridStructure> {
    _read { yield memory.pointee.findings.gridStructures }
    nonmutating _modify { yield &memory.pointee.findings.gridStructures }
  }

  var stackFacts: Column<StackFacts> {
    _read { yield memory.pointee.findings.stackFacts }
    nonmutating _modify { yield &memory.pointee.findings.stackFacts }
  }

  var sharersOfStacks: Column<Sharers> {
    _read { yield memory.pointee.findings.sharersOfStacks }
    nonmutating _modify { yield &memory.pointee.findings.sharersOfStacks }
  }

  var elasticities: Column<Elasticity> {
    _read { yield memory.pointee.findings.elasticities }
    nonmutating _modify { yield &memory.pointee.findings.elasticities }
  }

  var layoutRun: LayoutRun { memory.pointee.run }

  var canvas: Size {
    _read { yield memory.pointee.canvas }
    nonmutating _modify { yield &memory.pointee.canvas }
  }

  var placements: Placements {
    _read { yield memory.pointee.output.placements }
    nonmutating _modify { yield &memory.pointee.output.placements }
  }

  var columns: HashMap<ViewID, [LayoutTree.Track]> {
    _read { yield memory.pointee.output.columns }
    nonmutating _modify { yield &memory.pointee.output.columns }
  }

  var rows: HashMap<ViewID, [LayoutTree.Track]> {
    _read { yield memory.pointee.output.rows }
    nonmutating _modify { yield &memory.pointee.output.rows }
  }

  var viewports: HashMap<ViewID, Rect> {
    _read { yield memory.pointee.output.viewports }
    nonmutating _modify { yield &memory.pointee.output.viewports }
  }

  var textStyles: Column<KnownStyle> {
    _read { yield memory.pointee.findings.textStyles }
    nonmutating _modify { yield &memory.pointee.findings.textStyles }
  }

  var texts: LaidOutTexts {
    _read { yield memory.pointee.output.texts }
    nonmutating _modify { yield &memory.pointee.output.texts }
  }
}
