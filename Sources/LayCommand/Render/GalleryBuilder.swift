import Lay

/// Makes the page over an output folder of the records that its sources have left there.
struct GalleryBuilder {
  let output: OutputFolder
  /// What the page says of itself.
  private static let title = "Layouts"
  static let pageName = "index.html"
  /// Where the sources' parts of the page are kept.
  static let recordFolder = ".lay-gallery/"

  private let head = GalleryPage.head(title: Self.title)
  private let tail = GalleryPage.tail()

  init(output: OutputFolder) { self.output = output }

  enum Result {
    case unchanged, changed
  }

  /// Brings the page up to date with a manifest's sources.
  /// - Parameter recordsAreKept: false if some records on disk are not as the manifest says, for nothing is written.
  /// - Returns: whether the page changes.
  func update(_ manifest: inout Manifest, recordsAreKept: Bool) throws(SystemError) -> Result {
    let records = manifest.sources.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .compactMap(\.value.record)
    let key = key(of: records.map(\.hash))
    if let page = manifest.page, page.key == key, output.isIntact(page.artifact) { return .unchanged }
    guard output.writes else {
      guard recordsAreKept else { return .changed }
      let artifact = try join(records) { _ throws(SystemError) in }.page
      return output.isIntact(artifact) ? .unchanged : .changed
    }
    let temporary = try output.temporary()
    let file = try Writing.Stream(temporary, meaning: output.fullPath(Self.pageName))
    var isMoved = false
    defer { if !isMoved { unlink(temporary) } }
    let (artifact, actualKey) = try join(records) { bytes throws(SystemError) in try file.write(bytes) }
    try file.close()
    let changes = try output.move(temporary, to: artifact)
    isMoved = true
    manifest.page = Manifest.Page(key: actualKey, artifact: artifact)
    return changes ? .changed : .unchanged
  }

  /// Stands for a page before it is made.
  private func key(of records: [ContentHash]) -> ContentHash {
    var hasher = ContentHasher()
    hasher.combine(head)
    hasher.combine(tail)
    for record in records { hasher.combine(record) }
    return hasher.finish()
  }

  /// Hands on the pieces of the page one after the other, no more than one of them in memory.
  /// - Returns: the page, and the key of the records that lay there: a run that did not end may have left others than
  ///   the manifest lists, and the next one has to see that the page is made of them.
  private func join(
    _ records: [Manifest.Artifact], _ write: ([UInt8]) throws(SystemError) -> Void
  ) throws(SystemError) -> (page: Manifest.Artifact, key: ContentHash) {
    var hasher = ContentHasher()
    var size = 0
    func add(_ bytes: [UInt8]) throws(SystemError) {
      hasher.combine(bytes)
      size += bytes.count
      try write(bytes)
    }
    try add(head)
    var hashes: [ContentHash] = []
    for record in records {
      let bytes = try Reading.file(output.fullPath(record.path))
      hashes.append(ContentHash(bytes))
      try add(bytes)
    }
    try add(tail)
    let page = Manifest.Artifact(path: Self.pageName, size: size, hash: hasher.finish())
    return (page, key(of: hashes))
  }
}
