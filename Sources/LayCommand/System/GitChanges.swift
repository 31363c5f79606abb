/// Which files have changed since a commit, as an installed git tells.
enum GitChanges {
  /// The paths of files below a folder that are not as they were, those among them that are new or gone.
  ///
  /// What a repository's own settings would have git run stays out: no helper watches files, none shows differences.
  /// - Parameter reference: A commit, as git names them.
  static func paths(in folder: FilePlace, since reference: String) throws(SystemError) -> Set<String> {
    if reference.isEmpty || reference.hasPrefix("-") {
      throw SystemError("cannot compare with", reference, reason: "it is no name of a commit")
    }
    let differing = [
      "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all", "--relative", reference, "--", ".",
    ]
    let new = ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]
    return try names(differing, in: folder, about: reference).union(names(new, in: folder, about: reference))
  }

  private static func names(
    _ words: [String], in folder: FilePlace, about reference: String
  ) throws(SystemError) -> Set<String> {
    let own = try PrivateFolder()
    let settings = ["-C", folder.path.isEmpty ? "." : folder.path, "-c", "core.fsmonitor=false"]
    let outcome = try ChildProgram.run("git", settings + words, log: own.path(of: "output"), seconds: 60)
    let output = try own.content("output") ?? []
    switch outcome {
    case .absent: throw SystemError("cannot compare with", reference, reason: "git is not installed")
    case .stopped: throw SystemError("cannot compare with", reference, reason: "git did not end in time")
    case .ended(0):
      return Set(output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    case .ended:
      let line = String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      throw SystemError("cannot compare with", reference, reason: line.isEmpty ? "git failed" : line)
    }
  }
}
