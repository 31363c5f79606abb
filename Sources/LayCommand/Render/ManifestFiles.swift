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
  init(_ manifest: Manifest, in output: OutputFolder) throws(SystemError) {
    self.manifest = manifest
    if let status = try output.status(ManifestName.whole) { time = Self.time(of: status) }
  }

  /// Throws where a manifest is there and cannot be read: what it lists must not be forgotten.
  init(in output: OutputFolder) throws(SystemError) {
    var times: [FileTime] = []
    if let whole = try read(ManifestName.whole, output, &times) { manifest = whole }
    shards = try output.ownNames().compactMap { ManifestName.shard($0) }
      .sorted { ($0.count, $0.number) < ($1.count, $1.number) }
    for shard in shards {
      if let part = try read(ManifestName.part(shard), output, &times) {
        manifest.merge(part, of: shard)
      }
    }
    time = times.min() ?? .never
  }

  /// The time that a manifest was given, or an earlier one.
  private static func time(of status: FileStatus) -> FileTime { min(status.contentTime, status.changeTime) }

  private mutating func read(
    _ name: String, _ output: OutputFolder, _ times: inout [FileTime]
  ) throws(SystemError) -> Manifest? {
    guard let content = try output.content(name) else { return nil }
    do throws(JSONFault) {
      let manifest = try Manifest(json: content.bytes)
      times.append(Self.time(of: content.status))
      return manifest
    } catch {
      warnings.append(
        "'\(output.fullPath(name))' is made anew, for it cannot be read: \(error.message), at byte \(error.offset)"
      )
      return nil
    }
  }
}
