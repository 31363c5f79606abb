import Lay
import LayCompletion
import LaySyntax

/// Where names are declared and used, as editors ask: in the files of the document's module.
struct EditorReferences {
  private let files: [EditedDocument]
  private let addresses: [String]

  private typealias Edit = LaySyntax.Diagnostic.Fix.Edit

  enum Rename {
    case edit(JSONValue)
    case refusal(String)
  }

  /// - Parameter files: The document, then the other files of its module, each with its address.
  init(_ files: [(document: EditedDocument, address: String)]) {
    self.files = files.map(\.document)
    addresses = files.map(\.address)
  }

  private func find(_ position: JSONValue?) -> (search: NameSearch, use: NameSearch.Use)? {
    guard let document = files.first, let offset = document.offset(of: position),
      let name = document.wordText(at: position)
    else { return nil }
    let search = NameSearch(name, in: files)
    return search.use(at: offset).map { (search, $0) }
  }

  private func location(_ range: SourceRange, _ file: Int) -> JSONValue {
    .object(["uri": .string(addresses[file]), "range": files[file].range(range)])
  }

  func definition(at position: JSONValue?) -> [JSONValue] {
    guard let (search, use) = find(position) else { return [] }
    return use.meanings.map {
      location(search.declarations[$0].declared.range, search.declarations[$0].file)
    }
  }

  /// The line that declares the name at a place.
  func declaringLine(at position: JSONValue?) -> String? {
    guard let (search, use) = find(position), let first = use.meanings.first else { return nil }
    let declaration = search.declarations[first]
    let source = files[declaration.file].source
    let line = source.position(of: declaration.declared.range.start, encoding: .utf8).line
    let range = source.rangeOfLine(line + source.firstLine)
    let text = String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    return String(text.drop { $0 == " " || $0 == "\t" })
  }

  func references(at position: JSONValue?, withDeclaration: Bool) -> JSONValue {
    if let strings = identifiers(at: position) {
      return .array(strings.places.map { location($0.range, $0.file) })
    }
    guard let (search, use) = find(position) else { return .null }
    return .array(
      uses(of: use, search.uses()).filter { withDeclaration || !isDeclaration($0, search) }
        .map { location($0.range, $0.file) })
  }

  private func uses(of one: NameSearch.Use, _ all: [NameSearch.Use]) -> [NameSearch.Use] {
    all.filter { use in use.meanings.contains { one.meanings.contains($0) } }
  }

  private func isDeclaration(_ use: NameSearch.Use, _ search: NameSearch) -> Bool {
    use.meanings.contains {
      search.declarations[$0].file == use.file && search.declarations[$0].declared.range == use.range
    }
  }

  /// In the document itself; of what nobody declares, too: all uses of a modifier.
  func highlights(at position: JSONValue?) -> JSONValue {
    guard let (search, use) = find(position) else { return .null }
    let all = search.uses(in: 0)
    let found = use.meanings.isEmpty ? all.filter(\.meanings.isEmpty) : uses(of: use, all)
    return .array(
      found.map {
        .object([
          "range": files[0].range($0.range), "kind": .integer(isDeclaration($0, search) ? 3 : 2),
        ])
      })
  }

  // MARK: Renaming

  func renamable(at position: JSONValue?) -> JSONValue {
    if let (text, range, _) = identifiers(at: position) {
      return .object(["range": files[0].range(range), "placeholder": .string(text)])
    }
    guard let (search, use) = find(position), use.meanings.count == 1 else { return .null }
    return .object(["range": files[0].range(use.range), "placeholder": .string(search.name)])
  }

  func rename(at position: JSONValue?, to new: String) -> Rename {
    if let (text, _, places) = identifiers(at: position) {
      if let reason = refusal(ofIdentifier: new, insteadOf: text) { return .refusal(reason) }
      return edit(places, new)
    }
    guard let (search, use) = find(position) else { return .refusal("there is no name to change") }
    let name = search.name
    guard let meant = use.meanings.first else { return .refusal("'\(name)' is not declared in these files") }
    if use.meanings.count > 1 {
      return .refusal(
        "'\(name)' is declared \(use.meanings.count) times, and which one is meant is not known")
    }
    let read = SourceFile(name: "", bytes: Array(new.utf8)).tokens().tokens
    guard read.count == 2, read[0].kind == .identifier, Int(read[0].range.end) == new.utf8.count else {
      return .refusal("'\(new)' is no name")
    }
    if let place = taken(new, by: search.declarations[meant]) {
      return .refusal("'\(new)' is declared already, in \(place)")
    }
    let found = uses(of: use, search.uses())
    if let unclear = found.first(where: { $0.meanings.count > 1 || $0.mayBeForeign }) {
      let place = self.place(unclear.range, unclear.file)
      return .refusal("'\(name)' in \(place) may mean something else, which only you can tell")
    }
    return edit(found.map { ($0.range, $0.file) }, new)
  }

