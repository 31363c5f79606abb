import Lay

/// The help pages, written from the tables of commands and options.
enum HelpPage {
  static func overview(_ commands: [CommandRow]) -> String {
    var page = """
      lay computes declarative layouts written in SwiftUI's notation.

      Usage: lay <command> [options] <inputs>

      An input is a .lay file, a folder that is searched for them, or - for standard input.

      Commands:

      """
    page += table(
      commands.map { ($0.name, $0.summary) } + [
        ("help", "show the help page of a command; --format json|man"),
        ("completions", "complete words in bash, zsh or fish"),
      ])
    page += "\nSee 'lay help <command>' for its options. 'lay --version' tells the version.\n"
    return page
  }

  static func page(of command: CommandRow) -> String {
    var page = "Usage: lay \(command.name) \(command.operands)\n\n\(command.details)\n"
    for group in command.groups {
      page += "\n\(group.title):\n" + table(group.options.map { ($0.usage, $0.help) })
    }
    if command.options.contains(where: { $0.name == "--device" }) {
      page += "\nDevices:\n" + table(Device.all.map { ($0.name, description(of: $0)) })
    }
    return page + "\nExit status: \(command.exitStatus).\n"
  }

  private static func description(of device: Device) -> String {
    "\(plain(device.size.width)) × \(plain(device.size.height)) points at \(plain(device.displayScale))x"
  }

  /// Two columns; a left side that is too long gets a line to itself.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = 28
    var text = ""
    for (left, right) in rows {
      text += "  " + left
      if left.count > width - 2 {
        text += "\n  " + String(repeating: " ", count: width)
      } else {
        text += String(repeating: " ", count: width - left.count)
      }
      text += right + "\n"
    }
    return text
  }
}
