import LayCatalog

// Foundation's `AttributedString`, whose runs a `Text` shows with their attributes.

#if hasFeature(Embedded)
extension Declaration {
  static let attributedInitializers: [Declaration] = []
  static let attributedStatics: [Declaration] = []
  static let attributedMembers: [Declaration] = []
}
#else
extension Declaration {
  static let attributedInitializers: [Declaration] = [
    .value("AttributeContainer", "()") { _, _ in
      .builtin(.attributed(AttributedValue(attributes: AttributedValue.Run(""))))
    },
    .value("AttributedString", "()") { _, _ in .builtin(.attributed(AttributedValue(""))) },
    .value("AttributedString", "(_ substring: AttributedString)") { stage, call in
      guard case .attributed(let text)? = call.builtin("substring") else { return .builtin(.opaque) }
      var whole = AttributedValue("")
      whole.append(text)
      return stage.attributed(whole, call)
    },
    .value("AttributedString", "(_ string: String, attributes: AttributeContainer? = nil)") {
      stage, call in
      var text = AttributedValue(call.string("string"))
      if case .attributed(let attributes)? = call["attributes"]?.builtin { text.setAttributes(attributes) }
      return stage.attributed(text, call)
    },
    .value("AttributedString", "(stringLiteral: String)") { stage, call in
      stage.attributed(AttributedValue(call.string("stringLiteral")), call)
    },
    .value(
      "AttributedString",
      "(localized: LocalizedStringKey, defaultValue: Any? = nil, options: Any? = nil, table: String? = nil, bundle: Any? = nil, locale: Any? = nil, comment: Any? = nil, including: Any? = nil)"
    ) { stage, call in
      stage.attributed(AttributedValue(stage.localized(call, "localized").segments), call)
    },
    .value(
      "AttributedString",
      "(markdown: String, including: Any? = nil, options: AttributedString.MarkdownParsingOptions = .full, baseURL: URL? = nil)"
    ) { stage, call in
      let syntax = call.option("options", as: MarkdownSyntax.self) ?? .full
      let text = call.string("markdown")
      stage.budget.charge(text.utf8.count)
      return stage.attributed(AttributedValue(MarkdownBlocks.segments(of: text, syntax)), call)
    },
    .value(
      "AttributedString.MarkdownParsingOptions",
      "(allowsExtendedAttributes: Bool = false, interpretedSyntax: AttributedString.MarkdownParsingOptions = .full, failurePolicy: Any? = nil, languageCode: String? = nil, appliesSourcePositionAttributes: Bool = false)"
    ) { _, call in call.value("interpretedSyntax") ?? .unknown },
  ]

  static let attributedStatics: [Declaration] = [
    .attribute(static: "AttributeContainer.baselineOffset", "(_ value: CGFloat?)", .baselineOffset),
    .attribute(static: "AttributeContainer.font", "(_ value: Font?)", .font),
    .attribute(static: "AttributeContainer.foregroundColor", "(_ value: Color?)", .foregroundColor),
    .attribute(static: "AttributeContainer.kern", "(_ value: CGFloat?)", .kern),
    .attribute(static: "AttributeContainer.link", "(_ value: URL?)", .link),
    .attribute(
      static: "AttributeContainer.strikethroughStyle", "(_ value: Text.LineStyle?)", .strikethroughStyle),
    .attribute(static: "AttributeContainer.tracking", "(_ value: CGFloat?)", .tracking),
    .attribute(static: "AttributeContainer.underlineStyle", "(_ value: Text.LineStyle?)", .underlineStyle),
  ]

