import LayViews

#if !hasFeature(Embedded)
/// An attribute of an `AttributedString` that is drawn, or is a link.
package enum TextAttribute: String, CaseIterable, Sendable {
  case baselineOffset, font, foregroundColor, kern, link, strikethroughStyle, tracking, underlineStyle

  /// The type of its values.
  package var type: Type {
    switch self {
    case .font: .builtin(.font)
    case .foregroundColor: .builtin(.color)
    case .kern, .tracking, .baselineOffset: .double
    case .underlineStyle, .strikethroughStyle: .builtin(.textLineStyle)
    case .link: .builtin(.url)
    }
  }

  /// The scopes that attributes may be asked for by, each of which has those of the others here.
  package static let scopes = ["swiftUI", "uiKit", "appKit", "foundation"]
}

/// How much of markdown `AttributedString(markdown:)` reads.
package enum MarkdownSyntax: String, Option {
  case full, inlineOnly, inlineOnlyPreservingWhitespace
}

extension AttributedValue.Run {
  /// Sets an attribute, or takes it away: with nil.
  package mutating func set(_ attribute: TextAttribute, to value: Value) {
    switch attribute {
    case .font:
      if case .font(let font)? = value.builtin { attributes.font = font } else { attributes.font = nil }
    case .foregroundColor: attributes.style = value.builtin?.style
    case .kern, .tracking: attributes.kerning = value.number
    case .baselineOffset: attributes.baselineOffset = value.number
    case .underlineStyle: attributes.underline = value.isNil ? nil : .init(isActive: true)
    case .strikethroughStyle: attributes.strikethrough = value.isNil ? nil : .init(isActive: true)
    case .link: if case .url(let url)? = value.builtin { link = url } else { link = nil }
    }
  }

  /// Whether an attribute is the same as that of another run.
  func shares(_ attribute: TextAttribute, with other: AttributedValue.Run) -> Bool {
    let others = other.attributes
    return switch attribute {
    case .font: attributes.font == others.font
    case .foregroundColor: attributes.style == others.style
    case .kern, .tracking: attributes.kerning == others.kerning
    case .baselineOffset: attributes.baselineOffset == others.baselineOffset
    case .underlineStyle: attributes.underline == others.underline
    case .strikethroughStyle: attributes.strikethrough == others.strikethrough
    case .link: link == other.link
    }
  }

  /// The value of an attribute, nil where it has none; which line it has, and where a link of markdown leads, is not kept.
  func value(of attribute: TextAttribute) -> Value {
    switch attribute {
    case .font: attributes.font.map { .builtin(.font($0)) } ?? .none
    case .foregroundColor: attributes.style.map { .builtin(.style($0)) } ?? .none
    case .kern, .tracking: attributes.kerning.map { .double($0) } ?? .none
    case .baselineOffset: attributes.baselineOffset.map { .double($0) } ?? .none
    case .underlineStyle: attributes.underline == nil ? .none : .builtin(.opaque)
    case .strikethroughStyle: attributes.strikethrough == nil ? .none : .builtin(.opaque)
    case .link:
      link.map { .builtin(.url($0)) } ?? (attributes.style == StyleValue(.tint) ? .builtin(.opaque) : .none)
    }
  }

  /// Takes over the attributes that other ones have.
  mutating func merge(_ other: AttributedValue.Run) {
    let new = other.attributes
    attributes.font = new.font ?? attributes.font
    attributes.traits = attributes.traits.overridden(by: new.traits)
    attributes.style = new.style ?? attributes.style
    attributes.kerning = new.kerning ?? attributes.kerning
    attributes.baselineOffset = new.baselineOffset ?? attributes.baselineOffset
    attributes.underline = new.underline ?? attributes.underline
    attributes.strikethrough = new.strikethrough ?? attributes.strikethrough
    link = other.link ?? link
  }
}

extension AttributedValue {
  /// Sets an attribute of all of its characters.
  package mutating func set(_ attribute: TextAttribute, to value: Value) {
    changeRuns { $0.set(attribute, to: value) }
  }

  /// The value that all of its characters share; nil where they share none.
  package func value(of attribute: TextAttribute) -> Value {
    guard let first = runs.first, runs.allSatisfy({ $0.shares(attribute, with: first) }) else { return .none }
    return first.value(of: attribute)
  }

  /// Whether the attribute of its first characters is that of another text's first ones.
  package func shares(_ attribute: TextAttribute, with other: AttributedValue) -> Bool {
    guard let first = runs.first, let others = other.runs.first else { return runs.count == other.runs.count }
    return first.shares(attribute, with: others)
  }

  /// Takes over attributes that others have, beside those that it has.
  package mutating func merge(_ others: AttributedValue) {
    guard let others = others.runs.first else { return }
    changeRuns { $0.merge(others) }
  }

  /// Gives the runs that have certain attributes other ones instead.
  package mutating func replaceAttributes(_ old: AttributedValue, with new: AttributedValue) {
    guard let old = old.runs.first, let new = new.runs.first else { return }
    let attributes = TextAttribute.allCases.filter { !old.value(of: $0).isNil }
    changeRuns { run in
      guard attributes.allSatisfy({ run.shares($0, with: old) }) else { return }
      for attribute in attributes { run.set(attribute, to: .none) }
      run.merge(new)
    }
  }

  /// Takes over attributes in place of those that it has.
  package mutating func setAttributes(_ others: AttributedValue) {
    guard let others = others.runs.first else { return }
    changeRuns { run in
      run.attributes = others.attributes
      run.link = others.link
    }
  }
}
#endif
