import LaySyntax

/// What one walk over all of a file's syntax tells before any of it is evaluated.
extension Evaluator {
  /// Finds which names the file declares, at whatever place, and what of its code may not run once.
  func surveySyntax() {
    plans.undeclaredTargets = Array(filledWith: 0, count: symbols.count)
    let isDeclared = UInt32.max
    var hasExtensions = false
    plans.undeclaredTargets[Int(known.typeSelf.index)] = isDeclared
    let nodes = syntax.nodes
    for index in nodes.indices {
      // Nearly all nodes are passed over by their kind, for which they need not be unpacked.
      if nodes.kind(index).runsOnce(operation: nodes.detail(index)) { continue }
      let node = nodes[index]
      plans.conditionalNodes.append(UInt32(truncatingIfNeeded: index))
      switch node.kind {
      case .structDecl, .classDecl, .enumDecl, .functionDecl:
        plans.undeclaredTargets[Int(node.payload)] = isDeclared
        facts.declaring.append(SyntaxID(UInt32(index)))
      case .protocolDecl, .typealiasDecl, .enumCase, .genericParameter, .identifierPattern:
        plans.undeclaredTargets[Int(node.payload)] = isDeclared
      case .parameter:
        plans.undeclaredTargets[Int(node.payload)] = isDeclared
        // `$item` declares `item`.
        let name = symbols[Symbol(node.payload)]
        if name.utf8.first == UInt8(ascii: "$"), let bare = symbols.find(String(name.dropFirst())) {
          plans.undeclaredTargets[Int(bare.index)] = isDeclared
        }
      // What an extension adds may go by any name.
      case .extensionDecl: hasExtensions = true
      case .anonymousParameter: plans.hasAnonymousParameters = true
      default: break
      }
    }
    if hasExtensions { plans.undeclaredTargets = [] }
  }
}

extension SyntaxKind {
  /// Whether code of this kind runs exactly once where the code around it runs once.
  fileprivate func runsOnce(operation: UInt8) -> Bool {
    switch self {
    case .binaryOperator:
      switch Operator(rawValue: operation) {
      case .nilCoalescing, .logicalAnd, .logicalOr: return false
      default: return true
      }
    case .missing, .identifier, .integerLiteral, .floatLiteral, .boolLiteral, .nilLiteral, .stringLiteral,
      .stringSegment, .interpolation, .arrayLiteral, .dictionaryLiteral, .tuple, .parenthesized,
      .implicitMember, .member, .call, .argumentList, .argument, .prefixOperator, .closure, .block, .keyPath,
      .keyPathComponent, .namedType, .memberType:
      return true
    // What has parameters is called by somebody, who knows how often; declarations are checked by themselves.
    default: return false
    }
  }
}
