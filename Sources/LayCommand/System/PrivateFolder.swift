/// A folder for a moment, which nobody else can look into: what other programs are given to read, and write into.
///
/// It goes with all that is in it.
final class PrivateFolder {
  let path: String
  private let parent: OpenFolder
  private let folder: OpenFolder
  /// What is removed should a signal end the program.
  private var begun: [Interruption.Begun] = []

  init() throws(SystemError) {
    let place = getenv("TMPDIR").map { String(systemName: $0) } ?? "/tmp"
    parent = try OpenFolder(named: place)
    let template = joinPath(place, "lay-XXXXXX").withSystemPath { strdup($0) }
    defer { free(template) }
    guard let template, mkdtemp(template) != nil else { throw SystemError("cannot make a folder in", place) }
    path = String(systemName: template)
    folder = try OpenFolder(named: path)
    if let own = Interruption.beginFolder(splitPath(path).name, in: parent.descriptor) { begun.append(own) }
  }

  /// The path of a file that another program makes.
  func path(of name: String) -> String {
    if let file = Interruption.begin(name, in: folder.descriptor, { _ in true }) { begun.append(file) }
    return joinPath(path, name)
  }

  /// Writes a file, and gives its path.
  func write(_ bytes: [UInt8], as name: String) throws(SystemError) -> String {
    let path = path(of: name)
    let file = try UnfinishedFile(in: folder, meaning: path, mode: 0o600)
    try file.write(bytes)
    try file.move(to: name, in: folder)
    return path
  }

  /// What a file holds; nil where nobody has made it.
  func content(_ name: String) throws(SystemError) -> [UInt8]? {
    try FileReader.content(name, in: folder)?.bytes
  }

  deinit {
    Self.empty(folder)
    _ = splitPath(path).name.withSystemPath { unlinkat(parent.descriptor, $0, AT_REMOVEDIR) }
    for file in begun { Interruption.finish(file) }
  }

  /// Removes all that is in a folder; links are removed, and not followed.
  private static func empty(_ folder: OpenFolder) {
    for entry in (try? folder.entries(where: { _ in true })) ?? [] {
      let isFolder = entry.kind == .folder
      if isFolder, let inner = try? folder.folder(entry.name) { empty(inner) }
      _ = entry.name.withSystemPath { unlinkat(folder.descriptor, $0, isFolder ? AT_REMOVEDIR : 0) }
    }
  }
}
