import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Where the layouts of a file are.
extension Evaluator {
  /// The layouts, in the order of preference: previews, bare views, a component without arguments. Of several files they
  /// are looked for in those that are shown, and in more than one of these only previews count.
  func findLayouts() -> [LayoutDeclaration] {
    let items = shownItems()
    let isDivided = declarations.topLevel.isDivided
    var layouts: [LayoutDeclaration] = []
    var start = items.startIndex > 0 ? collected.facts.items[items.startIndex - 1].index &+ 1 : 0
    for item in items {
      // A node is made after those in it, and after all that stands before it.
      defer { start = item.index &+ 1 }
      switch syntax.kind(item) {
      case .macroExpansion where isDivided && !isShown(item): break
      case .macroExpansion where syntax.name(item) == "Preview" && isUndrawn(item):
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

  /// What stands outside of anything else in the file that is shown; in all files where several are.
  private func shownItems() -> ArraySlice<SyntaxID> {
    guard declarations.topLevel.isDivided else { return syntax.items(of: syntax.root)[...] }
    let shown = syntax.shownNodes
    guard shown.count == 1 else { return collected.facts.items[...] }
    let start = firstItem(from: shown[0].lowerBound)
    return collected.facts.items[start..<max(start, firstItem(from: shown[0].upperBound))]
  }

  /// The first of the items of several files that is no node before one.
  private func firstItem(from node: Int) -> Int {
    var (low, high) = (0, collected.facts.items.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(collected.facts.items[middle].index) < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func isShown(_ node: SyntaxID) -> Bool { syntax.source.isShown(syntax.range(node).start) }

  /// Whether a preview shows a widget or an activity of which no view is known: `#Preview(as: .content, using: …) { … }`.
  private func isUndrawn(_ preview: SyntaxID) -> Bool {
    guard plan(preview).arguments.contains(where: { $0.label == "as" }) else { return false }
    #if hasFeature(Embedded)
    return true
    #else
    return widgetPreview(preview) == nil
    #endif
  }

  func isViewStatement(_ node: SyntaxID) -> Bool {
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
      case .call: base = syntax.child(base, 0)
      #if !hasFeature(Embedded)
      // `.previewedInAllThemes()`: a modifier of the file's own may show what it gets many times over.
      case .member where library.modifier(named: syntax.name(base)) == nil: return true
      #endif
      case .member: base = syntax.child(base, 0)
      case .identifier: return syntax.name(base) == "ForEach" || syntax.name(base) == "Group"
      default: return false
      }
      if base.isNone { return false }
    }
  }

  /// A layout for each view that the code of one makes.
  private func rows(of layout: LayoutDeclaration) -> [LayoutDeclaration] {
    let count = rehearse(layout) { $0.count }
    guard count > 1, count <= Limits.previewsOfProvider else { return [layout] }
    return (0..<count).map { index in
      var row = layout
      row.row = (index, count)
      return row
    }
  }

  /// What the views of a layout say while they are built, without a word about them.
  func rehearse<Result>(_ layout: LayoutDeclaration, _ hear: (ViewList) -> Result) -> Result {
    beginEvaluation()
    budget.beginLayout()
    stage.resetTree()
    #if !hasFeature(Embedded)
    stage.window.widgets = []
    #endif
    let saved = stage.saveEnvironment()
    defer {
      stage.restore(SavedEnvironment(values: saved.values, index: nil, declared: saved.declared))
      stage.resetTree()
      budget.endLayout()
    }
    return silently { hear(views(of: layout)) }
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

  func needsNoArguments(_ id: TypeID) -> Bool {
    let declaration = declarations[id]
    guard declaration.kind == .structure, declaration.generics.isEmpty else { return false }
    if declaration.initializers.isEmpty {
      return memberwiseInitializer(of: id).signature.parameters.allSatisfy { $0.defaultValue != nil }
    }
    return declaration.initializers.contains { initializer in
      declarations[initializer].signature.parameters.allSatisfy { $0.defaultValue != nil }
    }
  }
}
