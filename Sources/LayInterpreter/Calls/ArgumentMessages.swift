import LayCatalog
import LayLibrary
import LaySyntax

/// What is said of arguments that fit no parameters.
extension Evaluator {
  func reportMismatch(
    _ match: ArgumentMatch, _ signature: Signature, _ plan: CallPlan, _ callee: Callee
  ) {
    switch match.failure {
    case nil: break
    case .unknownLabel(let index): reportUnknownLabel(plan.arguments[index], signature, callee)
    case .wrongOrder(let index, let before):
      let argument = plan.arguments[index]
      let other = plan.arguments[before]
      findings.report(
        .error(
          "argument-order", at: argument.labelRange,
          "'\(argument.label)' must come before '\(other.label)'", help: "swap the two arguments",
          fix: swap(argument, other)))
    case .extra(let index):
      let argument = plan.arguments[index]
      findings.report(.error("extra-argument", at: argument.range, extraMessage(argument, signature, callee)))
    case .missingLabel(let index, let wanted):
      let argument = plan.arguments[index]
      let label = signature.parameters[wanted].label
      let start = SourceRange(start: argument.range.start, end: argument.range.start)
      findings.report(
        .error(
          "missing-label", at: argument.range, "'\(callee.name)' wants the label '\(label)' here",
          help: "write '\(label):' in front of the value",
          fix: .init([.init(start, label + ": ")], isSafe: false)))
    case .missing(let index):
      let parameter = signature.parameters[index]
      let name =
        parameter.label.isEmpty ? "a value for '\(parameter.name)'" : "the argument '\(parameter.label)'"
      findings.report(
        .error(
          "missing-argument", at: plan.name, "'\(callee.name)' needs \(name)",
          help: "its type is \(self.name(of: parameter.type))"))
    }
  }

  /// Arguments that none of SwiftUI's forms takes, where the code may be right all the same: an app compiles, and its
  /// modules may add forms of which nothing is known, as `Image(systemSymbol: .house)`. A lenient compilation goes on with
  /// a placeholder.
  /// - Returns: Whether that is so; false where a label may be misspelled.
  func reportUnknownForm(_ match: ArgumentMatch, _ plan: CallPlan, _ callee: Callee) -> Bool {
    guard isLenient, callee.isOfLibrary || callee.isExtension && importsForeign(at: plan.name.start) else {
      return false
    }
    guard case .unknownLabel(let index)? = match.failure else {
      return reportUnknownForm(of: callee.name, at: plan.name)
    }
    let argument = plan.arguments[index]
    let labels = callee.labels
    // Swift has accepted a mixture of labels in its own files; a .lay file has no other reader.
    let isMeant =
      labels.contains(argument.label)
      ? syntax.source.name(at: plan.name.start).hasSuffix(".swift") || importsForeign(at: plan.name.start)
      : nearestName(to: argument.label, among: labels) == nil
    guard isMeant else { return false }
    findings.report(
      .warning(
        "unknown-form", at: argument.labelRange,
        "no form of '\(callee.name)' is known here that takes '\(argument.label)':"
          + " a placeholder stands for it"))
    return true
  }

  /// Arguments that no form of a function of the SDK's takes here, in an app, which compiles.
  func reportUnknownForm(of name: String, at range: SourceRange) -> Bool {
    guard isLenient, declarations.topLevel.isDivided else { return false }
    findings.report(
      .warning(
        "unknown-form", at: range,
        "no form of '\(name)' is known here that takes these arguments: a placeholder stands for it"))
    return true
  }

  func extraMessage(_ argument: CallPlan.Argument, _ signature: Signature, _ callee: Callee) -> String {
    if argument.isTrailing { return "'\(callee.name)' takes no closure here" }
    if !argument.label.isEmpty {
      return "the argument '\(argument.label)' of '\(callee.name)' is given twice"
    }
    let count = signature.parameters.count
    if count == 0 { return "'\(callee.name)' takes no arguments" }
    return "'\(callee.name)' takes at most \(count) argument\(count == 1 ? "" : "s") here"
  }

  func reportUnknownLabel(_ argument: CallPlan.Argument, _ signature: Signature, _ callee: Callee) {
    let labels = callee.labels
    if labels.contains(argument.label) {
      findings.report(
        .error(
          "unknown-argument", at: argument.labelRange,
          "'\(callee.name)' has no form that takes '\(argument.label)' together with the other arguments"))
      return
    }
    let help = labels.isEmpty ? "it takes no labelled arguments" : "it takes \(list(labels))"
    reportUnknown(
      "unknown-argument", argument.label, at: argument.labelRange,
      "'\(callee.name)' has no argument '\(argument.label)'", among: labels, help: help)
  }

  /// `'a', 'b' and 'c'`
  package func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  func swap(_ argument: CallPlan.Argument, _ other: CallPlan.Argument) -> Diagnostic.Fix? {
    guard !argument.isTrailing, !other.isTrailing else { return nil }
    let range = argument.labelRange.joined(with: argument.range)
    let otherRange = other.labelRange.joined(with: other.range)
    let source = syntax.source
    return .init(
      [.init(range, source.text(otherRange)), .init(otherRange, source.text(range))], isSafe: true)
  }
}
