import LayViews
import LaySyntax

/// Walks the syntax tree and builds views.
///
/// Input: the syntax tree of one file. Output: a `ViewTree` per layout, and diagnostics. The core (this folder)
/// knows declarations, statements and expressions; `Catalog/` knows SwiftUI's views, modifiers and values and
/// extends this class with what each of them builds.
///
/// Everything that is looked up by name is looked up once: what a name means (`nameTargets`), how a chain of
/// modifiers is cut (`chains`) and which argument goes to which parameter (`calls`) is kept by syntax node, but for
/// code that runs once (`onceRange`). What depends on nothing but its words is made once for all places that say the
/// same (`shared`).
///
/// One thread at a time runs an evaluator, and no access to a property lasts while another begins: so those are not
/// checked when it runs, which would cost a quarter of its time.
///
/// Invariants: evaluation always ends, whatever the source says: steps, views, component depth and the machine's
/// stack are bounded, and each bound is an error at the place that met it. What an error leaves is
/// `Value.unknown`, which is accepted everywhere, so that one mistake is reported once.
package final class Evaluator {
  package let syntax: SyntaxTree
  package let configuration: Configuration
  package let catalog = Catalog()
  /// What the views of a `PreviewProvider` say about their preview.
  package var preview = PreviewTraits()
  package var sink: DiagnosticSink
  @exclusivity(unchecked) package var tree = ViewTree()
  package var assets: AssetFinder
  /// What views built now inherit.
  @exclusivity(unchecked) package var environment = EnvironmentValues() {
    didSet { environmentIndex = nil }
  }
  /// The canvas of the layout that is evaluated.
  var canvas: Size
  /// Values of environment keys and objects that the file itself declares.
  var declaredEnvironment: [Symbol: Value] = [:]

  /// The file's names and those that the language itself needs.
  @exclusivity(unchecked) var symbols: SymbolTable
  let known = KnownSymbols()
  @exclusivity(unchecked) var declarations = Declarations()
  let fileScope = Scope(parent: nil)

  // What has been found out about syntax nodes, by their index.
  @exclusivity(unchecked) var nameTargets: [UInt32]
  @exclusivity(unchecked) var targets: [NameTarget] = [.missing]
  @exclusivity(unchecked) var chains: NodeTable<Chain>
  @exclusivity(unchecked) var calls: NodeTable<CallPlan>
  @exclusivity(unchecked) var closurePlans: NodeTable<ClosurePlan>
  /// The work that checking the file's code took so far, and whether little is left for what is checked now.
  var checkedWork = 0
  var isCutShort = false
  /// What arguments were found to be; none but while overloads are tried.
  @exclusivity(unchecked) var trials: Trials?
  /// The type aliases that are being looked through, one in the other, and those that the outermost is made of.
  var aliases = (depth: 0, uses: 0)
  /// What is known of operators in a row.
  @exclusivity(unchecked) var rows: NodeTable<Operand>
  /// By the name that is assigned to, the type that its local variable is declared with.
  @exclusivity(unchecked) var assignedTypes: NodeTable<Type>
  /// The types that closures of doubles have from their places.
  var closureTypes: [SyntaxID: Type] = [:]
  /// The declarations of the variables of blocks, by name, and what is known of their types.
  var blockBindings: [SyntaxID: SymbolMap<SyntaxID>] = [:]
  var bindingTypes: [SyntaxID: Type] = [:]
  /// Whether what a link of a chain gives may be nil, where the source alone tells.
  var optionalLinks: [SyntaxID: Bool] = [:]
  /// Whether the value of a variable that is declared without a type may be nil.
  var optionalVariables: [VariableID: Bool] = [:]
  /// Whether functions that are added up over nothing add doubles.
  var doubleSums: [SyntaxID: Bool] = [:]
  /// The extensions that add members to each kind of value.
  var extensionsOfValues: [Extendable: [TypeID]] = [:]
  /// By the name of a member, the first type of the file that declares one.
  private(set) lazy var firstOwners = firstOwnersOfMembers()
  /// The types that the file declares outside of others, while its declarations are collected.
  private(set) lazy var outerTypes = findOuterTypes()
  /// Whether a block declares variables or functions of its own.
  @exclusivity(unchecked) var declaringBlocks: NodeTable<Bool>
  /// By symbol, the target of a name that nothing in the file declares, so that it means the same everywhere:
  /// 0 for one that has not been looked up, the largest number for others.
  @exclusivity(unchecked) var undeclaredTargets: [UInt32] = []
  /// The types and functions of the file, wherever they stand, until they are collected.
  @exclusivity(unchecked) var declaring: [SyntaxID] = []
  /// The nodes whose code may not run, or more than once, where the code around them runs once; in ascending order.
  @exclusivity(unchecked) var conditionalNodes: [UInt32] = []
  /// Whether closures name their arguments `$0`, `$1` anywhere.
  var hasAnonymousParameters = false
  /// The code that is known to run once: nothing is planned for the next time.
  @exclusivity(unchecked) var onceRange = SourceRange(start: 0, end: 0)
  @exclusivity(unchecked) var shared = SharedText()
  /// The block whose statement is being built; none where that is not known.
  @exclusivity(unchecked) var builder = SyntaxID.none
  /// What arguments were found to be before their calls were taken apart, so that nothing is evaluated twice.
  @exclusivity(unchecked) var foundArguments: [(node: SyntaxID, value: Value)] = []
  /// The scopes with a variable that keeps the scope: nothing but the end of the evaluation lets go of them.
  @exclusivity(unchecked) private(set) var cyclicScopes: [Scope] = []
  /// How many findings there were, reported or not.
  @exclusivity(unchecked) private(set) var findingCount = 0
  /// The names of a scope whose only variable is `self`.
  let selfNames: [Symbol]

  /// Whether code is only being checked: every branch is taken once, and nothing depends on values.
  @exclusivity(unchecked) var isChecking = false
  /// Whether findings are not reported, because something is only tried.
  var isSilent = false
  /// The first error that was not reported.
  var silentFault: Diagnostic?
  /// Set when a bound is met: everything unwinds.
  @exclusivity(unchecked) var isStopped = false
  /// The error that was thrown and is not caught yet: what runs ends.
  @exclusivity(unchecked) var thrown: Value?
  @exclusivity(unchecked) var remainingWork = 0
  /// How many stand-ins for values of the file's types are being made, one inside the other.
  var standInCount = 0
  /// What `Limits.storage` and `Limits.textSize` leave to the layout.
  @exclusivity(unchecked) var remainingStorage = 0
  @exclusivity(unchecked) var remainingText = 0
  /// The components whose bodies are being evaluated, outermost first.
  @exclusivity(unchecked) var components: [ComponentFrame] = []
  /// The functions and computed properties that are running, by their declarations, outermost first.
  @exclusivity(unchecked) var running: [SyntaxID] = []
  /// Closures that layout calls.
  var deferredClosures: [DeferredClosure] = []
  /// How much of it runs, one inside the other.
  var resumedCount = 0
  /// Layouts of the file's own, by the closures that stand for them.
  var ownLayouts: [ClosureID: OwnLayout] = [:]
  /// What the views built so far say to a layout of the file's own, by the keys' types.
  var layoutValues: [ViewID: [TypeID: Value]] = [:]
  /// What pickers and tab views know the views built so far by.
  var tags: [ViewID: Value] = [:]
  /// Whether views are being built that are told apart by their tags.
  var tagsElements = false
  /// What views built so far say to the list or tab view around them.
  var rowTraits: [ViewID: RowTraits] = [:]
  /// The padding above the first rows of lists, by the list.
  var listTops: [ViewID: ListTop] = [:]
  /// The navigation containers whose content is being built, outermost first.
  var screens: [Screen] = []
  /// The items of the toolbar that is being built.
  var toolbarItems: [ToolbarItem] = []
  /// The appearance that a view of the layout asks of the whole window.
  var preferredColorScheme: ColorScheme?
  /// Modifiers without effect that have been warned of.
  var ignoredNames: Set<Symbol> = []
  /// How many `UUID()` there have been.
  var uuidCount = 0
  /// Custom guides, by the type that identifies them.
  var customGuides: [TypeID: AlignmentGuide] = [:]
  /// Every tree of this evaluator has all of them.
  var customGuideSpecs: [CustomGuide] = [] {
    didSet { tree.customGuides = customGuideSpecs }
  }
  /// Closures that were bound to a parameter whose result is a length.
  var lengthClosures: Set<SyntaxID> = []

  /// What SwiftUI and Swift have of a name, a modifier of that name, and nil for what is known to be none.
  @exclusivity(unchecked) var builtinTargets = SymbolTableOf<NameTarget>()
  @exclusivity(unchecked) var modifiers = SymbolTableOf<Entry>()
  /// What SwiftUI and Swift have of a type's name without arguments.
  @exclusivity(unchecked) var standardTypes = SymbolTableOf<Type>()
  /// The names of generic parameters, wherever they are declared.
  var genericNames: Set<Symbol> = []
  /// The names that are methods of texts: nil for what is known to be none.
  @exclusivity(unchecked) var textMethods = SymbolTableOf<Symbol>()
  /// Methods of SwiftUI's types, by name and type: without overloads for what is known to be none.
  @exclusivity(unchecked) var builtinMethods = HashMap<BuiltinMemberKey, Entry>()

  /// What `HStackLayout()` and its like call when they are given content.
  lazy var layoutCallee = Callee(
    name: "Layout", overloads: catalog.method("callAsFunction", of: .layout)?.overloads ?? [],
    buildsViews: true)

  @exclusivity(unchecked) private var environmentIndex: UInt32?
  /// Counts the trees: what is kept about one is of no use in another.
  @exclusivity(unchecked) private(set) var treeNumber = 0
  private var reported: Set<ReportKey> = []
  /// How often errors were met that had been reported.
  private var repetitionCount = 0
  private var stackBase: UInt = 0

  package init(_ syntax: SyntaxTree, configuration: Configuration, sink: DiagnosticSink) {
    self.syntax = syntax
    self.configuration = configuration
    self.sink = sink
    self.assets = AssetFinder(configuration)
    self.symbols = syntax.symbols
    self.canvas = configuration.defaultCanvas
    self.nameTargets = []
    self.chains = NodeTable(count: syntax.nodes.count)
    self.rows = NodeTable(count: syntax.nodes.count)
    self.assignedTypes = NodeTable(count: syntax.nodes.count)
    self.calls = NodeTable(count: syntax.nodes.count)
    self.closurePlans = NodeTable(count: syntax.nodes.count)
    self.declaringBlocks = NodeTable(count: syntax.nodes.count)
    self.selfNames = [known.selfName]
    self.environment = EnvironmentValues(configuration)
    surveySyntax()
  }

  deinit {
    for scope in cyclicScopes { scope.values = [] }
  }

  /// Notes a scope that was just given a value.
  func noteCycle(in scope: Scope, _ value: Value) {
    if case .closure(let closure) = value, closure.scope === scope { cyclicScopes.append(scope) }
  }
}

