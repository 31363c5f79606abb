/// Searching for a part in strings, by bytes: UTF-8 finds whole scalars only.
///
/// - Complexity: O(text + part), by the algorithm of Knuth, Morris and Pratt.
struct TextSearch {
  private let part: [UInt8]
  /// By how many bytes of the part were found before another did not follow, how many of these may begin it anew.
  private let retreats: [Int]

  init(_ part: String) { self.init(Array(part.utf8)) }

  init(_ part: [UInt8]) {
    self.part = part
    var retreats = [0, 0]
    var matched = 0
    for byte in self.part.dropFirst() {
      while matched > 0, byte != self.part[matched] { matched = retreats[matched] }
      if byte == self.part[matched] { matched += 1 }
      retreats.append(matched)
    }
    self.retreats = retreats
  }

  /// Where the part begins and ends in a text's bytes, from one of them on; an empty part is found right there.
  func firstRange(in text: [UInt8], from start: Int = 0) -> Range<Int>? {
    if part.isEmpty { return start..<start }
    var matched = 0
    for index in text[start...].indices {
      while matched > 0, text[index] != part[matched] { matched = retreats[matched] }
      if text[index] == part[matched] { matched += 1 }
      if matched == part.count { return (index + 1 - matched)..<(index + 1) }
    }
    return nil
  }

  /// What lies between the places where the part is; the last piece holds what comes after so many others.
  func pieces(of text: String, maxSplits: Int = .max, omittingEmpty: Bool = false) -> [String] {
    guard !part.isEmpty else { return [text] }
    let bytes = Array(text.utf8)
    var pieces: [String] = []
    var start = 0
    while pieces.count < maxSplits, let range = firstRange(in: bytes, from: start) {
      if !omittingEmpty || start < range.lowerBound {
        pieces.append(String(decoding: bytes[start..<range.lowerBound], as: UTF8.self))
      }
      start = range.upperBound
    }
    if !omittingEmpty || start < bytes.count {
      pieces.append(String(decoding: bytes[start...], as: UTF8.self))
    }
    return pieces
  }
}
