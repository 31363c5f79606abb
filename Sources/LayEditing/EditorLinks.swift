import LayCompletion
import LaySyntax

extension EditedDocument {
  /// Links from the names of images and colours to the files that hold them.
  /// - Parameter files: The paths of the files that are there.
  func links(to files: [String], _ address: (String) -> String) -> JSONValue {
    var byName: [String: String] = [:]
    for file in files.sorted().reversed() { byName[Self.assetName(of: file)] = file }
    let tokens = reading.tokens
    var found: [JSONValue] = []
    for index in 0..<tokens.count where tokens.kind(index) == .stringStart {
      guard tokens.kind(index - 1) == .leftParen, ["Image", "Color"].contains(tokens.text(index - 2)),
        let file = byName[String(tokens.text(index).dropFirst().dropLast())]
      else { continue }
      let range = tokens.tokens[index].range
      found.append(
        .object([
          "range": self.range(SourceRange(start: range.start + 1, end: range.end - 1)),
          "target": .string(address(file)), "tooltip": .string(file),
        ]))
    }
    return .array(found)
  }

  /// `star` of `Assets.xcassets/star.imageset/star@2x.png`, and of `star@2x.png`.
  private static func assetName(of path: String) -> String {
    let parts = path.split(separator: "/")
    for part in parts.reversed() {
      for ending in [".imageset", ".colorset", ".symbolset"] where part.hasSuffix(ending) {
        return String(part.dropLast(ending.utf8.count))
      }
    }
    let name = parts.last ?? ""
    return String(name.prefix { $0 != "." && $0 != "@" })
  }
}