/// A component being evaluated: for the notes of an error inside it.
struct ComponentFrame {
  var type: TypeID
  /// The place that uses it.
  var place: SyntaxID
}

struct BuiltinMemberKey: Hashable {
  var name: Symbol
  var type: BuiltinType
}

private struct ReportKey: Hashable {
  var range: SourceRange
  var rule: String
}

// MARK: Diagnostics

extension Evaluator {
  /// Reports a finding once, however often its place is evaluated.
  package func report(_ diagnostic: Diagnostic) {
    findingCount &+= 1
    charge(Limits.workOfFinding)
    if isSilent {
      if diagnostic.severity == .error, silentFault == nil { silentFault = diagnostic }
      return
    }
    guard reported.insert(ReportKey(range: diagnostic.range, rule: diagnostic.rule)).inserted else {
      if diagnostic.severity == .error { countRepetition() }
      return
    }
    sink.report(diagnostic)
  }

  /// Whether an error of a rule is known at a place, or would not be reported there.
  func hasError(_ rule: String, at range: SourceRange) -> Bool {
    findingCount &+= 1
    if isSilent { return silentFault != nil }
    guard reported.contains(ReportKey(range: range, rule: rule)) else { return false }
    countRepetition()
    return true
  }

  /// Ends an evaluation that meets errors over and over: it can give no layout, and all there is to say is said.
  private func countRepetition() {
    repetitionCount += 1
    if repetitionCount > Limits.repeatedErrors { isStopped = true }
  }

