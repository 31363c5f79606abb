import LayCatalog
import LaySyntax
import LayViews

/// The evaluator of a file: has what `Evaluator` declares done by the files that know how.
///
/// It is the only one to name them all, as `SwiftUIRules` of LayEngine names the rules of all kinds of views.
final class Interpreter: Evaluator {
  // MARK: Code

  override func evaluate(_ node: SyntaxID, _ scope: Scope, expecting type: Type) -> Value {
    value(ofExpression: node, scope, expecting: type)
  }

  override func perform(
    _ block: SyntaxID, _ scope: Scope, result: Type, returnsBranches: Bool
  ) -> Flow {
    var runner = Runner(evaluator: self, result: result)
    runner.returnsBranches = returnsBranches
    return runner.run(block: block, scope)
  }

  override func built(by builder: Symbol, _ block: SyntaxID, _ scope: Scope, result: Type) -> Value? {
    value(builtBy: builder, block, scope, result: result)
  }

  override func call(_ value: Value, arguments: [Value]) -> Value {
    result(ofCalling: value, arguments: arguments)
  }

  override func run(
    _ id: FunctionID, _ call: BoundCall, receiver: Scope, at node: SyntaxID, changing caller: Scope?
  ) -> Value {
    result(ofFunction: id, call, receiver: receiver, at: node, changing: caller)
  }

  #if !hasFeature(Embedded)
  override func compiledResult(of id: FunctionID, _ call: BoundCall, _ receiver: Scope) -> Value? {
    result(ofCompiled: id, call, receiver)
  }
  #endif

  // MARK: Values

  override func initialize(_ type: Type, _ node: SyntaxID, _ scope: Scope) -> Value? {
    value(initializing: type, node, scope)
  }

  override func run(
    initializer: FunctionID, of type: TypeID, _ call: BoundCall, _ node: SyntaxID
  ) -> Value {
    result(ofInitializer: initializer, of: type, call, node)
  }

  override func initialValue(of property: StoredProperty, in type: TypeID) -> Value {
    value(beforeInitializing: property, in: type)
  }

  override func member(_ symbol: Symbol, of value: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    self.value(ofMember: symbol, of: value, node, scope)
  }

  override func staticMember(_ symbol: Symbol, of type: Type, _ node: SyntaxID, _ scope: Scope) -> Value {
    value(ofStaticMember: symbol, of: type, node, scope)
  }

  override func store(_ value: Value, in node: SyntaxID, _ scope: Scope) {
    put(value, in: node, scope)
  }

  override func ownElements(of value: Value, at node: SyntaxID) -> [Value]? {
    elements(iterating: value, at: node)
  }

  #if !hasFeature(Embedded)
  override func relate(_ store: ObjectStore) {
    bringEndsTogether(in: store)
  }
  #endif

  // MARK: Types

  override func type(_ node: SyntaxID, in owner: TypeID?, generics: [(name: Symbol, type: Type)]) -> Type {
    type(written: node, in: owner, generics: generics)
  }

  override func staticType(of node: SyntaxID, _ scope: Scope, depth: Int) -> Type {
    type(shownBy: node, scope, depth: depth)
  }

  // MARK: Views

  override func build(_ node: SyntaxID, _ scope: Scope) -> ViewList {
    views(ofExpression: node, scope)
  }

  override func build(_ entry: Entry, _ node: SyntaxID, _ scope: Scope) -> ViewList {
    views(of: entry, node, scope)
  }

  override func views(of value: Value, at node: SyntaxID) -> ViewList {
    views(ofValue: value, at: node)
  }

  override func content(_ closure: Closure, _ arguments: [Value]) -> ViewList {
    views(ofContent: closure, arguments)
  }

  override func style(_ instance: Instance) -> Value? {
    resolvedStyle(instance)
  }

  override func shape(_ made: Value, of type: TypeID, _ node: SyntaxID) -> Value {
    value(drawing: made, of: type, node)
  }
}
