/// The folder that pictures go to: what stands in it, and how files in it are replaced, from any thread.
///
/// A file is written aside and renamed, so that it is whole at any moment. Before that its hash goes to a journal:
/// should the program end before the manifest is written, the next run knows the file as its own. The journal is also
/// what keeps two runs from writing to one folder at a time.
///
/// Whatever lies in the folder may come from anybody. So no link in it is followed, and nothing is removed unless it
/// has the hash that was noted when it was written.
final class OutputFolder: @unchecked Sendable {
  let path: String
  /// nil where nothing is there, and nothing is written.
  private let folder: WritableFolder?
  /// Whether files that are not known as lay's own are replaced.
  private let replacesForeign: Bool
  private var journal: Journal?
  /// The folder for files on their way, as what goes should a signal end the program.
  private var begunFolder: Interruption.Begun?
  /// Whether what was written is in a manifest, so that the journal is not needed any more.
  private var isSaved = false
  /// What a run that did not end has written, or was about to.
  let unfinished: [Manifest.Artifact]
  /// What earlier runs have written: from manifests and the journal.
  private var owned: Set<String> = []
  /// What was written before and not touched since is as the manifests say.
  private var manifestTime = FileTime.never

  /// - Parameter writes: false only looks: every question is answered, and nothing is changed, removed or locked.
  init(_ path: String, writes: Bool, replacesForeign: Bool) throws(SystemError) {
    self.path = path
    self.replacesForeign = replacesForeign
    if writes {
      folder = try WritableFolder(making: path)
    } else {
      folder = try FileStatus(named: path) == nil ? nil : WritableFolder(named: path)
    }
    if let folder {
      try Self.refuseOddFiles(in: folder)
      if writes { journal = try Journal(in: folder.root) }
      unfinished = try Journal.artifacts(in: folder.root)
    } else {
      unfinished = []
    }
    owned = Set(unfinished.map(\.path))
    removeTemporaries()
    if let folder, writes {
      begunFolder = Interruption.beginFolder(Self.temporaryFolder, in: folder.root.descriptor)
    }
  }

  var writes: Bool { journal != nil }

  private static let temporaryFolder = ".lay-tmp"
  /// How the names of lay's own files and folders begin.
  private static let ownPrefix = ".lay-"

  /// Lay's own names may be plain files and folders alone: whoever put anything else there means harm.
  private static func refuseOddFiles(in folder: WritableFolder) throws(SystemError) {
    for entry in try folder.root.entries(where: { $0.hasPrefix(ownPrefix) })
    where entry.kind != .file && entry.kind != .folder {
      throw SystemError("cannot use", folder.fullPath(entry.name), reason: "\(entry.kind.reason); remove it")
    }
  }

  func fullPath(_ name: String) -> String { joinPath(path, name) }

  /// Lets the folder know what manifests list, before any thread asks.
  func own(_ files: ManifestFiles) {
    for artifact in files.manifest.artifacts { owned.insert(artifact.path) }
    manifestTime = files.time
  }

  // MARK: Looking

  /// The names of lay's own files.
  func ownNames() throws(SystemError) -> [String] {
    try folder?.root.entries { $0.hasPrefix(Self.ownPrefix) }.map(\.name) ?? []
  }

  /// What a file holds; nil where nothing is there.
  func content(_ name: String) throws(SystemError) -> FileReader.Content? { try folder?.content(name) }

  func status(_ name: String) throws(SystemError) -> FileStatus? { try folder?.status(name) }

  /// Whether an artifact is as it was written.
  /// - Parameter isSure: Read it, however long nobody has changed it: manifests may tell wrong times.
  func isIntact(_ artifact: Manifest.Artifact, isSure: Bool = false) throws(SystemError) -> Bool {
    guard let status = try folder?.status(artifact.path), status.kind == .file, status.size == artifact.size
    else { return false }
    if !isSure, status.changeTime < manifestTime { return true }
    return try content(artifact.path).map { ContentHash($0.bytes) } == artifact.hash
  }

  // MARK: Writing

  /// Sees to it that a file holds these bytes.
  /// - Parameter inputs: What is never written over, not even by force.
  /// - Returns: whether it did not before.
  func put(
    _ bytes: [UInt8], as artifact: Manifest.Artifact, refusing inputs: InputFiles
  ) throws(SystemError) -> Bool {
    let isSame = { (status: FileStatus) in
      status.size == bytes.count && (try? self.content(artifact.path))?.bytes == bytes
    }
    if try isInPlace(artifact.path, refusing: inputs, isSame) { return false }
    guard let journal, let folder else { return true }
    try journal.note(artifact)
    guard let file = try unfinishedFile(for: artifact.path) else { return true }
    try file.write(bytes)
    try folder.place(file, at: artifact.path)
    return true
  }

