import LaySyntax

/// The names that Xcode gives colours and images in code: `Brand/Accent Color` is `.Brand.accent`.
///
/// derived: from the symbols that Xcode 16 and 26 generate. A name is split where it has no letter or digit; the first word
/// begins small, a run of capitals as a whole, the others begin large, and the last word goes where it only says what the
/// thing is. Folders that provide a namespace are types.
package enum AssetSymbols {
  /// The symbol of a set.
  /// - Parameters:
  ///   - namespace: The folders around it that provide one, the outermost first.
  ///   - kind: The word at the end that says nothing: `Color` or `Image`.
  package static func symbol(of name: String, in namespace: [String], kind: String) -> String {
    var symbol = camelCased(name, isType: false)
    if symbol.hasSuffix(kind), symbol.utf8.count > kind.utf8.count { symbol.removeLast(kind.count) }
    return namespace.isEmpty ? symbol : self.symbol(ofNamespace: namespace) + "/" + symbol
  }

  /// The symbol of folders that provide a namespace.
  static func symbol(ofNamespace folders: [String]) -> String {
    folders.map { camelCased($0, isType: true) }.joined(separator: "/")
  }

  private static func camelCased(_ name: String, isType: Bool) -> String {
    var text = ""
    for word in name.utf8.split(whereSeparator: { !isWordByte($0) }) {
      let word = Array(word)
      if text.isEmpty {
        text = String(decoding: isType ? capitalized(word) : decapitalized(word), as: UTF8.self)
      } else {
        text += String(decoding: capitalized(word), as: UTF8.self)
      }
    }
    if let first = text.utf8.first, isDigit(first) { return "_" + text }
    return text
  }

  private static func capitalized(_ word: [UInt8]) -> [UInt8] {
    var word = word
    if let first = word.first, isSmall(first) { word[0] = first - 32 }
    return word
  }

  /// `URLIcon` begins as `urlIcon`.
  private static func decapitalized(_ word: [UInt8]) -> [UInt8] {
    var word = word
    var index = 0
    while index < word.count, isCapital(word[index]) {
      if index > 0, index + 1 < word.count, isSmall(word[index + 1]) { break }
      word[index] += 32
      index += 1
    }
    return word
  }

  private static func isSmall(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }
  private static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isSmall(byte) || isCapital(byte) || isDigit(byte)
  }
}

/// The names of sets by the symbols that Xcode generates for them: `Brand/accent` is `Brand/Accent Color`.
struct AssetSymbolTable {
  private(set) var images: [String: String] = [:]
  private(set) var colors: [String: String] = [:]
  /// The types that folders with a namespace are.
  private(set) var namespaces: Set<String> = []

  /// - Parameter read: A file's bytes: what a folder says of itself.
  /// - Complexity: O(n) in the sets and the folders around them.
  init(_ index: AssetIndex, read: (String) -> [UInt8]?) {
    var provides: [String: Bool] = [:]
    for set in index.sets {
      var namespace: [String] = []
      let folders = set.prefix.split(separator: "/")
      var folder = set.folder
      var paths: [String] = []
      for name in folders.reversed() {
        paths.append(folder)
        folder = String(folder.dropLast(name.count + 1))
      }
      for (name, path) in zip(folders, paths.reversed()) {
        let isNamespace = provides[path] ?? Self.providesNamespace(read(path + "/Contents.json"))
        provides[path] = isNamespace
        if isNamespace {
          namespace.append(String(name))
          namespaces.insert(AssetSymbols.symbol(ofNamespace: namespace))
        }
      }
      let symbol = AssetSymbols.symbol(of: set.name, in: namespace, kind: set.isColor ? "Color" : "Image")
      // The first of a name stays.
      if set.isColor {
        if colors[symbol] == nil { colors[symbol] = set.prefix + set.name }
      } else if images[symbol] == nil {
        images[symbol] = set.prefix + set.name
      }
    }
  }

  private static func providesNamespace(_ bytes: [UInt8]?) -> Bool {
    guard let bytes, let contents = JSONValue(bytes) else { return false }
    return contents["properties"]?["provides-namespace"] == .bool(true)
  }
}
