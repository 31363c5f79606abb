import LayCatalog
import LaySyntax

/// Which names outside of types a place can see, in a source of several files.
extension Evaluator {
  /// Has names looked up as they are seen from a node.
  @inline(__always)
  func look(from node: SyntaxID) {
    if declarations.topLevel.isDivided { declarations.topLevel.place = syntax.range(node).start }
  }

  /// What `body` finds with names as they are seen from a node; afterwards they are looked up as before.
  @inline(__always)
  func seen<Result>(from node: SyntaxID, _ body: () -> Result) -> Result {
    guard declarations.topLevel.isDivided else { return body() }
    let place = declarations.topLevel.place
    declarations.topLevel.place = syntax.range(node).start
    let result = body()
    declarations.topLevel.place = place
    return result
  }

  /// The type around another where code stands: none in an extension that names the other by its path.
  func surroundings(of type: TypeID, at node: SyntaxID) -> TypeID? {
    guard let outer = declarations[type].outer else { return nil }
    return syntax.range(declarations[type].syntax).contains(syntax.range(node)) ? outer : nil
  }

  /// The type around another for the names that are looked up now; in a single file, wherever these stand.
  func surroundings(of type: TypeID) -> TypeID? {
    let outer = declarations[type].outer
    #if !hasFeature(Embedded)
    guard outer != nil, declarations.topLevel.isDivided else { return outer }
    let (range, place) = (syntax.range(declarations[type].syntax), declarations.topLevel.place)
    if place < range.start || range.end <= place { return nil }
    #endif
    return outer
  }

  /// Reads which modules each file imports, where there are several files.
  func divideNames() {
    let source = syntax.source
    guard !source.parts.isEmpty else { return }
    var numbers: [Symbol: Int] = [:]
    for (number, module) in source.modules.enumerated() {
      if let symbol = symbols.find(module.name) { numbers[symbol] = number }
      #if !hasFeature(Embedded)
      // As code writes it: `My-App` is `My_App`.
      let identifier = String(module.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
      if let symbol = symbols.find(identifier) { numbers[symbol] = number }
      #endif
    }
    collected.facts.modules.numbers = numbers
    var areas = source.parts.map { part in
      TopLevelNames.Area(module: part.module, shares: source.modules[part.module].shares)
    }
    for item in syntax.items(of: syntax.root) where syntax.kind(item) == .importDecl {
      guard let module = numbers[syntax.symbol(item)],
        let part = source.partIndex(at: syntax.range(item).start)
      else { continue }
      let isOfOneName = syntax[item].detail == 1
      if isOfOneName { areas[part].partlyImported.append(module) }
      if !isOfOneName, !areas[part].imports.contains(module) { areas[part].imports.append(module) }
    }
    declarations.topLevel.divide(areas, starts: source.parts.map { $0.range.start })
  }
}
