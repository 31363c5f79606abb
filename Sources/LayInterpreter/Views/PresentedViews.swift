#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

/// Views that are shown before others from the beginning: `sheet(isPresented: .constant(true))`.
extension Evaluator {
  /// Tells that a modifier presents a view, which is not drawn; false where it presents none, or it is not known whether.
  func notesPresented(_ entry: Entry, _ node: SyntaxID, _ scope: Scope) -> Bool {
    guard pass.hasRealValues, Library.presents(entry.name), silently({ isPresented(node, scope) }) else {
      return false
    }
    findings.report(
      .warning(
        "unsupported", at: nameRange(node),
        "'\(entry.name)' presents a view from the beginning, which is not drawn: what is behind it is",
        help: "a preview of the presented view shows it"))
    return true
  }

  private func isPresented(_ node: SyntaxID, _ scope: Scope) -> Bool {
    for argument in plan(node).arguments {
      switch argument.label {
      case "isPresented":
        if case .bool(true) = evaluate(argument.expression, scope, expecting: .binding(.bool)) { return true }
      case "item":
        let item = evaluate(argument.expression, scope, expecting: .binding(.any))
        return !item.isNil && !item.isUnknown && !item.isOpaque && !item.isPlaceholder
      default: break
      }
    }
    return false
  }
}
#endif
