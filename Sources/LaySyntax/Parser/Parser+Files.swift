/// Reading whole sources: of one file, or of several.
extension Parser {
  /// - Complexity: O(n) in the number of bytes.
  package static func parse(_ source: SourceFile, into sink: inout DiagnosticSink) -> SyntaxTree {
    Lexer.read(source) { lexer in
      if source.parts.isEmpty { reportInvalidText(lexer.bytes, count: lexer.count, into: &sink) }
      var parser = Parser(lexer)
      swap(&parser.sink, &sink)
      let root = source.parts.isEmpty ? parser.parseFile() : parser.parseFiles(of: source)
      swap(&parser.sink, &sink)
      #if !hasFeature(Embedded)
      if !source.parts.isEmpty { parser.nameThroughModules(of: source) }
      #endif
      return parser.finish(source, root)
    }
  }

  private consuming func finish(_ source: SourceFile, _ root: SyntaxID) -> SyntaxTree {
    var tree = SyntaxTree(source: source, nodes: nodes.finish(), symbols: lexer.symbols, root: root)
    tree.largeIntegers = literals.largeIntegers
    tree.floats = literals.floats
    tree.strings = literals.strings
    tree.comments = lexer.comments
    return tree
  }

  private mutating func parseFile() -> SyntaxID {
    advance()
    previousEnd = 0
    let items = parseItems(.file)
    if let start = lexer.unterminatedComment { report(.unterminatedComment(start)) }
    let root = make(.file, from: 0, items)
    nodes[Int(root.index)].range = SourceRange(start: 0, end: UInt32(truncatingIfNeeded: lexer.count))
    return root
  }

  /// The items of all files in one list, each file read as if it were alone.
  private mutating func parseFiles(of source: SourceFile) -> SyntaxID {
    var all = NodeList()
    for part in source.parts {
      // What is wrong with a file that is there for others is told to those who ask about it.
      var kept = DiagnosticSink()
      if !part.isShown { swap(&kept, &sink) }
      defer { if !part.isShown { swap(&kept, &sink) } }
      reportInvalidText(
        lexer.bytes, from: Int(part.range.start), count: Int(part.range.end), into: &sink)
      lexer.enter(part)
      recovery = Recovery()
      module = part.module < source.modules.count ? source.modules[part.module] : nil
      advance()
      previousEnd = part.range.start
      let items = parseItems(.file)
      if let start = lexer.unterminatedComment { report(.unterminatedComment(start)) }
      if items.isEmpty { continue }
      if all.isEmpty { all = items } else { nodes.link(items.first, after: all.last) }
      all.last = items.last
    }
    let root = make(.file, from: 0, all)
    nodes[Int(root.index)].range = SourceRange(start: 0, end: UInt32(truncatingIfNeeded: source.bytes.count))
    return root
  }
}
