import LayLint
import LayQuery
import LaySyntax
import LayViews
import Testing

@testable import LaySuggest

/// Where lint names a command that looks for a change, the command finds one.
@Suite struct OfferTests {
  /// What the rules' pages show as reported, and views that have ids: offers need a name.
  static let views =
    Rule.all.map(\.bad) + [
      "VStack { Text(\"A\"); HStack { Text(\"B\"); Divider(); Text(\"C\") }.id(\"row\") }",
      "VStack(alignment: .leading) { Text(\"A\"); Spacer() }.background(Color.red).id(\"column\")",
      "VStack(alignment: .leading) { Text(\"A\"); Spacer() }.id(\"column\").background(Color.red)",
      "HStack { Circle().fill(.green).id(\"dot\"); Text(\"Online\") }",
      "HStack { LazyVStack { Text(\"A\") }.id(\"side\"); Text(\"What is beside it\") }",
      "Grid { GridRow { Text(\"A\"); Color.red.id(\"cell\") }; GridRow { Text(\"B\"); Text(\"C\") } }",
      "VStack { Text(\"Card\").padding(30).background(.white).offset(y: 50); Text(\"What is said of it\") }",
      "HStack { Text(\"How loud it is to be\"); Slider(value: .constant(0.5)) }.frame(width: 240)",
      "HStack { Text(\"Name\"); Text(\"\(String(repeating: "a long story ", count: 9))\") }.padding()",
    ]

  /// What a command looks for, and what for.
  private struct Command {
    var want: String
    var configuration = Configuration()
  }

  private static func commands(in text: String) -> [Command] {
    let rules = RuleSettings(preset: .teaching)
    let found = FileLinter(settings: rules).lint(SourceFile(name: "a.lay", text: text)).diagnostics
    return found.compactMap { diagnostic in
      guard let help = diagnostic.help, let start = help.firstRange(of: "--want '")?.upperBound,
        let end = help[start...].firstRange(of: "' looks")?.lowerBound
      else { return nil }
      var command = Command(want: String(help[start..<end]))
      if help.contains("--direction rtl") { command.configuration.layoutDirection = .rightToLeft }
      let size = DynamicTypeSize.allCases.first { help.contains("--type-size \($0.name) ") }
      command.configuration.dynamicTypeSize = size ?? command.configuration.dynamicTypeSize
      return command
    }
  }

  @Test func areMany() {
    #expect(Self.views.reduce(0) { $0 + Self.commands(in: $1).count } >= 15)
  }

  @Test(arguments: views)
  func finds(view: String) throws {
    let source = SourceFile(name: "a.lay", text: view)
    for command in Self.commands(in: view) {
      let query = try Query(SourceFile(name: "--want", text: command.want))
      var search = SuggestionSearch()
      search.configuration = command.configuration
      guard case .suggestions(let suggestions, _) = search.run(source, [query]) else {
        Issue.record("\(command.want) is no question that is open")
        continue
      }
      #expect(!suggestions.isEmpty, "\(command.want)")
    }
  }
}
