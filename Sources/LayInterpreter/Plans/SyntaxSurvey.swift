import LaySyntax

/// What one walk over all of a file's syntax tells before any of it is evaluated, and what its names mean that mean the same
/// everywhere.
struct SyntaxSurvey {
  /// What names mean, by their number in `Plans.nameTargets` and in `undeclaredTargets`.
  var targets: [NameTarget] = [.missing]
  /// By symbol, the target of a name that nothing in the file declares, so that it means the same everywhere:
  /// 0 for one that has not been looked up, the largest number for others.
  var undeclaredTargets: [UInt32] = []
  /// The nodes whose code may not run, or more than once, where the code around them runs once; in ascending order.
  var conditionalNodes: [UInt32] = []
  /// Whether closures name their arguments `$0`, `$1` anywhere.
  var hasAnonymousParameters = false
}

extension Evaluator {
  /// Finds which names the file declares, at whatever place, and what of its code may not run once.
  func surveySyntax() {
    collected.survey.undeclaredTargets = Array(filledWith: 0, count: symbols.count)
    let isDeclared = UInt32.max
    var hasExtensions = false
    collected.survey.undeclaredTargets[Int(known.typeSelf.index)] = isDeclared
    let nodes = syntax.nodes
    for index in nodes.indices {
      // Nearly all nodes are passed over by their kind, for which they need not be unpacked.
      if nodes.kind(index).runsOnce(operation: nodes.detail(index)) { continue }
      let node = nodes[index]
      collected.survey.conditionalNodes.append(UInt32(truncatingIfNeeded: index))
      switch node.kind {
      case .structDecl, .classDecl, .enumDecl, .functionDecl:
        collected.survey.undeclaredTargets[Int(node.payload)] = isDeclared
        collected.facts.declaring.append(SyntaxID(UInt32(index)))
      case .protocolDecl, .typealiasDecl, .enumCase, .genericParameter, .identifierPattern:
        collected.survey.undeclaredTargets[Int(node.payload)] = isDeclared
      case .parameter:
        collected.survey.undeclaredTargets[Int(node.payload)] = isDeclared
        // `$item` declares `item`.
        let name = symbols[Symbol(node.payload)]
        if name.utf8.first == UInt8(ascii: "$"), let bare = symbols.find(String(name.dropFirst())) {
          collected.survey.undeclaredTargets[Int(bare.index)] = isDeclared
        }
      // What an extension adds may go by any name.
      case .extensionDecl: hasExtensions = true
      case .anonymousParameter: collected.survey.hasAnonymousParameters = true
      default: break
      }
    }
    if hasExtensions { collected.survey.undeclaredTargets = [] }
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
