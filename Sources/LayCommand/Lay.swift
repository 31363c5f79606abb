import Lay

@main
struct LayCommand {
  static func main() {
    Interruption.listen()
    exit(run(words).rawValue)
  }

  /// The words of the command line after the program's name.
  ///
  /// `CommandLine.arguments` would convert and copy them all, with code that nothing else needs.
  private static var words: [String] {
    var words: [String] = []
    for position in 1..<max(Int(CommandLine.argc), 1) {
      if let word = CommandLine.unsafeArgv[position] { words.append(String(systemName: word)) }
    }
    return words
  }

  /// Every command, in the order that `lay --help` lists them.
  static var commands: [CommandRow] { CommandName.allCases.map(\.row) }

  static func run(_ words: [String]) -> ExitStatus {
    do throws(UsageError) {
      return try dispatch(words)
    } catch {
      var terminal = Terminal(color: .auto)
      terminal.report(error)
      terminal.flush()
      return .usage
    }
  }

  private static func dispatch(_ words: [String]) throws(UsageError) -> ExitStatus {
    guard let position = commandPosition(in: words) else { return try withoutCommand(words) }
    let name = words[position]
    var rest = words
    rest.remove(at: position)
    if name == "help" { return print(try HelpCommand.help(rest)) }
    if name == HelpCommand.completions { return print(try HelpCommand.completions(rest)) }
    let command = try HelpCommand.command(name)
    let arguments = try Arguments(rest[...], rows: command.options(for: rest))
    if arguments.reporting.wantsHelp { return print(HelpPage.page(of: command)) }
    if arguments.reporting.wantsVersion { return print(versionLine) }
    Heap.prepare(isShared: command.usesAllProcessors)
    // Exits from the command's thread: to free what it holds would only take time.
    exit(
      DeepStack.run { stackSize in
        exit(perform(command, arguments, stackSize: stackSize).rawValue)
      })
  }

  /// - Parameter stackSize: The stack that evaluation may take, in bytes.
  private static func perform(
    _ command: CommandRow, _ arguments: Arguments, stackSize: Int
  ) -> ExitStatus {
    var arguments = arguments
    arguments.options.stackSize = stackSize
    arguments.options.wantedStackSize = DeepStack.fullSize
    var terminal = Terminal(color: arguments.reporting.color)
    defer { terminal.flush() }
    if stackSize < DeepStack.fullSize, !arguments.reporting.isQuiet {
      terminal.warn("there is not the memory for deep nesting, of which some may be told as endless")
    }
    do throws(SystemError) {
      try arguments.loadFonts()
      if let warning = try arguments.loadSystemFonts(), !arguments.reporting.isQuiet {
        terminal.warn(warning)
      }
    } catch {
      terminal.report(error)
      return .usage
    }
    return command.run(arguments, &terminal)
  }

  /// The first word that is neither an option nor an option's value.
  private static func commandPosition(in words: [String]) -> Int? {
    guard words.first?.hasPrefix("-") == true else { return words.isEmpty ? nil : 0 }
    var position = 0
    while position < words.count, words[position].hasPrefix("-"), words[position] != "--" {
      position += optionRow(words[position])?.placeholder == nil ? 1 : 2
    }
    return position < words.count && words[position] != "--" ? position : nil
  }

  /// The first command's option of a name: most are shared, so that few commands' options are made.
  private static func optionRow(_ word: String) -> OptionRow? {
    for command in commands {
      if let row = command.options.first(where: { $0.name == word || $0.short == word }) { return row }
    }
    return nil
  }

  private static func withoutCommand(_ words: [String]) throws(UsageError) -> ExitStatus {
    var words = words
    if words.contains("--help") || words.contains("-h") {
      let format = try HelpCommand.takeFormat(&words)
      if format != .text { return print(try HelpCommand.help(["--format", format.rawValue])) }
    }
    let arguments = try Arguments(words[...], rows: SharedOptions.groups.flatMap(\.options))
    if arguments.reporting.wantsVersion { return print(versionLine) }
    if arguments.reporting.wantsHelp { return print(HelpPage.overview(commands)) }
    throw UsageError("no command was given", help: "see 'lay --help'")
  }

  private static var versionLine: String { "lay \(Version.current)\n" }

  private static func print(_ text: String) -> ExitStatus {
    do throws(SystemError) {
      try Terminal.write(Array(text.utf8))
      return .done
    } catch {
      return .usage
    }
  }
}
