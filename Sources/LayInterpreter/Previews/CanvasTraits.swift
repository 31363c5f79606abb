import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// The canvas that a preview asks for.
extension Evaluator {
  enum Trait {
    case fixed(Size), fits, portrait, landscape
  }

  func traits(of node: SyntaxID) -> [Trait] {
    var traits: [Trait] = []
    var isTrait = false
    for argument in plan(node).arguments where !argument.isTrailing {
      if argument.label == "traits" { isTrait = true } else if !argument.label.isEmpty { isTrait = false }
      guard isTrait else {
        if argument.label.isEmpty { continue }
        if argument.label != "body" && argument.label != "arguments" && argument.label != "windowStyle" {
          reportUnknown(
            "unknown-argument", argument.label, at: argument.labelRange,
            "'#Preview' has no argument '\(argument.label)'",
            among: ["traits"])
        }
        continue
      }
      if let trait = trait(argument.expression) { traits.append(trait) }
    }
    return traits
  }

  /// Whether a trait is a property of some other value: `Card.size.fixedLayout`.
  private func isComputed(_ trait: SyntaxID) -> Bool {
    syntax.kind(trait) == .member && syntax.name(syntax.child(trait, 0)) != "PreviewTrait"
  }

  private func trait(_ node: SyntaxID) -> Trait? {
    let callee = syntax.kind(node) == .call ? syntax.child(node, 0) : node
    guard syntax.kind(callee) == .implicitMember || syntax.kind(callee) == .member else { return nil }
    switch syntax.name(callee) {
    case "sizeThatFitsLayout": return .fits
    case "portrait", "portraitUpsideDown": return .portrait
    case "landscapeLeft", "landscapeRight": return .landscape
    case "fixedLayout" where syntax.kind(node) == .call:
      let parameters = ["width", "height"].map {
        Parameter(label: $0, name: $0, type: .double, defaultValue: nil, isVariadic: false)
      }
      let signature = Signature(parameters: parameters)
      let callee = Callee(name: "fixedLayout", overloads: [signature], isOfLibrary: false)
      guard let call = bind(node, callee, fileScope), let width = call.optionalDouble("width"),
        let height = call.optionalDouble("height")
      else { return nil }
      guard width.isFinite, height.isFinite, width >= 0, height >= 0 else {
        findings.report(
          .error(
            "invalid-canvas", at: syntax.range(node), "a canvas of \(width) × \(height) can't be laid out"))
        return nil
      }
      return .fixed(Size(width: width, height: height))
    case "defaultLayout", "dependency": return nil
    case let name where name == "modifier" || isOwnTrait(syntax.symbol(callee)) || isComputed(callee):
      #if !hasFeature(Embedded)
      if modifierOfPreviews(node) != nil { return nil }
      #endif
      // What an unknown modifier of previews puts around the view, and into its store, is not known.
      stage.window.hasStore = true
      findings.countStandIn(for: syntax.symbol(callee))
      return nil
    case let name:
      let names = [
        "fixedLayout", "sizeThatFitsLayout", "portrait", "landscapeLeft", "landscapeRight", "defaultLayout",
      ]
      reportUnknown(
        "unknown-member", name, at: nameRange(callee), "there is no preview trait '\(name)'", among: names)
      return nil
    }
  }

  func apply(_ traits: [Trait], to layout: inout EvaluatedLayout) {
    for trait in traits {
      switch trait {
      case .fixed(let size): layout.canvas = size
      case .fits: layout.fitsContent = true
      case .portrait:
        let canvas = configuration.defaultCanvas
        layout.canvas = Size(
          width: min(canvas.width, canvas.height), height: max(canvas.width, canvas.height))
      case .landscape:
        let canvas = configuration.defaultCanvas
        layout.canvas = Size(
          width: max(canvas.width, canvas.height), height: min(canvas.width, canvas.height))
      }
    }
  }

  /// What the modifiers of a provider's view say.
  func apply(_ preview: PreviewTraits, to layout: inout EvaluatedLayout) {
    if let name = preview.name, !name.isEmpty { layout.name = name }
    switch preview.layout {
    case .fixed(let size)?: if size.width.isFinite, size.height.isFinite { layout.canvas = size }
    case .sizeThatFits?: layout.fitsContent = true
    case .device?, nil: break
    }
  }
}
