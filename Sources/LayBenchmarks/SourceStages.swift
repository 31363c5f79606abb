import LayInterpreter
import LayLint
import LayOutput
import LaySyntax
import LayViews

/// Every stage of the pipeline in turn, from the same text.
enum SourceStages {
  /// Larger ones would take as long as all the rest.
  private static let largestLint = 10_000

  static func add(_ shape: SourceShape, size: Int, to bench: inout Bench) {
    let source = SourceFile(name: "\(shape.rawValue).lay", text: shape.source(views: size))
    var configuration = Configuration()
    configuration.maximumViewCount = .max
    var sink = DiagnosticSink()
    let syntax = Parser.parse(source, into: &sink)
    var program = Program(syntax, configuration: configuration, into: &sink)
    guard let declaration = program.layouts.first, !sink.hasErrors else {
      fail("\(shape.rawValue) of \(size) does not compile")
    }
    let evaluated = program.evaluate(declaration, into: &sink)
    guard !sink.hasErrors else { fail("\(shape.rawValue) of \(size) does not compile") }
    var laidOut = evaluated
    let frames = TreeStages.layOut(&laidOut)
    let picture = LaidOutLayout(
      source: source, name: evaluated.name, configuration: configuration, views: laidOut.tree, frames: frames)
    let views = evaluated.tree.nodes.count { $0.kind.isCounted }

    func add<Input, Output>(
      _ stage: String, nodes: Int? = nil, bytes: Int? = nil, _ prepare: () -> Input,
      _ work: (inout Input) -> Output
    ) {
      bench.add(shape.rawValue, stage, size: size, views: nodes ?? views, bytes: bytes, prepare, work)
    }
    if shape.isWrittenOut {
      let bytes = source.bytes.count
      add("lex", bytes: bytes, { source }, { $0.tokenCount() })
      add("parse", bytes: bytes, { DiagnosticSink() }, { Parser.parse(source, into: &$0) })
    }
    add("evaluate", { DiagnosticSink() }) { sink in
      var program = Program(syntax, configuration: configuration, into: &sink)
      return program.evaluate(declaration, into: &sink)
    }
    add("layout", { evaluated.unshared() }, TreeStages.layOut)
    // Handed on in pieces, as lay writes them.
    add("svg", { picture }) { picture in
      length { SVGWriter.write(picture, options: SVGWriter.Options(), to: $0) }
    }
    // A modifier that takes part in layout is a node of its own.
    let nodes = WrittenNodes(of: picture).reduce(0) { count, _ in count + 1 }
    add("json", nodes: nodes, { picture }) { picture in
      length { JSONWriter.write(source: source, layouts: [picture], diagnostics: [], to: $0) }
    }
    if size <= largestLint { add("lint", { source }) { FileLinter().lint($0) } }
  }

  /// How many bytes something writes.
  private static func length(_ write: (@escaping ByteBuffer.Receiver) -> Void) -> Int {
    var length = 0
    write { length += $0.count }
    return length
  }
}