  /// Hands over what has been found.
  func drain(into other: inout DiagnosticSink) {
    for diagnostic in sink.diagnostics { other.report(diagnostic) }
    sink = DiagnosticSink()
  }

  /// Reports the bound that was met and ends the evaluation.
  func stop(
    _ rule: String, at range: SourceRange, _ message: String, help: String? = nil,
    notes: [Diagnostic.Note]? = nil
  ) {
    guard !isStopped else { return }
    isStopped = true
    report(.error(rule, at: range, message, help: help, notes: notes ?? componentNotes()))
  }
}

// MARK: Bounds

extension Evaluator {
  /// To be called where evaluation begins: what is left of its bounds, and the stack, are measured from here.
  func beginEvaluation() {
    measureStack()
    thrown = nil
    remainingWork = maximumSteps * Limits.workOfStep
    remainingStorage = Limits.storage
    remainingText = Limits.textSize
    repetitionCount = 0
    isStopped = false
  }

  /// To be called where evaluation goes on from another place on the stack.
  func measureStack() { stackBase = Self.stackAddress() }

  /// Whether there is room on the machine's stack for another level.
  func hasStack(at node: SyntaxID) -> Bool {
    let used = stackBase &- Self.stackAddress()
    if used < configuration.stackSize || used > UInt.max / 2 { return !isStopped }
    stopNesting(at: node)
    return false
  }

