import LaySyntax

/// What should be true of a layout: an expression over the frames of its views.
///
/// Lengths are points in the canvas's coordinates. Numbers are the same within half a pixel, or within the `± n` that a
/// comparison says; what is the same is neither less nor greater.
package struct Query: Sendable {
  /// What the expression stands in.
  package let source: SourceFile
  package let range: SourceRange
  let nodes: [QueryNode]
  let root: Int

  /// Reads the expression in a stretch of a source.
  /// - Complexity: O(n) in the bytes.
  package init(_ source: SourceFile, in range: SourceRange) throws(QueryFault) {
    self.source = source
    self.range = range
    (nodes, root) = try QueryParser.parse(source, range)
  }

  /// Reads a source that is an expression.
  package init(_ source: SourceFile) throws(QueryFault) {
    try self.init(source, in: SourceRange(start: 0, end: UInt32(truncatingIfNeeded: source.bytes.count)))
  }

  /// The expression as it is written.
  package var text: String { source.text(range) }

  /// Whether it is true of a layout, and what it compared.
  /// - Complexity: O(size of the expression), and O(n) in the views for `isVisible`.
  package func outcome(in scene: QueryScene) throws(QueryFault) -> QueryOutcome {
    var evaluation = QueryEvaluation(self, scene)
    return try evaluation.run()
  }

  /// The numbers that are written in it.
  package var numbers: [Double] {
    nodes.compactMap { node in
      if case .number(let number) = node.kind { return number }
      return nil
    }
  }

  /// Whether it asks where views begin and end, and nothing else of them.
  package var asksForEdgesAlone: Bool {
    var asks = false
    for node in nodes {
      switch node.kind {
      case .property(_, let property):
        switch property.canonical {
        case .minX, .maxX, .minY, .maxY, .leading, .trailing: asks = true
        default: return false
        }
      case .gap, .placement, .selection, .equality: return false
      default: break
      }
    }
    return asks
  }

  /// The views that the expression names, each once.
  package func views(in scene: QueryScene) -> [QueryFrame] {
    var views: [QueryFrame] = []
    for node in nodes {
      guard case .name(let name, let isQuoted, let number) = node.kind else { continue }
      for view in scene.frames(named: name, isQuoted: isQuoted, number: number) where !views.contains(view) {
        views.append(view)
      }
    }
    return views
  }
}

/// What came of an expression.
package struct QueryOutcome: Equatable, Sendable {
  /// One comparison of two numbers, as it came out.
  package struct Comparison: Equatable, Sendable {
    package var left: Double
    package var relation: QueryRelation
    package var right: Double
    /// Where it is written.
    package var range: SourceRange
    package var holds: Bool
  }

  package var holds: Bool
  /// Every comparison of numbers that was looked at, in order.
  package var comparisons: [Comparison] = []

  /// How far the comparisons are from being true, in points; 0 where it holds, and more than 0 where it does not.
  package var distance: Double {
    if holds { return 0 }
    let missed = comparisons.reduce(0.0) { $1.holds ? $0 : $0 + abs($1.left - $1.right) }
    return missed.isFinite ? max(missed, 0.01) : .greatestFiniteMagnitude
  }
}
