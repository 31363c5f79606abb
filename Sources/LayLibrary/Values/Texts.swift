import LayCatalog
import LaySyntax
import LayViews

// Texts as values, and what a text's own modifiers set: `Text("a").bold()`.

extension Declaration {
  static let textInitializers: [Declaration] = [
    .value("LocalizedStringKey", "(_ value: String)") { stage, call in stage.key(call.string("value"), call)
    },
    .value("LocalizedStringKey", "(stringLiteral: String)") { stage, call in
      stage.key(call.string("stringLiteral"), call)
    },
    .value("Text", "(_ content: LocalizedStringKey)") { stage, call in
      stage.counted(.builtin(.text(stage.localized(call, "content"))), at: call.name)
    },
    .value(
      "Text",
      "(_ content: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: String? = nil)"
    ) { stage, call in
      stage.counted(.builtin(.text(stage.localized(call, "content"))), at: call.name)
    },
    .value("Text", "(verbatim: String)") { _, call in
      .builtin(.text(TextValue(call.string("verbatim"), source: call.name.start)))
    },
    .value("Text", "(_ image: Image)") { _, call in
      guard case .image(let image)? = call.builtin("image") else { return .unknown }
      var text = TextValue("", source: call.name.start)
      text.segments[0].image = image
      return .builtin(.text(text))
    },
    .value("Text", "(_ text: Text)") { _, call in call.value("text") ?? .unknown },
    .value("Text", "(_ value: Any, format: FormatStyle)") { stage, call in
      let value = call.value("value")
      var text = stage.shown(value, call.builtin("format"), at: call.name)
      if value?.isPlaceholder == true { text = stage.lastWord(of: call.range("value")) }
      return .builtin(.text(TextValue(text, source: call.name.start)))
    },
    .value("Text", "(_ date: Date, style: Text.DateStyle)") { stage, call in stage.dateText(call) },
    .value("Text", "(_ subject: Any, formatter: Any)") { stage, call in
      stage.formattedText("subject", call)
    },
    .value(
      "Text",
      "(timerInterval: Range<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true)"
    ) {
      stage, call in stage.timerText(call)
    },
  ]

  static let textMembers: [Declaration] = [
    .text("Text.baselineOffset", "(_ baselineOffset: CGFloat)") { text, call in
      text.baselineOffset = text.baselineOffset ?? call.double("baselineOffset")
    },
    .textTraits("Text.bold", "(_ isActive: Bool = true)") { traits, call in
      traits.isBold = call.bool("isActive")
    },
    // Measured on macOS 27.0: nil is the font that texts have by default, not the inherited one.
    .text("Text.font", "(_ font: Font?)") { text, call in
      text.font = text.font ?? call.font("font") ?? FontDescriptor(.platformDefault)
    },
    .textTraits("Text.fontDesign", "(_ design: Font.Design?)") { traits, call in
      traits.design = call.option("design", as: FontDesign.self)
    },
    .textTraits("Text.fontWeight", "(_ weight: Font.Weight?)") { traits, call in
      traits.weight = call.fontWeight("weight")
    },
    .textTraits("Text.fontWidth", "(_ width: Font.Width?)") { traits, call in
      traits.width = call.option("width", as: FontWidth.self)
    },
    .text("Text.foregroundColor", "(_ color: Color?)") { text, call in
      text.style = text.style ?? call.style("color")
    },
    .text("Text.foregroundStyle", "(_ style: some ShapeStyle)") { text, call in
      text.style = text.style ?? call.style("style")
    },
    .textTraits("Text.italic", "(_ isActive: Bool = true)") { traits, call in
      traits.isItalic = call.bool("isActive")
    },
    .text("Text.kerning", "(_ kerning: CGFloat)") { text, call in
      text.kerning = text.kerning ?? call.double("kerning")
    },
    .textTraits("Text.monospaced", "(_ isActive: Bool = true)") { traits, call in
      traits.design = call.bool("isActive") ? .monospaced : nil
    },
    .textTraits("Text.monospacedDigit", "()") { traits, _ in traits.hasMonospacedDigits = true },
    .text("Text.strikethrough", "(_ isActive: Bool = true, color: Color? = nil)") { text, call in
      text.strikethrough = text.strikethrough ?? TextAttributes.LineStyle(call)
    },
    .text("Text.strikethrough", "(_ isActive: Bool = true, pattern: Text.LineStyle, color: Color? = nil)") {
      text, call in
      text.strikethrough = text.strikethrough ?? TextAttributes.LineStyle(call)
    },
    .text("Text.tracking", "(_ tracking: CGFloat)") { text, call in
      text.kerning = text.kerning ?? call.double("tracking")
    },
    .text("Text.underline", "(_ isActive: Bool = true, color: Color? = nil)") { text, call in
      text.underline = text.underline ?? TextAttributes.LineStyle(call)
    },
    .text("Text.underline", "(_ isActive: Bool = true, pattern: Text.LineStyle, color: Color? = nil)") {
      text, call in
      text.underline = text.underline ?? TextAttributes.LineStyle(call)
    },
  ]
}

extension Declaration {
  /// Sets an attribute where no modifier further inside has set it.
  fileprivate static func text(
    _ name: StaticString, _ signature: StaticString,
    _ change: @escaping @Sendable (inout TextAttributes, BoundCall) -> Void
  ) -> Declaration {
    .member(name, signature) { _, base, call in
      guard case .text(var text) = base else { return .unknown }
      for index in text.segments.indices { change(&text.segments[index].attributes, call) }
      return .builtin(.text(text))
    }
  }

  /// Sets traits of the font, over which those that are set further inside prevail.
  fileprivate static func textTraits(
    _ name: StaticString, _ signature: StaticString,
    _ set: @escaping @Sendable (inout FontTraits, BoundCall) -> Void
  ) -> Declaration {
    .text(name, signature) { attributes, call in
      var traits = FontTraits()
      set(&traits, call)
      attributes.traits = traits.overridden(by: attributes.traits)
    }
  }
}

extension TextAttributes.LineStyle {
  /// Whether a line of a call is drawn, and in which colour.
  fileprivate init(_ call: BoundCall) {
    self.init(isActive: call.bool("isActive"))
    color = call.color("color")
  }
}

extension Stage {
  /// A key as what the app's tables of strings have for it, or itself.
  fileprivate func key(_ key: String, _ call: BoundCall) -> Value {
    let text = pass.hasRealValues ? assets.string(key, in: environment.world.locale)?.plain ?? key : key
    if Markup.isPlain(text) { return .string(text) }
    return counted(.builtin(.localized([.literal(text)], source: call.name.start)), at: call.name)
  }
}

extension Stage {
  /// The text of an argument of type `LocalizedStringKey`: a literal's markup is already read.
  func localized(_ call: BoundCall, _ name: String) -> TextValue { localized(call.value(name), call) }

  private func localized(_ value: Value?, _ call: BoundCall) -> TextValue {
    switch value {
    case .string(let text)?: return TextValue(text, source: call.name.start)
    case .builtin(.text(var text))?:
      text.source = call.name.start
      return text
    default: return TextValue("", source: call.name.start)
    }
  }

  /// The name that an expression ends in: `bounds` of `view.bounds`.
  func lastWord(of range: SourceRange) -> String {
    file.text(range).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map { String($0) }
      ?? ""
  }
}

extension TextValue {
  /// A text without attributes.
  package init(_ text: String, source: UInt32) {
    self.init(segments: [Segment(text: text)], source: source)
  }
}
