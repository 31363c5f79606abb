import LayEngine
import LayInterpreter
import LayOutput
import LaySyntax
import LayText
import LayViews

/// Tells why a view has its frame: what each container on the way proposed, how it divided its space, what the
/// view answered, and what put it where it is.
public struct Explainer: Sendable {
  public var options: Options

  public init(options: Options = Options()) {
    self.options = options
  }

  /// Which view is meant.
  public enum Target: Equatable, Sendable {
    /// The first view of this id.
    case id(String)
    /// The innermost view or modifier that is written around a line and column, both from 1.
    case place(line: Int, column: Int)
  }

  /// What came of the question.
  public enum Answer: Sendable {
    case explanation(text: String, json: [UInt8])
    /// The file has errors; nothing of it is laid out.
    case faulty([Diagnostic])
    /// No layout shows such a view, with the ids that there are, those of views not shown among them.
    case noSuchView(ids: [String])
  }

  /// Explains the frame of a view in the first layout that shows it.
  /// - Parameters:
  ///   - name: Look only in the layout of this name.
  ///   - isVerbose: Tell every neighbour's share, too.
  /// - Complexity: O(n) in the source and its views.
  public func explain(
    _ target: Target, in source: SourceFile, layout name: String? = nil, isVerbose: Bool = false
  ) -> Answer {
    explain(in: source, isVerbose: isVerbose, { _, layoutName in name == nil || layoutName == name }) {
      layout, frames, syntax in find(target, in: layout.tree, frames, syntax)
    }
  }

  /// Explains the frame of a view by its number among a layout's nodes.
  package func explain(viewNumbered number: Int, ofLayout index: Int, in source: SourceFile) -> Answer {
    explain(in: source, isVerbose: false, { position, _ in position == index }) { layout, frames, syntax in
      let content = LaidOutLayout(
        source: source.file, name: layout.name, configuration: layout.configuration, views: layout.tree,
        frames: frames)
      var nodes = WrittenNodes(of: content)
      var left = max(number, 0)
      while let node = nodes.next() {
        if left == 0 { return node.view }
        left -= 1
      }
      return nil
    }
  }

  /// Explains the view that is found in the first of the layouts that are meant.
  private func explain(
    in source: SourceFile, isVerbose: Bool, _ isMeant: (_ index: Int, _ name: String) -> Bool,
    _ find: (EvaluatedLayout, LayoutTree, SyntaxTree) -> ViewID?
  ) -> Answer {
    var sink = DiagnosticSink(isolatesErrors: options.isLenient)
    let syntax = Parser.parse(source.file, into: &sink)
    var program = Program(
      syntax, configuration: options.configuration, layOut: LayoutEngine.trial(options.fonts.library),
      into: &sink)
    var ids: [String] = []
    for index in program.layouts.indices where isMeant(index, program.layouts[index].name) {
      let declaration = program.layouts[index]
      let pristine = program.evaluate(declaration, into: &sink)
      if sink.hasErrors { break }
      var layout = pristine
      var measurer = TextMeasurer(configuration: layout.configuration, library: options.fonts.library)
      let frames = LayoutEngine.layout(&layout, measurer: &measurer)
      program.reportCallbacks(into: &sink)
      for fault in frames.faults { sink.report(fault) }
      if sink.hasErrors { break }
      ids += layout.tree.identifiers.filter { !$0.isEmpty }
      guard let view = find(layout, frames, syntax) else { continue }
      var again = pristine
      guard let trace = LayoutEngine.trace(&again, to: view, measurer: &measurer) else { continue }
      let explanation = Explanation(
        source: source.file, layoutName: declaration.name, views: again.tree, trace: trace,
        platform: layout.configuration.platform)
      return .explanation(text: explanation.text(isVerbose: isVerbose), json: explanation.json())
    }
    if sink.hasErrors { return .faulty(sink.sorted().map { Diagnostic($0, in: source.file) }) }
    return .noSuchView(ids: ids)
  }

  private func find(
    _ target: Target, in tree: ViewTree, _ frames: LayoutTree, _ syntax: SyntaxTree
  ) -> ViewID? {
    switch target {
    case .id(let id):
      return tree.nodes.indices.map { ViewID($0) }.first {
        frames.isPlaced($0) && tree.identifiers[Int(tree[$0].identifier)] == id
      }
    case .place(let line, let column):
      let location = SourceLocation(line: line, column: column)
      guard let offset = syntax.source.offset(of: location) else { return nil }
      return view(around: offset, in: tree, frames, WrittenExtents(syntax))
        ?? view(before: offset, in: tree, frames, from: syntax.source.rangeOfLine(line).start)
    }
  }

  /// The view or modifier with the shortest stretch of source around a place.
  private func view(
    around offset: UInt32, in tree: ViewTree, _ frames: LayoutTree, _ extents: WrittenExtents
  ) -> ViewID? {
    var best: (view: ViewID, length: UInt32)?
    for index in tree.nodes.indices where frames.isPlaced(ViewID(index)) && !tree.nodes[index].isPart {
      guard let extent = extents.extent(ofNameAt: tree.nodes[index].source), extent.contains(offset) else {
        continue
      }
      let length = extent.end - extent.start
      // A control's title stands at the control's name and comes before it.
      let isItsControl = length == best?.length && tree.nodes[index].kind == .control
      if length < best?.length ?? .max || isItsControl { best = (ViewID(index), length) }
    }
    return best?.view
  }

  /// The view whose name starts last before a place, on its line: where a component is used, its content.
  private func view(
    before offset: UInt32, in tree: ViewTree, _ frames: LayoutTree, from start: UInt32
  ) -> ViewID? {
    var best: ViewID?
    for index in tree.nodes.indices where frames.isPlaced(ViewID(index)) && !tree.nodes[index].isPart {
      let place = tree.nodes[index].source
      guard start <= place, place <= offset else { continue }
      if let known = best, tree[known].source >= place { continue }
      best = ViewID(index)
    }
    return best
  }
}
