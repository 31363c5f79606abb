import LaySyntax

/// The texts of an app in one language: those of its tables of strings, by key.
///
/// Read are catalogues (`Localizable.xcstrings`), and in folders of languages (`fr.lproj`) tables (`.strings`) as text and
/// tables of plurals (`.stringsdict`). A key is looked for in the table that is named; where none is, in `Localizable`.
struct StringTables: Sendable {
  /// By table and key.
  private var entries: [String: [String: LocalizedEntry]] = [:]
  /// What stands for numbers in the texts, by the names that the texts have for it: see `LocalizedEntry`.
  private(set) var plurals: [String: PluralForms] = [:]

  /// - Parameters:
  ///   - paths: The files, those that count first.
  ///   - language: As in `pt-BR`; what it lacks is taken from `pt`, then from the language that the app is written in.
  init(_ paths: [String], language: String, read: (String) -> [UInt8]?) {
    let preferred = Self.preferred(language)
    let ranked = paths.enumerated().map { index, path in
      (path: path, rank: Self.rank(path, preferred), table: Self.table(path), index: index)
    }
    let sorted = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
    for file in sorted where file.rank < Self.never {
      guard let bytes = read(file.path) else { continue }
      if file.path.hasSuffix(".xcstrings") {
        addCatalogue(bytes, file.table, preferred)
      } else if file.path.hasSuffix(".strings") {
        for (key, value) in StringsFile.read(bytes) { add(LocalizedEntry(value), key, file.table) }
      } else {
        for (key, entry) in PluralsFile.read(bytes) { add(entry, key, file.table, isPlural: true) }
      }
    }
  }

  func entry(_ key: String, table: String?) -> LocalizedEntry? { entries[table ?? "Localizable"]?[key] }

  private mutating func add(
    _ entry: LocalizedEntry, _ key: String, _ table: String, isPlural: Bool = false
  ) {
    var entry = entry
    entry.qualify(plurals.count)
    for (name, forms) in entry.plurals { plurals[name] = forms }
    if isBetter(entry, than: entries[table]?[key], isPlural) { entries[table, default: [:]][key] = entry }
  }

  /// A table of plurals says more than the table beside it.
  private func isBetter(_ entry: LocalizedEntry, than known: LocalizedEntry?, _ isPlural: Bool) -> Bool {
    known.map { isPlural && $0.plurals.isEmpty } ?? true
  }

  static func preferred(_ language: String) -> [String] {
    let base = language.split { $0 == "-" || $0 == "_" }.first.map { String($0) } ?? language
    var names = [language, base, "Base", "en"]
    for index in names.indices.reversed() where names[..<index].contains(names[index]) {
      names.remove(at: index)
    }
    return names
  }

  private static let never = 1_000

  /// How near a file's language is; a catalogue holds all of them.
  private static func rank(_ path: String, _ preferred: [String]) -> Int {
    if path.hasSuffix(".xcstrings") { return 0 }
    let (folder, _) = AssetIndex.split(path)
    let (_, name) = AssetIndex.split(folder)
    guard name.hasSuffix(".lproj") else { return never }
    return preferred.firstIndex(of: String(name.dropLast(".lproj".utf8.count))) ?? never
  }

  private static func table(_ path: String) -> String {
    let (_, name) = AssetIndex.split(path)
    return name.split(separator: ".").first.map { String($0) } ?? name
  }

  private mutating func addCatalogue(_ bytes: [UInt8], _ table: String, _ preferred: [String]) {
    guard let catalogue = JSONValue(bytes), case .object(let strings)? = catalogue["strings"] else { return }
    let languages = preferred.filter { $0 != "en" } + [catalogue["sourceLanguage"]?.string ?? "en"]
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      guard let found = languages.lazy.compactMap({ value["localizations"]?[$0] }).first else { continue }
      if let text = found["stringUnit"]?["value"]?.string {
        var entry = LocalizedEntry(text)
        if case .object(let parts)? = found["substitutions"] { entry.add(substitutions: parts) }
        add(entry, key, table)
      } else if case .object(let forms)? = found["variations"]?["plural"] {
        var entry = LocalizedEntry("%#@@")
        entry.plurals[""] = PluralForms(forms)
        add(entry, key, table)
      }
    }
  }
}
