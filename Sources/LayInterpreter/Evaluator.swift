import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Walks the syntax tree and builds views.
///
/// Input: the syntax tree of one file. Output: a `ViewTree` per layout, and diagnostics. What is found out on the way is
/// kept in parts, each in the file of its name: `Plans` about syntax nodes, `Inference` about types, `Collected` about
/// the file's declarations, `StandardNames` about all other names, `RunState` about the code that runs. Views are built on
/// a `Stage`, by LayLibrary.
///
/// Code runs code: what an expression means may be found by running a function, a wrapper, a builder or an initialiser of
/// the file. So that the files which do that need not know each other, what they ask of each other is declared here, as
/// methods that `Interpreter` overrides, and all of them call those.
///
/// One thread at a time runs an evaluator, and no access to a property lasts while another begins: so those are not
/// checked when it runs, which would cost a quarter of its time.
///
/// Invariants: evaluation always ends, whatever the source says: steps, views, component depth and the machine's
/// stack are bounded, and each bound is an error at the place that met it. What an error leaves is
/// `Value.unknown`, which is accepted everywhere, so that one mistake is reported once.
package class Evaluator {
  package final let syntax: SyntaxTree
  package final let configuration: Configuration
  package final let library: Library
  /// Where views are built.
  package final let stage: Stage
  package final let findings: Findings
  package final let budget: Budget

  /// The file's names and those that the language itself needs.
  @exclusivity(unchecked) package final var symbols: SymbolTable
  final let known = KnownSymbols()
  @exclusivity(unchecked) package final var declarations = Declarations()
  @exclusivity(unchecked) final var collected = Collected()

  final let plans: Plans
  final let inference = Inference()
  final let standard: StandardNames
  final let state = RunState()
  final let waiting = WaitingCode()

  init(
    _ syntax: SyntaxTree, configuration: Configuration,
    swift: @autoclosure @escaping () -> StandardLibrary, names: KnownNames?
  ) {
    self.syntax = syntax
    self.configuration = configuration
    self.library = Library(names: names)
    self.stage = Stage(syntax.source, configuration)
    self.findings = stage.findings
    self.budget = stage.budget
    self.symbols = syntax.symbols
    self.plans = Plans(syntax)
    self.standard = StandardNames(known, swift)
  }

  deinit {
    state.objects.letGo()
  }

  /// The scope of code that stands outside of types.
  final var fileScope: Scope { state.fileScope }
  /// What Swift and Foundation have.
  final var swift: StandardLibrary { standard.swift }

  // MARK: Code

  /// The value of an expression; a view stays unbuilt until it is placed.
  /// - Parameter type: what is expected: literals and implicit members take their meaning from it.
  package func evaluate(_ node: SyntaxID, _ scope: Scope, expecting type: Type = .any) -> Value { .unknown }

  /// Runs the statements of a block that gives no views.
  /// - Parameter returnsBranches: Whether the last expression of a branch is the result.
  func perform(
    _ block: SyntaxID, _ scope: Scope, result: Type, returnsBranches: Bool = false
  ) -> Flow { .next }

  /// What a result builder of the file's own makes of a block; nil where there is none, or the block returns its value.
  func built(by builder: Symbol, _ block: SyntaxID, _ scope: Scope, result: Type) -> Value? { nil }

  /// Calls a closure, function or key path with values.
  package func call(_ value: Value, arguments: [Value]) -> Value { .unknown }

  /// Runs a function of the file; while checking, its result is made up, since its body is checked by itself.
  /// - Parameter caller: Where the arguments stand; what is passed with `&` is changed there.
  func run(
    _ id: FunctionID, _ call: BoundCall, receiver: Scope, at node: SyntaxID, changing caller: Scope? = nil
  ) -> Value { .unknown }

  /// The result of a function whose code is compiled; nil where it is evaluated as it stands.
  func compiledResult(of id: FunctionID, _ call: BoundCall, _ receiver: Scope) -> Value? { nil }

  // MARK: Values

  /// Makes a value of a type, as a call says; nil for a view that is built where it is put.
  func initialize(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> Value? { nil }

  /// Runs a written initialiser: it assigns the fields.
  func run(
    initializer: FunctionID, of type: TypeID, _ call: BoundCall, _ node: SyntaxID
  ) -> Value { .unknown }

  /// A stored property's initial value.
  func initialValue(of property: StoredProperty, in type: TypeID) -> Value { .unknown }

  /// `value.name`
  func member(_ symbol: Symbol, of value: Value, _ node: SyntaxID, _ scope: Scope) -> Value { .unknown }

  /// `Type.name`
  func staticMember(_ symbol: Symbol, of type: Type, _ node: SyntaxID, _ scope: Scope) -> Value { .unknown }

  /// Puts a value where an expression names a variable, or a part of one.
  func store(_ value: Value, in node: SyntaxID, _ scope: Scope) {}

  /// The elements of a value whose type conforms to `Sequence` by code of the file; nil for any other.
  func ownElements(of value: Value, at node: SyntaxID) -> [Value]? { nil }

  #if !hasFeature(Embedded)
  /// Brings the ends of relationships together that code has set.
  func relate(_ store: ObjectStore) {}
  #endif

  // MARK: Types

  /// The type of a type node; `.any` where there is none.
  func type(_ node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]) -> Type { .any }

  /// The type of an expression, without its `?`, as far as declarations show it; any where they do not.
  func staticType(of node: SyntaxID, _ scope: Scope, depth: Int = 0) -> Type { .any }

  // MARK: Views

  /// The views of an expression that stands as a statement of a view builder.
  func build(_ node: SyntaxID, _ scope: Scope) -> ViewList { ViewList() }

  /// What a call makes of a view of SwiftUI's.
  func build(_ entry: Entry, _ node: SyntaxID, _ scope: Scope) -> ViewList { ViewList() }

  /// The views that a value stands for, which an expression gave.
  package func views(of value: Value, at node: SyntaxID) -> ViewList { ViewList() }

  /// Evaluates a view builder here and now, in the environment as it stands.
  package func content(_ closure: Closure, _ arguments: [Value]) -> ViewList { ViewList() }

  /// What a style of the file's own resolves to in the environment of its place; nil where that is no style.
  func style(_ instance: Instance) -> Value? { nil }

  /// A value of a shape's type, with what draws it; its initialiser was called at a node.
  func shape(_ made: Value, of type: TypeID, _ node: SyntaxID) -> Value { made }
}
