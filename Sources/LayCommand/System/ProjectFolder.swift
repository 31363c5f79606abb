import LayProject

/// The files of a project, read where its finder asks for them; links are passed over, and what fails is kept.
final class ProjectFolder: Sendable {
  let root: FilePlace
  private let faults = FaultList()
  private let links = Guarded<[String]>([])

  init(_ root: FilePlace) { self.root = root }

  /// What there was and could not be read.
  var problems: [SystemError] { faults.all }
  /// Links that were not followed.
  var passedLinks: [String] { links.access { $0 } }

  var source: FileSource {
    FileSource(
      entries: { folder in self.entries(folder) },
      bytes: { file in
        self.faults.attempt { () throws(SystemError) in
          try FileReader.contentIfThere(self.root.appending(file))?.bytes
        } ?? nil
      })
  }

  private func entries(_ folder: String) -> [FileSource.Entry] {
    let place = folder.isEmpty ? root : root.appending(folder)
    // Swift fetches packages to a hidden folder.
    let found =
      faults.attempt { () throws(SystemError) in
        try place.openFolder()?.entries { !$0.hasPrefix(".") || $0 == ".build" }
      } ?? nil
    return (found ?? []).compactMap { entry in
      switch entry.kind {
      case .folder: return FileSource.Entry(name: entry.name, isFolder: true)
      case .file: return FileSource.Entry(name: entry.name, isFolder: false)
      case .link:
        links.access { $0.append(joinPath(place.path, entry.name)) }
        return nil
      default: return nil
      }
    }
  }
}
