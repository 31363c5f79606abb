/// What lies in an output folder and was made by `lay render`, by its sources.
struct Manifest: Equatable {
  /// A file that was written, so that it is known again.
  struct Artifact: Equatable {
    /// Relative to the output folder.
    var path: String
    var size: Int
    var hash: ContentHash

    init(path: String, size: Int, hash: ContentHash) {
      self.path = path
      self.size = size
      self.hash = hash
    }

    init(path: String, _ bytes: [UInt8]) {
      self.init(path: path, size: bytes.count, hash: ContentHash(bytes))
    }
  }

  /// A file besides the source that a picture was made of: an image of the assets.
  struct Ingredient: Equatable {
    /// Relative to the folder of the images; of a folder in which one was looked for it ends in `/`.
    var path: String
    var hash: ContentHash
  }

  /// What one source gave.
  struct Source: Equatable {
    /// Stands for everything that the artifacts depend on; nil for a source with errors, which is read anew each time.
    var key: ContentHash?
    var ingredients: [Ingredient] = []
    var layoutCount = 0
    var artifacts: [Artifact] = []
    /// The source's part of the gallery's page.
    var record: Artifact?

    var everything: [Artifact] { artifacts + (record.map { [$0] } ?? []) }
  }

  /// The gallery's page, with the hash of the records that it was made of.
  struct Page: Equatable {
    var key: ContentHash
    var artifact: Artifact
  }

  /// By the sources' paths below the folder that was rendered.
  var sources: [String: Source] = [:]
  var page: Page?
  /// Artifacts that an entry of `sources` used to have: they go when nothing else has them.
  var orphans: [Artifact] = []

  /// The form's version; one that is higher cannot be read.
  static let version = 1

  /// Everything that lay has written.
  var artifacts: [Artifact] {
    sources.values.flatMap(\.everything) + orphans + (page.map { [$0.artifact] } ?? [])
  }

  var paths: Set<String> { Set(artifacts.map(\.path)) }

  /// What a run on one share of the sources leaves.
  func part(_ shard: Shard) -> Manifest {
    Manifest(sources: sources.filter { shard.holds($0.key) }, orphans: orphans)
  }

  /// Takes over what a run on one share of the sources has left.
  mutating func merge(_ part: Manifest, of shard: Shard) {
    for (name, old) in sources where shard.holds(name) {
      let kept = Set(part.sources[name]?.everything.map(\.path) ?? [])
      orphans += old.everything.filter { !kept.contains($0.path) }
      sources[name] = nil
    }
    sources.merge(part.sources) { $1 }
    orphans += part.orphans
  }
}

/// One of several shares that sources are dealt into.
struct Shard: Hashable {
  /// From 1 to `count`.
  var number: Int
  var count: Int

  /// Whether a source belongs to this share: each belongs to one, whatever others there are.
  /// - Parameter name: its path below the folder that is rendered.
  func holds(_ name: String) -> Bool {
    Int(ContentHash(Array(name.utf8)).low % UInt64(count)) == number - 1
  }
}

/// The names of the manifests in an output folder.
enum ManifestName {
  static let whole = ".lay-manifest.json"

  static func part(_ shard: Shard) -> String { ".lay-manifest-\(shard.number)-of-\(shard.count).json" }

  /// The share whose manifest has this name; nil for any other file.
  static func shard(_ name: String) -> Shard? {
    guard name.hasPrefix(".lay-manifest-"), name.hasSuffix(".json") else { return nil }
    let words = name.dropFirst(14).dropLast(5).split(separator: "-", omittingEmptySubsequences: false)
    guard words.count == 3, words[1] == "of", let number = Int(words[0]), let count = Int(words[2]),
      number >= 1, number <= count
    else { return nil }
    let shard = Shard(number: number, count: count)
    return part(shard) == name ? shard : nil
  }
}
