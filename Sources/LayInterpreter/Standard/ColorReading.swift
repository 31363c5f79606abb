import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

extension StandardLibrary {
  /// `color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)`, of UIKit's and AppKit's colours.
  static let colorComponents: [StandardDeclaration] = [
    .linked("getRed", of: .color) { $0.storeComponents(of: $1, $2, $3) },
    .linked("getWhite", of: .color) { $0.storeComponents(of: $1, $2, $3) },
  ]
}

extension Evaluator {
  /// Puts a colour's components where the arguments name places, in the scheme that is drawn.
  fileprivate func storeComponents(of value: Value, _ link: Chain.Link, _ scope: Scope) -> Value? {
    guard case .builtin(.color(let color)) = value else { return nil }
    let rgba = stage.resolve(color)
    for argument in plan(link.node).arguments where syntax.kind(argument.expression) == .inoutExpr {
      let component: Double
      switch argument.label {
      case "green": component = rgba.green
      case "blue": component = rgba.blue
      case "alpha": component = rgba.alpha
      default: component = rgba.red
      }
      store(.double(component), in: argument.expression, scope)
    }
    return .bool(true)
  }
}
