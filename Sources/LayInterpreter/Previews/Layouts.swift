import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// The layouts of a file: where they are, their canvas, and their views.
extension Evaluator {
  // MARK: Finding

  /// The layouts, in the order of preference: previews, bare views, a component without arguments. Of several files they
  /// are looked for in those that are shown, and in more than one of these only previews count.
  func findLayouts() -> [LayoutDeclaration] {
    let items = syntax.items(of: syntax.root)
    let isDivided = declarations.topLevel.isDivided
    var layouts: [LayoutDeclaration] = []
    var start: UInt32 = 0
    for item in items {
      // A node is made after those in it, and after all that stands before it.
      defer { start = item.index &+ 1 }
      switch syntax.kind(item) {
      case .macroExpansion where isDivided && !isShown(item): break
      case .macroExpansion where syntax.name(item) == "Preview" && showsWidget(item):
        findings.report(
          .warning(
            "unsupported", at: nameRange(item), "a widget is not drawn",
            help: "preview its view: #Preview { EntryView(entry: …) }"))
      case .macroExpansion where syntax.name(item) == "Preview":
        layouts.append(
          LayoutDeclaration(
            name: previewName(item), syntax: item, kind: .preview, nodes: start..<max(start, item.index)))
      case .structDecl, .classDecl, .enumDecl: if isShown(item) { layouts += providedLayouts(item) }
      default: break
      }
    }
    if !layouts.isEmpty || syntax.source.parts.filter({ $0.isShown }).count > 1 { return layouts }
    if let first = items.first(where: { isShown($0) && (syntax.isExpression($0) || isViewStatement($0)) }) {
      return [
        LayoutDeclaration(
          name: baseName(at: syntax.range(first).start), syntax: syntax.root, kind: .file,
          nodes: 0..<syntax.root.index)
      ]
    }
    return componentLayout().map { [$0] } ?? []
  }

  private func isShown(_ node: SyntaxID) -> Bool { syntax.source.isShown(syntax.range(node).start) }

  /// `#Preview(as: .systemSmall) { … }`
  private func showsWidget(_ preview: SyntaxID) -> Bool {
    plan(preview).arguments.contains { $0.label == "as" }
  }

  private func isViewStatement(_ node: SyntaxID) -> Bool {
    syntax.kind(node) == .ifStatement || syntax.kind(node) == .switchStatement
  }

  private func previewName(_ node: SyntaxID) -> String {
    guard let first = plan(node).arguments.first, first.label.isEmpty,
      syntax.kind(first.expression) == .stringLiteral,
      case .string(let name) = evaluate(first.expression, fileScope, expecting: .string), !name.isEmpty
    else { return baseName(at: syntax.range(node).start) }
    return name
  }

  /// The name, without folders and extension, of the file that an offset lies in.
  private func baseName(at offset: UInt32) -> String {
    let name = syntax.source.name(at: offset)
    // By bytes: to take a name apart by characters reads in much more code.
    let slash = UInt8(ascii: "/")
    guard let end = name.utf8.lastIndex(where: { $0 != slash }) else { return name }
    var file = name.utf8[...end]
    if let last = file.lastIndex(of: slash) { file = file[file.index(after: last)...] }
    if let dot = file.lastIndex(of: UInt8(ascii: ".")), dot != file.startIndex { file = file[..<dot] }
    return String(Substring(file))
  }

  /// A preview provider's views are a layout each, those of a group too.
  private func providedLayouts(_ node: SyntaxID) -> [LayoutDeclaration] {
    guard let previews = symbols.find("previews") else { return [] }
    look(from: node)
    guard case .type(let id)? = declarations.topLevel[syntax.symbol(node)], declarations[id].syntax == node,
      inherits(declarations[id].conformances, from: "PreviewProvider"),
      case .variable(let variable)? = staticMember(previews, of: id)
    else { return [] }
    let block = declarations[variable].accessor
    guard !block.isNone else { return [] }
    var name = declarations[id].name
    if name.hasSuffix("_Previews") { name = String(name.dropLast("_Previews".utf8.count)) }
    return previewedViews(block).flatMap { views -> [LayoutDeclaration] in
      let layout = LayoutDeclaration(name: name, syntax: views, kind: .provider(id))
      return declarations.topLevel.isDivided && mayBeMany(views) ? rows(of: layout) : [layout]
    }
  }