  /// Gives a file that was written aside its place, unless the one that stands there is the same.
  func place(_ file: UnfinishedFile, as artifact: Manifest.Artifact) throws(SystemError) -> Bool {
    let isSame = { (status: FileStatus) in
      status.size == artifact.size
        && (try? self.content(artifact.path)).map { ContentHash($0.bytes) } == artifact.hash
    }
    if try isInPlace(artifact.path, refusing: InputFiles([]), isSame) { return false }
    try journal?.note(artifact)
    try folder?.place(file, at: artifact.path)
    return true
  }

  /// Whether what stands at a path may stay; throws where it may be neither kept nor replaced.
  private func isInPlace(
    _ name: String, refusing inputs: InputFiles, _ isSame: (FileStatus) -> Bool
  ) throws(SystemError) -> Bool {
    guard let status = try folder?.status(name) else { return false }
    if status.kind == .folder { throw SystemError("cannot write", fullPath(name), reason: "it is a folder") }
    if status.kind == .file, isSame(status) { return true }
    if owned.contains(name) { return false }
    guard replacesForeign else {
      throw SystemError(
        "cannot write", fullPath(name),
        reason: "a file is there that lay did not write; remove it, or give --force")
    }
    if inputs.contains(status.identity) {
      throw SystemError("cannot write", fullPath(name), reason: "it is one of the inputs")
    }
    return false
  }

  /// A file on its way to a path.
  func unfinishedFile(for path: String) throws(SystemError) -> UnfinishedFile? {
    guard writes, let folder else { return nil }
    return try UnfinishedFile(in: folder.makeFolder(Self.temporaryFolder), meaning: fullPath(path))
  }

  // MARK: Removing

  /// Removes what lay has written and a manifest no longer lists; what was changed since then stays.
  /// - Returns: What could be neither removed nor told to be somebody else's by now.
  func removeStale(
    _ artifacts: [Manifest.Artifact], unlessIn manifest: Manifest, _ report: inout RenderReport
  ) -> [Manifest.Artifact] {
    let current = manifest.paths
    // A path may come with two hashes, for a run that did not end may have written it last.
    var stale: [String: [Manifest.Artifact]] = [:]
    for artifact in artifacts where !current.contains(artifact.path) {
      stale[artifact.path, default: []].append(artifact)
    }
    if stale.isEmpty { return [] }
    let twins = Dictionary(current.map { (ArtifactNames.folded($0), $0) }, uniquingKeysWith: { $1 })
    var left: [Manifest.Artifact] = []
    for (path, artifacts) in stale.sorted(by: { $0.key < $1.key }) {
      do throws(SystemError) {
        try remove(path, artifacts, twin: twins[ArtifactNames.folded(path)], &report)
      } catch {
        if error.isLink {
          report.warn("'\(fullPath(path))' has no source any more, and stays: a link leads there")
        } else {
          report.report(error)
          left += artifacts
        }
      }
    }
    return left
  }

  private func remove(
    _ path: String, _ artifacts: [Manifest.Artifact], twin: String?, _ report: inout RenderReport
  ) throws(SystemError) {
    guard let folder, let status = try folder.status(path) else { return }
    // Where case does not count, an old name may lead to the new file.
    if let twin, try folder.status(twin)?.identity == status.identity { return }
    var isOwn = false
    for artifact in artifacts where !isOwn { isOwn = try isIntact(artifact, isSure: true) }
    guard isOwn else {
      report.warn("'\(fullPath(path))' has no source any more, and stays: something else has changed it")
      return
    }
    if writes { try folder.remove(path) }
    report.tellRemoved(path)
  }

  /// Removes what a run that did not end has left on its way; what has other names stays.
  private func removeTemporaries() {
    guard writes, let folder,
      let names = try? folder.folder(Self.temporaryFolder)?.entries(where: { _ in true })
    else { return }
    for entry in names where entry.kind == .file && UnfinishedFile.isName(entry.name) {
      try? folder.remove(joinPath(Self.temporaryFolder, entry.name))
    }
    folder.removeEmptyFolders(Self.temporaryFolder)
  }

  // MARK: Manifests

  /// Writes a manifest, and removes those that it makes superfluous.
  /// - Parameter isVerified: whether this run has looked at all that the manifest lists. If not, what an earlier run
  ///   that did not end has left may lie there, and the manifest's time must not vouch for it.
  func save(
    _ manifest: Manifest, as name: String, insteadOf others: [String], isVerified: Bool
  ) throws(SystemError) {
    guard let folder else { return }
    let bytes = manifest.json()
    if try content(name)?.bytes != bytes, let file = try unfinishedFile(for: name) {
      try file.write(bytes)
      if !isVerified { try file.setContentTime(max(manifestTime, .earliest)) }
      try folder.place(file, at: name)
    }
    for other in others where other != name { try folder.remove(other) }
    isSaved = true
  }

  /// Ends the run; where its manifest could not be written, the journal stays for the next one.
  func close() {
    removeTemporaries()
    if let begunFolder { Interruption.finish(begunFolder) }
    begunFolder = nil
    if isSaved, writes { try? folder?.remove(Journal.name) }
    journal = nil
  }
}
