/// How code is gone through: it runs, or it is checked.
///
/// What is checked is gone through once, whether it would ever run or not: all that is written is looked at, and the whole
/// costs no more than the source is long. Where that makes a difference, code asks one of these questions, and not which
/// of the two is going on.
package enum Pass {
  case running, checking

  /// Whether every branch is taken, whatever its condition says, and what repeats itself has one turn.
  package var takesEveryBranch: Bool { self == .checking }

  /// Whether what the file declares runs where it is used; else its result is made up, for it is checked by itself.
  package var entersDeclarations: Bool { self == .running }

  /// Whether values are those that the code has when it runs, so that what is wrong with one is a mistake; else they are
  /// made up, and one that is not known may be anything.
  package var hasRealValues: Bool { self == .running }

  /// Whether closures that layout calls are called at once, with made-up arguments.
  package var callsDeferred: Bool { self == .checking }
}

extension Stage {
  /// Goes through some code in another way than through the code around it.
  @inline(__always)
  package func going<Result>(_ inner: Pass, _ body: () -> Result) -> Result {
    let outer = pass
    pass = inner
    defer { pass = outer }
    return body()
  }
}
