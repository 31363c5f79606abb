import LaySyntax

/// One node of an expression; others are known by their index in ``Query/nodes``.
struct QueryNode: Sendable {
  enum Kind: Sendable {
    case number(Double)
    case truth(Bool)
    /// A view, by an id or, in quotation marks, by its text; with the number of one of several, counted from 0.
    case name(String, isQuoted: Bool, number: Int? = nil)
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
    /// Whether the values of several views are the same.
    case equality(Int)
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
  case leading, trailing, start, end
  case x, y, left, right, top, bottom, centerX, centerY
  case aspect, lines, baseline, firstBaseline, lastBaseline
  /// What `minimumScaleFactor` has left of a text's size: 1 is all of it.
  case scale
  case isTruncated, isWhole, isVisible, isHidden
  /// What the view was offered, written as the property of a property.
  case proposedWidth = "proposal.width"
  case proposedHeight = "proposal.height"

  /// The property that this one is another word for.
  var canonical: QueryProperty {
    switch self {
    case .x, .left: return .minX
    case .y, .top: return .minY
    case .right: return .maxX
    case .bottom: return .maxY
    case .centerX: return .midX
    case .centerY: return .midY
    case .start: return .leading
    case .end: return .trailing
    case .baseline: return .firstBaseline
    default: return self
    }
  }
}
