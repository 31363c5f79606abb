import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Texts that are looked up by a key: `String(localized:)`, `NSLocalizedString`, `LocalizedStringResource`.
extension StandardLibrary {
  static let localizedString = StandardDeclaration.written("NSLocalizedString") { evaluator, call in
    let arguments = evaluator.plan(call.node).arguments
    guard let first = arguments.first else {
      return evaluator.stage.fault(
        "missing-argument", at: evaluator.syntax.range(call.node), "'NSLocalizedString' needs a key")
    }
    let key = evaluator.evaluate(first.expression, call.scope, expecting: .string)
    guard case .string(let text) = key else { return key }
    let table = evaluator.text(labelled: "tableName", arguments, call.scope)
    if evaluator.pass.hasRealValues, let entry = evaluator.stage.assets.string(text, table: table) {
      return .string(entry.text)
    }
    guard let value = evaluator.text(labelled: "value", arguments, call.scope), !value.isEmpty else {
      return key
    }
    return .string(value)
  }
}

extension Evaluator {
  /// The text of a key that is written out as the first argument of a call: that of the app's tables, or of the one that
  /// is named, else the default value beside it; nil where the key is looked up as any other.
  func textOfKey(_ call: SyntaxID, _ scope: Scope) -> Value? {
    let arguments = plan(call).arguments
    guard pass.hasRealValues, let key = arguments.first, syntax.kind(key.expression) == .stringLiteral else {
      return nil
    }
    let table = text(labelled: "table", arguments, scope)
    if let found = translation(of: key.expression, table: table, scope) { return found }
    guard let text = arguments.first(where: { $0.label == "defaultValue" }) else {
      return table == nil ? nil : plainString(key.expression).map { .string($0) }
    }
    return evaluate(text.expression, scope, expecting: .string)
  }

  /// The key of a resource, `LocalizedStringResource("title", table: "Menu")`: where its text is found is no part of it.
  func resource(_ node: SyntaxID, _ scope: Scope) -> Value? {
    if let found = textOfKey(node, scope) { return found }
    let arguments = plan(node).arguments
    guard arguments.count > 1, let key = arguments.first, key.label.isEmpty else { return nil }
    return evaluate(key.expression, scope, expecting: .builtin(.localizedStringKey))
  }

  /// The text that a table has for a key, `Text("title", tableName: "Menu")`, else the key; nil where none is named.
  func textOfTable(_ node: SyntaxID, _ scope: Scope) -> Value? {
    let arguments = plan(node).arguments
    guard pass.hasRealValues, let key = arguments.first, syntax.kind(key.expression) == .stringLiteral,
      let table = text(labelled: "tableName", arguments, scope),
      let found = translation(of: key.expression, table: table, scope)
        ?? plainString(key.expression).map({ .string($0) })
    else { return nil }
    guard case .string(let text) = found else { return found }
    return .builtin(.text(TextValue(text, source: nameRange(node).start)))
  }

  fileprivate func text(labelled label: String, _ arguments: [CallPlan.Argument], _ scope: Scope) -> String? {
    guard let argument = arguments.first(where: { $0.label == label }),
      case .string(let text) = evaluate(argument.expression, scope, expecting: .string)
    else { return nil }
    return text
  }
}
