import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// The device that a preview is for.
extension Evaluator {
  /// The text of `PreviewDevice(rawValue: "iPhone SE (3rd generation)")`; nil for a call of another type.
  func previewDevice(_ node: SyntaxID, _ scope: Scope) -> Value? {
    let callee = syntax.child(node, 0)
    guard syntax.kind(callee) == .identifier, syntax.name(callee) == "PreviewDevice",
      let argument = plan(node).arguments.first
    else { return nil }
    return evaluate(argument.expression, scope, expecting: .string)
  }

  /// `previewInterfaceOrientation(.landscapeLeft)`
  func noteOrientation(_ node: SyntaxID) {
    guard let argument = plan(node).arguments.first else { return }
    switch syntax.kind(argument.expression) {
    case .implicitMember, .member:
      if syntax.name(argument.expression).hasPrefix("landscape") { stage.window.preview.isLandscape = true }
    default: break
    }
  }

  /// The configuration that a preview asks for; nil where it is the one that it was built for.
  func configuration(for preview: PreviewTraits, insteadOf given: Configuration) -> Configuration? {
    var wanted = given
    if let device = preview.device, device != given.device {
      wanted.device = device
      wanted.canvas = nil
      #if !hasFeature(Embedded)
      wanted.canvas = stage.window.widget?.canvas(on: device.size)?.size
      #endif
      wanted.displayScale = device.displayScale
    }
    let canvas = wanted.defaultCanvas
    if preview.isLandscape, canvas.width < canvas.height {
      wanted.canvas = Size(width: canvas.height, height: canvas.width)
    }
    return wanted.device == given.device && wanted.defaultCanvas == given.defaultCanvas ? nil : wanted
  }

  /// Whether the file declares a trait: `extension PreviewTrait where T == Preview.ViewTraits`.
  func isOwnTrait(_ symbol: Symbol) -> Bool {
    extensions(of: ["PreviewTrait"]).contains { declarations[$0].statics[symbol] != nil }
  }
}
