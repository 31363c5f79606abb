import LayLibrary
import LaySyntax

extension SyntaxTree {
  /// The names of the type that an extension extends, the outermost first.
  func path(ofExtension node: SyntaxID) -> [Symbol] { path(endingWith: symbol(node), child(node, 1)) }

  /// The names of a type that is written in full, the outermost first.
  func path(ofType node: SyntaxID) -> [Symbol] { path(endingWith: symbol(node), node) }

  private func path(endingWith name: Symbol, _ type: SyntaxID) -> [Symbol] {
    var path = [name]
    var type = type
    while !type.isNone, kind(type) == .memberType, path.count < Limits.pathOfExtension {
      type = child(type, 0)
      if !type.isNone { path.append(symbol(type)) }
    }
    return path.reversed()
  }
}

/// The aliases that extensions extend types by.
extension Evaluator {
  /// The type that an alias stands for, which a path leads to; nil for any other path, and where a type has the name.
  func aliased(by path: [Symbol]) -> SyntaxID? {
    guard let name = path.last else { return nil }
    if path.count == 1, declarations.topLevel.isDivided {
      guard case .alias(let target)? = declarations.topLevel[name] else { return nil }
      return isWritten(target) ? target : nil
    }
    let known = collected.facts.extensions.aliases ?? aliases()
    collected.facts.extensions.aliases = known
    return known[ExtensionFacts.AliasName(owner: path.count == 1 ? nil : path[path.count - 2], name: name)]
  }

  /// What the aliases of the file stand for, the first of each name.
  private func aliases() -> [ExtensionFacts.AliasName: SyntaxID] {
    var aliases: [ExtensionFacts.AliasName: SyntaxID] = [:]
    func note(_ node: SyntaxID, in owner: Symbol?) {
      let target = syntax.child(node, 0)
      guard syntax.kind(node) == .typealiasDecl, isWritten(target) else { return }
      let name = ExtensionFacts.AliasName(owner: owner, name: syntax.symbol(node))
      if aliases[name] == nil { aliases[name] = target }
    }
    for item in syntax.items(of: syntax.root) { note(item, in: nil) }
    for index in syntax.nodes.indices {
      let type = SyntaxID(UInt32(index))
      switch syntax.kind(type) {
      case .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl: break
      default: continue
      }
      for child in syntax.children(type) where syntax.kind(child) == .memberList {
        for member in syntax.items(of: child) { note(member, in: syntax.symbol(type)) }
      }
    }
    return aliases
  }

  private func isWritten(_ type: SyntaxID) -> Bool { !type.isNone && syntax.kind(type) != .missing }
}
