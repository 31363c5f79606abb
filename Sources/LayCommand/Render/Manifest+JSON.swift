import LayOutput
import LaySyntax

extension Manifest {
  /// The text that is kept in the output folder: sources in the order of their names, each on a line.
  func json() -> [UInt8] {
    var text = JSONText()
    text.element()
    text.object { text in
      text.member("layManifest", Self.version)
      text.array("sources") { text in
        for (name, source) in sources.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
          text.element()
          text.object(inline: true) { source.write(name: name, to: &$0) }
        }
      }
      if !orphans.isEmpty { Artifact.write(orphans, "orphans", to: &text) }
      if let page {
        text.object("page", inline: true) { text in
          text.member("key", page.key.text)
          page.artifact.write("artifact", to: &text)
        }
      }
    }
    return text.finish()
  }
}

extension Manifest.Source {
  fileprivate func write(name: String, to text: inout JSONText) {
    text.member("source", name)
    if let key { text.member("key", key.text) }
    text.member("layouts", layoutCount)
    if !ingredients.isEmpty {
      text.array("ingredients") { text in
        for ingredient in ingredients {
          text.element()
          text.object { text in
            text.member("path", ingredient.path)
            text.member("hash", ingredient.hash.text)
          }
        }
      }
    }
    Manifest.Artifact.write(artifacts, "artifacts", to: &text)
    record?.write("record", to: &text)
  }
}

extension Manifest.Artifact {
  fileprivate static func write(_ artifacts: [Self], _ key: StaticString, to text: inout JSONText) {
    text.array(key) { text in
      for artifact in artifacts {
        text.element()
        text.object(inline: true) { artifact.writeMembers(to: &$0) }
      }
    }
  }

  fileprivate func write(_ key: StaticString, to text: inout JSONText) {
    text.object(key, inline: true) { writeMembers(to: &$0) }
  }

  private func writeMembers(to text: inout JSONText) {
    text.member("path", path)
    text.member("size", size)
    text.member("hash", hash.text)
  }
}

// MARK: Reading

extension Manifest {
  /// Reads a manifest's text; whatever this version would not have written is a fault.
  init(json bytes: [UInt8]) throws(JSONFault) {
    var manifest = Manifest()
    var version: Int?
    var reader = JSONReader(bytes)
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "layManifest": version = try reader.integer()
      case "sources":
        try reader.array { reader throws(JSONFault) in
          let (name, source) = try Source.read(&reader)
          manifest.sources[name] = source
        }
      case "orphans": manifest.orphans = try Artifact.list(&reader)
      case "page": manifest.page = try Page.read(&reader)
      default: throw reader.fault("no manifest has '\(key)'")
      }
    }
    try reader.finish()
    guard let version else { throw reader.fault("this is no manifest of lay") }
    guard version == Self.version else { throw reader.fault("it is of version \(version)") }
    self = manifest
  }
}

extension Manifest.Source {
  fileprivate static func read(
    _ reader: inout JSONReader
  ) throws(JSONFault) -> (name: String, source: Manifest.Source) {
    var name: String?
    var hasForeignIngredients = false
    var source = Manifest.Source()
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "source": name = try reader.pathBelow()
      case "key": source.key = try reader.hash()
      case "layouts": source.layoutCount = try reader.integer()
      case "ingredients":
        try reader.array { reader throws(JSONFault) in
          source.ingredients.append(try Manifest.Ingredient.read(&reader))
        }
        // A path from elsewhere is never read: whatever was made of it is made anew.
        if source.ingredients.contains(where: { !Manifest.Ingredient.isPath($0.path) }) {
          source.ingredients = []
          hasForeignIngredients = true
        }
      case "artifacts": source.artifacts = try Manifest.Artifact.list(&reader)
      case "record": source.record = try Manifest.Artifact.read(&reader)
      default: throw reader.fault("no source has '\(key)'")
      }
    }
    guard let name else { throw reader.fault("a source without a name") }
    if hasForeignIngredients { source.key = nil }
    return (name, source)
  }
}

extension Manifest.Page {
  fileprivate static func read(_ reader: inout JSONReader) throws(JSONFault) -> Self {
    var key: ContentHash?
    var artifact: Manifest.Artifact?
    try reader.object { name, reader throws(JSONFault) in
      switch name {
      case "key": key = try reader.hash()
      case "artifact": artifact = try Manifest.Artifact.read(&reader)
      default: throw reader.fault("no page has '\(name)'")
      }
    }
    guard let key, let artifact else { throw reader.fault("a page without its file") }
    return Self(key: key, artifact: artifact)
  }
}

extension Manifest.Ingredient {
  fileprivate static func read(_ reader: inout JSONReader) throws(JSONFault) -> Self {
    var path: String?
    var hash: ContentHash?
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "path": path = try reader.string()
      case "hash": hash = try reader.hash()
      default: throw reader.fault("no ingredient has '\(key)'")
      }
    }
    guard let path, let hash else { throw reader.fault("an ingredient without path or hash") }
    return Self(path: path, hash: hash)
  }
}

extension Manifest.Artifact {
  fileprivate static func list(_ reader: inout JSONReader) throws(JSONFault) -> [Self] {
    var artifacts: [Self] = []
    try reader.array { reader throws(JSONFault) in artifacts.append(try read(&reader)) }
    return artifacts
  }

  fileprivate static func read(_ reader: inout JSONReader) throws(JSONFault) -> Self {
    var path: String?
    var size: Int?
    var hash: ContentHash?
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "path": path = try reader.pathBelow()
      case "size": size = try reader.integer()
      case "hash": hash = try reader.hash()
      default: throw reader.fault("no artifact has '\(key)'")
      }
    }
    guard let path, let size, let hash else { throw reader.fault("an artifact without path, size or hash") }
    return Self(path: path, size: size, hash: hash)
  }
}

extension JSONReader {
  fileprivate mutating func hash() throws(JSONFault) -> ContentHash {
    guard let hash = ContentHash(try string()) else { throw fault("a hash of 32 digits is expected") }
    return hash
  }

  fileprivate mutating func pathBelow() throws(JSONFault) -> String {
    let path = try string()
    guard staysBelow(path) else {
      throw fault("a path that stays below the folder is expected")
    }
    return path
  }
}
