/// The folder that pictures go to: what stands in it, and how files in it are replaced, from any thread.
///
/// A file is written aside and renamed, so that it is whole at any moment. Before that its hash goes to a journal:
/// should the program end before the manifest is written, the next run knows the file as its own. The journal is also
/// what keeps two runs from writing to one folder at a time.
final class OutputFolder: @unchecked Sendable {
  let path: String
  /// Whether files that are not known as lay's own are replaced.
  private let replacesForeign: Bool
  private var journal: Journal?
  /// Whether what was written is in a manifest, so that the journal is not needed any more.
  private var isSaved = false
  /// What a run that did not end has written, or was about to.
  let unfinished: [Manifest.Artifact]
  /// What earlier runs have written: from manifests and the journal.
  private var owned: Set<String> = []
  /// What was written before and not touched since is as the manifests say.
  private var manifestTime = FileTime.never
  private let shared = Guarded(Shared())

  private struct Shared {
    var folders: Set<String> = []
    var temporaryCount = 0
  }

  /// - Parameter writes: false only looks: every question is answered, and nothing is changed.
  init(_ path: String, writes: Bool, replacesForeign: Bool) throws(SystemError) {
    self.path = path
    self.replacesForeign = replacesForeign
    let journalPath = joinPath(path, Self.journalName)
    if writes {
      try makeFolder(path)
      journal = try Journal(journalPath)
    }
    unfinished = Journal.artifacts(in: journalPath)
    owned = Set(unfinished.map(\.path))
    if writes { removeTemporaries() }
  }

  var writes: Bool { journal != nil }

  private static let journalName = ".lay-journal"
  private static let temporaryFolder = ".lay-tmp"

  func fullPath(_ name: String) -> String { joinPath(path, name) }

  /// Lets the folder know what manifests list, before any thread asks.
  func own(_ files: ManifestFiles) {
    for artifact in files.manifest.artifacts { owned.insert(artifact.path) }
    manifestTime = files.time
  }

  // MARK: Looking

  /// Whether an artifact is as it was written.
  func isIntact(_ artifact: Manifest.Artifact) -> Bool {
    var status = stat()
    let path = fullPath(artifact.path)
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == artifact.size
    else { return false }
    if FileTime(ofChange: status) < manifestTime { return true }
    return (try? ContentHash(Reading.file(path))) == artifact.hash
  }

  /// Whether the file of a path holds just these bytes.
  private func holds(_ path: String, _ bytes: [UInt8], _ status: stat) -> Bool {
    guard Int(status.st_size) == bytes.count else { return false }
    return (try? Reading.file(path)) == bytes
  }

  // MARK: Writing

  /// Sees to it that a file holds these bytes.
  /// - Returns: whether it did not before.
  func put(_ bytes: [UInt8], as artifact: Manifest.Artifact) throws(SystemError) -> Bool {
    let path = fullPath(artifact.path)
    if try isInPlace(path, artifact.path, { holds(path, bytes, $0) }) { return false }
    guard let journal else { return true }
    try makeFolders(of: path)
    try journal.note(artifact)
    let temporary = try temporary()
    do throws(SystemError) {
      try Writing.newFile(temporary, bytes, meaning: path)
      try rename(temporary, path)
    } catch {
      unlink(temporary)
      throw error
    }
    return true
  }

  /// Moves a file that was written aside to its place, unless the one that stands there is the same.
  func move(_ temporary: String, to artifact: Manifest.Artifact) throws(SystemError) -> Bool {
    let path = fullPath(artifact.path)
    let isSame = try isInPlace(path, artifact.path) { status in
      Int(status.st_size) == artifact.size && (try? ContentHash(Reading.file(path))) == artifact.hash
    }
    if isSame {
      unlink(temporary)
      return false
    }
    try journal?.note(artifact)
    try makeFolders(of: path)
    try rename(temporary, path)
    return true
  }

