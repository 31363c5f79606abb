/// The families that iOS and macOS both bring with them, by Apple's list of system fonts.
enum SystemFamilies {
  private static let names: [StaticString] = [
    "americantypewriter", "arial", "arialroundedmtbold", "avenir", "avenirnext", "avenirnextcondensed",
    "baskerville", "bradleyhand", "chalkboardse", "chalkduster", "charter", "cochin", "copperplate",
    "couriernew", "didot", "dinalternate", "dincondensed", "futura", "galvji", "georgia", "gillsans",
    "helvetica", "helveticaneue", "hoeflertext", "impact", "markerfelt", "menlo", "noteworthy", "optima",
    "palatino", "papyrus", "rockwell", "savoyelet", "snellroundhand", "timesnewroman", "trebuchetms",
    "verdana", "zapfino",
  ]

  /// Whether a name is that of such a family, or of a face of one: `Avenir Next`, `AvenirNext-Bold`, `CourierNewPSMT`.
  static func contain(_ name: String) -> Bool {
    var letters: [UInt8] = []
    for byte in name.utf8 {
      if byte == UInt8(ascii: "-") { break }
      if byte != UInt8(ascii: " ") { letters.append(byte | 0x20) }
    }
    return names.contains { family in
      for ending: StaticString in ["", "mt", "psmt", "ps"] {
        let length = family.utf8CodeUnitCount + ending.utf8CodeUnitCount
        guard letters.count == length else { continue }
        let isSame = family.withUTF8Buffer { $0.elementsEqual(letters.prefix($0.count)) }
        let endsSo = ending.withUTF8Buffer { $0.elementsEqual(letters.suffix($0.count)) }
        if isSame && endsSo { return true }
      }
      return false
    }
  }
}