  /// Whether the code of a provider may make several views: each is a preview of its own.
  private func mayBeMany(_ node: SyntaxID) -> Bool {
    var base = node
    while true {
      switch syntax.kind(base) {
      case .block: return true
      case .call, .member: base = syntax.child(base, 0)
      case .identifier: return syntax.name(base) == "ForEach" || syntax.name(base) == "Group"
      default: return false
      }
      if base.isNone { return false }
    }
  }

  /// A layout for each view that the code of one makes.
  private func rows(of layout: LayoutDeclaration) -> [LayoutDeclaration] {
    beginEvaluation()
    budget.beginLayout()
    stage.resetTree()
    let saved = stage.saveEnvironment()
    let count = silently { views(of: layout).count }
    stage.restore(SavedEnvironment(values: saved.values, index: nil, declared: saved.declared))
    stage.resetTree()
    budget.endLayout()
    guard count > 1, count <= Limits.previewsOfProvider else { return [layout] }
    return (0..<count).map { index in
      var row = layout
      row.row = (index, count)
      return row
    }
  }

  /// The expressions of a block, each a preview of its own; the block as a whole if it holds anything else.
  private func previewedViews(_ block: SyntaxID) -> [SyntaxID] {
    let statements = Array(syntax.children(block))
    guard statements.allSatisfy({ syntax.isExpression($0) }) else { return [block] }
    return statements.flatMap { statement -> [SyntaxID] in
      guard syntax.kind(statement) == .call, syntax.kind(syntax.child(statement, 0)) == .identifier,
        syntax.name(syntax.child(statement, 0)) == "Group", let content = plan(statement).arguments.last,
        syntax.kind(content.expression) == .closure
      else { return [statement] }
      let inner = closurePlan(content.expression).block
      return inner.isNone ? [statement] : previewedViews(inner)
    }
  }

  /// `ContentView`, else the last component that needs no arguments; in a lenient compilation, where all need some,
  /// the first.
  private func componentLayout() -> LayoutDeclaration? {
    var found: TypeID?
    var first: TypeID?
    for index in declarations.types.indices {
      let id = TypeID(UInt32(index))
      guard declarations[id].role == .view, declarations[id].kind == .structure,
        isShown(declarations[id].syntax)
      else { continue }
      if first == nil { first = id }
      guard needsNoArguments(id) else { continue }
      if declarations[id].name == "ContentView" {
        found = id
        break
      }
      found = id
    }
    if found == nil, configuration.isLenient { found = first }
    guard let found else { return nil }
    return LayoutDeclaration(
      name: declarations[found].name, syntax: declarations[found].syntax, kind: .component(found))
  }

