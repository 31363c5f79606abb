import LayCatalog
import LayLibrary
import LaySyntax

extension StandardLibrary {
  /// The constants and functions of Swift's own types.
  static let statics: [StandardDeclaration] = [
    .constant("zero", of: .double) { .double(0) },
    .constant("zero", of: .int) { .int(0) },
    .constant("infinity", of: .double) { .double(.infinity) },
    .constant("pi", of: .double) { .double(.pi) },
    .constant("nan", of: .double) { .double(.nan) },
    .constant("greatestFiniteMagnitude", of: .double) { .double(.greatestFiniteMagnitude) },
    .constant("leastNonzeroMagnitude", of: .double) { .double(.leastNonzeroMagnitude) },
    .constant("ulpOfOne", of: .double) { .double(.ulpOfOne) },
    .constant("max", of: .double) { .double(.greatestFiniteMagnitude) },
    .constant("max", of: .int) { .int(.max) },
    .constant("min", of: .int) { .int(.min) },
    .written("max", of: .int) { $0.extreme("max", $1) },
    .written("maximum", of: .double) { $0.extreme("max", $1) },
    .written("min", of: .int) { $0.extreme("min", $1) },
    .written("minimum", of: .double) { $0.extreme("min", $1) },
    .written("random", of: .number) { $0.random($1) },
    .written("random", of: .bool) { _, _ in .bool(false) },
  ]
}

extension Evaluator {
  /// A free function, called with numbers of a type.
  fileprivate func extreme(_ name: String, _ call: WrittenCall) -> Value {
    let values = plan(call.node).arguments.map { evaluate($0.expression, call.scope, expecting: call.type) }
    return swift.function(named: name).map { self.call($0, values, call.node) } ?? .unknown
  }

  /// Counts that a generator of the file's own, whose numbers are known to Swift, is not asked.
  func countGenerator(_ generator: Value) {
    if case .void = generator { return }
    findings.countStandIn(for: .empty)
  }

  /// A layout must come out the same each time: the middle of the range stands for a random number.
  fileprivate func random(_ call: WrittenCall) -> Value {
    guard let argument = plan(call.node).arguments.first else { return .unknown }
    if plan(call.node).arguments.count > 1 { findings.countStandIn(for: .empty) }
    let isDouble = call.type == .double
    switch evaluate(argument.expression, call.scope, expecting: isDouble ? .double : .any) {
    case .range(let range) where !range.elements.isEmpty:
      let middle = range.lowerBound + (range.elements.count - 1) / 2
      return isDouble ? .double(Double(middle)) : .int(middle)
    case .interval(let lower, let upper), .span(.double(let lower), .double(let upper), _):
      return .double((lower + upper) / 2)
    case .span(.int(let lower), .int(let upper), _):
      let middle = lower / 2 + upper / 2
      return isDouble ? .double(Double(middle)) : .int(middle)
    default: return .unknown
    }
  }
}
