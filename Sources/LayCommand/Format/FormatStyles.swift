import LayFormat

/// The styles that folders set: the nearest `.swift-format` above a file, else its `.editorconfig` files.
struct FormatStyles {
  private var known: [String: Result<FormatStyle, SystemError>] = [:]

  /// - Parameter place: Where the source lies; nil for text that lies nowhere.
  mutating func style(of place: FilePlace?, _ input: Input) -> Result<FormatStyle, SystemError> {
    guard let place else { return .success(FormatStyle()) }
    let folder = place.folder
    let name = splitPath(place.path).name
    let suffix = name.split(separator: ".").last.map { String($0) } ?? ""
    let key = folder.path + "\u{0}" + suffix
    if let style = known[key] { return style }
    let style: Result<FormatStyle, SystemError>
    do throws(SystemError) {
      style = .success(try Self.read(folder, name))
    } catch {
      style = .failure(error)
    }
    known[key] = style
    return style
  }

  private static func read(_ folder: FilePlace, _ name: String) throws(SystemError) -> FormatStyle {
    let root = folder.root.isEmpty ? "." : folder.root
    guard try FileStatus(named: root) != nil else { return FormatStyle() }
    let start = joinPath(try realPath(root), folder.below)
    var folders: [String] = []
    var path = start
    while !path.isEmpty {
      folders.append(path)
      if path == "/" { break }
      path = splitPath(path).folder
    }
    for folder in folders {
      let place = FilePlace(folder, below: ".swift-format")
      if let content = try FileReader.contentIfThere(place) { return FormatStyle(swiftFormat: content.bytes) }
    }
    var configurations: [[UInt8]] = []
    for folder in folders {
      guard let content = try FileReader.contentIfThere(FilePlace(folder, below: ".editorconfig")) else {
        continue
      }
      configurations.append(content.bytes)
      var probe = FormatStyle()
      if probe.read(editorConfig: content.bytes, fileName: name) { break }
    }
    var style = FormatStyle()
    for configuration in configurations.reversed() {
      _ = style.read(editorConfig: configuration, fileName: name)
    }
    return style
  }
}
