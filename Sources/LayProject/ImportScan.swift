/// The names of modules that sources import, found without parsing them.
enum ImportScan {
  /// The names in a source's `import` statements, those in comments and literals of several lines among them.
  /// - Complexity: O(n) in the bytes.
  static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ";") }) {
      if let name = name(in: line) { names.insert(name) }
    }
    return names
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// The module of `import struct Module.Name`, whatever attributes and modifiers stand before it.
  private static func name(in line: ArraySlice<UInt8>) -> String? {
    // What begins otherwise is no import, and is most of any source.
    guard let first = line.first(where: { !isSpace($0) }), first == UInt8(ascii: "@") || isLetter(first)
    else {
      return nil
    }
    let words = line.split(maxSplits: 8, whereSeparator: isSpace)
    let place = words.prefix(6).firstIndex { $0.elementsEqual("import".utf8) }
    guard let place, words[..<place].allSatisfy(mayStandBefore) else { return nil }
    var rest = words[(place + 1)...]
    if let kind = rest.first, kinds.contains(String(decoding: kind, as: UTF8.self)) {
      rest = rest.dropFirst()
    }
    guard let path = rest.first else { return nil }
    let name = path.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "/") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Whether a word is an attribute, or says who else sees what is imported.
  private static func mayStandBefore(_ word: ArraySlice<UInt8>) -> Bool {
    word.first == UInt8(ascii: "@")
      || ["public", "package", "internal", "fileprivate", "private"].contains { word.elementsEqual($0.utf8) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
}
