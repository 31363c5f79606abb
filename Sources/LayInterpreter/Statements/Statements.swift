import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Runs statements: of functions for their result, of view builders for their views.
struct Runner {
  let evaluator: Evaluator
  private let takesEveryBranch: Bool
  /// What `return` is expected to give.
  let result: Type
  /// Whether expressions are views of a builder.
  var buildsViews = false
  /// The block of the builder; none for what stands in a file, and for an expression.
  var builder = SyntaxID.none
  /// Whether the last expression of a branch is the result.
  var returnsBranches = false
  /// The views built so far.
  var views = ViewList()
  /// What `defer` has put off to the end of the blocks around it.
  private var deferred: [(block: SyntaxID, scope: Scope)] = []

  init(evaluator: Evaluator, result: Type) {
    self.evaluator = evaluator
    takesEveryBranch = evaluator.pass.takesEveryBranch
    self.result = result
  }

  // MARK: Blocks

  /// Runs a block in a scope of its own, if it declares anything.
  mutating func run(block: SyntaxID, _ scope: Scope) -> Flow {
    guard !block.isNone, evaluator.hasStack(at: block) else { return .next }
    evaluator.budget.charge(Limits.workOfNode)
    var inner = scope
    if evaluator.declares(block) {
      inner = Scope(parent: scope)
      inner.block = block
    }
    evaluator.declareFunctions(of: block, inner)
    defer { evaluator.checkFunctions(of: block, inner) }
    let deferredBefore = deferred.count
    var flow = Flow.next
    var statement = evaluator.syntax[block].firstChild
    // Of a branch of several statements no branch inside gives the value: `case .all: if … { rows.append(x) }; return rows`.
    let returnsBranches = returnsBranches
    let isOnly = statement.isNone || evaluator.syntax.next(statement).isNone
    defer { self.returnsBranches = returnsBranches }
    while !statement.isNone {
      if !isOnly { self.returnsBranches = returnsBranches && evaluator.syntax.isExpression(statement) }
      flow = run(statement, inner)
      if evaluator.budget.isStopped { return .returned(.unknown) }
      if evaluator.state.failure.thrown != nil {
        flow = .returned(.unknown)
        if buildsViews { _ = evaluator.uncaught(at: statement) }
        break
      }
      if flow.leaves, !takesEveryBranch { break }
      flow = .next
      statement = evaluator.syntax.next(statement)
    }
    if deferred.count > deferredBefore { runDeferred(downTo: deferredBefore) }
    return flow
  }

  /// Runs what has been put off since, the last first.
  private mutating func runDeferred(downTo count: Int) {
    let thrown = evaluator.state.failure.thrown
    evaluator.state.failure.thrown = nil
    while deferred.count > count {
      let (block, scope) = deferred.removeLast()
      _ = run(block: block, scope)
    }
    evaluator.state.failure.thrown = thrown
  }

  mutating func run(_ node: SyntaxID, _ scope: Scope) -> Flow {
    switch evaluator.syntax.kind(node) {
    case .variableDecl: declareVariables(node, scope)
    case .ifStatement: return runIf(node, scope)
    case .guardStatement: return runGuard(node, scope)
    case .switchStatement: return runSwitch(node, scope)
    case .forStatement, .whileStatement, .repeatStatement: return runLoop(node, scope)
    case .returnStatement: return runReturn(evaluator.syntax.child(node, 0), scope)
    case .breakStatement:
      let label = evaluator.syntax.symbol(node)
      return label == .empty ? .broke : .brokeTo(label)
    case .continueStatement:
      let label = evaluator.syntax.symbol(node)
      return label == .empty ? .continued : .continuedTo(label)
    case .labelledStatement: return runLabelled(node, scope)
    case .fallthroughStatement: return .fell
    case .throwStatement:
      evaluator.throwError(evaluator.syntax.child(node, 0), scope)
      return .returned(.unknown)
    case .deferStatement: deferred.append((evaluator.syntax.child(node, 0), scope))
    case .doStatement: return runDo(node, scope)
    case .conditionalCompilation:
      for child in evaluator.syntax.children(node) {
        let flow = run(child, scope)
        if flow.leaves { return flow }
      }
    case .block: return run(block: node, scope)
    // A function was declared before its block ran.
    case .missing, .importDecl, .functionDecl, .structDecl, .classDecl, .enumDecl, .typealiasDecl,
      .protocolDecl,
      .extensionDecl:
      break
    case .macroExpansion: break
    default:
      if returnsBranches, evaluator.syntax.next(node).isNone, !evaluator.isAssignment(node) {
        return runReturn(node, scope)
      }
      runExpression(node, scope)
    }
    return .next
  }

