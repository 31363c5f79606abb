import Lay

/// The `.lay-lint` files that speak for inputs: the nearest in a file's folder or above it, each read once.
struct LintConfigurations {
  /// A configuration and the folder that its paths start from.
  struct Found {
    let configuration: LintConfiguration
    let folder: String

    var rules: LintRules { configuration.rules }

    /// Whether an input is passed over.
    func excludes(_ path: String) -> Bool {
      guard let real = realPath(path), real.hasPrefix(folder) else { return false }
      return configuration.excludes(String(real.dropFirst(folder.count)))
    }
  }

  private var known: [String: Found?] = [:]
  /// Whether any file read so far says something that means nothing.
  private(set) var hasErrors = false

  mutating func configuration(of input: Input, _ terminal: inout Terminal) throws(SystemError) -> Found? {
    let folder = input.isStandardInput ? "" : splitPath(input.name).folder
    guard let start = realPath(folder.isEmpty ? "." : folder) else { return nil }
    return try nearest(start, &terminal)
  }

  private mutating func nearest(_ folder: String, _ terminal: inout Terminal) throws(SystemError) -> Found? {
    if let known = known[folder] { return known }
    let path = joinPath(folder, ".lay-lint")
    let found: Found?
    if PathKind(path) == .file {
      let configuration = LintConfiguration(SourceFile(name: path, bytes: try Reading.file(path)))
      for diagnostic in configuration.diagnostics {
        terminal.note(diagnostic.formatted(color: terminal.usesColor))
        hasErrors = true
      }
      found = Found(configuration: configuration, folder: folder.hasSuffix("/") ? folder : folder + "/")
    } else {
      let parent = splitPath(folder).folder
      found = folder == "/" || parent.isEmpty ? nil : try nearest(parent, &terminal)
    }
    known[folder] = .some(found)
    return found
  }
}
