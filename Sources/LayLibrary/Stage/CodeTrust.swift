import LaySyntax

/// Errors in the Swift files of an app, which a compiler takes. Where values are made up, or something was met of which
/// nothing is known, it is mostly lay that does not follow them.
struct CodeTrust {
  let file: SourceFile
  /// Whether an error costs no more than the view that it stands in.
  let isolatesErrors: Bool
  /// Whether code is gone through with made-up values.
  var isHypothetical = false
  /// Whether the module of that code imports others that are not there.
  var isIncomplete = false

  /// The rules of errors that a Swift compiler has, too, for what is written.
  private static let rulesOfCode: Set<String> = [
    "argument-order", "extra-argument", "loop-in-view-builder", "missing-argument", "missing-binding",
    "missing-body", "missing-context", "missing-label", "modifier-not-called", "not-a-view", "not-callable",
    "number-too-large", "redeclaration", "unknown-argument", "unknown-member", "unknown-modifier",
    "unknown-name", "unknown-operator", "unknown-type", "unknown-value", "unknown-view", "unsupported",
    "unsupported-value",
  ]

  /// The rules of errors that a value of the wrong kind brings about: one that is made up, or stands in for another.
  private static let rulesOfValues: Set<String> = [
    "endless-evaluation", "index-out-of-range", "nil-access", "nil-unwrapped", "too-large", "uncaught-error",
    "wrong-type",
  ]

  /// Whether an error is one that an app which is built does not have, and what is known proves nothing; a misspelled
  /// name may be in any file.
  /// - Parameter hasUnknown: Whether something was met of which nothing is known.
  func doubts(_ diagnostic: Diagnostic, hasUnknown: Bool) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    guard isolatesErrors, diagnostic.severity == .error, !file.parts.isEmpty, isHypothetical || hasUnknown
    else { return false }
    let rule = diagnostic.rule
    if diagnostic.fix != nil, rule.hasPrefix("unknown-") { return false }
    return (Self.rulesOfCode.contains(rule) || Self.rulesOfValues.contains(rule))
      && file.name(at: diagnostic.range.start).hasSuffix(".swift")
    #endif
  }

  /// Whether there is nothing to say about an error that is doubted.
  func isIdle(_ doubted: Diagnostic) -> Bool {
    isHypothetical && (isIncomplete || Self.rulesOfValues.contains(doubted.rule))
  }
}

extension Diagnostic {
  /// An error as a warning that says whose mistake it may be.
  var doubted: Diagnostic {
    var told = self
    told.severity = .warning
    if told.help == nil { told.help = "if Swift takes this, it is lay that does not follow it" }
    return told
  }
}