  /// The views of a builder's block.
  fileprivate mutating func views(of block: SyntaxID, _ scope: Scope) -> ViewList {
    buildsViews = true
    builder = block
    _ = run(block: block, scope)
    return views
  }

  private mutating func runExpression(_ node: SyntaxID, _ scope: Scope) {
    if buildsViews, !evaluator.isAssignment(node) {
      let outer = evaluator.state.builder
      evaluator.state.builder = builder
      let built = evaluator.build(node, scope)
      evaluator.state.builder = outer
      evaluator.stage.tree.append(built, to: &views)
      return
    }
    guard evaluator.step(at: node), !evaluator.passesOver(node, scope) else { return }
    evaluator.forgetReceiver(of: node, gave: evaluator.evaluate(node, scope), scope)
  }

  private mutating func runReturn(_ value: SyntaxID, _ scope: Scope) -> Flow {
    guard !value.isNone, evaluator.syntax.kind(value) != .missing else { return .returned(.void) }
    #if hasFeature(Embedded)
    let isBuilt = buildsViews
    #else
    let isBuilt = buildsViews && result.isView
    #endif
    if isBuilt {
      runExpression(value, scope)
      return .returned(.void)
    }
    let returned = evaluator.evaluate(value, scope, expecting: result)
    let type = result.isVoid ? Type.any : result
    let converted = evaluator.convert(returned, to: type, value) { "the result" }
    #if !hasFeature(Embedded)
    if buildsViews { evaluator.stage.tree.append(evaluator.views(of: converted, at: value), to: &views) }
    #endif
    return .returned(converted)
  }

  private func declareVariables(_ node: SyntaxID, _ scope: Scope) {
    for binding in evaluator.syntax.children(node) where evaluator.syntax.kind(binding) == .binding {
      let pattern = evaluator.syntax.child(binding, 0)
      let typeNode = evaluator.syntax.given(evaluator.syntax.child(binding, 1))
      let initializer = evaluator.syntax.given(evaluator.syntax.child(binding, 2))
      let accessor = evaluator.syntax.accessor(.block, of: binding)
      let type = evaluator.type(typeNode, in: evaluator.owner(of: scope), generics: [])
      var value = Value.none
      if !initializer.isNone, evaluator.takesElse {
        #if hasFeature(Embedded)
        let outer = scope
        #else
        let outer = evaluator.scope(ofInitial: initializer, named: pattern, scope)
        #endif
        value = evaluator.evaluate(initializer, outer, expecting: type)
        if value.isUnknown, evaluator.syntax.kind(pattern) == .identifierPattern {
          value = .placeholder(evaluator.syntax.symbol(pattern))
        }
        value = evaluator.convert(value, to: type, initializer) { "the variable" }
      } else if !initializer.isNone {
        value = evaluator.evaluate(initializer, scope, expecting: type)
        value = evaluator.convert(value, to: type, initializer) { "the variable" }
      } else if !accessor.isNone {
        let isRead = evaluator.pass.hasRealValues && !type.isView && !type.isAny
        value = isRead ? .unknown : evaluator.run(accessor, scope, result: type)
      } else if let held = evaluator.transientValue(in: evaluator.syntax.child(node, 0), type) {
        value = held
      } else if !type.isOptional {
        value = .unknown
      }
      evaluator.budget.charge(4 * Limits.workOfNode)
      value =
        evaluator.keptVariable(binding, of: node, type, value, scope) ?? evaluator.keepingVariables(value)
      _ = evaluator.match(pattern, value, scope)
      evaluator.noteCycle(in: scope, value)
    }
  }

  // MARK: Branches

