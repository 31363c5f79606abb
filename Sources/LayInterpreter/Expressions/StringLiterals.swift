import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// String literals and the text of values, as Swift prints them.
extension Evaluator {
  func string(_ node: SyntaxID, _ scope: Scope) -> Value {
    var child = syntax[node].firstChild
    if child.isNone { return .string("") }
    if syntax.next(child).isNone, syntax.kind(child) == .stringSegment { return .string(segment(child)) }
    guard hasStack(at: node) else { return .unknown }
    var text = ""
    var isKnown = true
    while !child.isNone {
      switch syntax.kind(child) {
      case .stringSegment: text += segment(child)
      case .interpolation:
        if let part = interpolation(child, scope) { text += part } else { isKnown = false }
      default: break
      }
      if text.utf8.count > Limits.collectionSize { return tooLarge(node) }
      child = syntax.next(child)
    }
    if !isKnown, pass.hasRealValues { return .unknown }
    return stage.counted(.string(text), at: syntax.range(node))
  }

  /// A literal that stands for a `LocalizedStringKey`: its markup is read, and what it interpolates may be texts.
  func localizedString(_ node: SyntaxID, _ scope: Scope) -> Value {
    if pass.hasRealValues, let found = translation(of: node, scope) { return found }
    if let string = plainString(node) { return .string(string) }
    guard hasStack(at: node) else { return .unknown }
    // Characters alone need no markup and stay a string: of what pieces it is made only those ask that are no such.
    var (plain, isPlain) = ("", true)
    var texts: [String] = []
    var pieces: [Markup.Piece]?
    for child in syntax.children(node) {
      switch syntax.kind(child) {
      case .stringSegment:
        let text = segment(child)
        isPlain = isPlain && Markup.isPlain(text)
        if isPlain { plain += text } else { pieces = pieces ?? self.pieces(of: node, before: child, texts) }
        pieces?.append(.literal(text))
      case .interpolation:
        guard let part = localizedPart(child, scope) else {
          if pass.hasRealValues { return .unknown }
          pieces = pieces ?? self.pieces(of: node, before: child, texts)
          continue
        }
        switch part {
        case .text(let text):
          if isPlain { plain += text }
          if pieces == nil { texts.append(text) }
          pieces?.append(.verbatim(text))
        case .piece(let piece):
          isPlain = false
          pieces = pieces ?? self.pieces(of: node, before: child, texts)
          pieces?.append(piece)
        }
      default: break
      }
    }
    guard let pieces, !isPlain else { return stage.counted(.string(plain), at: syntax.range(node)) }
    return .builtin(.localized(pieces, source: syntax.range(node).start))
  }

  /// The pieces of a literal up to one of its parts.
  /// - Parameter texts: what the interpolations among them gave.
  private func pieces(of node: SyntaxID, before end: SyntaxID, _ texts: [String]) -> [Markup.Piece] {
    var texts = texts[...]
    return syntax.children(node).prefix { $0 != end }.compactMap { child in
      if syntax.kind(child) == .stringSegment { return .literal(segment(child)) }
      return texts.popFirst().map { .verbatim($0) }
    }
  }

  /// What the app's tables of strings have in place of a literal; nil where they have nothing. What is interpolated is
  /// part of the key by its type, and takes its place in the text by its number.
  func translation(of node: SyntaxID, table: String? = nil, _ scope: Scope) -> Value? {
    guard stage.hasStrings else { return nil }
    var key = ""
    var interpolations: [SyntaxID] = []
    for child in syntax.children(node) {
      switch syntax.kind(child) {
      case .stringSegment: key += segment(child)
      case .interpolation:
        interpolations.append(child)
        key += "\u{0}"
      default: break
      }
    }
    var values: [Value] = []
    if !interpolations.isEmpty {
      // Texts and images keep their own form.
      values = interpolations.map { evaluate(syntax.child(syntax.child($0, 0), 0), scope).plain }
      guard values.allSatisfy({ keySpecifier(of: $0) != nil }) else { return nil }
      var number = 0
      key = key.split(separator: "\u{0}", omittingEmptySubsequences: false).reduce(into: "") { key, part in
        if number > 0 { key += keySpecifier(of: values[number - 1]) ?? "" }
        key += part
        number += 1
      }
    }
    return localized(key, table: table, values, at: node)
  }

  /// What stands in a key for a value that is interpolated; nil for what is no plain value.
  private func keySpecifier(of value: Value) -> String? {
    switch value {
    case .int: "%lld"
    case .double: "%lf"
    case .string, .bool: "%@"
    default: nil
    }
  }

