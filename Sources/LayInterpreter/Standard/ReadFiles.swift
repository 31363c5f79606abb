import LayCatalog
import LayLibrary
import LaySyntax

/// Files that code reads: of an app that was installed just now, which has written none yet beside those that it comes with.
extension Evaluator {
  /// `Data(contentsOf: url)` fails for a file that is none of the app's own; nil for any other call.
  func contentOfFile(_ node: SyntaxID, _ scope: Scope) -> Value? {
    guard let argument = plan(node).arguments.first, argument.label == "contentsOf" else { return nil }
    return failure(toRead: evaluate(argument.expression, scope, expecting: .builtin(.url)))
  }

  /// `String(contentsOf: url)` and `String(contentsOfFile: path)`, the text of a file that the app comes with: what any other
  /// says is not known. nil for any other call.
  func textOfFile(_ node: SyntaxID, _ scope: Scope) -> Value? {
    guard let argument = plan(node).arguments.first else { return nil }
    let type: Type
    switch argument.label {
    case "contentsOf": type = .builtin(.url)
    case "contentsOfFile": type = .string
    default: return nil
    }
    let place = evaluate(argument.expression, scope, expecting: type)
    if let failure = failure(toRead: place) { return failure }
    #if !hasFeature(Embedded)
    if case .builtin(.data(let bytes)) = stage.content(of: place) {
      budget.charge(bytes.count >> 4)
      if let text = String(validating: bytes, as: UTF8.self) { return .string(text) }
    }
    #endif
    return .builtin(.opaque)
  }

  /// Throws for the place of a file that is none of the app's own; nil for any other.
  private func failure(toRead place: Value) -> Value? {
    let path: String
    switch place {
    case .string(let written): path = written
    case .builtin(.url(let url)) where url.isFile || url.scheme == nil: path = url.path
    default: return nil
    }
    guard takesElse, !path.hasPrefix(Stage.bundlePath) else { return nil }
    state.failure.thrown = .builtin(.opaque)
    return .unknown
  }
}
