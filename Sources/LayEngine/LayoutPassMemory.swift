import LaySyntax
import LayViews
import LayText

/// What a run knows and finds out.
struct LayoutPassMemory {
  var tree: UnsafeMutablePointer<ViewTree>
  var measurer: UnsafeMutablePointer<TextMeasurer>
  let callbacks: LayoutCallbacks
  var nodes: TreeNodes
  /// What the preparing pass found out about each view.
  var traits: Column<ViewTraits>
  var findings: Findings
  var workspace = Workspace()
  var answers = Answers()
  var directions = Directions()
  /// What bars leave free around the view that is being placed.
  var safeArea: SafeArea
  /// The window, or the scroll view around the view that is being measured or placed.
  var container: FrameContainer
  /// The sizes of containers met so far, by size.
  var containerNumbers = HashMap<Size, UInt32>()
  var canvas: Size
  var output: Output
  /// What custom layouts know of this run.
  let run = LayoutRun()

  /// What preparing finds out that only some views have, found by a number in their traits or by the view.
  struct Findings {
    var spacings = SpacingTable()
    /// Of the font that was last asked about.
    var fontSpacing: FontSpacing?
    /// The styles of the tree's descriptions of texts, as far as such texts were met.
    var textStyles = Column<KnownStyle>(capacity: 16)
    var lastSpacers = Column<LastSpacer>(capacity: 3)
    /// The cells and gaps of Grids.
    var gridStructures = HashMap<ViewID, GridStructure>()
    /// What is known of every stack; the first for stacks without children.
    var stackFacts = Column<StackFacts>(capacity: 16)
    /// How the children of stacks that are elastic share a length.
    var sharersOfStacks = Column<Sharers>(capacity: 16)
    /// How views answer that are elastic; the first for plain leaves.
    var elasticities = Column<Elasticity>(capacity: 16)
  }

  /// Stacks of what is being worked on, each container on top of those around it.
  struct Workspace {
    /// The views whose children are being prepared.
    var preparations = Column<Preparation>(capacity: 256)
    /// What is known of the children of those that are no modifiers.
    var summaries = Column<ChildSummary>(capacity: 256)
    /// The children of the stacks that are being sized.
    var scratch = Column<StackItem>(capacity: 256)
    /// Positions in `scratch` in the order of serving.
    var serving = Column<Int32>(capacity: 256)
  }

  /// What was asked before.
  struct Answers {
    var sizes = AnswerTable<Size>()
    /// By the number of the guide.
    var guides = AnswerTable<GuideAnswer>()
    var count = AnswerCount()
  }

  /// In which direction text runs.
  struct Directions {
    /// Whether any view's environment reads from right to left.
    var hasRightToLeft = false
    /// How many of the tree's environments have been looked at for that.
    var environmentCount = 0
  }

  /// What the `LayoutTree` is made of.
  struct Output {
    var placements: Placements
    /// Whether the placements belong to a `LayoutTree` now.
    var isHandedOver = false
    var columns = HashMap<ViewID, [LayoutTree.Track]>()
    var rows = HashMap<ViewID, [LayoutTree.Track]>()
    var viewports = HashMap<ViewID, Rect>()
    var texts = LaidOutTexts()
    /// What the custom layouts met so far ask.
    var askedSubviews = HashMap<ViewID, AskedSubviews>()
  }

  init(
    tree: UnsafeMutablePointer<ViewTree>, measurer: UnsafeMutablePointer<TextMeasurer>,
    callbacks: LayoutCallbacks, canvas: Size, profile: PlatformProfile
  ) {
    self.tree = tree
    self.measurer = measurer
    self.callbacks = callbacks
    self.nodes = TreeNodes(of: tree)
    self.traits = Column(capacity: tree.pointee.nodes.count)
    self.findings = Findings(profile)
    self.safeArea = SafeArea(canvas: Rect(origin: .zero, size: canvas), insets: .zero)
    self.container = FrameContainer(size: canvas, number: 0)
    self.canvas = canvas
    self.output = Output(placements: Placements(viewCount: tree.pointee.nodes.count))
  }

  /// Mutating, so that it is not called on a copy.
  mutating func deallocate() {
    traits.deallocate()
    findings.deallocate()
    workspace.deallocate()
    answers.sizes.deallocate()
    answers.guides.deallocate()
    if !output.isHandedOver { output.placements.deallocate() }
  }
}

extension LayoutPassMemory.Findings {
  init(_ profile: PlatformProfile) {
    self.init()
    stackFacts.append(StackFacts())
    lastSpacers.grow(to: 3, repeating: LastSpacer(payload: .max, traits: ViewTraits()))
    let leaf = Elasticity.Range(0, .infinity, ideal: profile.flexibleIdealLength)
    elasticities.append(Elasticity(horizontal: leaf, vertical: leaf))
  }

  fileprivate mutating func deallocate() {
    spacings.deallocate()
    textStyles.deallocate()
    lastSpacers.deallocate()
    stackFacts.deallocate()
    sharersOfStacks.deallocate()
    elasticities.deallocate()
  }
}

extension LayoutPassMemory.Workspace {
  fileprivate mutating func deallocate() {
    preparations.deallocate()
    summaries.deallocate()
    scratch.deallocate()
    serving.deallocate()
  }
}
