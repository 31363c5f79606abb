/// How an editor is asked to show a place: its words, in which `{file}`, `{line}` and `{column}` stand for it.
struct EditorCommand: Equatable {
  private let words: [String]

  private init(words: [String]) { self.words = words }

  /// - Parameter text: As `--editor` is given: words between blanks. Without `{file}` the words of a known editor are
  ///   added, or the file alone.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let program = words.first else { return nil }
    if words.contains(where: { $0.contains("{file}") }) {
      self.words = words
    } else {
      self.words = words + (Self.known[splitPath(program).name] ?? ["{file}"])
    }
  }

  /// The editor that the environment names, if it opens a window of its own: one that wants this terminal is of no use.
  init?(environment variable: (String) -> String?) {
    if let server = variable("NVIM") {
      self.init(words: ["nvim", "--server", server, "--remote", "{file}"])
      return
    }
    for name in ["LAY_EDITOR", "VISUAL", "EDITOR"] {
      guard let text = variable(name), let program = text.split(separator: " ").first else { continue }
      if name == "LAY_EDITOR" || Self.known[splitPath(String(program)).name] != nil {
        self.init(text)
        return
      }
    }
    return nil
  }

  /// What editors with windows want to be told, by their manuals.
  private static let known: [String: [String]] = [
    "code": ["-g", "{file}:{line}:{column}"], "code-insiders": ["-g", "{file}:{line}:{column}"],
    "codium": ["-g", "{file}:{line}:{column}"], "cursor": ["-g", "{file}:{line}:{column}"],
    "zed": ["{file}:{line}:{column}"], "subl": ["{file}:{line}:{column}"],
    "xed": ["--line", "{line}", "{file}"],
    "emacsclient": ["-n", "+{line}:{column}", "{file}"],
    "kate": ["-l", "{line}", "-c", "{column}", "{file}"],
    "gedit": ["+{line}:{column}", "{file}"], "gvim": ["--remote", "+{line}", "{file}"],
    "mate": ["-l", "{line}:{column}", "{file}"],
  ]

  /// The words for a place.
  func words(file: String, line: Int, column: Int) -> [String] {
    words.map { word in
      // The file's name comes last, for it may hold anything.
      var parts: [String] = []
      for part in Self.split(word, at: "{file}") {
        parts.append(
          Self.split(Self.split(part, at: "{line}").joined(separator: "\(line)"), at: "{column}").joined(
            separator: "\(column)"))
      }
      return parts.joined(separator: file)
    }
  }

  private static func split(_ text: String, at mark: String) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    while let start = Self.position(of: mark, in: rest) {
      parts.append(String(rest[..<start]))
      rest = rest[start...].dropFirst(mark.count)
    }
    return parts + [String(rest)]
  }

  private static func position(of mark: String, in text: Substring) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix(mark) }
  }
}
