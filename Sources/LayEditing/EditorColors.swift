import LayCompletion
import LaySyntax
import LayViews

/// Colours that are written as values or by the system's names, as editors show them beside the text.
extension EditedDocument {
  func colors(_ scheme: ColorScheme) -> JSONValue {
    let tokens = reading.tokens
    var found: [JSONValue] = []
    for index in 0..<tokens.count where tokens.kind(index) == .identifier {
      guard let (color, range) = color(at: index, tokens, scheme) else { continue }
      found.append(
        .object([
          "range": self.range(range),
          "color": .object([
            "red": .number(color.red), "green": .number(color.green), "blue": .number(color.blue),
            "alpha": .number(color.alpha),
          ]),
        ]))
    }
    return .array(found)
  }

  private func color(
    at index: Int, _ tokens: WrittenTokens, _ scheme: ColorScheme
  ) -> (RGBA, SourceRange)? {
    let here = tokens.tokens[index].range
    if tokens.kind(index - 1) == .period {
      // `Color.red`, or `.red` where nothing stands before the dot.
      let isOfColor = tokens.text(index - 2) == "Color" && tokens.kind(index - 3) != .period
      guard isOfColor || !tokens.endsOperand(index - 2), tokens.kind(index + 1) != .leftParen,
        let color = SystemColor.named(tokens.text(index))
      else { return nil }
      let start = isOfColor ? tokens.tokens[index - 2].range.start : tokens.tokens[index - 1].range.start
      return (Platform.iOS.color(color, in: scheme), SourceRange(start: start, end: here.end))
    }
    guard tokens.text(index) == "Color", tokens.kind(index + 1) == .leftParen else { return nil }
    guard let (parts, close) = components(after: index + 1, tokens) else { return nil }
    return (
      RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]),
      SourceRange(start: here.start, end: tokens.tokens[close].range.end)
    )
  }

  /// The numbers of `(red: 0.1, green: 0.2, blue: 0.3, opacity: 1)`, and where they end.
  private func components(after open: Int, _ tokens: WrittenTokens) -> ([Double], close: Int)? {
    let places = ["red": 0, "green": 1, "blue": 2, "opacity": 3]
    var parts = [0, 0, 0, 1.0]
    var seen: Set<Int> = []
    var next = open + 1
    while tokens.isName(next), tokens.kind(next + 1) == .colon, seen.count < 4 {
      guard let place = places[tokens.text(next)], let part = Double(tokens.text(next + 2)),
        (0...1).contains(part)
      else { return nil }
      parts[place] = part
      seen.insert(place)
      next += 3
      if tokens.kind(next) == .comma { next += 1 }
    }
    guard tokens.kind(next) == .rightParen, seen.isSuperset(of: [0, 1, 2]) else { return nil }
    return (parts, next)
  }

  /// How a colour may be written in the place of a range.
  func presentations(of color: JSONValue?, in range: JSONValue?) -> JSONValue {
    guard let color, let stretch = self.range(of: range) else { return .array([]) }
    let parts = ["red", "green", "blue", "alpha"].map { name -> Double in
      guard case .number(let part)? = color[name] else { return name == "alpha" ? 1 : 0 }
      return min(max(part, 0), 1)
    }
    let texts = parts.map { Self.thousandths($0) }
    var label = "Color(red: \(texts[0]), green: \(texts[1]), blue: \(texts[2])"
    if texts[3] != "1" { label += ", opacity: \(texts[3])" }
    let edit = self.edit(LaySyntax.Diagnostic.Fix.Edit(stretch, label + ")"))
    return .array([.object(["label": .string(label + ")"), "textEdit": edit])])
  }

  /// A number from 0 to 1 with three digits at most.
  private static func thousandths(_ part: Double) -> String {
    let whole = Int((part * 1_000).rounded())
    if whole == 0 || whole == 1_000 { return whole == 0 ? "0" : "1" }
    var digits = String(repeating: "0", count: 3 - String(whole).utf8.count) + String(whole)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "0." + digits
  }
}