  private func needsNoArguments(_ id: TypeID) -> Bool {
    let declaration = declarations[id]
    guard declaration.kind == .structure, declaration.generics.isEmpty else { return false }
    if declaration.initializers.isEmpty {
      return memberwiseInitializer(of: id).signature.parameters.allSatisfy { $0.defaultValue != nil }
    }
    return declaration.initializers.contains { initializer in
      declarations[initializer].signature.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }

  // MARK: Evaluating

  /// - Complexity: that of building the views; twice that where one asks for the other appearance of the window.
  func evaluate(_ layout: LayoutDeclaration) -> EvaluatedLayout {
    stage.window.preferredColorScheme = nil
    var result = evaluate(layout, configuration)
    var configuration = configuration
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

  private func evaluate(
    _ layout: LayoutDeclaration, _ configuration: Configuration
  ) -> EvaluatedLayout {
    beginEvaluation()
    findings.beginTally()
    stage.resetTree()
    reserveNodes(for: layout)
    stage.window.preview = PreviewTraits()
    stage.window.previewNames = []
    stage.window.hasStore = false
    var result = EvaluatedLayout(
      name: layout.name, canvas: configuration.defaultCanvas, configuration: configuration)
    if case .preview = layout.kind { apply(traits(of: layout.syntax), to: &result) }
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
      guard let content = plan(layout.syntax).arguments.last, syntax.kind(content.expression) == .closure
      else {
        findings.report(
          .error(
            "missing-argument", at: nameRange(layout.syntax), "'#Preview' needs a closure with its views"))
        return ViewList()
      }
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

  // MARK: Canvas

  private enum Trait {
    case fixed(Size), fits, portrait, landscape
  }

  private func traits(of node: SyntaxID) -> [Trait] {
    var traits: [Trait] = []
    var isTrait = false
    for argument in plan(node).arguments where !argument.isTrailing {
      if argument.label == "traits" { isTrait = true } else if !argument.label.isEmpty { isTrait = false }
      guard isTrait else {
        if argument.label.isEmpty { continue }
        if argument.label != "body" && argument.label != "arguments" && argument.label != "windowStyle" {
          reportUnknown(
            "unknown-argument", argument.label, at: argument.labelRange,
            "'#Preview' has no argument '\(argument.label)'",
            among: ["traits"])
        }
        continue
      }
      if let trait = trait(argument.expression) { traits.append(trait) }
    }
    return traits
  }

  /// Whether a trait is a property of some other value: `Card.size.fixedLayout`.
  private func isComputed(_ trait: SyntaxID) -> Bool {
    syntax.kind(trait) == .member && syntax.name(syntax.child(trait, 0)) != "PreviewTrait"
  }

  private func trait(_ node: SyntaxID) -> Trait? {
    let callee = syntax.kind(node) == .call ? syntax.child(node, 0) : node
    guard syntax.kind(callee) == .implicitMember || syntax.kind(callee) == .member else { return nil }
    switch syntax.name(callee) {
    case "sizeThatFitsLayout": return .fits
    case "portrait", "portraitUpsideDown": return .portrait
    case "landscapeLeft", "landscapeRight": return .landscape
    case "fixedLayout" where syntax.kind(node) == .call:
      let parameters = ["width", "height"].map {
        Parameter(label: $0, name: $0, type: .double, defaultValue: nil, isVariadic: false)
      }
      let signature = Signature(parameters: parameters)
      let callee = Callee(name: "fixedLayout", overloads: [signature], isOfLibrary: false)
      guard let call = bind(node, callee, fileScope), let width = call.optionalDouble("width"),
        let height = call.optionalDouble("height")
      else { return nil }
      guard width.isFinite, height.isFinite, width >= 0, height >= 0 else {
        findings.report(
          .error(
            "invalid-canvas", at: syntax.range(node), "a canvas of \(width) × \(height) can't be laid out"))
        return nil
      }
      return .fixed(Size(width: width, height: height))
    case "defaultLayout", "dependency": return nil
    case let name where name == "modifier" || isOwnTrait(syntax.symbol(callee)) || isComputed(callee):
      // What a modifier of previews puts around the view, and into its store, is not run.
      stage.window.hasStore = true
      findings.countStandIn(for: syntax.symbol(callee))
      return nil
    case let name:
      let names = [
        "fixedLayout", "sizeThatFitsLayout", "portrait", "landscapeLeft", "landscapeRight", "defaultLayout",
      ]
      reportUnknown(
        "unknown-member", name, at: nameRange(callee), "there is no preview trait '\(name)'", among: names)
      return nil
    }
  }

  private func apply(_ traits: [Trait], to layout: inout EvaluatedLayout) {
    for trait in traits {
      switch trait {
      case .fixed(let size): layout.canvas = size
      case .fits: layout.fitsContent = true
      case .portrait:
        let canvas = configuration.defaultCanvas
        layout.canvas = Size(
          width: min(canvas.width, canvas.height), height: max(canvas.width, canvas.height))
      case .landscape:
        let canvas = configuration.defaultCanvas
        layout.canvas = Size(
          width: max(canvas.width, canvas.height), height: min(canvas.width, canvas.height))
      }
    }
  }

  /// What the modifiers of a provider's view say.
  private func apply(_ preview: PreviewTraits, to layout: inout EvaluatedLayout) {
    if let name = preview.name, !name.isEmpty { layout.name = name }
    switch preview.layout {
    case .fixed(let size)?: if size.width.isFinite, size.height.isFinite { layout.canvas = size }
    case .sizeThatFits?: layout.fitsContent = true
    case .device?, nil: break
    }
  }
}
