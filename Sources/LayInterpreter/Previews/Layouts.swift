import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// The layouts of a file, evaluated: their canvas and their views.
extension Evaluator {
  /// - Complexity: that of building the views; twice that where one asks for the other appearance of the window.
  func evaluate(_ layout: LayoutDeclaration) -> EvaluatedLayout {
    stage.window.preferredColorScheme = nil
    var configuration = configuration
    #if !hasFeature(Embedded)
    stage.window.widget = widgetFamily(of: layout)
    if let canvas = stage.window.widget.flatMap({ stage.canvas(of: $0) }) {
      configuration.canvas = canvas.size
    }
    #endif
    var result = evaluate(layout, configuration)
    if !budget.isStopped, let wanted = self.configuration(for: stage.window.preview, insteadOf: configuration)
    {
      configuration = wanted
      result = evaluate(layout, configuration)
    }
    guard let scheme = stage.window.preferredColorScheme, scheme != configuration.colorScheme,
      !budget.isStopped
    else {
      return result
    }
    var preferred = configuration
    preferred.colorScheme = scheme
    let saved = stage.saveEnvironment()
    defer { stage.restore(SavedEnvironment(values: saved.values, index: nil, declared: saved.declared)) }
    stage.setColorScheme(scheme)
    return evaluate(layout, preferred)
  }

  /// Whether what is evaluated is the view of a widget.
  private var isWidget: Bool {
    #if hasFeature(Embedded)
    false
    #else
    stage.window.widget != nil
    #endif
  }

  private func evaluate(_ layout: LayoutDeclaration, _ configuration: Configuration) -> EvaluatedLayout {
    #if hasFeature(Embedded)
    return evaluateOnce(layout, configuration)
    #else
    return settled { evaluateOnce(layout, configuration) }
    #endif
  }

  private func evaluateOnce(
    _ layout: LayoutDeclaration, _ configuration: Configuration
  ) -> EvaluatedLayout {
    beginEvaluation()
    findings.beginTally()
    stage.resetTree()
    reserveNodes(for: layout)
    stage.window.preview = PreviewTraits()
    stage.window.previewNames = []
    stage.window.hasStore = false
    #if !hasFeature(Embedded)
    stage.window.store = ObjectStore()
    stage.window.asked = [:]
    stage.random = RandomBits()
    #endif
    var result = EvaluatedLayout(
      name: layout.name, canvas: configuration.defaultCanvas, configuration: configuration)
    if case .preview = layout.kind, !isWidget { apply(traits(of: layout.syntax), to: &result) }
    let saved = stage.saveEnvironment()
    stage.window.canvas = result.canvas
    (stage.environment.horizontalSizeClass, stage.environment.verticalSizeClass) = configuration.sizeClasses(
      of: stage.window.canvas)
    budget.beginLayout()
    let source = syntax.range(layout.syntax).start
    if !budget.isSeparate, state.spent.views / Limits.layoutsOfFile >= configuration.maximumViewCount {
      stage.stop(
        "too-many-views", at: SourceRange(start: source, end: source + 1),
        "the layouts before this one have \(state.spent.views) views together",
        help: "a file may have twice as many as --max-views allows one layout")
    }
    stage.tree.root = root(of: shown(views(of: layout), layout), at: source)
    #if !hasFeature(Embedded)
    checkRequests()
    #endif
    budget.endLayout()
    state.spent.views += stage.tree.nodes.count
    stage.restore(SavedEnvironment(values: saved.values, index: nil, declared: saved.declared))
    let isTooDeep = limitDepth()
    if isTooDeep || budget.isStopped && !budget.isSeparate { stage.tree.root = .none }
    standInForRoot(at: source)
    apply(stage.window.preview, to: &result)
    result.tree = stage.tree
    result.callbacks = callbacks
    result.tally = findings.takeTally()
    result.tally.isStopped =
      budget.isStopped && !budget.isSeparate || budget.stops.count > 0 && !paintsViews(of: stage.tree)
    stage.resetTree()
    return result
  }

  /// Makes room for the views that are written out in a layout: a table of millions that grows is copied, and two of
  /// its sizes are in memory at once. Room that is not needed is never touched.
  private func reserveNodes(for layout: LayoutDeclaration) {
    let shortestView = 24
    let range = syntax.range(layout.syntax)
    stage.tree.nodes.reserveCapacity(Int(range.end &- range.start) / shortestView)
  }

