import LayViews
import LaySyntax

/// SwiftUI's styles by the names of their types, as code wrote them before there were shorter ones:
/// `GroupedListStyle()` is `.grouped`.
extension BuiltinType {
  private static let styles: [BuiltinType] = [
    .buttonStyle, .toggleStyle, .pickerStyle, .labelStyle, .listStyle, .formStyle, .textFieldStyle,
    .progressViewStyle, .gaugeStyle, .menuStyle, .groupBoxStyle, .datePickerStyle, .tabViewStyle,
  ]

  /// What a style's type is short for: a type of styles and the name of one. nil for any other type.
  static func style(ofType name: String) -> (type: BuiltinType, name: String)? {
    guard name.hasSuffix("Style") else { return nil }
    for type in styles where name.hasSuffix(type.name) {
      let prefix = name.dropLast(type.name.count)
      let style = prefix == "Default" ? "automatic" : prefix.prefix(1).lowercased() + prefix.dropFirst()
      if type.optionNames.contains(where: { $0.equals(style) }) { return (type, style) }
    }
    return nil
  }
}

extension Evaluator {
  /// The style that a call of its type makes; nil where the callee names no style.
  func style(_ type: BuiltinType, _ node: SyntaxID, _ scope: Scope) -> Value? {
    let callee = syntax.child(node, 0)
    guard syntax.kind(callee) == .identifier, let style = BuiltinType.style(ofType: syntax.name(callee)),
      style.type == type, let entry = catalog.staticMember(style.name, of: type)
    else { return nil }
    let arguments = plan(node).arguments
    if !arguments.isEmpty, entry.overloads.contains(where: { !$0.isProperty }) {
      return make(entry, base: nil, node, scope)
    }
    for argument in arguments where argument.label == "tint" {
      warnOnce(
        .warning(
          "approximate-control", at: argument.range, "the tint of '\(syntax.name(callee))' is not drawn",
          help: "write '.tint(…)' after the style"), about: "tint of \(style.name)")
    }
    if let argument = arguments.first(where: { $0.label != "tint" }) {
      report(.error("extra-argument", at: argument.range, "'\(syntax.name(callee))' takes no such argument"))
    }
    return type.constant(named: style.name).map { .builtin($0) }
  }
}