  private func edit(_ places: [(range: SourceRange, file: Int)], _ new: String) -> Rename {
    var changes: [String: JSONValue] = [:]
    for file in Set(places.map(\.file)) {
      let edits = places.filter { $0.file == file }.map { files[file].edit(Edit($0.range, new)) }
      changes[addresses[file]] = .array(edits)
    }
    return .edit(.object(["changes": .object(changes)]))
  }

  /// Where a name is declared already that is to be given to something.
  private func taken(_ new: String, by declaration: NameSearch.Declaration) -> String? {
    let others = NameSearch(new, in: files).declarations.filter {
      $0.file == declaration.file || $0.declared.isShared && declaration.declared.isShared
    }
    return others.first.map { place($0.declared.range, $0.file) }
  }

  private func place(_ range: SourceRange, _ file: Int) -> String {
    let line = "line \(files[file].source.location(of: range.start).line)"
    return file == 0 ? line : line + " of " + files[file].source.name
  }

  // MARK: Names in strings

  /// The names that views are given by a string: `.id("x")`.
  private static let namers: Set<String> = ["id", "accessibilityIdentifier", "scrollTo"]

  /// The name that a view is given by the string at a place, and where else it stands: strings that name views, and
  /// expectations in comments.
  private func identifiers(
    at position: JSONValue?
  ) -> (text: String, range: SourceRange, places: [(range: SourceRange, file: Int)])? {
    guard let document = files.first, let offset = document.offset(of: position) else { return nil }
    let tokens = document.reading.tokens
    guard let index = tokens.index(around: offset, { $0 == .stringStart }), Self.isName(index, tokens) else {
      return nil
    }
    let text = tokens.text(index)
    var places: [(range: SourceRange, file: Int)] = []
    for (file, document) in files.enumerated() where String.stands(text, in: document.source.bytes[...]) {
      let tokens = document.reading.tokens
      for index in tokens.tokens.indices
      where tokens.kind(index) == .stringStart && Self.isName(index, tokens) && tokens.text(index) == text {
        places.append((Self.inner(tokens.tokens[index].range), file))
      }
      for comment in tokens.comments {
        places += Self.places(of: text, in: comment, document).map { (Self.inner($0), file) }
      }
    }
    return (String(text.dropFirst().dropLast()), Self.inner(tokens.tokens[index].range), places)
  }

  private static func inner(_ range: SourceRange) -> SourceRange {
    SourceRange(start: range.start + 1, end: max(range.start + 1, range.end - 1))
  }

  /// Whether a string without interpolations names a view.
  private static func isName(_ index: Int, _ tokens: WrittenTokens) -> Bool {
    let text = tokens.text(index)
    guard text.utf8.count > 2, !text.utf8.contains(UInt8(ascii: "\\")), text.hasPrefix("\""),
      !text.hasPrefix("\"\""), tokens.kind(index - 1) == .leftParen
    else { return false }
    return tokens.kind(index - 3) == .period && namers.contains(tokens.text(index - 2))
  }

  /// Where an expectation names a view.
  private static func places(
    of text: String, in comment: SourceRange, _ document: EditedDocument
  ) -> [SourceRange] {
    let bytes = document.source.bytes[Int(comment.start)..<Int(comment.end)]
    guard String.stands("lay:expect", in: bytes) else { return [] }
    let wanted = Array(text.utf8)
    var found: [SourceRange] = []
    for start in bytes.indices where start + wanted.count <= bytes.endIndex {
      guard bytes[start..<start + wanted.count].elementsEqual(wanted) else { continue }
      found.append(SourceRange(start: UInt32(start), end: UInt32(start + wanted.count)))
    }
    return found
  }

  private func refusal(ofIdentifier new: String, insteadOf old: String) -> String? {
    if new.isEmpty || new.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == 0x5C }) {
      return "'\(new)' cannot stand in a string"
    }
    let text = "\"\(new)\""
    for (file, document) in files.enumerated() {
      let tokens = document.reading.tokens
      for index in tokens.tokens.indices
      where tokens.kind(index) == .stringStart && tokens.text(index) == text && Self.isName(index, tokens) {
        return "'\(new)' is the name of another view, in \(place(tokens.tokens[index].range, file))"
      }
    }
    return nil
  }
}

extension LanguageServer {
  /// The document and the other files of its module, the open ones as they are written.
  mutating func references(_ document: EditedDocument, _ address: String) -> EditorReferences {
    EditorReferences([(document, address)] + moduleDocuments(around: DocumentPath.path(of: address)))
  }

  /// The other files of a document's module.
  mutating func moduleDocuments(around path: String) -> [(document: EditedDocument, address: String)] {
    let paths = surroundings.module(path)
    if paths.isEmpty { return [] }
    let open = Set(session.openPaths)
    return paths.prefix(WorkspaceSymbols.fileLimit).compactMap { other in
      guard other != path else { return nil }
      readSymbols(of: other, isOpen: open.contains(other))
      return symbols.document(other).map { ($0, self.address(of: other)) }
    }
  }
}
