/// `lay help`, `lay completions` and what `lay` says without a command: all written from the tables of commands.
enum HelpCommand {
  /// The forms of help, by the words of `--format`.
  enum Format: String, CaseIterable {
    case text, json, man
  }

  static let completions = "completions"

  /// `lay help [COMMAND] [--format text|json|man]`
  static func help(_ words: [String]) throws(UsageError) -> String {
    var words = words
    let format = try takeFormat(&words)
    let command = try words.first.map { name throws(UsageError) in try self.command(name) }
    switch format {
    case .text: return command.map { HelpPage.page(of: $0) } ?? HelpPage.overview(LayCommand.commands)
    case .json: return HelpDocument.json(command.map { [$0] } ?? LayCommand.commands)
    case .man: return command.map { ManualPage.page(of: $0) } ?? ManualPage.overview(LayCommand.commands)
    }
  }

  /// `lay completions SHELL`
  static func completions(_ words: [String]) throws(UsageError) -> String {
    let shells = Completions.Shell.allCases.map { ($0.rawValue, $0) }
    guard words.count == 1 else {
      throw UsageError(
        "'lay completions' takes a shell: bash, zsh or fish", help: "source <(lay completions bash)")
    }
    return Completions.script(for: try ValueReader.word(shells).read(words[0], completions))
  }

  static func command(_ name: String) throws(UsageError) -> CommandRow {
    guard let command = CommandName(rawValue: name) else {
      throw .unknownCommand(name, LayCommand.commands)
    }
    return command.row
  }

  /// `--format` is taken out of the words.
  static func takeFormat(_ words: inout [String]) throws(UsageError) -> Format {
    for index in words.indices {
      let word: String
      if words[index] == "--format", index + 1 < words.count {
        word = words.remove(at: index + 1)
      } else if words[index].hasPrefix("--format=") {
        word = String(words[index].dropFirst("--format=".count))
      } else {
        continue
      }
      words.remove(at: index)
      return try ValueReader<Format>.word.read(word, "--format")
    }
    return .text
  }
}

extension UsageError {
  static func unknownCommand(_ name: String, _ commands: [CommandRow]) -> UsageError {
    let words = commands.map(\.name) + ["help", HelpCommand.completions]
    let help = name.hasSuffix(".lay") ? "did you mean 'lay compile \(name)'?" : didYouMean(name, among: words)
    return UsageError("there is no command '\(name)'", help: help ?? "see 'lay --help'")
  }
}
