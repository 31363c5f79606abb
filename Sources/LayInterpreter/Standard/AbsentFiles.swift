import LayCatalog
import LayLibrary
import LaySyntax

/// Files that code reads: of an app that was installed just now, which has written none yet.
extension Evaluator {
  /// `Data(contentsOf: url)` fails for a file that is none of the app's own; nil for any other call.
  func contentOfFile(_ node: SyntaxID, _ scope: Scope) -> Value? {
    guard takesElse, let argument = plan(node).arguments.first, argument.label == "contentsOf",
      case .builtin(.url(let url)) = evaluate(argument.expression, scope, expecting: .builtin(.url)),
      url.isFile || url.scheme == nil, !url.path.hasPrefix(Stage.bundlePath)
    else { return nil }
    state.failure.thrown = .builtin(.opaque)
    return .unknown
  }
}
