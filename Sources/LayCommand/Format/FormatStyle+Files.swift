import LayFormat
import LaySyntax

extension FormatStyle {
  /// Reads a `.swift-format` file: `lineLength`, and `indentation` of `spaces` or `tabs`.
  init(swiftFormat bytes: [UInt8]) {
    self.init()
    guard let document = JSONValue(bytes) else { return }
    if case .number(let length)? = document["lineLength"], let length = Int(exactly: length) {
      setLineLength(length)
    }
    guard let indentation = document["indentation"] else { return }
    if case .number(let count)? = indentation["spaces"], let count = Int(exactly: count) {
      setIndentation(count)
      usesTabs = false
    } else if indentation["tabs"] != nil {
      usesTabs = true
    }
  }

  /// Takes what an `.editorconfig` says about files of a name: later lines win, as its sections do.
  /// - Returns: Whether it is the topmost one, above which none is read.
  mutating func read(editorConfig bytes: [UInt8], fileName: String) -> Bool {
    var applies = false
    var isRoot = false
    var hasSections = false
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.trimmed
      if line.hasPrefix("#") || line.hasPrefix(";") { continue }
      if line.hasPrefix("["), line.hasSuffix("]") {
        hasSections = true
        applies = EditorConfigPattern.matches(line.dropFirst().dropLast(), fileName)
        continue
      }
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmed.lowercased() }
      guard parts.count == 2 else { continue }
      if parts[0] == "root", !hasSections { isRoot = parts[1] == "true" }
      guard applies else { continue }
      switch parts[0] {
      case "indent_style": usesTabs = parts[1] == "tab"
      case "indent_size": if let count = Int(parts[1]) { setIndentation(count) }
      case "max_line_length": if let length = Int(parts[1]) { setLineLength(length) }
      default: break
      }
    }
    return isRoot
  }
}

/// The names of sections in an `.editorconfig`: `*`, `*.swift`, `*.{swift,lay}`.
private enum EditorConfigPattern {
  static func matches(_ pattern: Substring, _ name: String) -> Bool {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return matchesPlain(pattern, name)
    }
    let rest = pattern[pattern.index(after: close)...]
    return pattern[pattern.index(after: open)..<close].split(separator: ",").contains {
      matchesPlain(Substring(String(pattern[..<open]) + $0.trimmed + rest), name)
    }
  }

  /// One `*` stands for anything.
  private static func matchesPlain(_ pattern: Substring, _ name: String) -> Bool {
    let pattern = pattern.drop { $0 == "*" || $0 == "/" }
    let isOpen = pattern.startIndex != pattern.base.startIndex
    return isOpen ? name.hasSuffix(pattern) : name == pattern
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var rest = Substring(self)
    while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
