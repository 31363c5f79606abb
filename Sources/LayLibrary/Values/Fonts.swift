import LayCatalog
import LaySyntax
import LayViews

// Fonts as values: `.system(size: 12).bold()`.

extension Declaration {
  static let fontStatics: [Declaration] = [
    .value("Font.custom", "(_ name: String, size: CGFloat)") { _, call in
      .builtin(
        .font(.custom(call.string("name"), size: call.double("size"), relativeTo: .body, isFixed: false)))
    },
    .value("Font.custom", "(_ name: String, size: CGFloat, relativeTo: Font.TextStyle)") { _, call in
      let style = call.option("relativeTo", as: TextStyle.self)
      return .builtin(
        .font(.custom(call.string("name"), size: call.double("size"), relativeTo: style, isFixed: false)))
    },
    .value("Font.custom", "(_ name: String, fixedSize: CGFloat)") { _, call in
      .builtin(
        .font(
          .custom(call.string("name"), size: call.double("fixedSize"), relativeTo: nil, isFixed: true)))
    },
    .value("Font.system", "(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil)") {
      _, call in
      .builtin(.font(.system(.size(call.double("size")), call)))
    },
    .value(
      "Font.system", "(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil)"
    ) { _, call in
      .builtin(.font(.system(.style(call.option("style", as: TextStyle.self) ?? .body), call)))
    },
  ]

  static let fontMembers: [Declaration] = [
    .font("Font.bold", "()") { font, _ in font.isBold = true },
    .font("Font.italic", "()") { font, _ in font.isItalic = true },
    .font("Font.leading", "(_ leading: Font.Leading)") { font, call in
      font.leading = call.option("leading", as: FontLeading.self) ?? .standard
    },
    .smallCaps("Font.lowercaseSmallCaps"),
    .font("Font.monospaced", "()") { font, _ in font.design = .monospaced },
    .font("Font.monospacedDigit", "()") { font, _ in font.hasMonospacedDigits = true },
    .smallCaps("Font.smallCaps"),
    .smallCaps("Font.uppercaseSmallCaps"),
    .font("Font.weight", "(_ weight: Font.Weight)") { font, call in font.weight = call.fontWeight("weight") },
    .font("Font.width", "(_ width: Font.Width)") { font, call in
      font.width = call.option("width", as: FontWidth.self) ?? .standard
    },
  ]
}

extension Declaration {
  fileprivate static func font(
    _ name: StaticString, _ signature: StaticString,
    _ change: @escaping @Sendable (inout FontDescriptor, BoundCall) -> Void
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .font(var font) = base else { return .unknown }
      change(&font, call)
      return .builtin(.font(font))
    }
  }

  fileprivate static func smallCaps(_ name: StaticString) -> Declaration {
    .member(name, "()") { stage, base, call in
      stage.findings.report(
        .warning(
          "approximate-text", at: call.name, "small capitals are set as letters of the ordinary sizes"))
      return .builtin(base)
    }
  }
}

extension FontDescriptor {
  fileprivate static func custom(
    _ family: String, size: Double, relativeTo style: TextStyle?, isFixed: Bool
  ) -> FontDescriptor {
    FontDescriptor(.custom(family: family, size: size, relativeTo: style, isFixed: isFixed))
  }

  /// The platform's font in the weight and design of a call.
  fileprivate static func system(_ base: Base, _ call: BoundCall) -> FontDescriptor {
    var font = FontDescriptor(base)
    font.weight = call.fontWeight("weight")
    font.design = call.option("design", as: FontDesign.self) ?? .standard
    return font
  }
}
