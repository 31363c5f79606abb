import LayCatalog
import LaySyntax
import LayViews

// Texts, fonts, images and number formats as values.

extension Stage {
  func make(_ action: TextAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    if case .text(let text)? = base { return .builtin(.text(modified(text, action, call))) }
    if case .uuid(let text)? = base { return .string(text) }
    if case .characterSet(let set)? = base { return make(action, of: set, call) }
    switch action {
    case .characterSet:
      return .builtin(.characterSet(CharacterSetValue(call.optionalString(0) ?? "")))
    case .uuid: return .builtin(.uuid(nextUUID()))
    case .uuidOfString:
      let text = call.string(0).uppercased()
      return text.utf8.count == 36 ? .builtin(.uuid(text)) : .none
    case .scanner: return .builtin(.scanner(call.string(0)))
    case .text: return counted(.builtin(.text(localized(call, 0))), at: call.name)
    case .markup:
      let text = call.string(0)
      if Markup.isPlain(text) { return .string(text) }
      return counted(.builtin(.localized([.literal(text)], source: call.name.start)), at: call.name)
    case .verbatim: return .builtin(.text(TextValue(call.string(0), source: call.name.start)))
    case .formatted: return .builtin(.text(TextValue(formatted(call, 0, 1), source: call.name.start)))
    case .image:
      guard case .image(let image)? = call.builtin(0) else { return .unknown }
      var text = TextValue("", source: call.name.start)
      text.segments[0].image = image
      return .builtin(.text(text))
    case .date: return dateText(at: call.range(0), call)
    default: return .unknown
    }
  }

  private func make(_ action: TextAction, of set: CharacterSetValue, _ call: BoundCall) -> Value {
    guard action == .unitedCharacters else { return .builtin(.characterSet(set.inverted)) }
    guard case .characterSet(let other)? = call.builtin(0) else { return .unknown }
    budget.charge(set.count + other.count)
    if let union = set.union(other) { return .builtin(.characterSet(union)) }
    findings.report(
      .error("unsupported-value", at: call.name, "the union with an inverted set is not supported"))
    return .unknown
  }

  private func modified(_ text: TextValue, _ action: TextAction, _ call: BoundCall) -> TextValue {
    var text = text
    for index in text.segments.indices { modify(&text.segments[index].attributes, action, call) }
    return text
  }

  /// Sets what no modifier further inside has set.
  private func modify(_ attributes: inout TextAttributes, _ action: TextAction, _ call: BoundCall) {
    switch action {
    case .font: attributes.font = attributes.font ?? call.font(0)
    case .color: attributes.style = attributes.style ?? call.style(0)
    case .kerning: attributes.kerning = attributes.kerning ?? call.double(0)
    case .baselineOffset: attributes.baselineOffset = attributes.baselineOffset ?? call.double(0)
    case .underline: attributes.underline = attributes.underline ?? line(call)
    case .strikethrough: attributes.strikethrough = attributes.strikethrough ?? line(call)
    case .bold, .italic, .weight, .design, .width, .monospaced, .monospacedDigit:
      attributes.traits = traits(action, call).overridden(by: attributes.traits)
    case .text, .verbatim, .markup, .image, .formatted, .date, .characterSet, .invertedCharacters,
      .unitedCharacters, .scanner, .uuid, .uuidOfString, .uuidString:
      break
    }
  }

  private func line(_ call: BoundCall) -> TextAttributes.LineStyle {
    var line = TextAttributes.LineStyle(isActive: call.bool(0))
    if case .color(let color)? = call["color"]?.builtin { line.color = color }
    return line
  }

  private func traits(_ action: TextAction, _ call: BoundCall) -> FontTraits {
    var traits = FontTraits()
    switch action {
    case .bold: traits.isBold = call.bool(0)
    case .italic: traits.isItalic = call.bool(0)
    case .weight: traits.weight = call.fontWeight(0)
    case .design: traits.design = call.option(0, as: FontDesign.self)
    case .width: traits.width = call.option(0, as: FontWidth.self)
    case .monospaced: traits.design = call.bool(0) ? .monospaced : nil
    case .monospacedDigit: traits.hasMonospacedDigits = true
    default: break
    }
    return traits
  }

  // MARK: Number formats

