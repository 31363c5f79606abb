import LaySemantics
import LayText

/// One run of the engine: a tree, its traits, its cache of answers and the frames found so far.
///
/// Input: a `ViewTree` whose defaults are filled in. Output: a `LayoutTree`. A view is *measured* (it answers a
/// size to a proposal, any number of times, cached) and then *placed* once, parents before children. Invariants:
/// an answer depends on nothing but the view and the proposal, no answer is NaN, and nothing is rounded but text.
struct Layout {
  var tree: ViewTree
  var measurer: TextMeasurer
  let callbacks: LayoutCallbacks
  let profile: PlatformProfile
  let displayScale: Double

  /// What the preparing pass found out about each view, by view id.
  var traits: [ViewTraits] = []
  var spacings = SpacingTable()
  var cache = AnswerCache()
  /// Workspace of the stacks that are being sized, used as a stack itself.
  var scratch: [StackItem] = []
  var shapedTexts: [ViewID: ShapedText] = [:]
  var guideAnswers: [GuideQuestion: Double?] = [:]
  var result: LayoutTree

  init(_ layout: EvaluatedLayout, measurer: TextMeasurer) {
    self.tree = layout.tree
    self.measurer = measurer
    self.callbacks = layout.callbacks
    self.profile = layout.configuration.platform.profile
    self.displayScale = layout.configuration.displayScale
    self.result = LayoutTree(viewCount: layout.tree.nodes.count, canvas: layout.canvas)
  }

  /// The root is proposed the canvas and centred in it, overflowing evenly if it is larger.
  mutating func run(fitsContent: Bool) {
    guard !tree.root.isNone else { return }
    prepareAll()
    let proposal = Proposal(result.canvas)
    let size = measure(tree.root, proposal)
    if fitsContent { result.canvas = size }
    let origin = Point(x: (result.canvas.width - size.width) / 2, y: (result.canvas.height - size.height) / 2)
    place(tree.root, Rect(origin: origin, size: size), proposal)
  }
}

extension LayoutEngine {
  /// Computes every frame. The tree may grow: a `GeometryReader`'s content is built when its size is known.
  /// - Complexity: O(n) in the views, whatever their nesting.
  package static func layout(_ layout: inout EvaluatedLayout, measurer: inout TextMeasurer) -> LayoutTree {
    var run = Layout(layout, measurer: measurer)
    // The run owns the tree and the measurer's cache while it works; two owners would copy on every change.
    layout.tree = ViewTree()
    measurer = TextMeasurer(configuration: layout.configuration)
    run.run(fitsContent: layout.fitsContent)
    layout.tree = run.tree
    measurer = run.measurer
    return run.result
  }
}
