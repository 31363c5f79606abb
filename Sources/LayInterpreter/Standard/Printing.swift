import LayCatalog
import LayLibrary
import LaySyntax

/// `print`, `debugPrint` and `dump`.
extension Evaluator {
  /// What is printed is kept for whoever compiles the file.
  ///
  /// It may be made of what is not supported: that is no fault of a layout, and is not printed.
  func print(_ call: WrittenCall) -> Value {
    guard pass.hasRealValues else { return .void }
    var parts: [String] = []
    var separator = " "
    let fault = firstFault {
      for argument in plan(call.node).arguments {
        let label = argument.label.isEmpty ? "" : argument.label
        let value = evaluate(argument.expression, call.scope)
        switch (label, value) {
        case ("", _): parts.append(description(of: value))
        case ("separator", .string(let text)): separator = text
        default: break
        }
      }
    }
    if fault == nil, !findings.isSilent {
      let text = parts.joined(separator: separator)
      budget.charge(text.utf8.count)
      state.printed.add(text, at: syntax.range(call.node))
    }
    return .void
  }
}
