/// SwiftUI's styles by the names of their types, as code wrote them before there were shorter ones:
/// `GroupedListStyle()` is `.grouped`.
extension BuiltinType {
  private static let styles: [BuiltinType] = [
    .buttonStyle, .toggleStyle, .pickerStyle, .labelStyle, .listStyle, .formStyle, .textFieldStyle,
    .progressViewStyle, .gaugeStyle, .menuStyle, .groupBoxStyle, .datePickerStyle, .tabViewStyle,
  ]

  #if !hasFeature(Embedded)
  /// A style of buttons that SwiftUI has under no other name, and has withdrawn: how it looks is not known.
  package static let unknownStyle = "BorderedBarButtonStyle"
  #endif

  /// What a style's type is short for: a type of styles and the name of one. nil for any other type.
  package static func style(ofType name: String) -> (type: BuiltinType, name: String)? {
    guard name.hasSuffix("Style") else { return nil }
    for type in styles where name.hasSuffix(type.name) {
      let prefix = name.dropLast(type.name.count)
      #if hasFeature(Embedded)
      let isAutomatic = prefix == "Default"
      #else
      let isAutomatic = prefix == "Default" || name == unknownStyle
      #endif
      let style = isAutomatic ? "automatic" : prefix.prefix(1).lowercased() + prefix.dropFirst()
      if type.option(named: style) != nil { return (type, style) }
    }
    return nil
  }
}