  private mutating func runIf(_ node: SyntaxID, _ scope: Scope) -> Flow {
    var node = node
    // `else if` nests to the right: a long ladder must not recurse.
    while true {
      let list = evaluator.syntax.child(node, 0)
      let (known, inner) = evaluator.conditions(list, scope)
      let truth = evaluator.decided(known, at: list)
      let otherwise = evaluator.syntax.given(evaluator.syntax.child(node, 2))
      if takesEveryBranch {
        _ = run(block: evaluator.syntax.child(node, 1), inner)
      } else if truth == true {
        return run(block: evaluator.syntax.child(node, 1), inner)
      } else if truth == nil {
        return .next
      }
      guard !otherwise.isNone else { return .next }
      guard evaluator.syntax.kind(otherwise) == .ifStatement else { return run(block: otherwise, scope) }
      node = otherwise
    }
  }

  private mutating func runGuard(_ node: SyntaxID, _ scope: Scope) -> Flow {
    let list = evaluator.syntax.child(node, 0)
    let endsApp = evaluator.endsApp(evaluator.syntax.child(node, 1))
    let (known, _) = evaluator.conditions(list, scope, into: scope, goesOn: endsApp)
    let truth = endsApp ? evaluator.assumed(known, at: list) : evaluator.decided(known, at: list)
    if takesEveryBranch {
      _ = run(block: evaluator.syntax.child(node, 1), scope)
      return .next
    }
    guard truth != true else { return .next }
    let flow = run(block: evaluator.syntax.child(node, 1), scope)
    return flow.leaves ? flow : .returned(.unknown)
  }

  private mutating func runSwitch(_ node: SyntaxID, _ scope: Scope) -> Flow {
    let subject = evaluator.subject(evaluator.syntax.child(node, 0), scope)
    var isFalling = false
    var isUndecided = subject.isPlaceholder
    let cases = evaluator.syntax.children(node).filter { evaluator.syntax.kind($0) == .switchCase }
    let undecided = evaluator.undecidedCase(of: cases)
    for child in cases {
      if !evaluator.budget.charge(2 * Limits.workOfNode), !evaluator.hasSteps(at: node) { return .next }
      let (matches, inner) = evaluator.caseMatches(child, subject, scope)
      if matches == nil, evaluator.takesElse { isUndecided = true }
      let isTaken = matches == true || (isUndecided && (child == undecided || child == cases.last))
      guard isFalling || takesEveryBranch || isTaken else {
        if matches == nil, !isUndecided { return .next }
        continue
      }
      // That nothing before it matched is not known, either.
      if isTaken, isUndecided, matches != true || child != cases.first {
        _ = evaluator.decided(nil, at: evaluator.syntax.child(node, 0))
      }
      let (taken, its) =
        evaluator.assumedCase(insteadOf: child, undecided, of: node, scope) ?? (child, inner)
      let flow = run(block: evaluator.syntax.lastChild(taken), its)
      if takesEveryBranch { continue }
      switch flow {
      case .fell: isFalling = true
      case .broke: return .next
      case .next, .continued, .brokeTo, .continuedTo, .returned: return flow
      }
    }
    return .next
  }

  /// `do { … } catch { … }`
  private mutating func runDo(_ node: SyntaxID, _ scope: Scope) -> Flow {
    let outer = evaluator.state.failure.catching
    let block = evaluator.syntax.child(node, 0)
    if evaluator.syntax.children(node).contains(where: { evaluator.syntax.kind($0) == .switchCase }) {
      evaluator.state.failure.catching = block
    }
    let flow = run(block: block, scope)
    evaluator.state.failure.catching = outer
    guard let error = evaluator.state.failure.thrown else { return flow }
    for handler in evaluator.syntax.children(node) where evaluator.syntax.kind(handler) == .switchCase {
      evaluator.state.failure.thrown = nil
      let (matches, inner) = evaluator.caseMatches(handler, error, scope)
      guard matches != false else { continue }
      inner.declare(evaluator.known.error, error)
      return run(block: evaluator.syntax.lastChild(handler), inner)
    }
    evaluator.state.failure.thrown = error
    return flow
  }

  // MARK: Loops

  /// `name: for …`, `name: if …`
  private mutating func runLabelled(_ node: SyntaxID, _ scope: Scope) -> Flow {
    let label = evaluator.syntax.symbol(node)
    let statement = evaluator.syntax.child(node, 0)
    let flow: Flow
    switch evaluator.syntax.kind(statement) {
    case .forStatement, .whileStatement, .repeatStatement: flow = runLoop(statement, scope, label)
    default: flow = run(statement, scope)
    }
    if case .brokeTo(label) = flow { return .next }
    return flow
  }

