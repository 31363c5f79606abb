import LayEngine
import LaySyntax
import LayText
import LayViews

/// Works out one expression over one layout.
struct QueryEvaluation {
  private let query: Query
  private let scene: QueryScene
  private var comparisons: [QueryOutcome.Comparison] = []

  init(_ query: Query, _ scene: QueryScene) {
    self.query = query
    self.scene = scene
  }

  mutating func run() throws(QueryFault) -> QueryOutcome {
    let holds = try truth(query.root)
    return QueryOutcome(holds: holds, comparisons: comparisons)
  }

  private mutating func value(_ index: Int) throws(QueryFault) -> QueryValue {
    let node = query.nodes[index]
    // What closures ask, so that none of them reaches into the evaluation that is under way.
    let reader = self
    switch node.kind {
    case .number(let number): return .number(number)
    case .truth(let truth): return .truth(truth)
    case .name(let name, let isQuoted, let number):
      return .frame(try frame(name, isQuoted: isQuoted, number: number, at: node.range))
    case .property(let base, let property):
      let base = try value(base)
      return try map(base) { value throws(QueryFault) in
        try self.property(property, of: value, at: node.range)
      }
    case .gap(let first, let second):
      let (first, second) = (try frame(first), try frame(second))
      return .number(Self.gap(first, second))
    case .selection(let quantifier, let name): return try selection(quantifier, name)
    case .negative(let operand):
      let operand = try value(operand)
      return try map(operand) { value throws(QueryFault) in .number(-(try self.number(value, at: node.range)))
      }
    case .not(let operand): return .truth(!(try truth(operand)))
    case .arithmetic(let operation, let left, let right):
      return try combine(left, right) { a, b throws(QueryFault) in
        .number(
          Self.apply(
            operation, try reader.number(a, at: reader.range(left)),
            try reader.number(b, at: reader.range(right))))
      }
    case .comparison(let relation, let left, let right, let tolerance):
      return try compare(relation, left, right, tolerance: tolerance, at: node.range)
    case .placement(let placement, let left, let right):
      return try combine(left, right) { a, b throws(QueryFault) in
        .truth(
          reader.lies(
            try reader.frame(a, at: reader.range(left)), placement,
            try reader.frame(b, at: reader.range(right))))
      }
    case .equality(let values): return .truth(try areEqual(values, at: node.range))
    // Both sides are worked out, so that what is wrong in the other is told whatever the first says.
    case .both(let left, let right):
      let (first, second) = (try truth(left), try truth(right))
      return .truth(first && second)
    case .either(let left, let right):
      let (first, second) = (try truth(left), try truth(right))
      return .truth(first || second)
    }
  }

  private func range(_ index: Int) -> SourceRange { query.nodes[index].range }

  // MARK: Names

