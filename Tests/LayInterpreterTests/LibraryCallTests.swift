import LaySyntax
import Testing

@testable import LayCatalog
@testable import LayLibrary
@testable import LayInterpreter
@testable import LayViews

/// Every overload of the library can be called as its signature says: with all its arguments, and with those alone
/// that must be given. What it builds reads its arguments by name: a name or a type that is not the signature's ends
/// the test.
@Suite struct LibraryCallTests {
  @Test func everyViewCanBeCalled() {
    // A modifier is one of a file's own types.
    for line in Library.declarations(in: .views) where line.name.text != "ModifiedContent" {
      check(line) { name, arguments in "\(name)\(arguments)" }
    }
  }

  @Test func everyModifierCanBeCalled() {
    for line in Library.declarations(in: .modifiers) where line.name.text != "environment" {
      check(line) { name, arguments in
        // Tabs alone have it.
        if name == "hidden", arguments != "()" {
          return "TabView { Tab(\"a\", systemImage: \"star\") { Text(\"b\") }.hidden\(arguments) }"
        }
        return "Text(\"a\").frame(width: 10).\(name)\(arguments)"
      }
    }
  }

  @Test func everyInitialiserCanBeCalled() {
    // A date's text is refused whatever the arguments are; shape styles and guides take values of a file's own types.
    for line in Library.declarations(in: .initializers)
    where !line.signature.text.contains("TextDateStyle") && line.name.text != "ShapeStyle"
      && !line.name.text.hasSuffix("lAlignment")
    {
      check(line) { name, arguments in "let value = \(name)\(arguments)\nText(\"a\")" }
    }
  }

  @Test func everyStaticMemberCanBeCalled() {
    let ofOtherTypes: Set<String> = [
      "ByteCountFormatter.string", "DateComponentsFormatter.localizedString",
      "Date.timeIntervalBetween1970AndReferenceDate",
      "Date.timeIntervalSinceReferenceDate", "DateFormatter.dateFormat", "DateFormatter.localizedString",
      "ListFormatter.localizedString", "Locale.preferredLanguages", "NumberFormatter.localizedString",
      "UIFont.labelFontSize", "UIFont.smallSystemFontSize", "UIFont.systemFontSize",
    ]
    for line in Library.declarations(in: .statics) {
      check(line) { name, arguments in
        let (type, member) = Self.split(name)
        if ofOtherTypes.contains(name) { return "let value = \(name)\(arguments)\nText(\"a\")" }
        return "let value: \(type) = .\(member)\(arguments)\nText(\"a\")"
      }
    }
  }

  /// Methods of values that a source can write down; proxies and dimensions have tests of layout.
  @Test func everyMethodCanBeCalled() {
    let bases = [
      "Angle": "Angle.zero", "CGPoint": "CGPoint.zero", "CGRect": "CGRect.zero", "CGSize": "CGSize.zero",
      "CGAffineTransform": "CGAffineTransform.identity",
      "Color": "Color.red", "ContentSizeCategory": "ContentSizeCategory.large",
      "DynamicTypeSize": "DynamicTypeSize.large",
      "EdgeInsets": "EdgeInsets()", "Font": "Font.body", "Image": "Image(systemName: \"star\")",
      "Shape": "Circle()",
      "Text": "Text(\"a\")", "UnitPoint": "UnitPoint.center", "PaintedShape": "Circle().fill(.red)",
      "UIColor": "UIColor.red",
      "LinearGradient": "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)",
    ]
    for line in Library.declarations(in: .members) {
      check(line) { name, arguments in
        let (type, member) = Self.split(name)
        guard let base = bases[type] else { return nil }
        return "let value = \(base).\(member)\(arguments)\nText(\"a\")"
      }
    }
  }

  // MARK: Writing calls

  private static func split(_ name: String) -> (type: String, member: String) {
    let parts = name.split(separator: ".")
    return (parts.dropLast().joined(separator: "."), parts.last.map(String.init) ?? "")
  }

  private func check(_ line: Declaration, _ write: (String, String) -> String?) {
    if case .unsupported = line.build { return }
    var parser = SignatureParser(line.signature)
    guard let signature = parser.parse() else { return }
    for onlyRequired in [false, true] where !onlyRequired || Self.canOmitDefaults(signature) {
      let arguments = signature.isProperty ? "" : Self.arguments(of: signature, onlyRequired: onlyRequired)
      guard let source = write(line.name.text, arguments) else { continue }
      for message in errors(in: source) {
        Issue.record("\(line.name)\(line.signature): \(source): \(message)")
      }
    }
  }

