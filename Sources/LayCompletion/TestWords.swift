import LayViews

/// The words of a comment that says what a preview is tested on: `// lay:test devices: iphone-se; sizes: all`.
enum TestWords {
  static let axes = ["devices", "sizes", "directions", "schemes"]

  /// The words that an axis takes.
  static func values(of axis: String) -> [String] {
    switch axis {
    case "devices": ["all"] + Device.all.map { $0.name }
    case "sizes": ["all"] + DynamicTypeSize.allCases.map { $0.name }
    case "directions": ["all", "ltr", "rtl"]
    case "schemes": ["all", "light", "dark"]
    default: []
    }
  }

  /// What is being written at the end of a comment: of which axis, empty for the axis itself; nil where the comment is
  /// about something else.
  static func place(in comment: String) -> (axis: String, prefix: String)? {
    guard let start = comment.indices.first(where: { comment[$0...].hasPrefix("lay:test ") }) else {
      return nil
    }
    let rest = comment[start...].dropFirst("lay:test ".utf8.count)
    let part = rest.split(separator: ";", omittingEmptySubsequences: false).last ?? ""
    let halves = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let isSeparator: (Character) -> Bool = { $0 == " " || $0 == "," || $0 == "…" || $0 == "." }
    let prefix = String(
      (halves.last ?? "").split(omittingEmptySubsequences: false, whereSeparator: isSeparator).last ?? "")
    guard halves.count == 2 else { return ("", prefix) }
    return (String(halves[0].filter { $0 != " " }), prefix)
  }

  /// The devices by the words in which previews name them: "iPhone 16 Pro".
  static let devices: [String] = Device.all.compactMap { device in
    let words = device.name.split(separator: "-").map { word -> String in
      switch word {
      case "iphone": "iPhone"
      case "ipad": "iPad"
      case "se": "SE"
      case "pro", "max", "plus": word.prefix(1).uppercased() + word.dropFirst()
      case "11" where device.name.hasPrefix("ipad"), "13" where device.name.hasPrefix("ipad"): word + "-inch"
      default: String(word)
      }
    }
    let name = words.joined(separator: " ")
    return Device(spoken: name)?.name == device.name ? name : nil
  }
}
