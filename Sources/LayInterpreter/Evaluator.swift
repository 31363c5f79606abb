import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

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
  /// Where views are built.
  package let stage: Stage
  package let findings: Findings
  package let budget: Budget

  /// The file's names and those that the language itself needs.
  @exclusivity(unchecked) package var symbols: SymbolTable
  let known = KnownSymbols()
  @exclusivity(unchecked) package var declarations = Declarations()
  let fileScope = Scope(parent: nil)

  // What has been found out about syntax nodes, by their index.
  @exclusivity(unchecked) var nameTargets: [UInt32]
  @exclusivity(unchecked) var targets: [NameTarget] = [.missing]
  @exclusivity(unchecked) var chains: NodeTable<Chain>
  @exclusivity(unchecked) package var calls: NodeTable<CallPlan>
  @exclusivity(unchecked) var closurePlans: NodeTable<ClosurePlan>
  /// The work that checking the file's code took so far.
  var checkedWork = 0
  /// What arguments were found to be; none but while overloads are tried.
  @exclusivity(unchecked) package var trials: Trials?
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
  @exclusivity(unchecked) package var foundArguments: [(node: SyntaxID, value: Value)] = []
  /// The scopes with a variable that keeps the scope: nothing but the end of the evaluation lets go of them.
  @exclusivity(unchecked) private(set) var cyclicScopes: [Scope] = []
  /// The names of a scope whose only variable is `self`.
  let selfNames: [Symbol]

  /// The error that was thrown and is not caught yet: what runs ends.
  @exclusivity(unchecked) var thrown: Value?
  /// How many stand-ins for values of the file's types are being made, one inside the other.
  var standInCount = 0
  /// The components whose bodies are being evaluated, outermost first.
  @exclusivity(unchecked) var components: [ComponentFrame] = []
  /// The functions and computed properties that are running, by their declarations, outermost first.
  @exclusivity(unchecked) var running: [SyntaxID] = []
  /// Closures that layout calls.
  var deferredClosures: [DeferredClosure] = []
  /// How much of it runs, one inside the other.
  var resumedCount = 0
  /// Layouts of the file's own, by the closures that stand for them.
  var ownLayouts: [ClosureID: BuiltLayout] = [:]
  /// Custom guides, by the type that identifies them.
  var customGuides: [TypeID: AlignmentGuide] = [:]
  /// Closures that were bound to a parameter whose result is a length.
  package var lengthClosures: Set<SyntaxID> = []

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

  package init(_ syntax: SyntaxTree, configuration: Configuration) {
    self.syntax = syntax
    self.configuration = configuration
    self.stage = Stage(syntax.source, configuration)
    self.findings = stage.findings
    self.budget = stage.budget
    self.symbols = syntax.symbols
    self.nameTargets = []
    self.chains = NodeTable(count: syntax.nodes.count)
    self.rows = NodeTable(count: syntax.nodes.count)
    self.assignedTypes = NodeTable(count: syntax.nodes.count)
    self.calls = NodeTable(count: syntax.nodes.count)
    self.closurePlans = NodeTable(count: syntax.nodes.count)
    self.declaringBlocks = NodeTable(count: syntax.nodes.count)
    self.selfNames = [known.selfName]
    surveySyntax()
    stage.evaluation = evaluation
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

extension Evaluator {
  /// What this evaluator does for the views that are built on its stage, which it outlives.
  private var evaluation: Evaluation {
    var evaluation = Evaluation()
    evaluation.content = { [unowned(unsafe) self] in content($0, $1) }
    evaluation.deferred = { [unowned(unsafe) self] in deferred($0) }
    evaluation.changed = { [unowned(unsafe) self] in changed($0, by: $1) }
    evaluation.outline = { [unowned(unsafe) self] in outline(of: $0, in: $1) }
    evaluation.laidOut = { [unowned(unsafe) self] in views($0, laidOutBy: $1, at: $2) }
    evaluation.areEqual = { [unowned(unsafe) self] in equal($0, $1) }
    evaluation.name = { [unowned(unsafe) self] in symbols[$0.name] }
    evaluation.componentNotes = { [unowned(unsafe) self] in componentNotes() }
    return evaluation
  }

  /// Runs a closure that changes its only argument and gives what became of it.
  private func changed(_ value: Value, by closure: Closure) -> Value {
    guard syntax.kind(closure.code) == .closure else { return value }
    let plan = closurePlan(closure.code)
    guard hasStack(at: closure.code), !plan.block.isNone, !plan.names.isEmpty else { return value }
    let scope = plan.scope([value], parent: closure.scope)
    _ = run(plan.block, scope, result: .void)
    return scope.values.first ?? value
  }

  /// To be called where evaluation begins: what is left of its bounds, and the stack, are measured from here.
  func beginEvaluation() {
    budget.begin()
    findings.begin()
    thrown = nil
  }

  /// Whether there is room on the machine's stack for another level.
  func hasStack(at node: SyntaxID) -> Bool {
    if budget.hasStack { return !budget.isStopped }
    stopNesting(at: node)
    return false
  }
}