  /// The text that an app's tables of strings have for a key, with its values; nil where they have none.
  func localized(_ key: String, table: String? = nil, _ values: [Value], at node: SyntaxID) -> Value? {
    let locale = stage.environment.world.locale
    guard let entry = stage.assets.string(key, table: table, in: locale) else { return nil }
    let text =
      values.isEmpty
      ? entry.plain
      : formatted(entry.text, values, stage.shownLocale(at: syntax.range(node)).language, in: locale)
    if Markup.isPlain(text) { return stage.counted(.string(text), at: syntax.range(node)) }
    return .builtin(.localized([.literal(text)], source: syntax.range(node).start))
  }

  /// The text of a literal without interpolations and markup; nil for any other.
  func plainString(_ node: SyntaxID) -> String? {
    let first = syntax[node].firstChild
    if first.isNone { return "" }
    guard syntax.next(first).isNone, syntax.kind(first) == .stringSegment, isPlainSegment(first) else {
      return nil
    }
    return segment(first)
  }

  /// Whether a segment holds nothing that could be markup.
  private func isPlainSegment(_ node: SyntaxID) -> Bool {
    let range = syntax.range(node)
    guard syntax[node].payload == .max, Int(range.end) <= syntax.source.bytes.count else {
      return Markup.isPlain(segment(node))
    }
    return syntax.source.bytes.withUnsafeBufferPointer { bytes in
      for index in Int(range.start)..<Int(max(range.start, range.end)) where Markup.isMark(bytes[index]) {
        return false
      }
      return true
    }
  }

  private enum LocalizedPart {
    case text(String)
    case piece(Markup.Piece)
  }

  /// A number in a `LocalizedStringKey` is written as a C format in the language of the view would: integers in groups of
  /// three, doubles with six digits.
  private func localizedPart(_ node: SyntaxID, _ scope: Scope) -> LocalizedPart? {
    let first = syntax.child(node, 0)
    guard !first.isNone, syntax.next(first).isNone else {
      return interpolation(node, scope).map { .text($0) }
    }
    let value = evaluate(syntax.child(first, 0), scope).plain
    switch value {
    case .unknown:
      findings.countStandIn(for: .empty)
      return nil
    case .builtin(.opaque): return interpolation(node, scope).map { .text($0) }
    case .builtin(let builtin): if let piece = Markup.Piece(interpolating: builtin) { return .piece(piece) }
    case .int, .double, .string, .bool, .enumCase, .instance:
      guard printsOptional(syntax.child(first, 0), scope) else { break }
      return .text(description(of: value, isOptional: true))
    default: break
    }
    switch value {
    case .int(let number):
      guard number.magnitude >= 1_000 else { return .text(String(number)) }
      return .text(NumberFormat.grouped(number, stage.shownLocale(at: syntax.range(node)).language))
    case .double(let number):
      var format = NumberFormat()
      format.fractionLength = 6...6
      format.language = stage.shownLocale(at: syntax.range(node)).language
      return .text(format.format(number))
    default: break
    }
    return .text(description(of: value))
  }

  private func segment(_ node: SyntaxID) -> String {
    let payload = syntax[node].payload
    if payload == .max { return syntax.source.text(syntax.range(node)) }
    return Int(payload) < syntax.strings.count ? syntax.strings[Int(payload)] : ""
  }

  /// The text of a value that may be that of an optional, which tells so.
  func description(of value: Value, isOptional: Bool) -> String {
    guard isOptional, !value.isNil else { return description(of: value) }
    var text = ""
    describe(value, to: &text, isOptional: true)
    return text
  }

  /// A value as `String(describing:)` gives it.
  func description(of value: Value) -> String {
    switch value {
    case .void: return "()"
    case .none: return "nil"
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return "\(number)"
    case .double(let number): return NumberText.text(number)
    case .string(let text): return text
    case .array, .dictionary, .set, .tuple, .enumCase, .instance:
      var text = ""
      describe(value, to: &text)
      return text
    case .range(let range):
      return "\(range.lowerBound)" + (range.isClosed ? "..." : "..<") + "\(range.upperBound)"
    case .interval(let lower, let upper): return NumberText.text(lower) + "..." + NumberText.text(upper)
    case .placeholder(let name):
      findings.countStandIn(for: name)
      return symbols[name]
    case .builtin(.opaque):
      findings.countStandIn(for: .empty)
      return BuiltinType.opaque.name
    case .builtin(.option(let type, let index)):
      let names = type.optionNames
      return Int(index) < names.count ? names[Int(index)] : type.name
    case .builtin(.dynamicTypeSize(let size)), .builtin(.contentSizeCategory(let size)): return size.name
    case .builtin(.uuid(let text)): return text
    case .builtin(.url(let url)): return url.text
    case .builtin(let value): return value.printedText ?? value.type.name
    case .span(let lower, let upper, let isClosed) where !lower.isNil && !upper.isNil:
      return description(of: lower) + (isClosed ? "..." : "..<") + description(of: upper)
    case .metatype(let type): return name(of: type)
    case .span, .closure, .keyPath, .views, .control, .unknown: return typeName(of: value)
    }
  }

