/// Finds the images and colours that a source names, each once, and remembers what it read.
package struct AssetFinder {
  #if hasFeature(Embedded)
  // Where there are no files, what would read them is a fortieth of the program, and left out.
  private var source: AssetSource? { nil }
  #else
  private let source: AssetSource?
  #endif
  private let platform: Platform
  private let displayScale: Double
  private var index: AssetIndex?
  private var symbolTable: AssetSymbolTable?
  #if !hasFeature(Embedded)
  private var stringTables: [String: StringTables] = [:]
  #endif
  private let language: String
  private var listings: [String: [String]] = [:]
  private var images: [Key: Result<ImageAsset, AssetFault>] = [:]
  private var colorIndices: [String: Result<Int, AssetFault>] = [:]
  private var colors: [ColorAsset] = []
  package private(set) var reads = AssetReads()

  private struct Key: Hashable {
    package var name: String
    package var isDark: Bool
  }

  /// An image larger than this is not drawn: the picture that embeds it would be of no use.
  private static let maximumSize = 32 << 20

  package init(_ configuration: Configuration) {
    #if !hasFeature(Embedded)
    source = configuration.assets
    hasStrings = configuration.assets.map { !$0.resources.isEmpty } ?? false
    #endif
    platform = configuration.platform
    language = configuration.language
    displayScale = configuration.displayScale
  }

  // MARK: Images

  package mutating func image(_ name: String, _ scheme: ColorScheme) -> Result<ImageAsset, AssetFault> {
    let key = Key(name: name, isDark: scheme == .dark)
    if let known = images[key] { return known }
    let found = findImage(name, scheme)
    images[key] = found
    return found
  }

  private mutating func findImage(_ name: String, _ scheme: ColorScheme) -> Result<ImageAsset, AssetFault> {
    guard Self.isInside(name) else { return .failure(.missing) }
    if let folder = indexed()?.images[name] { return image(inSet: folder, scheme) }
    let (folder, base) = AssetIndex.split(name)
    if let file = looseFile(base, among: names(in: folder)) {
      return image(at: Self.join(folder, file.name), scale: file.scale)
    }
    guard folder.isEmpty, let (place, file) = looseResource(base) else { return .failure(.missing) }
    return image(at: Self.join(place, file.name), scale: file.scale)
  }

  /// An image among the resources that lie deeper: in an app they all lie in one folder.
  private mutating func looseResource(
    _ base: String
  ) -> (folder: String, file: (name: String, scale: Double))? {
    guard let source, !source.resources.isEmpty, let index = indexed() else { return nil }
    for (folder, names) in index.looseFiles.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    {
      if let file = looseFile(base, among: names) { return (folder, file) }
    }
    return nil
  }

  private mutating func image(inSet folder: String, _ scheme: ColorScheme) -> Result<ImageAsset, AssetFault> {
    let path = Self.join(folder, "Contents.json")
    guard let bytes = read(path) else { return .failure(.unusable(path: path, reason: "it can't be read")) }
    guard let set = AssetSet(bytes, "images") else {
      return .failure(.unusable(path: path, reason: "it does not describe images"))
    }
    guard let file = set.image(platform, scheme, scale: displayScale), Self.isInside(file.name) else {
      return .failure(.unusable(path: path, reason: "it names no image for this device"))
    }
    return image(at: Self.join(folder, file.name), scale: file.scale).map { image in
      var image = image
      image.isTemplate = set.isTemplate
      return image
    }
  }

  private mutating func image(at path: String, scale: Double) -> Result<ImageAsset, AssetFault> {
    guard let bytes = read(path) else { return .failure(.unusable(path: path, reason: "it can't be read")) }
    guard bytes.count <= Self.maximumSize else {
      return .failure(.unusable(path: path, reason: "it is larger than \(Self.maximumSize >> 20) MiB"))
    }
    do throws(ImageHeader.Fault) {
      let header = try ImageHeader(bytes)
      let size = Size(width: header.size.width / scale, height: header.size.height / scale)
      return .success(
        ImageAsset(size: size, path: path, picture: EncodedImage(mimeType: header.mimeType, bytes: bytes)))
    } catch {
      return .failure(.unusable(path: path, reason: error.reason))
    }
  }

  /// The file that an image's name means, in the first format that there is, at the scale that suits best.
  private func looseFile(_ base: String, among names: [String]) -> (name: String, scale: Double)? {
    // With its extension the name is the file's.
    if Self.extensions.contains(where: { base.hasSuffix($0) }) {
      return names.contains(base) ? (base, 1) : nil
    }
    let scales: [(suffix: String, scale: Double)] = [("", 1), ("@2x", 2), ("@3x", 3)]
    for fileExtension in Self.extensions {
      var files: [(name: String, scale: Double)] = []
      for (suffix, scale) in scales {
        let name = base + suffix + fileExtension
        if names.contains(name) { files.append((name, scale)) }
      }
      if let best = bestScale(files.map { $0.scale }, for: displayScale) { return files[best] }
    }
    return nil
  }

  static let extensions = [".png", ".jpg", ".jpeg", ".svg", ".pdf", ".heic", ".webp"]

  // MARK: Colours

  /// The number of a colour, by which `color(_:_:)` gives its value.
  package mutating func color(_ name: String) -> Result<Int, AssetFault> {
    if let known = colorIndices[name] { return known }
    let found = findColor(name).map { color in
      colors.append(color)
      return colors.count - 1
    }
    colorIndices[name] = found
    return found
  }

  package func color(_ index: Int, _ scheme: ColorScheme) -> RGBA {
    guard index < colors.count else { return .black }
    return scheme == .dark ? colors[index].dark : colors[index].light
  }

  private mutating func findColor(_ name: String) -> Result<ColorAsset, AssetFault> {
    guard Self.isInside(name), let folder = indexed()?.colors[name] else { return .failure(.missing) }
    let path = Self.join(folder, "Contents.json")
    guard let bytes = read(path), let set = AssetSet(bytes, "colors") else {
      return .failure(.unusable(path: path, reason: "it does not describe a color"))
    }
    if let reference = set.reference(platform) {
      return .success(ColorAsset(light: .black, dark: .black, reference: reference))
    }
    guard let light = set.color(platform, .light) else {
      return .failure(.unusable(path: path, reason: "it gives no color by its components"))
    }
    return .success(ColorAsset(light: light, dark: set.color(platform, .dark) ?? light))
  }

  // MARK: Symbols

  /// The name of the colour that a symbol of Xcode's stands for.
  package mutating func colorName(ofSymbol symbol: String) -> String? { namedSymbols()?.colors[symbol] }

  /// The name of the image that a symbol of Xcode's stands for.
  package mutating func imageName(ofSymbol symbol: String) -> String? { namedSymbols()?.images[symbol] }

  /// Whether a folder of a catalogue is a type of this name.
  package mutating func hasNamespace(_ symbol: String) -> Bool {
    namedSymbols()?.namespaces.contains(symbol) ?? false
  }

  private mutating func namedSymbols() -> AssetSymbolTable? {
    if let symbolTable { return symbolTable }
    guard let index = indexed() else { return nil }
    let made = AssetSymbolTable(index) { read($0) }
    symbolTable = made
    return made
  }

  /// Whether a name is that of a symbol of the app's own.
  package mutating func isOwnSymbol(_ name: String) -> Bool { indexed()?.symbols[name] != nil }

  /// The colour of UIKit's that a colour is; nil for one of its own components.
  package func reference(_ index: Int) -> String? { index < colors.count ? colors[index].reference : nil }

  // MARK: Strings

  /// Whether an app's tables of strings are at hand: those of a project's modules.
  #if hasFeature(Embedded)
  package var hasStrings: Bool { false }
  #else
  package let hasStrings: Bool
  #endif

  /// What the tables, or the one that is named, have for a key; nil where the key itself is the text.
  /// - Parameter locale: Whose language; nil: the user's.
  package mutating func string(
    _ key: String, table: String? = nil, in locale: String? = nil
  ) -> LocalizedEntry? {
    #if hasFeature(Embedded)
    return nil
    #else
    guard hasStrings else { return nil }
    let language = tableLanguage(locale)
    if let tables = stringTables[language] { return tables.entry(key, table: table) }
    guard let index = indexed() else { return nil }
    let paths = index.stringTables
    let strings =
      source?.memory?.strings(language) { readStrings(paths, language) } ?? readStrings(paths, language)
    reads.files.formUnion(strings.files)
    stringTables[language] = strings.tables
    return strings.tables.entry(key, table: table)
    #endif
  }

  #if !hasFeature(Embedded)
  /// The language of a locale as tables are named by it, `pt-BR` of `pt_BR`.
  private func tableLanguage(_ locale: String?) -> String {
    locale.map { String($0.map { $0 == "_" ? "-" : $0 }) } ?? language
  }

  private func readStrings(_ paths: [String], _ language: String) -> ReadStrings {
    var files: Set<String> = []
    var isComplete = true
    let tables = StringTables(paths, language: language) { path in
      files.insert(path)
      let bytes = source?.bytes(path)
      if bytes == nil { isComplete = false }
      return bytes
    }
    return ReadStrings(tables: tables, files: files, isComplete: isComplete)
  }
  #endif

  /// What stands in a text for a number, by the name that the text has for it; nil for a name of nothing.
  package func plural(_ name: String, for number: Int?, in locale: String? = nil) -> String? {
    #if hasFeature(Embedded)
    return nil
    #else
    let language = tableLanguage(locale)
    return stringTables[language]?.plurals[name]?.form(for: number, isFrench: language.hasPrefix("fr"))
    #endif
  }

  // MARK: Files

  /// Where an app's bundle lies: what is among the resources is all in its folder.
  package static let bundlePath = "/App.app"

  /// The path of a file in the app's bundle; nil where there is none of the name.
  package mutating func bundledPath(of name: String) -> String? {
    guard Self.isInside(name), let index = indexed() else { return nil }
    let (folder, base) = AssetIndex.split(name)
    if folder.isEmpty, StringTables.preferred(language).contains(where: { $0 + ".lproj" == base }) {
      // A catalogue has all languages.
      let isThere = index.stringTables.contains {
        $0.hasSuffix(".xcstrings") || AssetIndex.split(AssetIndex.split($0).folder).name == base
      }
      return isThere ? Self.join(Self.bundlePath, base) : nil
    }
    if let place = index.looseFiles.keys.sorted().first(where: {
      index.looseFiles[$0]?.contains(base) == true
    }) {
      return Self.join(Self.bundlePath, Self.join(place, base))
    }
    return names(in: folder).contains(base) ? Self.join(Self.bundlePath, name) : nil
  }

  /// The bytes of a file in the app's bundle.
  package mutating func content(ofBundled path: String) -> [UInt8]? {
    guard path.hasPrefix(Self.bundlePath + "/") else { return nil }
    let name = String(path.dropFirst(Self.bundlePath.count + 1))
    guard Self.isInside(name), let bytes = read(name), bytes.count <= Self.maximumSize else { return nil }
    return bytes
  }

  private mutating func indexed() -> AssetIndex? {
    guard let source else { return nil }
    if let index { return index }
    let made = AssetIndex(source)
    for folder in made.folders { reads.folders.insert(folder) }
    index = made
    return made
  }

  private mutating func names(in folder: String) -> [String] {
    if let known = listings[folder] { return known }
    guard let source else { return [] }
    reads.folders.insert(folder)
    let names = source.names(folder)
    listings[folder] = names
    return names
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    guard let source else { return nil }
    reads.files.insert(path)
    return source.bytes(path)
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  /// Whether a path stays in the folder of the assets.
  private static func isInside(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.utf8.contains(0)
      && !path.split(separator: "/", omittingEmptySubsequences: false).contains {
        $0 == ".." || $0 == "." || $0.isEmpty
      }
  }
}

/// What of the assets a compilation depends on: it comes out the same as long as these do.
package struct AssetReads: Sendable, Equatable {
  package var files: Set<String> = []
  package var folders: Set<String> = []

  package init() {}
}
