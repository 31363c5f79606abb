import LayOutput
import LaySyntax

/// The manifests in an output folder, read as one.
struct ManifestFiles {
  private(set) var manifest = Manifest()
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

  /// A manifest that is at hand.
  init(_ manifest: Manifest) { self.manifest = manifest }

  init(in folder: String) {
    manifest = read(joinPath(folder, ManifestName.whole)) ?? Manifest()
    let names = (try? FolderWalk.names(in: folder, includingHidden: true)) ?? []
    shards = names.compactMap { ManifestName.shard($0) }
      .sorted { ($0.count, $0.number) < ($1.count, $1.number) }
    for shard in shards {
      if let part = read(joinPath(folder, ManifestName.part(shard))) { manifest.merge(part, of: shard) }
    }
  }

  private mutating func read(_ path: String) -> Manifest? {
    guard PathKind(link: path) != .absent else { return nil }
    do throws(SystemError) {
      let bytes = try Reading.file(path)
      do throws(JSONFault) {
        return try Manifest(json: bytes)
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
