/// The files that any source of a run is read from or shows, whichever source is drawn first: what `--force` never
/// writes over.
///
/// They are looked for only where something foreign is about to be replaced, and once: to know the images of all sources
/// takes as long as to draw them.
final class RunInputs: Sendable {
  private let sources: [RenderSource]
  private let named: [FilePlace]
  private let found = Guarded<Set<FileIdentity>?>(nil)

  /// - Parameters:
  ///   - sources: All of the run's, those of other shards too.
  ///   - named: What else is read: fonts, and the inputs as they were named.
  init(_ sources: [RenderSource], _ named: [FilePlace]) {
    self.sources = sources
    self.named = named
  }

  /// Whether a file that is there is one of them, by whatever name.
  /// - Parameter images: Those of a source.
  func contains(_ identity: FileIdentity, images: (RenderSource) -> [FilePlace]) -> Bool {
    found.access { found in
      let known = found ?? identities(images)
      found = known
      return known.contains(identity)
    }
  }

  private func identities(_ images: (RenderSource) -> [FilePlace]) -> Set<FileIdentity> {
    var identities: Set<FileIdentity> = []
    for place in named + sources.flatMap({ [$0.place] + images($0) }) {
      guard let file = try? place.openFile() else { continue }
      if let status = FileStatus(descriptor: file.descriptor) { identities.insert(status.identity) }
    }
    return identities
  }
}