  @inline(never)
  private static func stackAddress() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }
}

// MARK: Nodes

extension Evaluator {
  /// Adds a node that inherits the environment as it stands; `.none` once there are too many.
  package func addNode(
    _ kind: ViewKind, payload: Int, firstChild: ViewID = .none, source: UInt32
  ) -> ViewID {
    if tree.nodes.count >= configuration.maximumViewCount {
      stop(
        "too-many-views", at: SourceRange(start: source, end: source + 1),
        "the layout has more than \(configuration.maximumViewCount) views", help: "--max-views sets the limit"
      )
      return .none
    }
    var node = ViewNode(
      kind, payload: UInt32(truncatingIfNeeded: payload), environment: currentEnvironment(), source: source)
    node.firstChild = firstChild
    return tree.add(node)
  }

  /// The index of the environment in the tree; equal ones of neighbours are shared.
  @inline(__always)
  package func currentEnvironment() -> UInt32 {
    if let environmentIndex, Int(environmentIndex) < tree.environments.count { return environmentIndex }
    return findEnvironment()
  }

  @inline(never)
  private func findEnvironment() -> UInt32 {
    let count = tree.environments.count
    for index in stride(from: count - 1, through: max(0, count - 8), by: -1)
    where tree.environments[index] == environment {
      environmentIndex = UInt32(index)
      return UInt32(index)
    }
    tree.environments.append(environment)
    environmentIndex = UInt32(count)
    return UInt32(count)
  }

  /// Empties the tree of its views; what they shared stays, to be shared by the views to come.
  func clearViews() {
    tree.nodes.removeAll(keepingCapacity: true)
    forgetViews()
  }

  /// Starts a new tree.
  func resetTree() {
    tree = ViewTree()
    forgetViews()
    treeNumber += 1
    tree.customGuides = customGuideSpecs
    environmentIndex = nil
  }

  /// Forgets what is known of the views of a tree.
  private func forgetViews() {
    tags = [:]
    layoutValues = [:]
    rowTraits = [:]
    listTops = [:]
  }

  /// Goes over to the tree that layout holds.
  func exchangeTree(_ other: inout ViewTree) {
    swap(&tree, &other)
    forgetViews()
    treeNumber += 1
    environmentIndex = nil
  }

  /// The environment whose index in the tree is known.
  func restore(_ saved: EnvironmentValues, index: UInt32?) {
    environment = saved
    environmentIndex = index
  }

  var savedEnvironmentIndex: UInt32? { environmentIndex }
}
