import Lay

/// Makes the page over an output folder of the records that its sources have left there.
struct GalleryBuilder {
  let output: OutputFolder
  /// What the page says of itself.
  private static let title = "Layouts"
  static let pageName = "index.html"
  /// Where the sources' parts of the page are kept.
  static let recordFolder = ".lay-gallery/"

  /// Where a source's part is kept, whatever the source is called: a name has at most 255 bytes.
  static func recordPath(of source: String) -> String {
    let (folder, name) = splitPath(source)
    let suffix = ".json"
    let longest = 255
    if name.utf8.count + suffix.utf8.count <= longest { return recordFolder + source + suffix }
    let mark = "~" + ContentHash(Array(name.utf8)).text + suffix
    var start = name
    while start.utf8.count + mark.utf8.count > longest { start.unicodeScalars.removeLast() }
    return recordFolder + joinPath(folder, start + mark)
  }

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
    if let page = manifest.page, page.key == key, try output.isIntact(page.artifact) { return .unchanged }
    guard let file = try output.unfinishedFile(for: Self.pageName) else {
      return recordsAreKept && isAsRecorded(records) ? .unchanged : .changed
    }
    let (artifact, actualKey) = try join(records) { bytes throws(SystemError) in try file.write(bytes) }
    let changes = try output.place(file, as: artifact)
    manifest.page = Manifest.Page(key: actualKey, artifact: artifact)
    return changes ? .changed : .unchanged
  }

  /// Whether the page that is there is the one that the records make; not where one is missing, which may be on its way.
  private func isAsRecorded(_ records: [Manifest.Artifact]) -> Bool {
    do throws(SystemError) {
      return try output.isIntact(try join(records) { _ throws(SystemError) in }.page)
    } catch {
      return false
    }
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
      guard let bytes = try output.content(record.path)?.bytes else {
        throw SystemError("cannot read", output.fullPath(record.path), code: ENOENT)
      }
      hashes.append(ContentHash(bytes))
      try add(bytes)
    }
    try add(tail)
    let page = Manifest.Artifact(path: Self.pageName, size: size, hash: hasher.finish())
    return (page, key(of: hashes))
  }
}
