import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// How views are drawn, which changes nothing of where they lie.
  static let effectModifiers: [Declaration] = [
    .modifier("blendMode", "(_ blendMode: BlendMode)") { stage, content, call in
      guard let mode = stage.blendMode(call) else { return content }
      return stage.effect(content, .blendMode(mode), call)
    },
    .modifier("blur", "(radius: CGFloat, opaque: Bool = false)") { stage, content, call in
      stage.effect(content, .blur(radius: call.double("radius")), call)
    },
    .modifier("border", "(_ content: some ShapeStyle, width: CGFloat = 1)") { stage, content, call in
      let paint = stage.resolve(call.style("content") ?? StyleValue(.foreground))
      return stage.effect(content, .border(paint, width: call.double("width")), call)
    },
    .modifier("brightness", "(_ amount: Double)") { $0.colors($1, .brightness, $2.double("amount"), $2) },
    .modifier("colorInvert", "()") { $0.colors($1, .colorInvert, 1, $2) },
    .modifier("colorMultiply", "(_ color: Color)") { stage, content, call in
      guard let color = call.color("color") else { return content }
      return stage.effect(content, .colorMultiply(stage.resolve(color)), call)
    },
    .modifier("contrast", "(_ amount: Double)") { $0.colors($1, .contrast, $2.double("amount"), $2) },
    .modifier("grayscale", "(_ amount: Double)") { $0.colors($1, .grayscale, $2.double("amount"), $2) },
    .modifier("hidden", "()") { stage, content, call in stage.effect(content, .hidden, call) },
    .modifier("hidden", "(_ hidden: Bool)") { stage, content, call in
      stage.hide(content, call)
    },
    .modifier("hueRotation", "(_ angle: Angle)") { $0.colors($1, .hueRotation, $2.angle("angle"), $2) },
    .modifier("luminanceToAlpha", "()") { $0.colors($1, .luminanceToAlpha, 1, $2) },
    .modifier("opacity", "(_ opacity: Double)") { stage, content, call in
      stage.effect(content, .opacity(call.double("opacity")), call)
    },
    .modifier(
      "rotation3DEffect",
      "(_ angle: Angle, axis: (CGFloat, CGFloat, CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1)"
    ) { stage, content, call in stage.turn(content, call) },
    .modifier("rotationEffect", "(_ angle: Angle, anchor: UnitPoint = .center)") { stage, content, call in
      stage.effect(content, .rotation(call.angle("angle"), anchor: call.unitPoint("anchor")), call)
    },
    .modifier("saturation", "(_ amount: Double)") { $0.colors($1, .saturation, $2.double("amount"), $2) },
    .modifier("scaleEffect", "(_ scale: CGFloat, anchor: UnitPoint = .center)") { stage, content, call in
      stage.scale(content, x: call.double("scale"), y: call.double("scale"), call)
    },
    .modifier("scaleEffect", "(_ scale: CGSize, anchor: UnitPoint = .center)") { stage, content, call in
      stage.scale(content, x: call.size("scale").width, y: call.size("scale").height, call)
    },
    .modifier("scaleEffect", "(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)") {
      stage, content, call in
      stage.scale(content, x: call.double("x"), y: call.double("y"), call)
    },
    .modifier("shadow", "(color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)") {
      stage, content, call in
      // A shadow without a colour is black at a third (SwiftUI's interface).
      let plain = RGBA(red: 0, green: 0, blue: 0, alpha: 0.33)
      let color = call.color("color").map { stage.resolve($0) } ?? plain
      let shadow = EffectSpec.shadow(
        color, radius: call.double("radius"), x: call.double("x"), y: call.double("y"))
      return stage.effect(content, shadow, call)
    },
    .modifier("transformEffect", "(_ transform: CGAffineTransform)") { stage, content, call in
      var transform = AffineTransform.identity
      if case .transform(let given)? = call.builtin("transform") { transform = given }
      return stage.effect(content, .transform(transform), call)
    },
    .modifier("zIndex", "(_ value: Double)") { stage, content, call in
      stage.effect(content, .zIndex(call.double("value")), call)
    },
  ]
}

extension Stage {
  func effect(_ content: ViewList, _ effect: EffectSpec, _ call: BoundCall) -> ViewList {
    wrap(content, .effect, payload: tree.modifiers.effects.add(effect), at: call.name.start)
  }

  fileprivate func colors(
    _ content: ViewList, _ effect: ColorEffect, _ amount: Double, _ call: BoundCall
  ) -> ViewList {
    self.effect(content, .colors(effect, amount: amount), call)
  }

  fileprivate func scale(_ content: ViewList, x: Double, y: Double, _ call: BoundCall) -> ViewList {
    effect(content, .scale(x: x, y: y, anchor: call.unitPoint("anchor")), call)
  }

  /// A turn in space that ends in the plane: by half turns around an axis of the plane, or any around the third.
  fileprivate func turn(_ content: ViewList, _ call: BoundCall) -> ViewList {
    let angle = call.angle("angle")
    let anchor = call.unitPoint("anchor")
    var axis: [Double] = []
    if case .tuple(let tuple)? = call.value("axis") { axis = tuple.elements.compactMap { $0.value.number } }
    let halfTurns = (angle / .pi).rounded()
    if axis.count == 3, call.double("anchorZ") == 0 {
      if angle == 0 { return content }
      if axis[0] == 0, axis[1] == 0, axis[2] != 0 {
        return effect(content, .rotation(axis[2] > 0 ? angle : -angle, anchor: anchor), call)
      }
      // Degrees become radians with an error of a few bits.
      let isInPlane = axis[2] == 0 && (axis[0] == 0) != (axis[1] == 0) && abs(angle / .pi - halfTurns) < 1e-9
      if isInPlane, halfTurns.remainder(dividingBy: 2) == 0 { return content }
      if isInPlane {
        return effect(
          content, .scale(x: axis[0] == 0 ? -1 : 1, y: axis[1] == 0 ? -1 : 1, anchor: anchor), call)
      }
    }
    findings.countApproximation(of: .empty)
    findings.warnOnce(
      .warning(
        "ignored-modifier", at: call.name, "'rotation3DEffect' is not drawn; the layout is the same"),
      about: "rotation3DEffect")
    return content
  }

  /// The name of the blend mode, with a warning if it is not drawn.
  fileprivate func blendMode(_ call: BoundCall) -> String? {
    guard let mode = call.option("blendMode", as: BlendMode.self) else { return nil }
    switch mode {
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker:
      findings.report(
        .warning(
          "ignored-modifier", at: call.range("blendMode"),
          "the blend mode '\(mode.rawValue)' is not drawn; the layout is the same"))
    default: break
    }
    return mode.rawValue
  }
}