  /// An argument without label goes to the first parameter without one: what has a default can't be passed over.
  private static func canOmitDefaults(_ signature: Signature) -> Bool {
    let unlabelled = signature.parameters.filter { $0.label.isEmpty }
    let firstDefault = unlabelled.firstIndex { $0.defaultValue != nil } ?? unlabelled.count
    return unlabelled[firstDefault...].allSatisfy { $0.defaultValue != nil }
  }

  /// The errors of a call, but for those of values that only a running app knows: their call was understood.
  private func errors(in text: String) -> [String] {
    let source = SourceFile(name: "call.lay", text: "#Preview {\n\(text)\n}\n")
    var sink = DiagnosticSink()
    let syntax = Parser.parse(source, into: &sink)
    var program = Program(syntax, configuration: Configuration(), into: &sink)
    for layout in program.layouts { _ = program.evaluate(layout, into: &sink) }
    return sink.sorted().filter { $0.severity == .error && $0.rule != "unsupported-value" }.map { $0.message }
  }

  private static func arguments(of signature: Signature, onlyRequired: Bool) -> String {
    let written = signature.parameters.filter { !onlyRequired || $0.defaultValue == nil }.map { parameter in
      (parameter.label.isEmpty ? "" : parameter.label + ": ")
        + (parameter.name == "data" ? "[1, 2]" : sample(of: parameter.type))
    }
    return "(" + written.joined(separator: ", ") + ")"
  }

  private static func sample(of type: Type) -> String {
    switch type {
    case .any, .int: return "1"
    case .double: return "2"
    case .bool: return "true"
    case .string: return "\"a\""
    case .optional(let wrapped): return sample(of: wrapped)
    case .array(let element), .set(let element): return "[\(sample(of: element))]"
    case .binding(let value): return ".constant(\(sample(of: value)))"
    case .range: return "1...3"
    case .keyPath: return "\\.self"
    case .view: return "Text(\"v\")"
    case .action: return "{}"
    case .content(let parameters): return "{ \(parameters.isEmpty ? "" : "_ in ")Text(\"c\") }"
    case .function(let parameters, _):
      return "{ \(parameters.map { _ in "_" }.joined(separator: ", ")) in 1 }"
    case .tuple(let types, _): return "(" + types.map { sample(of: $0) }.joined(separator: ", ") + ")"
    case .void, .dictionary, .declared: return "()"
    case .builtin(let type): return sample(of: type)
    }
  }

  private static func sample(of type: BuiltinType) -> String {
    if let option = type.optionNames.first { return "." + option }
    switch type {
    case .localizedStringKey: return "\"key\""
    case .opaque: return "()"
    case .size: return "CGSize(width: 1, height: 2)"
    case .point: return "CGPoint(x: 1, y: 2)"
    case .rect: return "CGRect(x: 0, y: 0, width: 1, height: 1)"
    case .angle: return ".degrees(30)"
    case .edgeInsets: return "EdgeInsets()"
    case .gridItem: return "GridItem(.fixed(20))"
    case .gridItemSize: return ".flexible()"
    case .gradient: return "Gradient(colors: [.red, .blue])"
    case .gradientStop: return ".init(color: .red, location: 0)"
    case .strokeStyle: return "StrokeStyle(lineWidth: 2)"
    case .rectCorner: return ".topLeft"
    case .path, .bezierPath: return "Path()"
    case .rectangleCornerRadii: return "RectangleCornerRadii(topLeading: 2)"
    case .layout: return "HStackLayout()"
    case .shape: return "Circle()"
    case .text: return "Text(\"t\")"
    case .attributedString: return "AttributedString(\"a\")"
    case .attributeContainer: return "AttributeContainer()"
    case .image: return "Image(systemName: \"star\")"
    case .fillStyle: return "FillStyle()"
    case .affineTransform: return ".identity"
    case .formatStyle: return ".number"
    case .numberPrecision: return ".fractionLength(2)"
    case .previewLayout: return ".sizeThatFits"
    case .verticalEdge, .horizontalAlignment, .verticalAlignment, .edge, .unitPoint, .alignment:
      return type == .horizontalAlignment || type == .alignment || type == .unitPoint ? ".leading" : ".top"
    case .horizontalEdge: return ".leading"
    case .edgeSet, .axisSet, .axis: return ".vertical"
    case .font, .fontWeight: return type == .font ? ".body" : ".bold"
    case .material: return ".thinMaterial"
    case .dynamicTypeSize, .contentSizeCategory: return ".large"
    default: return ".red"
    }
  }
}
