/// What an editor, a page or a watcher knows of a set of files: open texts over those on disk, and what each of them
/// means, found out when it is asked for and kept until its text or the options change.
///
/// A session reads no file itself; what lies on disk it asks its `files` for.
public struct Session {
  /// Grows with every change of a text or of the options.
  public private(set) var generation = 0

  private let files: (String) -> [UInt8]?
  private let settings: (String) -> Settings
  private let surrounded: (SourceFile) -> SourceFile
  private var documents: [String: Document] = [:]

  /// What a file is compiled for, and which rules report.
  public typealias Settings = (options: Options, rules: LintRules)

  /// - Parameters:
  ///   - files: The bytes of a file on disk by its path; nil where none is.
  ///   - settings: What holds for the file of a path; asked again after ``forget()``.
  ///   - surrounded: A file in the modules that its names may come from; as it is for one that is by itself.
  public init(
    files: @escaping (String) -> [UInt8]? = { _ in nil },
    settings: @escaping (String) -> Settings = { _ in (Options(), LintRules()) },
    surrounded: @escaping (SourceFile) -> SourceFile = { $0 }
  ) {
    self.files = files
    self.settings = settings
    self.surrounded = surrounded
  }

  /// A file, with what was found out about it.
  private struct Document {
    var source: SourceFile
    /// As the editor counts; nil for a file that is not open.
    var version: Int?
    /// The session's generation when its text changed last.
    var generation: Int
    var settings: Settings?
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

  /// The text of a file on disk, which is not kept; nil where none is.
  public func file(of path: String) -> SourceFile? {
    files(path).map { SourceFile(name: path, bytes: $0) }
  }

  private mutating func document(_ path: String) -> Document? {
    if let document = documents[path], document.version != nil { return document }
    guard let bytes = files(path) else {
      documents[path] = nil
      return nil
    }
    set(path, bytes, nil)
    return documents[path]
  }

  /// Forgets what texts mean: files or settings around them have changed.
  public mutating func forget() {
    generation += 1
    for path in documents.keys {
      documents[path]?.settings = nil
      documents[path]?.compilation = nil
      documents[path]?.lastGood = nil
      documents[path]?.findings = nil
    }
  }

  /// Forgets what one text means: another, which it takes names from, has changed.
  public mutating func forget(_ path: String) {
    guard documents[path] != nil else { return }
    generation += 1
    documents[path]?.compilation = nil
    documents[path]?.findings = nil
  }

  // MARK: Meanings

  /// What a file is compiled for, and which rules report.
  public mutating func settings(of path: String) -> Settings {
    if let settings = documents[path]?.settings { return settings }
    let settings = self.settings(path)
    documents[path]?.settings = settings
    return settings
  }

  /// What a file means; nil where there is none.
  /// - Complexity: O(n) in the source and its views where the text is new, else none but reading a file that is not open.
  public mutating func compilation(of path: String) -> Compilation? {
    guard let document = document(path) else { return nil }
    if let compilation = document.compilation { return compilation }
    let compilation = Compiler(options: settings(of: path).options).compile(surrounded(document.source))
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
    let settings = settings(of: path)
    let findings = Linter(options: settings.options, rules: settings.rules).lint(surrounded(document.source))
    documents[path]?.findings = findings
    return findings
  }
}
