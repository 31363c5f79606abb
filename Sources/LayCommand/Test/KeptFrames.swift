import Lay

/// The frames of a file's previews that are kept in `__Layouts__` beside it, a text file for each preview.
struct KeptFrames {
  private let input: Input
  /// Whether every preview of the file is looked at: only then is it known which files are of previews that are gone.
  private let isWhole: Bool
  private static let folderName = "__Layouts__"

  init(_ input: Input, isWhole: Bool) {
    self.input = input
    self.isWhole = isWhole
  }

  /// Compares the previews with what is kept of them, or keeps them as they are.
  ///
  /// What has never been kept of a file is no failure, but where CI is set.
  /// - Returns: how many were kept anew.
  func hold(
    _ result: inout TestResult, updates: Bool, onlyUpgrades: Bool = false
  ) throws(SystemError) -> Int {
    let path = splitPath(input.name).folder
    let folder = try WritableFolder(named: path.isEmpty ? "." : path)
    let names = result.previewNames
    let files = fileNames(of: names)
    var count = 0
    for index in names.indices {
      let name = files[index]
      let below = joinPath(Self.folderName, name)
      let kept = try folder.content(below)?.bytes
      if updates {
        if let kept, result.isSame(index, asKept: kept) { continue }
        let bytes = result.snapshot(of: index)
        count += 1
        try folder.write(below, refusing: InputFiles([])) { receiver in bytes.withUnsafeBytes(receiver) }
      } else if kept != nil || Terminal.isSet("CI") {
        result.compare(index, withKept: kept, onlyUpgrades: onlyUpgrades)
      }
    }
    if updates, isWhole { try removeOrphans(in: folder, but: Set(files), of: result) }
    return count
  }

  /// `card.layout` of a preview without a name, else `card.large-text.layout`; `card.large-text-2.layout` of the next that
  /// is called so.
  private func fileNames(of previews: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      let stem = preview == input.baseName ? input.baseName : "\(input.baseName).\(slug(preview))"
      let number = counts[ArtifactNames.folded(stem), default: 0] + 1
      counts[ArtifactNames.folded(stem)] = number
      return number == 1 ? "\(stem).layout" : "\(stem)-\(number).layout"
    }
  }

  /// Removes what is kept of previews that this file has no more.
  private func removeOrphans(
    in folder: WritableFolder, but own: Set<String>, of result: TestResult
  ) throws(SystemError) {
    guard let kept = try folder.folder(Self.folderName) else { return }
    for entry in try kept.entries() where entry.name.hasSuffix(".layout") && !own.contains(entry.name) {
      let below = joinPath(Self.folderName, entry.name)
      guard let bytes = try folder.content(below)?.bytes, result.isOwn(snapshot: bytes) else { continue }
      try folder.remove(below)
    }
  }
}
