import Lay
import LaySyntax
import Testing

@testable import LayCommand

private func parse(_ words: String...) throws -> Arguments {
  try Arguments(words[...], rows: CommandRow.compile.options)
}

private func complaint(_ words: String...) -> UsageError? {
  do throws(UsageError) {
    _ = try Arguments(words[...], rows: CommandRow.compile.options)
    return nil
  } catch {
    return error
  }
}

@Suite("Command line")
struct ArgumentsTests {
  @Test("a value follows, or hangs on with =")
  func values() throws {
    #expect(try parse("--layout", "A", "x.lay").layout == "A")
    #expect(try parse("--layout=A=B", "x.lay").layout == "A=B")
    #expect(try parse("-o", "out/").output.path == "out/")
    #expect(try parse("-oout/").output.path == "out/")
  }

  @Test("options stand anywhere, and -- ends them")
  func places() throws {
    let arguments = try parse("a.lay", "--quiet", "-", "--", "--format", "-b.lay")
    #expect(arguments.inputs == ["a.lay", "-", "--format", "-b.lay"])
    #expect(arguments.reporting.isQuiet)
    #expect(arguments.output.format == nil)
  }

  @Test("the format is as asked for, else as the output is named")
  func format() throws {
    #expect(try parse("a").output.artifactFormat == .svg)
    #expect(try parse("a", "-o", "a.json").output.artifactFormat == .json)
    #expect(try parse("a", "-o", "a.json", "--format", "svg").output.artifactFormat == .svg)
  }

  @Test("one canvas length leaves the other to the device")
  func canvas() throws {
    #expect(try parse("--width", "100").options.canvas == Size(width: 100, height: 852))
    #expect(
      try parse("--height", "50", "--device", "iphone-se").options.canvas == Size(width: 375, height: 50))
    #expect(try parse("--height", "50", "--platform", "macos").options.canvas == Size(width: 800, height: 50))
    #expect(try parse().options.canvas == nil)
  }

  @Test("words are taken as people write them")
  func spellings() throws {
    #expect(try parse("--device", "iPhone 16 Pro").options.device?.name == "iphone-16-pro")
    #expect(try parse("--device", "iPad Pro 11").options.device?.name == "ipad-pro-11")
    #expect(try parse("--type-size", "AX3").options.dynamicTypeSize == .accessibility3)
    #expect(try parse("--type-size", "xxl").options.dynamicTypeSize == .xxLarge)
    #expect(try parse("--dark").options.colorScheme == .dark)
    #expect(complaint("--type-size", "AX6")?.message.contains("not 'AX6'") == true)
  }

  @Test("what a device brings is not contradicted")
  func devicePlatform() {
    #expect(complaint("--device", "mac-window", "--platform", "macos") == nil)
    #expect(
      complaint("--device", "mac-window", "--platform", "ios")?.message == "'mac-window' is no iOS device")
  }

  @Test(
    "mistakes are named, with the nearest right word",
    arguments: [
      (["--witdh", "3"], "there is no option '--witdh'", "did you mean '--width'?"),
      (["--width"], "'--width' needs a value: --width W", nil),
      (["--width", "wide"], "'--width' takes a number from 0.001 to 1000000, not 'wide'", nil),
      (["--width", "nan"], "'--width' takes a number from 0.001 to 1000000, not 'nan'", nil),
      (["--width=-1"], "'--width' takes a number from 0.001 to 1000000, not '-1'", nil),
      (["--max-views", "0"], "'--max-views' takes a whole number from 1 to 1000000000, not '0'", nil),
      (["--format", "jsn"], "'--format' takes svg, json, png or pdf, not 'jsn'", "did you mean 'json'?"),
      (["--quiet=1"], "'--quiet' takes no value, and got '1'", nil),
      (["-x"], "there is no option '-x'", nil),
      (["--font", "Lato"], "'--font' takes FAMILY=FILE, not 'Lato'", nil),
      (["--layout", ""], "'--layout' needs a value", nil),
    ] as [([String], String, String?)])
  func mistakes(words: [String], message: String, help: String?) {
    do throws(UsageError) {
      _ = try Arguments(words[...], rows: CommandRow.compile.options)
      Issue.record("accepted \(words)")
    } catch {
      #expect(error.message == message)
      if let help { #expect(error.help == help) }
    }
  }

  @Test("a command is found by the name that its row has", arguments: CommandName.allCases)
  func commandName(name: CommandName) { #expect(name.row.name == name.rawValue) }

  @Test("no two options share a name")
  func names() {
    for command in LayCommand.commands {
      let names = command.options.flatMap { [$0.name] + ($0.short.map { [$0] } ?? []) }
      #expect(Set(names).count == names.count)
    }
  }

  @Test("a help page shows every option of its command")
  func help() {
    for command in LayCommand.commands {
      let page = HelpPage.page(of: command)
      for option in command.options { #expect(page.contains(option.usage)) }
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 110 })
    }
  }
}

@Suite("Did you mean")
struct SpellingTests {
  @Test(arguments: [
    ("width", "width", 0), ("widht", "width", 1), ("wdth", "width", 1), ("", "abc", 3), ("abc", "", 3),
    ("kitten", "sitting", 3), ("ab", "ba", 1),
  ])
  func distance(a: String, b: String, expected: Int) {
    #expect(editDistance(a, b, atMost: 10) == expected)
  }

  @Test func nothingNear() {
    #expect(didYouMean("frobnicate", among: ["compile", "help"]) == nil)
    #expect(didYouMean("complie", among: ["compile", "help"]) == "did you mean 'compile'?")
  }
}

@Suite("Artifact names")
struct ArtifactNamesTests {
  @Test func onlyLayoutTakesTheFilesName() {
    var names = ArtifactNames()
    #expect(names.name(of: "Country", isOnly: true, in: "country", "svg") == "country.svg")
    #expect(names.name(of: "Other", isOnly: true, in: "Country", "svg") == "Country-2.svg")
    #expect(names.name(of: "Other", isOnly: true, in: "country", "json") == "country.json")
  }

  @Test func duplicatesAreNumbered() {
    var names = ArtifactNames()
    let made = ["Large text", "large-text", "Large  text!"].map {
      names.name(of: $0, isOnly: false, in: "a", "svg")
    }
    #expect(made == ["a-large-text.svg", "a-large-text-2.svg", "a-large-text-3.svg"])
  }

  @Test(arguments: [
    ("Large text", "large-text"), ("  A/B\\C..", "a-b-c"), ("", "layout"), ("—", "layout"),
    ("Größe 2", "größe-2"),
    ("../../etc/passwd", "etc-passwd"),
  ])
  func slugs(name: String, expected: String) {
    #expect(slug(name) == expected)
  }

  @Test func slugsAreShort() {
    #expect(slug(String(repeating: "a b", count: 100)).count <= 80)
  }
}
