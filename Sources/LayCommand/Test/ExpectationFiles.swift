import Lay

// Files of expectations: `NAME.laytest` beside `NAME.swift` or `NAME.lay`.

extension Input {
  private static let expectationSuffix = ".laytest"

  /// Where the expectations of this source may lie; nil for standard input.
  var expectationPlace: FilePlace? {
    guard let place else { return nil }
    return place.folder.appending(baseName + Self.expectationSuffix)
  }

  /// The file of expectations beside the source; nil where there is none.
  func expectations() throws(SystemError) -> SourceFile? {
    guard let place = expectationPlace, let content = try FileReader.contentIfThere(place) else { return nil }
    return SourceFile(name: place.path, bytes: content.bytes)
  }

  /// The inputs with the source in place of each file of expectations, each once.
  static func sources(_ inputs: [Input]) throws(SystemError) -> [Input] {
    var seen: Set<String> = []
    var result: [Input] = []
    for input in inputs {
      let source = try input.name.hasSuffix(expectationSuffix) ? source(of: input) : input
      if seen.insert(source.name).inserted { result.append(source) }
    }
    return result
  }

  private static func source(of expectations: Input) throws(SystemError) -> Input {
    let name = String(splitPath(expectations.name).name.dropLast(expectationSuffix.utf8.count))
    if let folder = expectations.place?.folder {
      for suffix in [".lay", ".swift"] {
        let place = folder.appending(name + suffix)
        if try place.status()?.kind == .file { return Input(place) }
      }
    }
    throw SystemError(
      "nothing to test by", expectations.name, reason: "no \(name).lay or \(name).swift is beside it")
  }
}