  static let attributedMembers: [Declaration] = [
    .attribute("AttributeContainer.baselineOffset", "(_ value: CGFloat?)", .baselineOffset),
    .attribute("AttributeContainer.font", "(_ value: Font?)", .font),
    .attribute("AttributeContainer.foregroundColor", "(_ value: Color?)", .foregroundColor),
    .attribute("AttributeContainer.kern", "(_ value: CGFloat?)", .kern),
    .attribute("AttributeContainer.link", "(_ value: URL?)", .link),
    .changed("AttributeContainer.merge", "(_ other: AttributeContainer, mergePolicy: Any? = nil)") {
      $0.merge($1.attributed("other"))
    },
    .changing("AttributeContainer.merging", "(_ other: AttributeContainer, mergePolicy: Any? = nil)") {
      $0.merge($1.attributed("other"))
    },
    .attribute("AttributeContainer.strikethroughStyle", "(_ value: Text.LineStyle?)", .strikethroughStyle),
    .attribute("AttributeContainer.tracking", "(_ value: CGFloat?)", .tracking),
    .attribute("AttributeContainer.underlineStyle", "(_ value: Text.LineStyle?)", .underlineStyle),
    .attributed("AttributedString.Runs.Run.range", "") { run, _, _ in .range(IntegerRange(run.indices)) },
    .attributed("AttributedString.appKit", "") { text, _, _ in .builtin(.attributed(text)) },
    .changed("AttributedString.append", "(_ other: AttributedString)") { $0.append($1.attributed("other")) },
    .attributed("AttributedString.attributes", "") { text, _, _ in
      .builtin(.attributed(AttributedValue(attributes: text.runs.first ?? AttributedValue.Run(""))))
    },
    .attributed("AttributedString.baselineOffset", "") { text, _, _ in text.value(of: .baselineOffset) },
    .attributed("AttributedString.characters", "") { text, _, _ in .string(text.text) },
    .attributed("AttributedString.endIndex", "") { text, _, _ in .int(text.indices.upperBound) },
    .attributed("AttributedString.font", "") { text, _, _ in text.value(of: .font) },
    .attributed("AttributedString.foregroundColor", "") { text, _, _ in text.value(of: .foregroundColor) },
    .attributed("AttributedString.foundation", "") { text, _, _ in .builtin(.attributed(text)) },
    .attributed("AttributedString.index", "(afterCharacter: Int)") { text, stage, call in
      stage.index(call.int("afterCharacter"), 1, in: text, call)
    },
    .attributed("AttributedString.index", "(beforeCharacter: Int)") { text, stage, call in
      stage.index(call.int("beforeCharacter"), -1, in: text, call)
    },
    .attributed("AttributedString.index", "(_ index: Int, offsetByCharacters: Int)") { text, stage, call in
      stage.index(call.int("index"), call.int("offsetByCharacters"), in: text, call)
    },
    .replacing("AttributedString.insert", "(_ other: AttributedString, at: Int)", with: "other") {
      .range(IntegerRange($0.int("at")..<$0.int("at")))
    },
    .attributed("AttributedString.kern", "") { text, _, _ in text.value(of: .kern) },
    .attributed("AttributedString.link", "") { text, _, _ in text.value(of: .link) },
    .changed("AttributedString.mergeAttributes", "(_ other: AttributeContainer, mergePolicy: Any? = nil)") {
      $0.merge($1.attributed("other"))
    },
    .changing("AttributedString.mergingAttributes", "(_ other: AttributeContainer, mergePolicy: Any? = nil)")
    {
      $0.merge($1.attributed("other"))
    },
    .replacing("AttributedString.removeSubrange", "(_ range: Range<Int>)") { $0.value("range") ?? .unknown },
    .changed(
      "AttributedString.replaceAttributes", "(_ attributes: AttributeContainer, with: AttributeContainer)"
    ) {
      $0.replaceAttributes($1.attributed("attributes"), with: $1.attributed("with"))
    },
    .replacing(
      "AttributedString.replaceSubrange", "(_ range: Range<Int>, with: AttributedString)", with: "with"
    ) { $0.value("range") ?? .unknown },
    .changing(
      "AttributedString.replacingAttributes", "(_ attributes: AttributeContainer, with: AttributeContainer)"
    ) {
      $0.replaceAttributes($1.attributed("attributes"), with: $1.attributed("with"))
    },
    .attributed("AttributedString.runs", "") { text, _, _ in
      .array(text.parts.map { .builtin(.attributed($0)) })
    },
    .changed("AttributedString.setAttributes", "(_ other: AttributeContainer)") {
      $0.setAttributes($1.attributed("other"))
    },
    .changing("AttributedString.settingAttributes", "(_ other: AttributeContainer)") {
      $0.setAttributes($1.attributed("other"))
    },
    .attributed("AttributedString.startIndex", "") { text, _, _ in .int(text.indices.lowerBound) },
    .attributed("AttributedString.strikethroughStyle", "") { text, _, _ in text.value(of: .strikethroughStyle)
    },
    .attributed("AttributedString.swiftUI", "") { text, _, _ in .builtin(.attributed(text)) },
    .attributed("AttributedString.tracking", "") { text, _, _ in text.value(of: .tracking) },
    .attributed("AttributedString.uiKit", "") { text, _, _ in .builtin(.attributed(text)) },
    .attributed("AttributedString.underlineStyle", "") { text, _, _ in text.value(of: .underlineStyle) },
  ]
}