  /// The view that a layout shows of those that its code made, with the name that was given to it.
  private func shown(_ views: ViewList, _ layout: LayoutDeclaration) -> ViewList {
    guard let row = layout.row, row.count == views.count else { return views }
    var view = views.first
    for _ in 0..<row.index where !view.isNone { view = stage.tree[view].nextSibling }
    guard !view.isNone else { return views }
    stage.tree[view].nextSibling = .none
    let names = stage.window.previewNames
    if names.count == row.count { stage.window.preview.name = names[row.index] }
    return ViewList(view)
  }

  func views(of layout: LayoutDeclaration) -> ViewList {
    switch layout.kind {
    case .preview:
      #if !hasFeature(Embedded)
      if let preview = widgetPreview(layout.syntax) { return views(of: preview) }
      #endif
      guard let content = plan(layout.syntax).arguments.last, syntax.kind(content.expression) == .closure
      else {
        findings.report(
          .error(
            "missing-argument", at: nameRange(layout.syntax), "'#Preview' needs a closure with its views"))
        return ViewList()
      }
      #if !hasFeature(Embedded)
      if let views = viewsInModifier(ofPreview: layout.syntax, content.expression) { return views }
      #endif
      return self.content(Closure(code: content.expression, scope: fileScope), [])
    case .file:
      var runner = Runner(evaluator: self, result: .view)
      runner.buildsViews = true
      let scope = Scope(parent: fileScope)
      for item in syntax.items(of: syntax.root)
      where (syntax.isExpression(item) || isViewStatement(item)) && isShown(item) {
        _ = runner.run(item, scope)
        if budget.isStopped { break }
      }
      return runner.views
    case .provider(let id):
      let scope = typeScope(id)
      return syntax.kind(layout.syntax) == .block
        ? build(block: layout.syntax, scope) : build(layout.syntax, scope)
    case .component(let id):
      guard case .instance(let instance) = newComponent(id) else { return ViewList() }
      return place(instance, at: layout.syntax)
    }
  }

  /// A component without arguments.
  private func newComponent(_ id: TypeID) -> Value {
    guard
      let initializer = declarations[id].initializers.first(where: {
        declarations[$0].signature.parameters.allSatisfy { $0.defaultValue != nil }
      })
    else { return needsNoArguments(id) ? newInstance(of: id) : madeUpInstance(of: id) }
    let signature = declarations[initializer].signature
    let call = BoundCall(
      signature: signature, values: signature.parameters.map { _ in nil },
      name: nameRange(declarations[id].syntax))
    return run(initializer: initializer, of: id, call, declarations[id].syntax)
  }

  /// One view, an implicit VStack of several, or none.
  private func root(of views: ViewList, at source: UInt32) -> ViewID {
    let views = stage.withoutSections(views)
    guard views.count > 1 else { return views.first }
    stage.tree.containers.stacks.append(StackSpec(alignment: .horizontalCenter, spacing: nil))
    let stack = stage.addNode(.vStack, payload: stage.tree.containers.stacks.count - 1, source: source)
    if !stack.isNone { stage.tree[stack].firstChild = views.first }
    return stack
  }

  /// Refuses a tree that is deeper than layout goes, at the last of the views that are too deep.
  /// - Returns: Whether it is.
  /// - Complexity: O(n); nothing for so few views that they can't be.
  private func limitDepth() -> Bool {
    guard !stage.tree.root.isNone, stage.tree.nodes.count > Limits.viewDepth else { return false }
    var tooDeep = ViewID.none
    // Where to go on: the views after those that the walk is in.
    var pending: [(view: ViewID, depth: Int)] = []
    var view = stage.tree.root
    var depth = 1
    while true {
      var first = stage.tree[view].firstChild
      if depth > Limits.viewDepth { (tooDeep, first) = (view, .none) }
      let next = depth == 1 ? .none : stage.tree[view].nextSibling
      if !first.isNone {
        if !next.isNone { pending.append((next, depth)) }
        (view, depth) = (first, depth + 1)
      } else if !next.isNone {
        view = next
      } else if let last = pending.popLast() {
        (view, depth) = last
      } else {
        break
      }
    }
    guard !tooDeep.isNone else { return false }
    let source = stage.tree[tooDeep].source
    stage.stop(
      "nesting-too-deep", at: SourceRange(start: source, end: source + 1),
      "views are nested more than \(Limits.viewDepth) deep")
    return true
  }
}
