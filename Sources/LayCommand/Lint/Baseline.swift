import Lay

/// The baseline that the command line names, and what files are called in it.
struct Baseline {
  let path: String
  /// nil: there is none yet, and one is to be written.
  let content: LintBaseline?
  /// The folder it lies in, without links; nil where that is not known.
  private let folder: String?

  init(path: String) throws(SystemError) {
    self.path = path
    let folder = splitPath(path).folder
    self.folder = try? realPath(folder.isEmpty ? "." : folder)
    guard let file = try FileReader.contentIfThere(FilePlace(path)) else {
      content = nil
      return
    }
    guard let content = LintBaseline(file.bytes) else {
      throw SystemError(
        "cannot use", path, reason: "it is no baseline; name a file that is not there, and one is written")
    }
    self.content = content
  }

  /// An input's path from the baseline's folder, wherever lint was started.
  func name(of input: Input) -> String {
    guard input.place != nil, let folder, let real = try? realPath(input.name) else { return input.name }
    return relativePath(real, from: folder)
  }
}

/// The way from a folder to a file, both of them absolute.
func relativePath(_ path: String, from folder: String) -> String {
  let (to, start) = (path.split(separator: "/"), folder.split(separator: "/"))
  let common = zip(to, start).prefix { $0 == $1 }.count
  let way = Array(repeating: "..", count: start.count - common) + to.dropFirst(common).map(String.init)
  return way.joined(separator: "/")
}