extension Declaration {
  fileprivate static func attributed(
    _ name: StaticString, _ signature: StaticString,
    _ value: @escaping @Sendable (AttributedValue, Stage, BoundCall) -> Value
  ) -> Declaration {
    .member(name, signature) { stage, base, call in
      guard case .attributed(let text) = base else { return .unknown }
      return value(text, stage, call)
    }
  }

  /// A method that gives a changed text.
  fileprivate static func changing(
    _ name: StaticString, _ signature: StaticString,
    _ change: @escaping @Sendable (inout AttributedValue, BoundCall) -> Void
  ) -> Declaration {
    .member(name, signature) { stage, base, call in stage.changed(base, call, change) }
  }

  /// A method that changes the text.
  fileprivate static func changed(
    _ name: StaticString, _ signature: StaticString,
    _ change: @escaping @Sendable (inout AttributedValue, BoundCall) -> Void
  ) -> Declaration {
    .mutation(name, signature) { stage, base, call in stage.changed(base, call, change) }
  }

  /// A method that puts another text in the place of some characters.
  /// - Parameters:
  ///   - parameter: That of the other text; nil: the characters are left out.
  ///   - range: The indices of the characters.
  fileprivate static func replacing(
    _ name: StaticString, _ signature: StaticString, with parameter: String? = nil,
    _ range: @escaping @Sendable (BoundCall) -> Value
  ) -> Declaration {
    .mutation(name, signature) { stage, base, call in
      let range = range(call)
      guard case .attributed(let text) = base, range.isRange else { return .builtin(.opaque) }
      let (places, outside) = range.places(among: text.indices.upperBound)
      guard outside == nil, places.upperBound >= text.indices.lowerBound else {
        return stage.outOfText(call)
      }
      return stage.changed(base, call) { text, call in
        text.replace(
          places.clamped(to: text.indices), with: parameter.map { call.attributed($0) } ?? AttributedValue("")
        )
      }
    }
  }

  /// `container.font(.title)`
  fileprivate static func attribute(
    _ name: StaticString, _ signature: StaticString, _ attribute: TextAttribute
  ) -> Declaration {
    changing(name, signature) { $0.set(attribute, to: $1.value("value") ?? .none) }
  }

  /// `AttributeContainer.font(.title)`
  fileprivate static func attribute(
    static name: StaticString, _ signature: StaticString, _ attribute: TextAttribute
  ) -> Declaration {
    .value(name, signature) { _, call in
      var attributes = AttributedValue(attributes: AttributedValue.Run(""))
      attributes.set(attribute, to: call.value("value") ?? .none)
      return .builtin(.attributed(attributes))
    }
  }
}

extension Stage {
  fileprivate func attributed(_ text: AttributedValue, _ call: BoundCall) -> Value {
    counted(.builtin(.attributed(text)), at: call.name)
  }

  /// The index so many characters further.
  fileprivate func index(_ index: Int, _ distance: Int, in text: AttributedValue, _ call: BoundCall) -> Value
  {
    let (place, isTooFar) = index.addingReportingOverflow(distance)
    guard !isTooFar, text.indices.lowerBound...text.indices.upperBound ~= place else {
      return outOfText(call)
    }
    return .int(place)
  }

  fileprivate func outOfText(_ call: BoundCall) -> Value {
    fault("index-out-of-range", at: call.name, "this index lies outside of the text")
  }

  /// A text after a change, which copies it as a whole.
  fileprivate func changed(
    _ base: BuiltinValue, _ call: BoundCall, _ change: (inout AttributedValue, BoundCall) -> Void
  ) -> Value {
    guard case .attributed(var text) = base else { return .unknown }
    budget.charge(storage(of: .builtin(base)) >> 2)
    change(&text, call)
    return attributed(text, call)
  }
}

extension BoundCall {
  /// A text of an argument; what is not known is none.
  fileprivate func attributed(_ parameter: String) -> AttributedValue {
    switch self[parameter] {
    case .builtin(.attributed(let text))?: return text
    case .string(let text)?: return AttributedValue(text)
    default: return AttributedValue("")
    }
  }
}
#endif
