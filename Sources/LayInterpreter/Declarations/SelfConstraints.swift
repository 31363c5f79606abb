import LayCatalog
import LaySyntax

extension Evaluator {
  /// Notes what `Self` is in an extension. The parser keeps no constraints, so the words of its head are looked at.
  func noteConstraint(of node: SyntaxID) {
    guard let members = syntax.children(node).first(where: { syntax.kind($0) == .memberList }) else { return }
    let range = syntax.range(node)
    let head = syntax.source.text(SourceRange(start: range.start, end: syntax.range(members).start))
    let words = head.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "=") }
    guard let equals = words.firstIndex(of: "=="), equals > 0, words[equals - 1] == "Self",
      equals + 1 < words.count, let type = symbols.find(String(words[equals + 1]))
    else { return }
    declarations.selfConstraints.append(SelfConstraint(range: range, type: type))
  }

  /// The type that the extension around a node is for; nil around none that is for one type alone.
  /// - Complexity: O(log n) in the extensions, which are noted in the order of the source.
  func constrainedSelf(at node: SyntaxID) -> Type? {
    let place = syntax.range(node)
    let constraints = declarations.selfConstraints
    var (low, high) = (0, constraints.count)
    while low < high {
      let middle = (low + high) / 2
      if constraints[middle].range.start <= place.start { low = middle + 1 } else { high = middle }
    }
    guard low > 0, place.end <= constraints[low - 1].range.end else { return nil }
    let symbol = constraints[low - 1].type
    if let member = declarations.topLevel[symbol] { return typeMember(member, in: nil) }
    return Type.standard(named: symbols[symbol])
  }
}
