import Lay
import LayOutput

/// The tables of commands and options as JSON, for programs that call lay; `grammar/help.schema.json` describes it.
enum HelpDocument {
  static func json(_ commands: [CommandRow]) -> String {
    var json = JSONText()
    json.object { json in
      json.member("version", 1)
      json.member("lay", Version.current)
      json.array("commands") { json in
        for command in commands {
          json.element()
          json.object { write(command, &$0) }
        }
      }
    }
    return String(decoding: json.finish(), as: UTF8.self)
  }

  private static func write(_ command: CommandRow, _ json: inout JSONText) {
    json.member("name", command.name)
    json.member("usage", "lay \(command.name) \(command.operands)")
    json.member("summary", command.summary)
    json.member("details", command.details)
    json.member("exitStatus", command.exitStatus)
    json.array("options") { json in
      for group in command.groups {
        for option in group.options {
          json.element()
          json.object(inline: true) { write(option, of: group, &$0) }
        }
      }
    }
  }

  private static func write(_ option: OptionRow, of group: OptionGroup, _ json: inout JSONText) {
    json.member("name", option.name)
    if let short = option.short { json.member("short", short) }
    if let placeholder = option.placeholder { json.member("value", placeholder) }
    let words = option.words()
    if !words.isEmpty {
      json.array("words", inline: true) { json in
        for word in words { json.element(word) }
      }
    }
    json.member("help", option.help)
    json.member("group", group.title)
  }
}
