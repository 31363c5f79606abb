import Lay

/// The `.lay-lint` files that speak for inputs: the nearest in a file's folder or above it, each read once.
struct LintConfigurations {
  /// A configuration and the folder that its paths start from.
  struct Found {
    let configuration: LintConfiguration
    let folder: String
    /// The folder of the input that it was found for.
    var start: String

    var rules: LintRules { configuration.rules }
    /// The folder whose files see each other's declarations; nil for each file by itself.
    var module: String? { configuration.isModule ? folder : nil }

    /// Whether an input is passed over.
    func excludes(_ input: Input) -> Bool {
      let path = joinPath(start, splitPath(input.name).name)
      guard path.hasPrefix(folder) else { return false }
      return configuration.excludes(String(path.dropFirst(folder.count)))
    }
  }

  private var known: [String: Found?] = [:]
  /// The real paths of the folders that inputs lie in.
  private var starts: [String: String] = [:]
  /// The files read so far.
  private(set) var files: [FilePlace] = []
  /// Whether any of them says something that means nothing.
  private(set) var hasErrors = false

  mutating func configuration(of input: Input, _ terminal: inout Terminal) throws(SystemError) -> Found? {
    let folder = input.place?.folder ?? FilePlace("")
    guard let root = try realRoot(folder) else { return nil }
    let start = joinPath(root, folder.below)
    var found = try nearest(start, folder.links, &terminal)
    found?.start = start
    return found
  }

  /// Only what was named has links in it; what lies below is not longer than the system takes because of them.
  /// nil where nothing is there, which reading the input will tell.
  private mutating func realRoot(_ folder: FilePlace) throws(SystemError) -> String? {
    if let known = starts[folder.root] { return known }
    let path = folder.root.isEmpty ? "." : folder.root
    guard try FileStatus(named: path) != nil else { return nil }
    let real = try realPath(path)
    starts[folder.root] = real
    return real
  }

  private mutating func nearest(
    _ folder: String, _ links: LinkScope?, _ terminal: inout Terminal
  ) throws(SystemError) -> Found? {
    if let known = known[folder] { return known }
    let place = FilePlace(folder, below: ".lay-lint", links: links)
    let found: Found?
    if let content = try FileReader.contentIfThere(place) {
      files.append(place)
      let configuration = LintConfiguration(SourceFile(name: place.path, bytes: content.bytes))
      for diagnostic in configuration.diagnostics {
        terminal.add(formatted: diagnostic.formatted(color: terminal.usesColor))
        hasErrors = true
      }
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      found = Found(configuration: configuration, folder: prefix, start: folder)
    } else {
      let parent = splitPath(folder).folder
      found = folder == "/" || parent.isEmpty ? nil : try nearest(parent, links, &terminal)
    }
    known[folder] = .some(found)
    return found
  }
}
