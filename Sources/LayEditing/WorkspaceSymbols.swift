import LayCompletion
import LaySyntax

/// The previews and types of a folder's files, each file read once until it changes.
struct WorkspaceSymbols {
  struct Symbol {
    var name: String
    /// As the protocol numbers them.
    var kind: Int
    var path: String
    var range: SourceRange
  }

  private struct File {
    var document: EditedDocument
    var symbols: [Symbol]
  }

  private var files: [String: File] = [:]

  /// So many are answered at most.
  private static let limit = 200
  /// So many files are read at most.
  static let fileLimit = 2_000

  /// Forgets what may have changed on disk.
  mutating func forget() { files = [:] }
  mutating func forget(_ path: String) { files[path] = nil }

  /// Reads a file unless it is known.
  mutating func read(_ path: String, _ document: () -> EditedDocument?) {
    guard files[path] == nil, let document = document() else { return }
    files[path] = File(document: document, symbols: Self.symbols(of: document, path))
  }

  /// A file that was read.
  func document(_ path: String) -> EditedDocument? { files[path]?.document }

  private static func symbols(of document: EditedDocument, _ path: String) -> [Symbol] {
    let types = document.reading.names.all.filter { [.type, .view, .protocolType].contains($0.kind) }.map {
      Symbol(name: $0.name, kind: $0.kind == .protocolType ? 11 : 23, path: path, range: $0.range)
    }
    return types + document.previews.map { Symbol(name: $0.name, kind: 24, path: path, range: $0.range) }
  }

  /// What a query names, the better matches first.
  func answer(_ query: String, _ address: (String) -> String) -> JSONValue {
    var found: [(rank: Int, symbol: Symbol)] = []
    for (_, file) in files {
      for symbol in file.symbols {
        if let rank = NameMatch.rank(of: query, in: symbol.name) { found.append((rank, symbol)) }
      }
    }
    found.sort {
      ($0.rank, $0.symbol.name, $0.symbol.path, $0.symbol.range.start)
        < ($1.rank, $1.symbol.name, $1.symbol.path, $1.symbol.range.start)
    }
    return .array(
      found.prefix(Self.limit).map { _, symbol in
        .object([
          "name": .string(symbol.name), "kind": .integer(symbol.kind),
          "location": location(of: symbol, address),
        ])
      })
  }

  /// Where types of a name are declared.
  func declarations(of name: String, _ address: (String) -> String) -> [JSONValue] {
    files.values.flatMap { $0.symbols.filter { $0.name == name && $0.kind != 24 } }
      .sorted { ($0.path, $0.range.start) < ($1.path, $1.range.start) }.map { location(of: $0, address) }
  }

  private func location(of symbol: Symbol, _ address: (String) -> String) -> JSONValue {
    let range = files[symbol.path]?.document.range(symbol.range) ?? .null
    return .object(["uri": .string(address(symbol.path)), "range": range])
  }
}