  /// Whether what stands at a path may stay; throws where it may be neither kept nor replaced.
  private func isInPlace(
    _ path: String, _ name: String, _ isSame: (stat) -> Bool
  ) throws(SystemError) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw SystemError("cannot write", path, reason: "it is a folder")
    }
    if status.st_mode & S_IFMT == S_IFREG, isSame(status) { return true }
    guard replacesForeign || owned.contains(name) else {
      throw SystemError(
        "cannot write", path, reason: "a file is there that lay did not write; remove it, or give --force")
    }
    return false
  }

  private func rename(_ temporary: String, _ path: String) throws(SystemError) {
    if renameFile(temporary, path) != 0 { throw SystemError("cannot write", path) }
  }

  /// A name for a file on its way.
  func temporary() throws(SystemError) -> String {
    let folder = fullPath(Self.temporaryFolder)
    if mkdir(folder, 0o777) != 0, errno != EEXIST { throw SystemError("cannot make folder", folder) }
    let number = shared.access { shared in
      shared.temporaryCount += 1
      return shared.temporaryCount
    }
    return joinPath(folder, "\(number)")
  }

  private func makeFolders(of path: String) throws(SystemError) {
    let folder = splitPath(path).folder
    if shared.access({ $0.folders.contains(folder) }) { return }
    try makeFolder(folder)
    shared.access { _ = $0.folders.insert(folder) }
  }

  // MARK: Removing

  /// Removes what lay has written and a manifest no longer lists; what was changed since then stays.
  func removeStale(
    _ artifacts: [Manifest.Artifact], unlessIn manifest: Manifest, _ report: inout RenderReport
  ) {
    let current = manifest.paths
    // A path may come with two hashes, for a run that did not end may have written it last.
    var stale: [String: [Manifest.Artifact]] = [:]
    for artifact in artifacts where !current.contains(artifact.path) {
      stale[artifact.path, default: []].append(artifact)
    }
    if stale.isEmpty { return }
    let twins = Dictionary(current.map { (ArtifactNames.folded($0), $0) }, uniquingKeysWith: { $1 })
    for (path, artifacts) in stale.sorted(by: { $0.key < $1.key }) {
      let full = fullPath(path)
      guard let identity = FileIdentity(link: full) else { continue }
      // Where case does not count, an old name may lead to the new file.
      if let twin = twins[ArtifactNames.folded(path)], FileIdentity(link: fullPath(twin)) == identity {
        continue
      }
      if !artifacts.contains(where: { isIntact($0) }) {
        report.warn("'\(full)' has no source any more, and stays: something else has changed it")
      } else if !writes || removeFile(path) {
        report.tellRemoved(path)
      } else {
        report.report(SystemError("cannot remove", full))
      }
    }
  }

  /// Removes a file, and the folders that it leaves empty.
  private func removeFile(_ path: String) -> Bool {
    guard unlink(fullPath(path)) == 0 else { return false }
    var folder = splitPath(path).folder
    while !folder.isEmpty, rmdir(fullPath(folder)) == 0 { folder = splitPath(folder).folder }
    return true
  }

  private func removeTemporaries() {
    let folder = fullPath(Self.temporaryFolder)
    for name in (try? FolderWalk.names(in: folder)) ?? [] { unlink(joinPath(folder, name)) }
    rmdir(folder)
  }

  // MARK: Manifests

  /// Writes a manifest, and removes those that it makes superfluous.
  /// - Parameter isVerified: whether this run has looked at all that the manifest lists. If not, what an earlier run
  ///   that did not end has left may lie there, and the manifest's time must not vouch for it.
  func save(
    _ manifest: Manifest, as name: String, insteadOf others: [String], isVerified: Bool
  ) throws(SystemError) {
    let bytes = manifest.json()
    let path = fullPath(name)
    if (try? Reading.file(path)) != bytes {
      let temporary = try temporary()
      try Writing.newFile(temporary, bytes, meaning: path)
      if !isVerified { try max(manifestTime, .earliest).setContent(of: temporary) }
      try rename(temporary, path)
    }
    for other in others where other != name { unlink(fullPath(other)) }
    isSaved = true
  }

  /// Ends the run; where its manifest could not be written, the journal stays for the next one.
  func close() {
    removeTemporaries()
    journal?.close(removes: isSaved)
    journal = nil
  }
}

/// `rename(2)`, which the folder's own function would hide.
private func renameFile(_ from: String, _ to: String) -> Int32 { rename(from, to) }
