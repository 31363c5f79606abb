import LaySyntax

/// The texts of an app in one language: those of its tables of strings, by key.
///
/// Read are catalogues (`Localizable.xcstrings`), and in folders of languages (`fr.lproj`) tables (`.strings`) as text and
/// tables of plurals (`.stringsdict`). A key is looked for in the table that is named; where none is, in `Localizable`
/// first, then in the others.
struct StringTables {
  private var entries: [String: LocalizedEntry] = [:]
  /// The entries of tables whose keys stand in a table before them, too, by table.
  private var hidden: [String: [String: LocalizedEntry]] = [:]
  /// The table of every key.
  private var tables: [String: String] = [:]

  /// - Parameters:
  ///   - paths: The files, those that count first.
  ///   - language: As in `pt-BR`; what it lacks is taken from `pt`, then from the language that the app is written in.
  init(_ paths: [String], language: String, read: (String) -> [UInt8]?) {
    let preferred = Self.preferred(language)
    let ranked = paths.enumerated().map { index, path in
      (path: path, rank: Self.rank(path, preferred), table: Self.table(path), index: index)
    }
    let sorted = ranked.sorted { a, b in
      (a.table == "Localizable" ? 0 : 1, a.rank, a.index) < (
        b.table == "Localizable" ? 0 : 1, b.rank, b.index
      )
    }
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

  func entry(_ key: String, table: String?) -> LocalizedEntry? {
    guard let table, tables[key] != table else { return entries[key] }
    return hidden[table]?[key]
  }

  private mutating func add(
    _ entry: LocalizedEntry, _ key: String, _ table: String, isPlural: Bool = false
  ) {
    if let first = tables[key], first != table {
      if isBetter(entry, than: hidden[table]?[key], isPlural) { hidden[table, default: [:]][key] = entry }
    } else if isBetter(entry, than: entries[key], isPlural) {
      entries[key] = entry
      tables[key] = table
    }
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
    for (key, value) in strings {
      guard let found = languages.lazy.compactMap({ value["localizations"]?[$0] }).first else { continue }
      if let text = found["stringUnit"]?["value"]?.string {
        add(LocalizedEntry(text), key, table)
      } else if case .object(let forms)? = found["variations"]?["plural"] {
        var entry = LocalizedEntry(forms["other"]?["stringUnit"]?["value"]?.string ?? key)
        for (form, value) in forms { entry.plurals[form] = value["stringUnit"]?["value"]?.string }
        add(entry, key, table)
      }
    }
  }
}

/// What stands for a key in one language.
package struct LocalizedEntry: Equatable, Sendable {
  package var text: String
  /// By the category of a number, as in `one`: texts that take the place of the other, or of a part of it.
  package var plurals: [String: String] = [:]
  /// The part of the text that they take the place of, as in `%#@count@`; nil for all of it.
  package var pluralPart: String?

  init(_ text: String) { self.text = text }

  /// The text for a number.
  ///
  /// `zero` and `one` are told as English does; other languages' further categories are taken for `other`.
  package func text(for number: Int?) -> String {
    guard !plurals.isEmpty else { return text }
    let category = number == 0 && plurals["zero"] != nil ? "zero" : number == 1 ? "one" : "other"
    guard let form = plurals[category] ?? plurals["other"] else { return text }
    guard let part = pluralPart else { return form }
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    guard !wanted.isEmpty, wanted.count <= bytes.count,
      let start = (0...bytes.count - wanted.count).first(where: { bytes[$0...].starts(with: wanted) })
    else { return text }
    return String(decoding: bytes[..<start] + form.utf8 + bytes[(start + wanted.count)...], as: UTF8.self)
  }
}
