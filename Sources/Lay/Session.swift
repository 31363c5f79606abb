import LaySyntax

/// What an editor, a page or a watcher knows of a set of files: open texts over those on disk, and what each of them
/// means, found out when it is asked for and kept until its text or the options change.
///
/// A session reads no file itself; what lies on disk it asks its `files` for.
public struct Session: Sendable {
  /// What files are compiled for.
  public var options: Options { didSet { if options != oldValue { forget() } } }
  /// Which rules report.
  public var rules: LintRules { didSet { forget() } }
  /// Grows with every change of a text or of the options.
  public private(set) var generation = 0

  private let files: @Sendable (String) -> [UInt8]?
  private var documents: [String: Document] = [:]

  /// - Parameter files: The bytes of a file on disk by its path; nil where none is.
  public init(
    options: Options = Options(), rules: LintRules = LintRules(),
    files: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.options = options
    self.rules = rules
    self.files = files
  }

  /// A file, with what was found out about it.
  private struct Document {
    var source: SourceFile
    /// As the editor counts; nil for a file that is not open.
    var version: Int?
    /// The session's generation when its text changed last.
    var generation: Int
    var compilation: Compilation?
    var lastGood: Compilation?
    var findings: LintResult?
  }

  // MARK: Texts

  /// Takes the text of a document that an editor shows, which from now on stands for the file.
  public mutating func open(_ path: String, bytes: [UInt8], version: Int) {
    set(path, bytes, version)
  }

  /// Takes a new text of an open document; of one that is not open, too.
  public mutating func change(_ path: String, bytes: [UInt8], version: Int) {
    set(path, bytes, version)
  }

  /// Forgets the text of a document: the file on disk counts again.
  public mutating func close(_ path: String) {
    generation += 1
    documents[path] = nil
  }

  private mutating func set(_ path: String, _ bytes: [UInt8], _ version: Int?) {
    if var document = documents[path], document.source.bytes == bytes {
      document.version = version
      documents[path] = document
      return
    }
    generation += 1
    let lastGood = documents[path]?.lastGood
    documents[path] = Document(
      source: SourceFile(name: path, bytes: bytes), version: version, generation: generation,
      lastGood: lastGood)
  }

  /// The documents that are open, sorted.
  public var openPaths: [String] { documents.filter { $0.value.version != nil }.keys.sorted() }

  /// The version of an open document.
  public func version(of path: String) -> Int? { documents[path]?.version }

  /// The text that counts: of the open document, else of the file; nil where neither is.
  public mutating func source(of path: String) -> SourceFile? { document(path)?.source }

  private mutating func document(_ path: String) -> Document? {
    if let document = documents[path], document.version != nil { return document }
    guard let bytes = files(path) else {
      documents[path] = nil
      return nil
    }
    set(path, bytes, nil)
    return documents[path]
  }

  private mutating func forget() {
    generation += 1
    for path in documents.keys {
      documents[path]?.compilation = nil
      documents[path]?.lastGood = nil
      documents[path]?.findings = nil
    }
  }

  // MARK: Meanings

  /// What a file means; nil where there is none.
  /// - Complexity: O(n) in the source and its views where the text is new, else none but reading a file that is not open.
  public mutating func compilation(of path: String) -> Compilation? {
    guard let document = document(path) else { return nil }
    if let compilation = document.compilation { return compilation }
    let compilation = Compiler(options: options).compile(document.source)
    documents[path]?.compilation = compilation
    if !compilation.hasErrors { documents[path]?.lastGood = compilation }
    return compilation
  }

  /// The file's last compilation without errors, of its text or of one before; nil where there was none.
  public mutating func lastGoodCompilation(of path: String) -> Compilation? {
    _ = compilation(of: path)
    return documents[path]?.lastGood
  }

  /// What the linter finds in a file; nil where there is none.
  public mutating func findings(of path: String) -> LintResult? {
    guard let document = document(path) else { return nil }
    if let findings = document.findings { return findings }
    let findings = Linter(options: options, rules: rules).lint(document.source)
    documents[path]?.findings = findings
    return findings
  }
}
