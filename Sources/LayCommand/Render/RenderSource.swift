import LayLint

/// One file to render.
struct RenderSource {
  /// As diagnostics name it.
  var path: String
  /// Below the folder that is rendered: `adapting/country.lay`. Its artifacts lie in the same folder of the output.
  var name: String
  /// The longer names, without extension, in the same folder that begin with this one: what begins with them is theirs.
  var rivals: [String] = []

  var folder: String { splitPath(name).folder }
  /// The name without folder and extension.
  var stem: String { Self.stem(of: name) }

  static func stem(of name: String) -> String {
    let name = splitPath(name).name
    return name.hasSuffix(".lay") ? String(name.dropLast(4)) : name
  }
}

/// Every file to render that the operands name.
struct RenderSources {
  private(set) var list: [RenderSource] = []
  /// Every folder that was searched, or holds a file that was named.
  private(set) var folders: [String] = []
  private(set) var problems: [SystemError] = []

  /// Which files are meant, by their names below the folder that is rendered.
  struct Filter {
    var includes: [Glob] = []
    var excludes: [Glob] = []

    func allows(_ name: String) -> Bool {
      (includes.isEmpty || includes.contains { $0.matches(name) }) && !excludes.contains { $0.matches(name) }
    }
  }

  /// Searches the operands; what lies in the output folder is no source.
  init(_ operands: [String], filter: Filter, output: String) {
    var origins: [String: String] = [:]
    for operand in operands {
      for (path, name) in search(operand, isOnly: operands.count == 1, output) where filter.allows(name) {
        guard origins.updateValue(path, forKey: name) == nil else {
          problems.append(
            SystemError(
              "cannot render", path,
              reason: "another file would be drawn in the same place; render them apart"))
          continue
        }
        list.append(RenderSource(path: path, name: name))
      }
    }
    if list.isEmpty, problems.isEmpty, let operand = operands.first {
      problems.append(SystemError("nothing to render in", operand, reason: "no such .lay file is there"))
    }
    findRivals()
    list.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The files of one operand, each with its name: a folder among several keeps its own.
  private mutating func search(
    _ operand: String, isOnly: Bool, _ output: String
  ) -> [(path: String, name: String)] {
    switch PathKind(operand) {
    case .absent:
      problems.append(SystemError("cannot read", operand, code: ENOENT))
      return []
    case .file:
      let (folder, name) = splitPath(operand)
      folders.append(folder.isEmpty ? "." : folder)
      return [(operand, name)]
    case .folder:
      var walk = FolderWalk(suffix: ".lay")
      if FileIdentity(output) != FileIdentity(operand) { walk.avoid(output) }
      walk.add(operand)
      problems += walk.errors
      folders += walk.folders
      let prefix = isOnly ? "" : Self.name(of: operand)
      return walk.files.map { path in
        let below = path.utf8.dropFirst(operand.utf8.count).drop { $0 == UInt8(ascii: "/") }
        return (path, joinPath(prefix, String(Substring(below))))
      }
    }
  }

  /// The last name of a folder's path, also where that is written `.` or `..`.
  private static func name(of folder: String) -> String {
    var path = folder
    while path.hasSuffix("/"), path.utf8.count > 1 { path.removeLast() }
    let name = splitPath(path).name
    guard ["", ".", ".."].contains(name) else { return name }
    return realPath(folder).map { splitPath($0).name } ?? ""
  }

  /// Finds the files whose artifacts could go by the names of another's.
  private mutating func findRivals() {
    let keys = list.map { ($0.folder, ArtifactNames.folded($0.stem)) }
    let order = list.indices.sorted { a, b in
      keys[a].0 == keys[b].0
        ? keys[a].1.utf8.lexicographicallyPrecedes(keys[b].1.utf8)
        : keys[a].0.utf8.lexicographicallyPrecedes(keys[b].0.utf8)
    }
    for position in order.indices {
      let (folder, stem) = keys[order[position]]
      for other in order[(position + 1)...] {
        guard keys[other].0 == folder, keys[other].1.utf8.starts(with: stem.utf8) else { break }
        let next = keys[other].1.utf8.dropFirst(stem.utf8.count).first
        if next.map({ ArtifactNames.separators.contains($0) }) ?? false {
          list[order[position]].rivals.append(keys[other].1)
        }
      }
    }
  }
}
