import Foundation

@testable import LayCatalog
@testable import LayLibrary
@testable import LayViews

/// The documentation's reference page, made from the catalog: what every view and modifier takes, with an example.
enum ReferencePage {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let file = root.appendingPathComponent("Sources/Lay/Lay.docc/Reference.md")
  private static let exampleFile = root.appendingPathComponent(
    "Tests/Fixtures/Reference/examples.txt")

  /// A name of a table, with its overloads and an example of its use.
  struct Entry {
    var name: String
    var lines: [Declaration]
    var example: String
  }

  static func views() throws -> [Entry] {
    try entries(
      Library.declarations(in: .views)
        + Library.declarations(in: .initializers).filter { valueViews.contains($0.name.text) }
    ) { name, _ in
      name
    }
  }

  static func modifiers() throws -> [Entry] {
    try entries(Library.declarations(in: .modifiers)) { name, _ in "Text(\"Text\").\(name)" }
  }

  /// Values that are views where a view is expected.
  private static let valueViews: Set<String> = [
    "Capsule", "Circle", "Color", "ContainerRelativeShape", "Ellipse", "EllipticalGradient",
    "Image", "AngularGradient",
    "LinearGradient", "RadialGradient", "Rectangle", "RoundedRectangle", "Text",
    "UnevenRoundedRectangle",
  ]

  // MARK: Entries

  private static func entries(
    _ lines: [Declaration], callee: (String, Declaration) -> String
  ) throws -> [Entry] {
    let written = try examples()
    var entries: [Entry] = []
    for line in lines {
      if case .unsupported = line.build { continue }
      if entries.last?.name == line.name.text {
        entries[entries.count - 1].lines.append(line)
      } else {
        let name = line.name.text
        let example =
          written[name] ?? callee(name, line) + ExampleArguments(line.signature.text).text
        entries.append(Entry(name: name, lines: [line], example: example))
      }
    }
    return entries.sorted { $0.name.lowercased() < $1.name.lowercased() }
  }

