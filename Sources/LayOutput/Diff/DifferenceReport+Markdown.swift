extension DifferenceReport {
  /// The comparison as a comment on a change: a table of the layouts that differ, and below each one's views, folded.
  ///
  /// The first line is a remark that no reader sees and a script finds, so that it can keep one comment up to date. Code
  /// hosts refuse comments of more than 65,536 characters: what comes after ``markdownSize`` bytes is counted only.
  package static func markdown(_ outcomes: [LayoutOutcome], _ summary: OutcomeSummary) -> String {
    let differing = outcomes.filter { $0.status != .unchanged }
    var text = "<!-- lay diff -->\n**\(summary.text)**\n"
    if differing.isEmpty { return text }
    text += "\n| layout | | |\n| --- | --- | --- |\n"
    var rowCount = 0
    for outcome in differing {
      let row = "| \(escaped(name(of: outcome.layout))) | \(outcome.status.rawValue) | \(remark(outcome)) |\n"
      guard text.utf8.count + row.utf8.count <= markdownSize else { break }
      text += row
      rowCount += 1
    }
    if rowCount < differing.count { text += "\nand \(differing.count - rowCount) more\n" }
    for outcome in differing.prefix(rowCount) where outcome.status == .changed {
      let section = details(outcome)
      guard text.utf8.count + section.utf8.count <= markdownSize else {
        text += "\nThe views of the others are left out: `lay diff` lists them.\n"
        break
      }
      text += section
    }
    return text
  }

  /// Bytes, with some room for what a script adds.
  private static let markdownSize = 60_000

  /// What there is to say of a layout on its line.
  private static func remark(_ outcome: LayoutOutcome) -> String {
    var parts: [String] = []
    if let change = outcome.environmentChange { parts.append("made for " + change.visible) }
    if let change = outcome.canvasChange { parts.append("canvas " + change) }
    let own = outcome.views.count { !$0.followsParent }
    if own > 0 { parts.append("\(own) view\(own == 1 ? "" : "s")") }
    return escaped(parts.joined(separator: ", "))
  }

  private static func details(_ outcome: LayoutOutcome) -> String {
    let own = outcome.views.filter { !$0.followsParent }
    guard !own.isEmpty else { return "" }
    var text = "\n<details><summary>\(escaped(name(of: outcome.layout)))</summary>\n\n"
    text += "| | view | line | |\n| --- | --- | --- | --- |\n"
    for view in own.prefix(listedCount) {
      let change = ViewChangeText(view, in: outcome)
      let cells = [change.verb, change.view, change.place, change.details.joined(separator: ", ")]
      text += "| " + cells.map { escaped($0) }.joined(separator: " | ") + " |\n"
    }
    if own.count > listedCount { text += "\nand \(own.count - listedCount) more\n" }
    let following = outcome.views.count - own.count
    if following > 0 { text += "\nand \(following) view\(following == 1 ? "" : "s") within went along\n" }
    return text + "\n</details>\n"
  }

  /// Text of which nothing is read as markup, in a cell of a table: names of files and layouts may come from anybody.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // A word after it would be told of the comment.
      case "@": escaped += "&#64;"
      case "#": escaped += "&#35;"
      case "\\", "`", "*", "_", "|", "[", "]", "!", "~": escaped += "\\" + String(character)
      case "\n", "\r", "\r\n": escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
