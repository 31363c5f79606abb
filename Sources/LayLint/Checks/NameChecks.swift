import LaySyntax

// Names that hide other names.

extension SourceChecks {
  /// A constant or property that can be read between two places of the source.
  private struct Declaration {
    var name: SourceRange
    var scope: SourceRange
    /// The declaration with its value: a name in that is what becomes the value, as a rule.
    var whole: SourceRange
    var isProperty: Bool
    /// `let size = size` means the name that it hides.
    var repeatsName: Bool
  }

  /// A local constant under the name of another, of a property or of a constant of the file.
  /// - Complexity: O(n log n) in the declarations.
  mutating func checkShadowing() {
    guard settings.isOn(.shadowedName) else { return }
    var declarations: [Symbol: [Declaration]] = [:]
    for index in syntax.shownNodes.joined() where syntax.nodes.kind(index) == .variableDecl {
      let statement = SyntaxID(UInt32(index))
      guard let scope = scope(of: statement) else { continue }
      for binding in syntax.children(statement) where syntax.kind(binding) == .binding {
        let pattern = syntax.child(binding, 0)
        guard !pattern.isNone, syntax.kind(pattern) == .identifierPattern else { continue }
        declarations[syntax.symbol(pattern), default: []].append(
          Declaration(
            name: syntax.range(pattern), scope: scope.range, whole: syntax.range(binding),
            isProperty: scope.isType,
            repeatsName: repeatsName(binding, syntax.symbol(pattern))))
      }
    }
    for (symbol, found) in declarations where found.count > 1 { checkShadowing(of: symbol, found) }
  }

  private mutating func checkShadowing(of symbol: Symbol, _ declarations: [Declaration]) {
    var around: [Declaration] = []
    for declaration in declarations.sorted(by: { $0.scope.start < $1.scope.start }) {
      while let last = around.last, last.scope.end <= declaration.scope.start { around.removeLast() }
      // Properties of one type do not see those of another.
      let hidden = around.last {
        $0.scope != declaration.scope && !($0.isProperty && declaration.isProperty)
          && !($0.whole.start <= declaration.name.start && declaration.name.end <= $0.whole.end)
      }
      if let hidden, !declaration.repeatsName {
        report(
          .shadowedName, at: declaration.name,
          "\(syntax.symbols[symbol]) hides the \(hidden.isProperty ? "property" : "constant") of that name",
          notes: [.init("it is declared here", at: hidden.name)])
      }
      around.append(declaration)
    }
  }

  /// Where a declaration can be read: the file, its type or its block.
  private func scope(of statement: SyntaxID) -> (range: SourceRange, isType: Bool)? {
    let list = sites.parent(statement)
    guard !list.isNone else { return nil }
    switch syntax.kind(list) {
    case .file: return (SourceRange(start: 0, end: .max), false)
    case .block: return (syntax.range(list), false)
    case .memberList: return (syntax.range(list), true)
    default: return nil
    }
  }

  private func repeatsName(_ binding: SyntaxID, _ symbol: Symbol) -> Bool {
    let value = syntax.child(binding, 2)
    return !value.isNone && syntax.kind(value) == .identifier && syntax.symbol(value) == symbol
  }
}
