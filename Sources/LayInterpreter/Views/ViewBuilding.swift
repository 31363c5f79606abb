import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Where views are wanted: closures of view builders, expressions in them, and values that stand for views.
extension Evaluator {
  /// Evaluates a view builder here and now, in the environment as it stands.
  func views(ofContent closure: Closure, _ arguments: [Value]) -> ViewList {
    let code = closure.code
    guard step(at: code), hasStack(at: code) else { return ViewList() }
    return withoutTrials { views(ofBuilder: closure, arguments) }
  }

  private func views(ofBuilder closure: Closure, _ arguments: [Value]) -> ViewList {
    let code = closure.code
    switch syntax.kind(code) {
    case .closure:
      if let block = blockWithoutParameters(code) { return build(body: block, closure.scope) }
      let plan = closurePlan(code)
      if plan.isAnonymous, plan.names.count > arguments.count { reportUntaken(plan, code) }
      let scope =
        plan.names.isEmpty ? closure.scope : plan.scope(arguments, parent: closure.scope)
      if !plan.expression.isNone { return build(plan.expression, scope) }
      #if !hasFeature(Embedded)
      let written = writtenResult(of: plan, closure.scope)
      if !written.isAny { return build(block: plan.block, scope, returning: written) }
      #endif
      return build(block: plan.block, scope)
    case .functionDecl:
      guard let id = declarations.functionIDs[code] else { return ViewList() }
      let call = BoundCall(
        signature: declarations[id].signature, values: arguments.map(Optional.some),
        name: nameRange(code))
      return build(id, call, receiver: closure.scope, at: code)
    default:
      if closure.isView { return build(code, closure.scope) }
      return views(of: call(.closure(closure), arguments: arguments), at: code)
    }
  }

  /// The block of a closure that takes nothing, by its syntax alone.
  private func blockWithoutParameters(_ closure: SyntaxID) -> SyntaxID? {
    let parameters = syntax[closure].firstChild
    guard !collected.survey.hasAnonymousParameters, !parameters.isNone, syntax.kind(parameters) == .missing
    else {
      return nil
    }
    let block = syntax.next(parameters)
    return !block.isNone && syntax.kind(block) == .block ? block : nil
  }

  /// The views of a closure's block, which may be one expression.
  private func build(body block: SyntaxID, _ scope: Scope) -> ViewList {
    let first = syntax[block].firstChild
    if !first.isNone, syntax.next(first).isNone, syntax.isExpression(first) { return build(first, scope) }
    return build(block: block, scope)
  }

  private func reportUntaken(_ plan: ClosurePlan, _ node: SyntaxID) {
    findings.report(
      .error(
        "unknown-name", at: syntax.range(node), "this closure gets no argument for '$0'",
        help: "name the outer closure's parameter and use that name"))
  }

  /// Runs a function of the file whose result is views; while checking, its body is checked by itself.
  func build(_ id: FunctionID, _ call: BoundCall, receiver: Scope, at node: SyntaxID) -> ViewList {
    let function = declarations[id]
    guard step(at: node), hasStack(at: node), pass.entersDeclarations, !function.body.isNone else {
      return ViewList()
    }
    return running(function.syntax) {
      build(block: function.body, functionScope(id, call, receiver: receiver))
    }
  }

  /// The views of an expression; an error in it costs no more than these in a lenient compilation.
  func views(ofExpression node: SyntaxID, _ scope: Scope) -> ViewList {
    configuration.isLenient
      ? isolated(at: node) { buildExpression(node, scope) } : buildExpression(node, scope)
  }

  private func buildExpression(_ node: SyntaxID, _ scope: Scope) -> ViewList {
    budget.remainingWork &-= Limits.workOfNode
    guard hasStack(at: node) else { return ViewList() }
    switch syntax.kind(node) {
    case .call, .member, .subscriptExpr, .optionalChain, .forceUnwrap: return buildChain(node, scope)
    case .identifier:
      if let views = buildName(node, scope) { return views }
    case .effect where isExpansion(node):
      var views = ViewList()
      expand(node, scope) { stage.tree.append(build($0, $1), to: &views) }
      return views
    case .parenthesized, .effect: return build(syntax.child(node, 0), scope)
    case .ternary where !pass.takesEveryBranch:
      guard let condition = decided(condition(syntax.child(node, 0), scope), at: syntax.child(node, 0)) else {
        return ViewList()
      }
      return build(syntax.child(node, condition ? 1 : 2), scope)
    case .statementExpr:
      var runner = Runner(evaluator: self, result: .view)
      runner.buildsViews = true
      _ = runner.run(syntax.child(node, 0), scope)
      return runner.views
    case .missing:
      if takesElse { noteUnread(node) }
      return ViewList()
    default: break
    }
    return views(of: evaluate(node, scope, expecting: .view), at: node)
  }

