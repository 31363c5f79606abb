import LaySyntax

/// What a part of an expression comes to.
enum QueryValue {
  case number(Double)
  case truth(Bool)
  case frame(QueryFrame)
  /// One value for each of several views, with how many of them have to be true.
  case many([QueryValue], QueryQuantifier)

  /// What it is, as messages call it.
  var description: String {
    switch self {
    case .number: return "a number"
    case .truth: return "true or false"
    case .frame: return "a view"
    case .many: return "several values"
    }
  }
}
