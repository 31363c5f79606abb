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
