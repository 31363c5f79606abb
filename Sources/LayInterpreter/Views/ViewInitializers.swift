import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Initialisers that the file adds to SwiftUI's views: `extension Label { init(_ title: String, symbol: String) { … } }`.
extension Evaluator {
  /// The views that such an initialiser makes; nil where SwiftUI's own take the arguments, or none of the file's does.
  func buildByExtension(_ entry: Entry, _ node: SyntaxID, _ scope: Scope) -> ViewList? {
    guard declarations.features.extendsInitializers else { return nil }
    for owner in extensions(of: [entry.name]) {
      let fitting = declarations[owner].initializers.filter {
        takes([$0], node) && isSeen($0, from: syntax.range(node).start)
      }
      guard !fitting.isEmpty else { continue }
      if !entry.callee.candidates(for: plan(node)).isEmpty {
        // The library has it by the same labels: the file's is for values of other types.
        if !pass.hasRealValues || amidTrials({ fits(entry.callee, node, scope) }) { return nil }
      }
      guard let (function, call) = bindFunction(fitting, node, scope), pass.entersDeclarations else {
        return ViewList()
      }
      return views(of: run(initializer: function, of: owner, call, node), at: node)
    }
    return nil
  }
}
