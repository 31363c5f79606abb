import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Views that stand where others can't be drawn: dashed boxes with a name or a message.
extension Evaluator {
  /// A dashed box around its name, for a view that the file does not define.
  /// - Parameter content: The views that it was given, drawn below the name.
  func placeholder(_ name: Symbol, at node: SyntaxID, around content: ViewList = ViewList()) -> ViewList {
    findings.countStandIn(for: name)
    let text = TextRun(text: symbols[name], font: stage.environment.font, paint: .standIn)
    return dashedBox(text, content, at: nameRange(node).start)
  }

  /// What a view of which nothing is known is called by: the type or property at the end of the expression.
  func nameOfCall(_ node: SyntaxID) -> Symbol {
    switch syntax.kind(node) {
    case .call: nameOfCall(syntax.child(node, 0))
    case .identifier, .member, .implicitMember: syntax.symbol(node)
    default: symbols.intern("view")
    }
  }

  /// A box with a remark about a layout of which nothing else is known, around views that paint nothing.
  func standInBox(_ message: String, around content: ViewList = ViewList(), at source: UInt32) -> ViewList {
    findings.countStandIn(for: .empty)
    return dashedBox(TextRun(text: message, font: .remark, paint: .standIn), content, at: source)
  }

  /// A box with the message of an error, at its place.
  /// - Parameter content: What could be drawn of the views that it is about.
  func errorBox(_ fault: Diagnostic, around content: ViewList = ViewList()) -> ViewList {
    dashedBox(TextRun(text: fault.message, font: .remark, paint: .error), content, at: fault.range.start)
  }

  private func dashedBox(_ run: TextRun, _ content: ViewList, at source: UInt32) -> ViewList {
    var inner = text(run, at: source)
    if !content.isEmpty {
      stage.tree.append(stage.withoutSections(content), to: &inner)
      let stack = StackSpec(alignment: .horizontalCenter, spacing: nil)
      inner = stage.node(.vStack, payload: stage.tree.containers.stacks.add(stack), inner, at: source)
    }
    let insets = stage.tree.modifiers.insets.add(EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    let padded = stage.node(.padding, payload: insets, inner, at: source)
    let layer = stage.tree.modifiers.layers.add(LayerSpec(alignment: .center))
    return stage.wrap(padded, .background, payload: layer, at: source) { dashes(run.paint, at: source) }
  }

  /// What is drawn of a call whose arguments are wrong: a box with what is, around its content.
  func unbound(_ node: SyntaxID, _ scope: Scope) -> ViewList {
    guard takesElse, !budget.isStopped else { return ViewList() }
    let content = unknownContent(node, scope)
    guard let fault = findings.fault else {
      return placeholder(syntax.symbol(syntax.child(node, 0)), at: node, around: content)
    }
    findings.fault = nil
    return errorBox(fault, around: content)
  }

  /// Views as they are, with a dashed outline and the message of an error over them.
  func outlined(_ views: ViewList, _ fault: Diagnostic) -> ViewList {
    let source = fault.range.start
    let layer = stage.tree.modifiers.layers.add(LayerSpec(alignment: .topLeading))
    let ground = stage.tree.modifiers.layers.add(LayerSpec(alignment: .center))
    return stage.wrap(views, .overlay, payload: layer, at: source) {
      var message = TextSpec(runs: [TextRun(text: fault.message, font: .remark, paint: .error)])
      message.lineLimit = 1
      let words = stage.node(.text, payload: stage.tree.contents.texts.add(message), at: source)
      var over = dashes(.error, at: source)
      stage.tree.append(
        stage.wrap(words, .background, payload: ground, at: source) {
          stage.node(.color, payload: stage.tree.contents.paints.add(.errorGround), at: source)
        }, to: &over)
      return over
    }
  }

  private func text(_ run: TextRun, at source: UInt32) -> ViewList {
    let spec = TextSpec(runs: [run])
    // What ended the evaluation is told all the same.
    guard budget.isStopped || stage.hasRoom(for: spec, at: source) else { return ViewList() }
    return stage.node(.text, payload: stage.tree.contents.texts.add(spec), at: source)
  }

  private func dashes(_ paint: Paint, at source: UInt32) -> ViewList {
    var box = ShapeSpec(outline: .rectangle, spelling: "Rectangle")
    box.stroke = paint
    box.strokeStyle = StrokeStyle(width: 1)
    box.strokeStyle?.dash = [4, 4]
    box.strokesInside = true
    return stage.node(.shape, payload: stage.tree.contents.shapes.add(box), at: source)
  }
}

extension FontDescriptor {
  /// Small letters for what is said about a layout and not in it.
  fileprivate static let remark = FontDescriptor(.size(11))
}

// MARK: Views of types that are not known

extension Evaluator {
  /// What a view that is not known was given to show: the closures of a call that look like view builders.
  func unknownContent(_ call: SyntaxID, _ scope: Scope) -> ViewList {
    var content = ViewList()
    guard pass.entersDeclarations else { return content }
    // What a link leads to is not shown where the link stands.
    for argument in plan(call).arguments
    where syntax.kind(argument.expression) == .closure && argument.label != "destination" {
      let plan = closurePlan(argument.expression)
      guard !plan.block.isNone, buildsViews(plan.block) else { continue }
      let values = plan.names.map { Value.placeholder($0) }
      stage.tree.append(
        self.content(Closure(code: argument.expression, scope: scope), values), to: &content)
    }
    return content
  }

  /// Whether a block looks like a view builder: its last statement is a view, or branches of views.
  private func buildsViews(_ block: SyntaxID) -> Bool {
    var block = block
    while true {
      let last = syntax.lastChild(block)
      guard !last.isNone else { return false }
      switch syntax.kind(last) {
      case .ifStatement: block = syntax.child(last, 1)
      case .switchStatement:
        let branch = syntax.lastChild(last)
        guard syntax.kind(branch) == .switchCase else { return false }
        block = syntax.lastChild(branch)
      case .call, .member, .identifier: return looksLikeView(last)
      default: return false
      }
      guard !block.isNone, syntax.kind(block) == .block else { return false }
    }
  }

  /// Whether a chain begins with what is called like a type, and is no enum's case, or with a property that builds views.
  private func looksLikeView(_ node: SyntaxID) -> Bool {
    let base = chain(node).base
    let name = syntax.kind(base) == .call ? syntax.child(base, 0) : base
    guard syntax.kind(name) == .identifier else { return false }
    let symbol = syntax.symbol(name)
    switch declarations.topLevel[symbol] {
    case .type(let id)?: return declarations[id].role == .view || declarations[id].role == .shape
    case .variable(let id)?: return declarations[id].buildsViews
    case nil: break
    default: return false
    }
    return syntax.kind(base) == .call && symbols.isCapitalized(symbol)
  }

  /// A value of a type that says nothing of being a view, but may be one by a protocol that is not known: its body, if
  /// it has one, else a box with its name. nil where all its protocols are known.
  func placeUnknown(_ instance: Instance, at node: SyntaxID) -> ViewList? {
    guard isLenient, let unknown = unknownConformance(of: instance.type) else { return nil }
    if !pass.hasRealValues { return ViewList() }
    let name = declarations[instance.type].name
    if case .variable(let body)? = instanceMember(known.body, of: instance.type),
      declarations[body].buildsViews
    {
      return place(instance, at: node)
    }
    findings.warnOnce(
      .warning(
        "unknown-conformance", at: nameRange(node),
        "'\(unknown)', which '\(name)' conforms to, is not defined here: a placeholder stands for the view"),
      about: "conformance " + name)
    return placeholder(declarations[instance.type].symbol, at: node)
  }
}
