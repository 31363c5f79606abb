import Lay

/// The images and colours that one input may show: the files of a folder, each read where it is asked for.
final class InputAssets: @unchecked Sendable {
  /// Where they lie.
  let folder: FilePlace
  /// Of a project: the paths below the folder of what its modules have for resources.
  private let resources: [String]
  private let memory: AssetMemory?
  private let faults = FaultList()
  private let lock = Lock()
  private var read: [FilePlace] = []

  init(_ folder: FilePlace, resources: [String] = [], _ memory: AssetMemory? = nil) {
    self.folder = folder
    self.resources = resources
    self.memory = memory
  }

  /// What there was and could not be read: what was made without it must not count as made.
  var problem: SystemError? { faults.all.first }

  /// The files that were read so far.
  var files: [FilePlace] { lock.hold { read } }

  var source: AssetSource {
    AssetSource(
      resources: resources, memory: memory,
      names: { path in
        self.faults.attempt { () throws(SystemError) in try self.folder.appending(path).names() } ?? []
      },
      bytes: { path in
        let place = self.folder.appending(path)
        let found =
          self.faults.attempt { () throws(SystemError) in try FileReader.contentIfThere(place)?.bytes } ?? nil
        if found != nil { self.lock.hold { self.read.append(place) } }
        // Viewers of SVG show no pages, but their paths.
        return found.map { bytes in
          bytes.starts(with: "%PDF-".utf8) ? PDFPage.picture(of: bytes) ?? bytes : bytes
        }
      })
  }
}
