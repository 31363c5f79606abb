#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax
import LayViews

/// Names of functions with their labels.
extension Evaluator {
  /// `Animation.linear(duration:)`: a function that is called later; nil for a name without labels.
  func functionReference(to type: Type, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard configuration.isLenient, case .builtin = type, syntax.kind(node) == .member,
      writtenLabels(node) != nil
    else { return nil }
    return keptClosure(node, scope)
  }

  /// The labels of `firstIndex(of:)`; nil for a name without any.
  func writtenLabels(_ node: SyntaxID) -> [String]? {
    let end = Int(syntax.range(node).end)
    let bytes = syntax.source.bytes
    guard end < bytes.count, bytes[end] == UInt8(ascii: "("),
      let close = bytes[end...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let labels = syntax.source.text(SourceRange(start: UInt32(end + 1), end: UInt32(close)))
    return labels.split(separator: ":").map { $0 == "_" ? "" : String($0) }
  }
}
#endif
