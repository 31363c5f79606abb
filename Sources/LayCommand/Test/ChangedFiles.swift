/// The files that git finds changed since a revision: in what was committed since, in the folder, and those it does not
/// know yet.
struct ChangedFiles {
  /// Whole paths, without links in them.
  private let paths: [String]

  /// As long as git may take, in seconds.
  private static let patience = 60.0

  init(since revision: String) throws(SystemError) {
    // What begins so would be an option.
    guard !revision.isEmpty, !revision.hasPrefix("-") else {
      throw SystemError("git knows no revision", revision, reason: "name a branch, a tag or a commit")
    }
    let root = try Self.lines(["rev-parse", "--show-toplevel"]).first ?? ""
    let names =
      try Self.lines([
        "-c", "core.quotePath=false", "-c", "core.fsmonitor=false", "diff", "--name-only", "--no-ext-diff",
        revision, "--",
      ])
      + Self.lines([
        "-C", root, "-c", "core.quotePath=false", "-c", "core.fsmonitor=false", "ls-files", "--others",
        "--exclude-standard",
      ])
    paths = names.map { joinPath(root, $0) }
  }

  /// What git says, line by line. What it reports as its errors is told.
  private static func lines(_ words: [String]) throws(SystemError) -> [String] {
    let folder = try PrivateFolder()
    let outcome = try ChildProgram.run("git", words, log: folder.path(of: "said"), seconds: patience)
    let said = String(decoding: try folder.content("said") ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
    switch outcome {
    case .ended(0): return said
    case .absent: throw SystemError("cannot compare with", "git", reason: "it is not installed")
    case .ended, .stopped:
      throw SystemError("cannot compare by", "git", reason: said.first ?? "it did not end in time")
    }
  }

  /// Whether a file is a source, or says something of one: what is beside sources and is none may be an image of them.
  static func isSource(_ path: String) -> Bool {
    [".swift", ".lay", ".laytest", ".layout", ".md"].contains { path.hasSuffix($0) }
  }

  /// The inputs for which something that they are made of has changed: the file itself, its kept frames, or in its folder,
  /// or that of its assets, what is no source.
  func affected(_ inputs: [Input], assets: String?) throws(SystemError) -> [Input] {
    let assetFolder = try assets.map { path throws(SystemError) in try realPath(path) }
    var found: [Input] = []
    for input in inputs {
      guard let place = input.place else {
        found.append(input)
        continue
      }
      let path = try realPath(place.path)
      let folder = assetFolder ?? splitPath(path).folder
      let kept = joinPath(joinPath(splitPath(path).folder, "__Layouts__"), input.baseName + ".")
      let expectations = joinPath(splitPath(path).folder, input.baseName + ".laytest")
      let isAffected = paths.contains { changed in
        if changed == path || changed == expectations || changed.hasPrefix(kept) { return true }
        return !Self.isSource(changed) && changed.hasPrefix(folder + "/")
      }
      if isAffected { found.append(input) }
    }
    return found
  }
}
