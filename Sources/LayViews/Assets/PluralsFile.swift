/// A table of plurals (`.stringsdict`): a property list in XML.
enum PluralsFile {
  /// The entries, as far as the file can be read.
  /// - Complexity: O(n) in the bytes.
  static func read(_ bytes: [UInt8]) -> [(key: String, entry: LocalizedEntry)] {
    var reader = XMLWords(bytes)
    guard case .dictionary(let entries)? = reader.value(named: nil, depth: 0) else { return [] }
    return entries.compactMap { key, value in
      guard case .dictionary(let parts) = value else { return nil }
      var format = "%#@number@"
      for (name, part) in parts {
        if name == "NSStringLocalizedFormatKey", case .text(let text) = part { format = text }
      }
      var entry = LocalizedEntry(format)
      for (name, part) in parts {
        guard case .dictionary(let forms) = part else { continue }
        var plural = PluralForms()
        for (category, form) in forms {
          if !category.hasPrefix("NSString"), case .text(let text) = form { plural.forms[category] = text }
        }
        if !plural.forms.isEmpty { entry.plurals[name] = plural }
      }
      return entry.plurals.isEmpty ? nil : (key, entry)
    }
  }
}

/// The dictionaries and texts of a property list in XML.
private struct XMLWords {
  indirect enum Value {
    case text(String)
    case dictionary([(key: String, value: Value)])
    case other
  }

  private let bytes: [UInt8]
  private var position = 0
  private static let deepest = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The name in the next pair of angle brackets, behind what stands before it; nil at the end.
  private mutating func tag() -> String? {
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    guard position < bytes.count else { return nil }
    let start = position + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
    guard position < bytes.count else { return nil }
    position += 1
    return String(decoding: bytes[start..<position - 1], as: UTF8.self)
  }

  /// What stands up to the next tag, which is passed over.
  private mutating func text() -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    let end = position
    _ = tag()
    return Self.decoded(bytes[start..<end])
  }

  /// The next value, whose tag may have been read already.
  mutating func value(named name: String?, depth: Int) -> Value? {
    guard depth < Self.deepest, let name = name ?? nextName() else { return nil }
    switch name {
    case "dict":
      var entries: [(key: String, value: Value)] = []
      while let tag = nextName(), tag == "key" {
        let key = text()
        guard let value = value(named: nil, depth: depth + 1) else { break }
        entries.append((key, value))
      }
      return .dictionary(entries)
    case "string": return .text(text())
    case "string/", "dict/", "true/", "false/": return .other
    default:
      // A number, a date, a list: passed over up to its end.
      let end = "/" + name
      while let tag = tag(), tag != end {}
      return .other
    }
  }

  /// The next tag that is no declaration and no comment.
  private mutating func nextName() -> String? {
    while let tag = tag() {
      let first = tag.utf8.first
      if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") || tag.hasPrefix("plist") { continue }
      return tag
    }
    return nil
  }

  private static let entities: [(name: String, text: String)] = [
    ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("amp", "&"),
  ]

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let rest = bytes[(index + 1)...]
      if bytes[index] == UInt8(ascii: "&"),
        let entity = entities.first(where: { rest.starts(with: ($0.name + ";").utf8) })
      {
        result += entity.text.utf8
        index += entity.name.utf8.count + 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