  /// `2`, `0...2`, `...2` or `1...`
  private func lengths(_ call: BoundCall) -> ClosedRange<Int> {
    let possible = NumberFormat.possibleLengths
    switch call.value(0) {
    case .int(let length)?: return min(length, possible.upperBound)...min(length, possible.upperBound)
    case .range(let range)? where !range.elements.isEmpty:
      return range.elements.lowerBound...(range.elements.upperBound - 1)
    case .span(let lower, let upper, let isClosed)?:
      var (least, most) = (possible.lowerBound, possible.upperBound)
      if case .int(let bound) = lower { least = min(max(bound, least), most) }
      if case .int(let bound) = upper { most = max(least, isClosed ? bound : bound - 1) }
      return least...most
    default: return possible
    }
  }

  func make(_ action: FormatAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    var format = NumberFormat()
    if case .format(let given)? = base { format = given }
    switch action {
    case .number: break
    case .percent: format.style = .percent
    case .currency: format.style = .currency(code: call.string(0))
    case .fraction: format.fractionLength = lengths(call)
    case .grouping: format.isGrouped = call.option(0) == 0
    case .notation: format.notation = call.option(0, as: NumberFormat.Notation.self) ?? .automatic
    case .precision:
      if case .format(let precision)? = call.builtin(0) { format.fractionLength = precision.fractionLength }
    }
    return .builtin(.format(format))
  }

  // MARK: Fonts

  func make(_ action: FontAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    if case .font(let font)? = base { return .builtin(.font(modified(font, action, call))) }
    var font: FontDescriptor
    switch action {
    case .system:
      font = FontDescriptor(.size(call.double(0)))
      font.weight = call.fontWeight(1)
      font.design = call.option(2, as: FontDesign.self) ?? .standard
    case .systemStyle:
      font = FontDescriptor(.style(call.option(0, as: TextStyle.self) ?? .body))
      font.design = call.option(1, as: FontDesign.self) ?? .standard
      font.weight = call.fontWeight(2)
    case .custom:
      font = custom(call, relativeTo: .body, isFixed: false)
    case .customRelative: font = custom(call, relativeTo: call.option(2, as: TextStyle.self), isFixed: false)
    case .customFixed: font = custom(call, relativeTo: nil, isFixed: true)
    default: return .unknown
    }
    return .builtin(.font(font))
  }

  private func custom(_ call: BoundCall, relativeTo style: TextStyle?, isFixed: Bool) -> FontDescriptor {
    FontDescriptor(
      .custom(family: call.string(0), size: call.double(1), relativeTo: style, isFixed: isFixed))
  }

  private func modified(_ font: FontDescriptor, _ action: FontAction, _ call: BoundCall) -> FontDescriptor {
    var font = font
    switch action {
    case .weight: font.weight = call.fontWeight(0)
    case .bold: font.isBold = true
    case .italic: font.isItalic = true
    case .width: font.width = call.option(0, as: FontWidth.self) ?? .standard
    case .monospaced: font.design = .monospaced
    case .monospacedDigit: font.hasMonospacedDigits = true
    case .smallCaps:
      findings.report(
        .warning("approximate-text", at: call.name, "small capitals are set as letters of the ordinary sizes")
      )
    case .leading:
      font.leading = call.option(0, as: FontLeading.self) ?? .standard
    case .system, .systemStyle, .custom, .customRelative, .customFixed: break
    }
    return font
  }

  // MARK: Images

  func make(_ action: ImageAction, base: BuiltinValue?, _ call: BoundCall) -> Value {
    if case .image(var image)? = base {
      if action == .resizable {
        image.isResizable = true
        warnOfStretching(call)
      }
      if action == .rendering {
        image.rendering = call.option(0, as: ImageValue.Rendering.self) ?? .automatic
      }
      return .builtin(.image(image))
    }
    let source: ImageSpec.Source
    switch action {
    case .asset: source = .asset(call.string(0))
    case .symbol: source = .symbol(call.string(0))
    case .bitmap:
      var image = ImageValue(
        .asset(lastWord(of: call.range(0))), nameRange: call.range(0), offset: call.name.start)
      image.isBitmap = true
      return .builtin(.image(image))
    case .resource:
      guard case .resource(_, let name)? = call.builtin(0) else { return .unknown }
      source = .asset(name)
    case .resizable, .rendering: return .unknown
    }
    return .builtin(.image(ImageValue(source, nameRange: call.range(0), offset: call.name.start)))
  }
}

extension Stage {
  /// `resizable(capInsets:resizingMode:)`: a picture is stretched as a whole.
  private func warnOfStretching(_ call: BoundCall) {
    let tile = 1
    guard call.option(1) == tile || call.insets(0) != .zero else { return }
    findings.report(
      .warning(
        "approximate-image", at: call.name,
        "the image is drawn stretched as a whole, without cap insets and tiles",
        help: "its frame is right: only its picture differs"))
  }
}
