import Lay

/// Scripts that complete the words of a command line in a shell, written from the tables of commands and options.
enum Completions {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: return bash
    case .zsh: return zsh
    case .fish: return fish
    }
  }

  /// What may stand behind an option.
  enum Value {
    case none
    case words([String])
    case file
    case folder
    case text

    init(of option: OptionRow) {
      guard let placeholder = option.placeholder else {
        self = .none
        return
      }
      let words = option.words()
      if !words.isEmpty {
        self = .words(words)
      } else if placeholder == "DIR" {
        self = .folder
      } else if ["FILE", "PATH", "OUT"].contains(placeholder) {
        self = .file
      } else {
        self = .text
      }
    }
  }

  private static var commands: [CommandRow] { LayCommand.commands }
  private static var names: [String] { commands.map(\.name) + ["help", HelpCommand.completions] }

  // MARK: bash

  private static var bash: String {
    var script = """
      # bash completion for lay \(Version.current): source <(lay completions bash)
      _lay() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= position
        COMPREPLY=()
        for ((position = 1; position < COMP_CWORD; position++)); do
          case ${COMP_WORDS[position]} in \(names.joined(separator: "|"))) command=${COMP_WORDS[position]} && break ;; esac
        done
        if [[ -z $command ]]; then
          COMPREPLY=($(compgen -W "\(names.joined(separator: " ")) --help --version" -- "$word"))
          return
        fi
        case $command:$before in
          help:*) COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$word")) && return ;;
          completions:*) COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")) && return ;;

      """
    for command in commands {
      for option in command.options {
        let pattern = [option.short, option.name].compactMap { $0 }.map { "\(command.name):\($0)" }
          .joined(separator: "|")
        switch Value(of: option) {
        case .none: continue
        case .words(let words):
          script +=
            "    \(pattern)) COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")) && return ;;\n"
        case .file: script += "    \(pattern)) COMPREPLY=($(compgen -f -- \"$word\")) && return ;;\n"
        case .folder: script += "    \(pattern)) COMPREPLY=($(compgen -d -- \"$word\")) && return ;;\n"
        case .text: script += "    \(pattern)) return ;;\n"
        }
      }
    }
    script +=
      "  esac\n  if [[ $word != -* ]]; then\n    COMPREPLY=($(compgen -f -- \"$word\"))\n    return\n  fi\n"
    script += "  case $command in\n"
    for command in commands {
      let options = command.options.flatMap { [$0.short, $0.name].compactMap { $0 } }
      script +=
        "    \(command.name)) COMPREPLY=($(compgen -W \"\(options.joined(separator: " "))\" -- \"$word\")) ;;\n"
    }
    return script + "  esac\n}\ncomplete -o filenames -F _lay lay\n"
  }

  // MARK: zsh

  private static var zsh: String {
    var script = """
      #compdef lay
      # zsh completion for lay \(Version.current): lay completions zsh > a folder of $fpath/_lay
      _lay() {
        local state line
        _arguments -C '1: :->command' '*:: :->words'
        case $state in
          command)
            local -a names=(

      """
    let summaries =
      commands.map { ($0.name, $0.summary) } + [
        ("help", "show the help page of a command"), (HelpCommand.completions, "complete words in a shell"),
      ]
    for (name, summary) in summaries { script += "        \(quoted("\(name):\(summary)"))\n" }
    script += "      )\n      _describe 'command' names\n      ;;\n    words)\n      case $line[1] in\n"
    for command in commands {
      script += "        \(command.name))\n          _arguments -s \\\n"
      for option in command.options {
        let help = zshText(option.help)
        let action: String
        switch Value(of: option) {
        case .none: action = ""
        case .words(let words):
          action = ":\(zshText(option.placeholder ?? "")):(\(words.joined(separator: " ")))"
        case .file: action = ":\(zshText(option.placeholder ?? "")):_files"
        case .folder: action = ":\(zshText(option.placeholder ?? "")):_files -/"
        case .text: action = ":\(zshText(option.placeholder ?? "")): "
        }
        for name in [option.short, option.name].compactMap({ $0 }) {
          script += "            \(quoted("\(name)[\(help)]\(action)")) \\\n"
        }
      }
      script += "            '*:input:_files'\n          ;;\n"
    }
    script += "        help) _values 'command' \(commands.map(\.name).joined(separator: " ")) ;;\n"
    script += "        completions) _values 'shell' bash zsh fish ;;\n"
    return script + "      esac\n      ;;\n  esac\n}\n_lay \"$@\"\n"
  }

  /// Colons and brackets end a description in zsh.
  private static func zshText(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if [":", "[", "]", "\\"].contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }

  // MARK: fish

  private static var fish: String {
    var script = "# fish completion for lay \(Version.current): lay completions fish | source\n"
    script += "complete -c lay -n __fish_use_subcommand -f -l help -s h -d 'the overview'\n"
    script += "complete -c lay -n __fish_use_subcommand -f -l version -d 'the version of lay'\n"
    for command in commands {
      script +=
        "complete -c lay -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))\n"
    }
    script += "complete -c lay -n __fish_use_subcommand -f -a help -d 'show the help page of a command'\n"
    script += "complete -c lay -n __fish_use_subcommand -f -a completions -d 'complete words in a shell'\n"
    for command in commands {
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options {
        var line = "complete -c lay \(condition) -l \(option.name.dropFirst(2))"
        if let short = option.short { line += " -s \(short.dropFirst())" }
        switch Value(of: option) {
        case .none: break
        case .words(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
        case .file: line += " -r -F"
        case .folder: line += " -x -a '(__fish_complete_directories)'"
        case .text: line += " -x"
        }
        script += line + " -d \(quoted(option.help))\n"
      }
    }
    script +=
      "complete -c lay -n '__fish_seen_subcommand_from help' -f -a '\(commands.map(\.name).joined(separator: " "))'\n"
    script += "complete -c lay -n '__fish_seen_subcommand_from completions' -f -a 'bash zsh fish'\n"
    return script
  }

  /// A word between single quotes, which no shell reads any further.
  private static func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text { quoted += character == "'" ? "'\\''" : String(character) }
    return quoted + "'"
  }
}
