import LaySyntax

/// One node of an expression; others are known by their index in ``Query/nodes``.
struct QueryNode: Sendable {
  enum Kind: Sendable {
    case number(Double)
    case truth(Bool)
    /// A view, by an id or, in quotation marks, by its text.
    case name(String, isQuoted: Bool)
    case property(of: Int, QueryProperty)
    /// The distance between two frames.
    case gap(Int, Int)
    /// The views of a name, which may be many.
    case selection(QueryQuantifier, name: Int)
    case negative(Int)
    case not(Int)
    case arithmetic(QueryArithmetic, Int, Int)
    /// With half of the width within which numbers are the same; nil: half a pixel.
    case comparison(QueryRelation, Int, Int, tolerance: Double?)
    case placement(QueryPlacement, Int, Int)
    case both(Int, Int)
    case either(Int, Int)
  }

  var kind: Kind
  var range: SourceRange
}

enum QueryArithmetic: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
}

/// How two values are compared.
package enum QueryRelation: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// How two frames lie.
enum QueryPlacement: String, CaseIterable, Sendable {
  case inside, overlaps, above, before
}

/// How many of several views something has to be true of.
enum QueryQuantifier: String, CaseIterable, Sendable {
  case all, any, none, count
}

/// What can be asked about a view.
enum QueryProperty: String, CaseIterable, Sendable {
  case width, height, minX, midX, maxX, minY, midY, maxY
  /// From the side where reading begins: the same expression is true in both directions.
  case leading, trailing
  case x, y, left, right, top, bottom, centerX, centerY
  case aspect, lines, firstBaseline, lastBaseline
  case isTruncated, isWhole, isVisible

  /// The property that this one is another word for.
  var canonical: QueryProperty {
    switch self {
    case .x, .left: return .minX
    case .y, .top: return .minY
    case .right: return .maxX
    case .bottom: return .maxY
    case .centerX: return .midX
    case .centerY: return .midY
    default: return self
    }
  }
}
