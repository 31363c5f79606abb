/// One file to render.
struct RenderSource {
  /// As diagnostics name it.
  var path: String
  /// Where it is read.
  var place: FilePlace
  /// Below the folder that is rendered: `adapting/country.lay`. Its artifacts lie in the same folder of the output.
  var name: String
  /// Of a file of a project: the project's.
  var project: ProjectSources?
  /// The longer names, without extension, in the same folder that begin with this one: what begins with them is theirs.
  var rivals: [String] = []

  var folder: String { splitPath(name).folder }
  /// Where its images are.
  func assetFolder(_ arguments: Arguments) -> FilePlace { assets(arguments).folder }

  /// Its images.
  func assets(_ arguments: Arguments) -> InputAssets {
    project?.assets(arguments)
      ?? InputAssets(arguments.assets.map { FilePlace($0, links: place.links) } ?? place.folder)
  }

  /// The name without folder and extension.
  var stem: String { Self.stem(of: name) }

  static func stem(of name: String) -> String {
    let name = splitPath(name).name
    if name.hasSuffix(".swift") { return String(name.dropLast(6)) }
    return name.hasSuffix(".lay") ? String(name.dropLast(4)) : name
  }
}

/// Every file to render that the operands name.
struct RenderSources {
  private(set) var list: [RenderSource] = []
  /// Every folder that was searched, or holds a file that was named.
  private(set) var folders: [String] = []
  private(set) var problems: [SystemError] = []
  private(set) var passedLinks: [String] = []
  /// The project that is drawn, of a folder without `.lay` files.
  private(set) var project: ProjectDrawing?
  private let links: LinkScope?
  private let packages: [String]

  /// Searches the operands; what lies in the output folder is no source.
  /// - Parameter packages: Folders of packages that a project among them uses.
  init(_ operands: [String], filter: RenderFilter, output: String, links: LinkScope?, packages: [String]) {
    self.links = links
    self.packages = packages
    var names: Set<String> = []
    for operand in operands {
      var found: [RenderSource] = []
      do throws(SystemError) {
        found = try search(operand, isOnly: operands.count == 1, output)
      } catch {
        problems.append(error)
      }
      for source in found where filter.allows(source.name) {
        guard names.insert(source.name).inserted else {
          problems.append(
            SystemError(
              "cannot render", source.path,
              reason: "another file would be drawn in the same place; render them apart"))
          continue
        }
        list.append(source)
      }
    }
    if list.isEmpty, problems.isEmpty, let operand = operands.first {
      problems.append(
        SystemError(
          "nothing to render in", operand,
          reason: "no such .lay file is there, and no Swift file with previews"))
    }
    findRivals()
    list.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The files of one operand, each with its name: a folder among several keeps its own.
  private mutating func search(
    _ operand: String, isOnly: Bool, _ output: String
  ) throws(SystemError) -> [RenderSource] {
    guard let status = try FileStatus(named: operand) else {
      throw SystemError("cannot read", operand, code: ENOENT)
    }
    guard status.kind == .folder else {
      let (folder, name) = splitPath(operand)
      folders.append(folder.isEmpty ? "." : plainPath(folder))
      return [RenderSource(path: plainPath(operand), place: FilePlace(operand, links: links), name: name)]
    }
    var walk = FolderWalk(suffix: ".lay", links: links)
    if let out = try FileStatus(named: output), out.identity != status.identity { walk.avoid(out.identity) }
    walk.add(FilePlace(operand, links: links))
    problems += walk.errors
    passedLinks += walk.passedLinks
    folders += walk.folders.map(plainPath)
    if walk.files.isEmpty, walk.errors.isEmpty, isOnly, let project = previews(in: operand) { return project }
    let prefix = isOnly ? "" : try Self.name(of: operand)
    return walk.files.map { place in
      RenderSource(path: plainPath(place.path), place: place, name: joinPath(prefix, place.below))
    }
  }

  /// The files with previews of a folder that is a project; nil where there are none.
  private mutating func previews(in operand: String) -> [RenderSource]? {
    let sources = ProjectSources(in: FilePlace(operand, links: links), packages: packages)
    let drawing = ProjectDrawing(sources)
    let files = drawing.files
    if files.isEmpty { return nil }
    project = drawing
    return files.map { file, name in
      RenderSource(
        path: plainPath(file), place: sources.root.appending(sources.relative(file)), name: name,
        project: sources)
    }
  }

  /// The last name of a folder's path, also where that is written `.` or `..`.
  private static func name(of folder: String) throws(SystemError) -> String {
    var path = folder
    while path.hasSuffix("/"), path.utf8.count > 1 { path.removeLast() }
    let name = splitPath(path).name
    guard ["", ".", ".."].contains(name) else { return name }
    return splitPath(try realPath(folder)).name
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
