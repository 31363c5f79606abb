import LayCatalog
import LayViews

extension Declaration {
  /// The font of the texts inside, and what is added to whatever font applies.
  static let fontModifiers: [Declaration] = [
    .environment("bold", "(_ isActive: Bool = true)") { stage, call in
      stage.environment.fontTraits.isBold = call.bool("isActive")
    },
    .environment("dynamicTypeSize", "(_ size: DynamicTypeSize)") { stage, call in
      guard case .dynamicTypeSize(let size)? = call.builtin("size") else { return }
      stage.environment.dynamicTypeSize = size
    },
    .environment("dynamicTypeSize", "(_ range: Range<DynamicTypeSize>)") { stage, call in
      stage.limitTypeSize(call.value("range"))
    },
    .environment("font", "(_ font: Font?)") { stage, call in
      stage.environment.font = call.font("font") ?? FontDescriptor(.platformDefault)
    },
    .environment("fontDesign", "(_ design: Font.Design?)") { stage, call in
      stage.environment.fontTraits.design = call.option("design", as: FontDesign.self)
    },
    .environment("fontWeight", "(_ weight: Font.Weight?)") { stage, call in
      stage.environment.fontTraits.weight = call.fontWeight("weight")
    },
    .environment("fontWidth", "(_ width: Font.Width?)") { stage, call in
      stage.environment.fontTraits.width = call.option("width", as: FontWidth.self)
    },
    // A number is none of the widths that fonts are measured in.
    .environment("fontWidth", "(_ width: CGFloat)") { stage, _ in
      stage.environment.fontTraits.width = nil
    },
    .environment("imageScale", "(_ scale: Image.Scale)") { stage, call in
      stage.environment.imageScale = call.option("scale", as: ImageScale.self) ?? .medium
    },
    .environment("italic", "(_ isActive: Bool = true)") { stage, call in
      stage.environment.fontTraits.isItalic = call.bool("isActive")
    },
    .environment("monospaced", "(_ isActive: Bool = true)") { stage, call in
      stage.environment.fontTraits.design = call.bool("isActive") ? .monospaced : nil
    },
    .environment("monospacedDigit", "()") { stage, _ in
      stage.environment.fontTraits.hasMonospacedDigits = true
    },
  ]
}

extension Stage {
  /// `.small ... .large`, `.small...` or `... .large`
  fileprivate func limitTypeSize(_ range: Value?) {
    guard case .span(let lower, let upper, _)? = range else { return }
    if case .dynamicTypeSize(let smallest)? = lower.builtin {
      environment.dynamicTypeSize = max(environment.dynamicTypeSize, smallest)
    }
    if case .dynamicTypeSize(let largest)? = upper.builtin {
      environment.dynamicTypeSize = min(environment.dynamicTypeSize, largest)
    }
  }
}