  /// - Parameter label: The loop's own, empty without one.
  private mutating func runLoop(_ node: SyntaxID, _ scope: Scope, _ label: Symbol = .empty) -> Flow {
    if buildsViews, !evaluator.plans.returningBlocks.contains(builder.isNone ? node : builder) {
      evaluator.findings.report(
        .error(
          "loop-in-view-builder", at: evaluator.syntax.keyword(node), "a loop can't build views",
          help: "ForEach builds a view for each element"))
      return .next
    }
    switch evaluator.syntax.kind(node) {
    case .forStatement: return runFor(node, scope, label)
    case .whileStatement:
      while true {
        let list = evaluator.syntax.child(node, 0)
        let (known, inner) = evaluator.conditions(list, scope)
        let isEndless = known == true && evaluator.bindsUnknown(list, inner)
        let truth = isEndless ? evaluator.decided(nil, at: list) : known
        if truth != true, !takesEveryBranch { return .next }
        let flow = run(block: evaluator.syntax.child(node, 1), inner)
        if let end = end(of: flow, at: node, label) { return end }
      }
    default:
      while true {
        let flow = run(block: evaluator.syntax.child(node, 0), scope)
        if let end = end(of: flow, at: node, label) { return end }
        if evaluator.condition(evaluator.syntax.child(node, 1), scope) != true { return .next }
      }
    }
  }

  /// How a loop ends after a turn; nil to go on.
  private func end(of flow: Flow, at node: SyntaxID, _ label: Symbol) -> Flow? {
    if takesEveryBranch || !evaluator.step(at: node) { return .next }
    switch flow {
    case .broke: return .next
    case .continuedTo(label): return nil
    case .brokeTo, .continuedTo, .returned: return flow
    case .next, .continued, .fell: return nil
    }
  }

  private mutating func runFor(_ node: SyntaxID, _ scope: Scope, _ label: Symbol) -> Flow {
    let sequence = evaluator.evaluate(evaluator.syntax.child(node, 1), scope)
    let filter = evaluator.syntax.given(evaluator.syntax.child(node, 2))
    let elements = evaluator.turns(of: evaluator.elements(of: sequence, at: evaluator.syntax.child(node, 1)))
    let pattern = evaluator.syntax.child(node, 0)
    // Most patterns are a name, and its scope is made with it.
    let names =
      evaluator.syntax.kind(pattern) == .identifierPattern ? [evaluator.syntax.symbol(pattern)] : []
    for index in 0..<elements.count {
      let inner: Scope
      if names.isEmpty {
        inner = Scope(parent: scope)
        let matches = evaluator.match(pattern, elements[index], inner)
        if matches == false, !takesEveryBranch { continue }
      } else {
        evaluator.budget.charge(Limits.workOfNode)
        inner = Scope(parent: scope, names: names, values: [elements[index]])
      }
      if !filter.isNone, evaluator.condition(filter, inner) == false, !takesEveryBranch { continue }
      let flow = run(block: evaluator.syntax.child(node, 3), inner)
      if let end = end(of: flow, at: node, label) { return end }
    }
    return .next
  }
}

extension Evaluator {
  /// Whether a statement is an assignment: it yields no view.
  func isAssignment(_ node: SyntaxID) -> Bool {
    guard syntax.kind(node) == .binaryOperator, let operation = Operator(rawValue: syntax[node].detail) else {
      return false
    }
    return operation.isAssignment
  }

  /// The views of a builder's block.
  func build(block: SyntaxID, _ scope: Scope) -> ViewList {
    guard !block.isNone else { return ViewList() }
    var runner = Runner(evaluator: self, result: .view)
    return runner.views(of: block, scope)
  }

  #if !hasFeature(Embedded)
  /// The views of a builder's block that may return a value of a type.
  func build(block: SyntaxID, _ scope: Scope, returning type: Type) -> ViewList {
    guard !block.isNone else { return ViewList() }
    var runner = Runner(evaluator: self, result: type)
    return runner.views(of: block, scope)
  }
  #endif
}
