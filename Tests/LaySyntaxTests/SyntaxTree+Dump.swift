@testable import LaySyntax

extension SyntaxTree {
  /// The tree as indented text, one node a line.
  func dump() -> String {
    var text = ""
    var pending = [(id: root, depth: 0)]
    while let (id, depth) = pending.popLast() {
      for _ in 0..<depth { text += "  " }
      text += describe(id)
      text += "\n"
      let first = pending.count
      for child in self.children(id) { pending.append((child, depth + 1)) }
      pending[first...].reverse()
    }
    return text
  }

  private func describe(_ id: SyntaxID) -> String {
    let node = self[id]
    let kind = "\(node.kind)"
    switch node.kind {
    case .importDecl, .structDecl, .classDecl, .enumDecl, .extensionDecl, .protocolDecl, .enumCase,
      .functionDecl,
      .typealiasDecl, .macroExpansion, .attribute, .genericParameter, .capture, .identifier, .implicitMember,
      .member,
      .bindingReference, .keyPathComponent, .namedType, .memberType, .identifierPattern, .enumCasePattern:
      return "\(kind) \(name(id))\(detail(node))"
    case .setter, .labelledStatement, .breakStatement, .continueStatement:
      return name(id).isEmpty ? kind : "\(kind) \(name(id))"
    case .parameter, .argument: return name(id).isEmpty ? kind : "\(kind) \(name(id)):\(detail(node))"
    case .integerLiteral: return "\(kind) \(integer(id))"
    case .floatLiteral: return "\(kind) \(floats[Int(node.payload)])"
    case .boolLiteral: return "\(kind) \(node.detail == 1)"
    case .stringSegment: return "\(kind) \(segmentText(id).debugDescription)"
    case .anonymousParameter: return "\(kind) $\(node.payload)"
    case .prefixOperator, .binaryOperator, .operatorReference:
      return "\(kind) \(Operator(rawValue: node.detail)?.spelling ?? "?")"
    case .cast: return "\(kind) \(["as", "as?", "as!", "is"][Int(min(node.detail, 3))])"
    default: return kind + detail(node)
    }
  }

  private func detail(_ node: SyntaxNode) -> String {
    switch node.kind {
    case .variableDecl, .functionDecl, .initializerDecl, .subscriptDecl, .structDecl, .classDecl, .enumDecl,
      .protocolDecl, .extensionDecl:
      return flags(DeclarationFlags(rawValue: node.detail))
    default: return node.detail == 0 ? "" : " [\(node.detail)]"
    }
  }

  private func flags(_ flags: DeclarationFlags) -> String {
    let names: [(DeclarationFlags, String)] = [
      (.isVar, "var"), (.isStatic, "static"), (.isMutating, "mutating"), (.isLazy, "lazy"),
      (.isPrivate, "private"), (.isIndirect, "indirect"),
    ]
    var text = ""
    for (flag, name) in names where flags.contains(flag) { text += " \(name)" }
    return text
  }
}