  /// A name of a property or variable that is made of a view builder; nil for any other.
  private func buildName(_ node: SyntaxID, _ scope: Scope) -> ViewList? {
    switch target(of: node, scope) {
    case .member(let depth, _, .variable(let id)):
      guard declarations[id].buildsViews else { return nil }
      return build(id, receiver: ancestor(depth, of: scope).values.first ?? .void, at: node)
    case .topLevel(.variable(let id)):
      guard declarations[id].buildsViews else { return nil }
      return build(id, receiver: .void, at: node)
    default: return nil
    }
  }

  /// Runs a computed property that builds views; a stored constant is evaluated where it is put.
  func build(_ id: VariableID, receiver: Value, at node: SyntaxID) -> ViewList {
    let variable = declarations[id]
    guard step(at: node), hasStack(at: node), pass.entersDeclarations else { return ViewList() }
    let scope = memberScope(variable, receiver: receiver)
    return running(variable.syntax) {
      if !variable.accessor.isNone { return build(block: variable.accessor, scope) }
      return variable.initializer.isNone ? ViewList() : build(variable.initializer, scope)
    }
  }

  // MARK: Values as views

  /// The views that a value stands for; a value that is no view is an error.
  func views(ofValue value: Value, at node: SyntaxID) -> ViewList {
    switch value {
    case .views(let views): return placed(views, at: node)
    case .control(let configuration): return views(of: configuration)
    case .none: return ViewList()
    case .unknown:
      findings.countStandIn(for: .empty)
      return ViewList()
    case .closure(let closure) where closure.isView: return content(closure, [])
    case .instance(let instance):
      switch declarations[instance.type].role {
      case .view: return place(instance, at: node)
      case .data:
        if let views = placeUnknown(instance, at: node) { return views }
        // `#Preview { SettingsViewController() }`
        if takesElse, hasForeignSuperclass(instance.type) { return platformView(instance.type, at: node) }
      case .modifier, .shape, .scene, .layout: break
      }
    case .builtin(let builtin) where builtin != .opaque:
      if let views = stage.views(from: builtin, at: nameRange(node).start) { return views }
    case .placeholder(let name): return placeholder(name, at: node)
    case .void, .builtin(.opaque):
      if !pass.hasRealValues || plans.returningBlocks.hasStatement(node, in: state.builder) {
        return ViewList()
      }
      guard value.isOpaque else { break }
      if takesElse { return placeholder(nameOfCall(node), at: node) }
      reportUnknownValue(at: node, "this takes a view", help: "write the view itself")
      return ViewList()
    default: break
    }
    // A call whose result nobody uses.
    if plans.returningBlocks.hasStatement(node, in: state.builder) { return ViewList() }
    reportNoView(value, at: node)
    return ViewList()
  }

  private func reportNoView(_ value: Value, at node: SyntaxID) {
    let range = syntax.range(node)
    switch value {
    case .string, .int, .double:
      findings.report(
        .error(
          "not-a-view", at: range, "a value of type \(typeName(of: value)) is no view",
          help: "write Text(…) around it"))
    case .closure:
      findings.report(.error("not-a-view", at: range, "a closure is no view", help: "call it with ()"))
    case .void:
      findings.report(
        .error(
          "not-a-view", at: range, "this yields no view, and a view builder takes only views",
          help: "move it into onAppear, or write let _ = in front"))
    case .metatype:
      findings.report(
        .error(
          "not-a-view", at: range, "'\(syntax.source.text(range))' is a type and no view",
          help: "write () after it"))
    default:
      findings.report(.error("not-a-view", at: range, "a value of type \(typeName(of: value)) is no view"))
    }
  }
}