  #if !hasFeature(Embedded)
  /// A value as `String(reflecting:)` gives it.
  func debugDescription(of value: Value) -> String {
    var text = ""
    describe(value, to: &text)
    return text
  }
  #endif

  /// Adds the description of what holds other values; once the text is longer than a string may be, the rest is left
  /// out, for whoever asked to report it.
  private func describe(_ value: Value, to text: inout String, isOptional: Bool = false) {
    if isOptional, !value.isNil {
      text += "Optional("
      describe(value, to: &text)
      text += ")"
      return
    }
    if text.utf8.count > Limits.collectionSize { return }
    switch value {
    case .string(let part): text += part.debugDescription
    case .array(let elements):
      budget.charge(elements.count << 4)
      guard hasStack(at: state.components.last?.place ?? syntax.root) else { return }
      text += "["
      describe(elements, to: &text) { _, _ in }
      text += "]"
    case .set(let members): describe(.array(members.entries.map { $0.key }), to: &text)
    #if !hasFeature(Embedded)
    case .range(let range):
      text += (range.isClosed ? "ClosedRange(" : "Range(") + description(of: value) + ")"
    #endif
    case .dictionary(let dictionary):
      budget.charge(dictionary.entries.count << 5)
      guard hasStack(at: state.components.last?.place ?? syntax.root) else { return }
      text += dictionary.entries.isEmpty ? "[:" : "["
      describe(dictionary.entries.map { $0.value }, to: &text) { index, text in
        describe(dictionary.entries[index].key, to: &text)
        text += ": "
      }
      text += "]"
    case .tuple(let tuple):
      guard hasStack(at: state.components.last?.place ?? syntax.root) else { return }
      text += "("
      describe(tuple.elements.map { $0.value }, to: &text) { index, text in
        let label = tuple.elements[index].label
        if label != .empty { text += symbols[label] + ": " }
      }
      text += ")"
    case .enumCase(let value): describe(value, to: &text)
    case .instance(let instance): describe(instance, to: &text)
    default: text += description(of: value)
    }
  }

  /// Adds values with commas between them, each with what stands before it.
  private func describe(
    _ values: [Value], to text: inout String, isOptional: (_ index: Int) -> Bool = { _ in false },
    _ prefix: (_ index: Int, _ text: inout String) -> Void
  ) {
    for (index, value) in values.enumerated() {
      if text.utf8.count > Limits.collectionSize { return }
      if index > 0 { text += ", " }
      prefix(index, &text)
      describe(value, to: &text, isOptional: isOptional(index))
    }
  }

  private func describe(_ value: EnumValue, to text: inout String) {
    if let own = ownDescription(of: .enumCase(value), value.type) {
      text += own
      return
    }
    budget.charge(value.associated.count << 4)
    text += symbols[value.name]
    guard !value.associated.isEmpty,
      hasStack(at: state.components.last?.place ?? syntax.root)
    else { return }
    text += "("
    var parameters: [Parameter] = []
    if let index = caseIndex(value.name, of: value.type) {
      parameters = declarations[value.type].cases[index].signature.parameters
    }
    describe(
      value.associated, to: &text, isOptional: { $0 < parameters.count && parameters[$0].type.isOptional }
    ) { index, text in
      if index < parameters.count, !parameters[index].label.isEmpty { text += parameters[index].label + ": " }
    }
    text += ")"
  }

  /// What a type that conforms to `CustomStringConvertible` says of a value.
  private func ownDescription(of value: Value, _ id: TypeID) -> String? {
    guard inherits(declarations[id].conformances, from: "CustomStringConvertible"),
      let symbol = symbols.find("description"), instanceMember(symbol, of: id) != nil,
      case .string(let text) = member(symbol, of: value, declarations[id].syntax, fileScope)
    else { return nil }
    return text
  }

  private func describe(_ instance: Instance, to text: inout String) {
    let declaration = declarations[instance.type]
    if let own = ownDescription(of: .instance(instance), instance.type) {
      text += own
      return
    }
    // An object is known by the name of its class: what it refers to may lead back to it.
    if instance.object != nil {
      text += declaration.name
      return
    }
    budget.charge(instance.fields.count << 4)
    guard hasStack(at: state.components.last?.place ?? syntax.root) else { return }
    text += declaration.name + "("
    let properties = declaration.properties
    describe(
      instance.fields, to: &text, isOptional: { $0 < properties.count && properties[$0].type.isOptional }
    ) { index, text in
      if declaration.properties.indices.contains(index) {
        text += symbols[declaration.properties[index].name] + ": "
      }
    }
    text += ")"
  }
}
