#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax

extension Evaluator {
  /// `#imageLiteral(resourceName: "star")`: UIKit's or AppKit's image of the app's assets.
  func imageLiteral(_ node: SyntaxID, _ scope: Scope) -> Value {
    let form = library.initializers(of: .uiImage)?.overloads.first {
      $0.parameters.first?.label == "imageLiteralResourceName"
    }
    guard let form, let argument = plan(node).arguments.first else { return .builtin(.opaque) }
    let name = evaluate(argument.expression, scope, expecting: .string)
    return stage.make(BoundCall(signature: form, values: [name], name: nameRange(node)), base: nil)
  }
}
#endif