  /// Examples that were written for the page: `name: code` in a line, the code's lines parted by ` ⏎ `.
  private static func examples() throws -> [String: String] {
    var examples: [String: String] = [:]
    for line in try String(contentsOf: exampleFile, encoding: .utf8).split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let code = line[line.index(after: colon)...].drop { $0 == " " }
      examples[String(line[..<colon])] = code.replacingOccurrences(of: " ⏎ ", with: "\n")
    }
    return examples
  }

  // MARK: The page

  static func text() throws -> String {
    """
    # Views and modifiers

    What every view and modifier takes: its forms with types and defaults, and an example.

    ## Overview

    The forms are SwiftUI's own. This page is made from the tables that the compiler reads them from, its examples are
    compiled by the tests, and a test fails when it is out of date.

    ## Views

    \(try views().map { section($0, prefix: "") }.joined(separator: "\n"))
    ## Modifiers

    \(try modifiers().map { section($0, prefix: ".") }.joined(separator: "\n"))
    ## Modifiers without effect on a layout

    These are accepted, with one `ignored-modifier` warning for each name in a file.

    \(wrapped(Library.ignoredModifiers.map(\.text).filter { Handover(name: $0) == nil }.map { "`\($0)`" }))

    ## Modifiers that hand something up

    Their arguments are code that runs with, or for, what layout finds: see <doc:Language>.

    \(wrapped(Library.ignoredModifiers.map(\.text).filter { Handover(name: $0) != nil }.map { "`\($0)`" }))

    ## What is not supported

    These could change a layout and are an error; `--lenient` goes on without them.

    \((unsupported(Library.declarations(in: .views), "") + unsupported(Library.declarations(in: .modifiers), ".")).joined(separator: "\n"))

    """
  }

  private static func section(_ entry: Entry, prefix: String) -> String {
    let forms = entry.lines.map { "\(prefix)\($0.name.text)\($0.signature.text)" }
    return """
      ### \(prefix)\(entry.name)

      ```swift
      \(forms.joined(separator: "\n"))
      ```

      For example:

      ```swift
      \(entry.example)
      ```

      """
  }

  private static func unsupported(_ lines: [Declaration], _ prefix: String) -> [String] {
    lines.compactMap { line in
      guard case .unsupported(let help) = line.effect else { return nil }
      return "- `\(prefix)\(line.name.text)`: \(help.text)"
    }
  }

  /// Words in lines of at most 118 characters.
  private static func wrapped(_ words: [String]) -> String {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count < 116 {
        lines[lines.count - 1] = last + ", " + word
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "," }
        lines.append(word)
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// Arguments for one form of a call, as its signature asks for them: those without a default.
struct ExampleArguments {
  private var arguments: [String] = []
  private var closures: [(label: String, code: String)] = []

  init(_ signature: String) {
    for parameter in Self.parameters(signature.dropFirst().dropLast()) { add(parameter) }
  }

  /// With parentheses, if there are arguments for them, and what follows.
  var text: String {
    let list =
      arguments.isEmpty && !closures.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")"
    var trailing = ""
    for (index, closure) in closures.enumerated() {
      trailing += index == 0 ? " \(closure.code)" : " \(closure.label): \(closure.code)"
    }
    return list + trailing
  }

  /// The parameters of a signature: the commas between them stand in no bracket.
  private static func parameters(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where index > text.startIndex && text[text.index(before: index)] != "-": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return parts + (text.isEmpty ? [] : [text[start...]])
  }

  private mutating func add(_ parameter: Substring) {
    guard !parameter.contains(" = "), let colon = parameter.firstIndex(of: ":") else { return }
    var names = parameter[..<colon].split(separator: " ").map(String.init)
    let isBuilder = names.first == "@ViewBuilder"
    names.removeAll { $0.hasPrefix("@") }
    let type = parameter[parameter.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    let label = names.first == "_" ? "" : names.first ?? ""
    let name = names.last ?? ""
    if type.contains("->") {
      closures.append((label, isBuilder ? Self.builder(type, name) : Self.closure(type)))
      return
    }
    arguments.append((label.isEmpty ? "" : label + ": ") + Self.value(type, name))
  }

  private static func builder(_ type: String, _ name: String) -> String {
    let count = type.hasPrefix("()") ? 0 : type.prefix { $0 != ")" }.filter { $0 == "," }.count + 1
    let names = (0..<count).map { _ in "_" }.joined(separator: ", ")
    let text = name == "content" ? "Content" : name.prefix(1).uppercased() + name.dropFirst()
    return count == 0 ? "{ Text(\"\(text)\") }" : "{ \(names) in Text(\"\(text)\") }"
  }

  private static func closure(_ type: String) -> String {
    if type.hasSuffix("-> CGFloat") {
      return type.contains(",") ? "{ length, _ in length / 2 }" : "{ _ in 8 }"
    }
    return "{}"
  }

  private static let values: [String: String] = [
    "LocalizedStringKey": "\"Title\"", "String": "\"name\"", "CGFloat": "8", "Double": "0.5",
    "Int": "2",
    "Bool": "true", "Color": ".blue", "some ShapeStyle": ".blue", "some Shape": "Circle()",
    "Font": ".headline",
    "some View": "Text(\"Inner\")",
    "EdgeInsets": "EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)",
    "CGSize": "CGSize(width: 40, height: 30)", "CGPoint": "CGPoint(x: 20, y: 10)",
    "UnitPoint": ".center", "CGAffineTransform": "CGAffineTransform(rotationAngle: 0.2)",
    "Angle": ".degrees(10)", "(CGFloat, CGFloat, CGFloat)": "(x: 0, y: 1, z: 0)",
    "Binding<Bool>": ".constant(true)",
    "Binding<String>": ".constant(\"Text\")",
    "Binding<Double>": ".constant(0.5)", "Binding<Int>": ".constant(2)",
    "Binding<Any>": ".constant(1)",
    "Alignment": ".topLeading", "HorizontalAlignment": ".leading", "VerticalAlignment": ".top",
    "Edge": ".top",
    "HorizontalEdge": ".leading", "VerticalEdge": ".bottom", "Edge.Set": ".horizontal",
    "Axis.Set": ".vertical",
    "Axis": ".vertical", "URL": "URL(string: \"https://example.org\")!", "Any": "1",
    "Gradient":
      "Gradient(colors: [.red, .blue])", "[Color]": "[.red, .blue]",
    "[GridItem]": "[GridItem(.adaptive(minimum: 60))]",
    "Text": "Text(\"Text\")", "Image": "Image(systemName: \"star\")",
    "ClosedRange<Double>": "0...1", "Date": "Date()",
  ]

  private static func value(_ type: String, _ name: String) -> String {
    if name.lowercased().contains("systemimage") || name == "systemName" { return "\"star\"" }
    var type = type
    if type.hasSuffix("?") { type.removeLast() }
    if let value = values[type] { return value }
    if let option = BuiltinType.allCases.first(where: { $0.name == type })?.optionNames.first {
      return ".\(option)"
    }
    return ".automatic"
  }
}