  private func frame(
    _ name: String, isQuoted: Bool, number: Int?, at range: SourceRange
  ) throws(QueryFault) -> QueryFrame {
    let frames = scene.frames(named: name, isQuoted: isQuoted, number: number)
    if frames.count == 1 { return frames[0] }
    let count = number == nil ? frames.count : scene.frames(named: name, isQuoted: isQuoted).count
    if count == 0 { throw scene.unknown(name, isQuoted: isQuoted, at: range) }
    let called =
      "\(count) view\(count == 1 ? " is" : "s are") called \(isQuoted ? "\"\(name)\"" : "'\(name)'")"
    if number != nil { throw QueryFault(at: range, called, help: "they are counted from 0") }
    throw QueryFault(
      at: range, called,
      help:
        "give the one that is meant an id of its own, name it by its number, as in \(name)[0], or ask about "
        + "all(\"\(name)\") or any(\"\(name)\")")
  }

  private func selection(_ quantifier: QueryQuantifier, _ name: Int) throws(QueryFault) -> QueryValue {
    guard case .name(let text, let isQuoted, let number) = query.nodes[name].kind else {
      return .truth(false)
    }
    let frames = scene.frames(named: text, isQuoted: isQuoted, number: number)
    if quantifier == .count { return .number(Double(frames.count)) }
    if frames.isEmpty { throw scene.unknown(text, isQuoted: isQuoted, at: range(name)) }
    return .many(frames.map { .frame($0) }, quantifier)
  }

  // MARK: Properties

  private func property(
    _ property: QueryProperty, of value: QueryValue, at range: SourceRange
  ) throws(QueryFault) -> QueryValue {
    let frame = try frame(value, at: range)
    let rect = frame.rect
    let isRightToLeft = scene.configuration.layoutDirection == .rightToLeft
    switch property {
    case .width: return .number(rect.size.width)
    case .height: return .number(rect.size.height)
    case .minX, .x, .left: return .number(rect.minX)
    case .midX, .centerX: return .number(rect.minX + rect.size.width / 2)
    case .maxX, .right: return .number(rect.maxX)
    case .minY, .y, .top: return .number(rect.minY)
    case .midY, .centerY: return .number(rect.minY + rect.size.height / 2)
    case .maxY, .bottom: return .number(rect.maxY)
    case .leading, .start:
      return .number(isRightToLeft ? scene.canvas.rect.size.width - rect.maxX : rect.minX)
    case .trailing, .end: return .number(isRightToLeft ? scene.canvas.rect.size.width - rect.minX : rect.maxX)
    case .aspect: return .number(rect.size.width / rect.size.height)
    case .isVisible: return .truth(scene.isVisible(frame))
    case .isHidden: return .truth(!scene.isVisible(frame))
    case .proposedWidth: return .number(try proposed(.horizontal, to: frame, at: range))
    case .proposedHeight: return .number(try proposed(.vertical, to: frame, at: range))
    case .lines, .baseline, .firstBaseline, .lastBaseline, .scale, .isTruncated, .isWhole:
      return try textProperty(property, of: frame, at: range)
    }
  }

  private func proposed(
    _ axis: Axis, to frame: QueryFrame, at range: SourceRange
  ) throws(QueryFault) -> Double {
    guard let view = frame.view else { return frame.rect.size[axis] }
    if let length = scene.frames.proposal(of: view)[axis] { return length }
    throw QueryFault(
      at: range, "it is proposed no \(axis == .horizontal ? "width" : "height")",
      help: "what is proposed nothing has its ideal size")
  }

  private func textProperty(
    _ property: QueryProperty, of frame: QueryFrame, at range: SourceRange
  ) throws(QueryFault) -> QueryValue {
    let texts = frame.view.map { scene.texts(in: $0) } ?? []
    guard let first = texts.first, let last = texts.last else {
      throw QueryFault(at: range, "there is no text in it, so that it has no '\(property.rawValue)'")
    }
    let laidOut = scene.frames.texts
    switch property {
    case .lines: return .number(Double(texts.reduce(0) { $0 + laidOut.lines(of: $1).count }))
    case .isTruncated: return .truth(texts.contains { laidOut.isTruncated($0) })
    case .isWhole:
      return .truth(
        texts.allSatisfy { view in
          guard let text = laidOut[view] else { return true }
          return !text.isTruncated && !text.breaksWord(of: scene.text(of: view))
        })
    case .scale:
      return .number(texts.reduce(1) { min($0, scene.scale(of: $1)) })
    case .baseline, .firstBaseline:
      return .number(scene.frames.frame(of: first).minY + (laidOut[first]?.measure.firstBaseline ?? 0))
    default:
      return .number(scene.frames.frame(of: last).minY + (laidOut[last]?.measure.lastBaseline ?? 0))
    }
  }

  // MARK: Frames

  /// The distance between two frames along the axis on which they are apart; less than 0 where they overlap.
  private static func gap(_ a: QueryFrame, _ b: QueryFrame) -> Double {
    max(
      b.rect.minX - a.rect.maxX, a.rect.minX - b.rect.maxX, b.rect.minY - a.rect.maxY,
      a.rect.minY - b.rect.maxY)
  }

  private func lies(_ a: QueryFrame, _ placement: QueryPlacement, _ b: QueryFrame) -> Bool {
    let (a, b, tolerance) = (a.rect, b.rect, scene.tolerance)
    switch placement {
    case .inside:
      return a.minX >= b.minX - tolerance && a.minY >= b.minY - tolerance && a.maxX <= b.maxX + tolerance
        && a.maxY <= b.maxY + tolerance
    case .overlaps:
      return min(a.maxX, b.maxX) - max(a.minX, b.minX) > tolerance
        && min(a.maxY, b.maxY) - max(a.minY, b.minY) > tolerance
    case .above: return a.maxY <= b.minY + tolerance
    case .before:
      return scene.configuration.layoutDirection == .rightToLeft
        ? a.minX >= b.maxX - tolerance : a.maxX <= b.minX + tolerance
    }
  }

  // MARK: Numbers

  /// Whether several numbers are the same as the first of them.
  private mutating func areEqual(_ values: Int, at range: SourceRange) throws(QueryFault) -> Bool {
    guard case .many(let values, _) = try value(values) else {
      throw QueryFault(at: range, "there is nothing to be equal to", help: "all(\"cell*\").height equal")
    }
    guard let first = values.first else { return true }
    let expected = try number(first, at: range)
    var result = true
    for value in values.dropFirst() {
      let length = try number(value, at: range)
      let holds = Self.holds(length, .equal, expected, within: scene.tolerance + Self.roundingError)
      comparisons.append(
        QueryOutcome.Comparison(left: length, relation: .equal, right: expected, range: range, holds: holds))
      result = result && holds
    }
    return result
  }

  private static func apply(_ operation: QueryArithmetic, _ a: Double, _ b: Double) -> Double {
    switch operation {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    }
  }

  private mutating func compare(
    _ relation: QueryRelation, _ left: Int, _ right: Int, tolerance: Double?, at range: SourceRange
  ) throws(QueryFault) -> QueryValue {
    var made: [QueryOutcome.Comparison] = []
    let reader = self
    let grace = (tolerance ?? scene.tolerance) + Self.roundingError
    let result = try combine(left, right) { a, b throws(QueryFault) in
      if case .truth(let first) = a, case .truth(let second) = b {
        switch relation {
        case .equal: return .truth(first == second)
        case .notEqual: return .truth(first != second)
        default: throw QueryFault(at: range, "true and false have no order", help: "compare them by == or !=")
        }
      }
      let (a, b) = (
        try reader.number(a, at: reader.range(left)), try reader.number(b, at: reader.range(right))
      )
      let holds = Self.holds(a, relation, b, within: grace)
      made.append(QueryOutcome.Comparison(left: a, relation: relation, right: b, range: range, holds: holds))
      return .truth(holds)
    }
    comparisons += made
    return result
  }

  /// What sums of lengths may be off by.
  private static let roundingError = 1e-9

  private static func holds(
    _ a: Double, _ relation: QueryRelation, _ b: Double, within tolerance: Double
  ) -> Bool {
    let isSame = a == b || abs(a - b) <= tolerance
    switch relation {
    case .equal: return isSame
    case .notEqual: return !isSame
    case .less: return !isSame && a < b
    case .lessOrEqual: return isSame || a < b
    case .greater: return !isSame && a > b
    case .greaterOrEqual: return isSame || a > b
    }
  }

  // MARK: Values of a kind

  private mutating func truth(_ index: Int) throws(QueryFault) -> Bool {
    try truth(value(index), at: range(index))
  }

  private func truth(_ value: QueryValue, at range: SourceRange) throws(QueryFault) -> Bool {
    switch value {
    case .truth(let truth): return truth
    case .many(let values, let quantifier):
      var count = 0
      for value in values where try truth(value, at: range) { count += 1 }
      switch quantifier {
      case .all: return count == values.count
      case .any: return count > 0
      default: return count == 0
      }
    case .number, .frame:
      throw QueryFault(
        at: range, "\(value.description) stands where something has to be true or false",
        help: "compare it: == != < <= > >=")
    }
  }

  private func number(_ value: QueryValue, at range: SourceRange) throws(QueryFault) -> Double {
    if case .number(let number) = value { return number }
    throw QueryFault(
      at: range, "\(value.description) stands where a number belongs",
      help: "name what of it is meant, such as .width")
  }

  private mutating func frame(_ index: Int) throws(QueryFault) -> QueryFrame {
    try frame(value(index), at: range(index))
  }

  private func frame(_ value: QueryValue, at range: SourceRange) throws(QueryFault) -> QueryFrame {
    if case .frame(let frame) = value { return frame }
    throw QueryFault(at: range, "\(value.description) stands where a view belongs")
  }

  // MARK: Several values

  private func map(
    _ value: QueryValue, _ transform: (QueryValue) throws(QueryFault) -> QueryValue
  ) throws(QueryFault) -> QueryValue {
    guard case .many(let values, let quantifier) = value else { return try transform(value) }
    var results: [QueryValue] = []
    for value in values { results.append(try map(value, transform)) }
    return .many(results, quantifier)
  }

  private mutating func combine(
    _ left: Int, _ right: Int, _ transform: (QueryValue, QueryValue) throws(QueryFault) -> QueryValue
  ) throws(QueryFault) -> QueryValue {
    let (a, b) = (try value(left), try value(right))
    switch (a, b) {
    case (.many, .many):
      throw QueryFault(
        at: range(left).joined(with: range(right)), "there are several values on both sides",
        help: "compare with one view's")
    case (_, .many): return try map(b) { value throws(QueryFault) in try transform(a, value) }
    default: return try map(a) { value throws(QueryFault) in try transform(value, b) }
    }
  }
}
