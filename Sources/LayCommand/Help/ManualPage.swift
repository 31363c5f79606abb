import Lay

/// The manual's pages in the language of man, written from the tables of commands and options.
enum ManualPage {
  static func overview(_ commands: [CommandRow]) -> String {
    var page = head("lay", "see, check and ship layouts written in SwiftUI's notation")
    page += ".SH SYNOPSIS\n.B lay\n\\fIcommand\\fR [\\fIoptions\\fR] \\fIinputs\\fR\n"
    page += ".SH DESCRIPTION\n"
    page += text("An input is a .lay file, a folder that is searched for them, or - for standard input.")
    page += ".SH COMMANDS\n"
    for command in commands {
      page += ".TP\n.BR lay\\-\(text(command.name, ends: false)) (1)\n\(text(command.summary))"
    }
    return page
  }

  static func page(of command: CommandRow) -> String {
    var page = head("lay-\(command.name)", command.summary)
    page += ".SH SYNOPSIS\n.B lay \(command.name)\n\(text(command.operands))"
    page += ".SH DESCRIPTION\n\(text(command.details))"
    for group in command.groups {
      page += ".SH \(text(group.title.uppercased()))"
      for option in group.options { page += ".TP\n\(usage(of: option))\n\(text(option.help))" }
      if let device = group.options.first(where: { $0.name == "--device" }) {
        page += ".PP\n" + text("Devices: " + device.words().joined(separator: ", ") + ".")
      }
    }
    page += ".SH EXIT STATUS\n\(text(command.exitStatus + "."))"
    return page + ".SH SEE ALSO\n.BR lay (1)\n"
  }

  private static func head(_ name: String, _ summary: String) -> String {
    let name = text(name, ends: false)
    return
      ".TH \(name.uppercased()) 1 \"\" \"lay \(Version.current)\" \"\"\n.SH NAME\n\(name) \\- \(text(summary))"
  }

  private static func usage(of option: OptionRow) -> String {
    let names = ([option.short, option.name].compactMap { $0 }).map { "\\fB\(text($0, ends: false))\\fR" }
    let value = option.placeholder.map { " \\fI\(text($0, ends: false))\\fR" } ?? ""
    return names.joined(separator: ", ") + value
  }

  /// Text as the formatter wants it: no line starts a request, and hyphens stay as they are typed.
  private static func text(_ text: String, ends: Bool = true) -> String {
    var lines = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      var escaped = ""
      for scalar in line.unicodeScalars {
        switch scalar {
        case "\\": escaped += "\\e"
        case "-": escaped += "\\-"
        case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
        default:
          let digits = String(scalar.value, radix: 16, uppercase: true)
          escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
        }
      }
      if escaped.hasPrefix(".") || escaped.hasPrefix("'") { escaped = "\\&" + escaped }
      lines += (lines.isEmpty ? "" : "\n") + escaped
    }
    return ends ? lines + "\n" : lines
  }
}
