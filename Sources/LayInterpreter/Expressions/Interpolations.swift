import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// What stands between the parentheses of a string's interpolation, with its format.
extension Evaluator {
  /// `\(value)`, `\(value, specifier: "%.2f")`, `\(value, format: …)`, `\(value, formatter: …)`; nil where the value is not
  /// known.
  func interpolation(_ node: SyntaxID, _ scope: Scope) -> String? {
    let first = syntax.child(node, 0)
    guard !first.isNone else { return "" }
    let value = evaluate(syntax.child(first, 0), scope)
    var format: String?
    var isKnown = true
    var argument = syntax.next(first)
    while !argument.isNone {
      if syntax.name(argument) == "specifier",
        case .string(let specifier) = evaluate(syntax.child(argument, 0), scope, expecting: .string)
      {
        format = specifier
      } else if syntax.name(argument) == "format" {
        let style = evaluate(syntax.child(argument, 0), scope, expecting: .builtin(.formatStyle))
        if let style = style.builtin, style != .opaque, isFormatted(value.plain) {
          return stage.shown(value.plain, style, at: syntax.range(node))
        }
        isKnown = false
      } else if syntax.name(argument) == "style", case .builtin(.date(let moment)) = value {
        let style = evaluate(syntax.child(argument, 0), scope, expecting: .builtin(.textDateStyle))
        if case .builtin(.option(_, let position)) = style, let style = TextDateStyle(at: position) {
          return stage.text(of: moment, style, at: syntax.range(node))
        }
        isKnown = false
      } else if syntax.name(argument) == "formatter",
        case .builtin(.formatter(let formatter)) = evaluate(syntax.child(argument, 0), scope),
        case .string(let text) = stage.string(of: value.plain, formatter, at: syntax.range(node))
      {
        return text
      } else {
        isKnown = false
      }
      argument = syntax.next(argument)
    }
    if value.isUnknown { return nil }
    if !isKnown { findings.countStandIn(for: .empty) }
    if value.isOpaque || !isKnown, keepsOpaque {
      reportUnknownValue(at: first, "this takes the text of a value", help: "write the text itself")
      return nil
    }
    if let format { return FormatText.text(format, [value]) { self.description(of: $0) } }
    return description(of: value, isOptional: !value.isNil && printsOptional(syntax.child(first, 0), scope))
  }

  /// Whether formats write a value.
  private func isFormatted(_ value: Value) -> Bool {
    switch value {
    case .int, .double, .array, .builtin(.date), .builtin(.duration): return true
    #if !hasFeature(Embedded)
    case .builtin(.measurement): return true
    #endif
    default: return false
    }
  }
}
