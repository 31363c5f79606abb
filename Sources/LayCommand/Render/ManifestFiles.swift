import LaySyntax

/// The manifests in an output folder, read as one.
struct ManifestFiles {
  private(set) var manifest = Manifest()
  /// What was written before and not touched since is as the manifest says.
  ///
  /// A manifest carries this time as that of its own content: a run that has not looked at all that it lists leaves
  /// the time of the run before.
  private(set) var time = FileTime.never
  /// The shares that have left manifests of their own.
  private(set) var shards: [Shard] = []
  /// What was found in place of a manifest that can be read.
  private(set) var warnings: [String] = []

  /// The names of the shares' manifests.
  var partNames: [String] { shards.map { ManifestName.part($0) } }

  /// Shares of which nothing was found, though others of the same count were.
  var missingShards: [Shard] {
    Set(shards.map(\.count)).sorted().flatMap { count in
      (1...count).map { Shard(number: $0, count: count) }.filter { !shards.contains($0) }
    }
  }

  /// A manifest that is at hand, and lies in a folder.
  init(_ manifest: Manifest, in folder: String) {
    self.manifest = manifest
    time = FileTime(ofContent: joinPath(folder, ManifestName.whole))
  }

  init(in folder: String) {
    var times: [FileTime] = []
    if let whole = read(joinPath(folder, ManifestName.whole), &times) { manifest = whole }
    let names = (try? FolderWalk.names(in: folder, includingHidden: true)) ?? []
    shards = names.compactMap { ManifestName.shard($0) }
      .sorted { ($0.count, $0.number) < ($1.count, $1.number) }
    for shard in shards {
      if let part = read(joinPath(folder, ManifestName.part(shard)), &times) {
        manifest.merge(part, of: shard)
      }
    }
    time = times.min() ?? .never
  }

  private mutating func read(_ path: String, _ times: inout [FileTime]) -> Manifest? {
    guard PathKind(link: path) != .absent else { return nil }
    let time = FileTime(ofContent: path)
    do throws(SystemError) {
      let bytes = try Reading.file(path)
      do throws(JSONFault) {
        let manifest = try Manifest(json: bytes)
        times.append(time)
        return manifest
      } catch {
        warnings.append(
          "'\(path)' is made anew, for it cannot be read: \(error.message), at byte \(error.offset)")
      }
    } catch {
      warnings.append(error.message)
    }
    return nil
  }
}
