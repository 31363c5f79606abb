import LayCatalog

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
    .constant("bitWidth", of: .int) { .int(Int.bitWidth) },
    .constant("max", of: .int) { .int(.max) },
    .constant("min", of: .int) { .int(.min) },
    .written("max", of: .int) { $0.extreme("max", $1) },
    .written("maximum", of: .double) { $0.extreme("max", $1) },
    .written("min", of: .int) { $0.extreme("min", $1) },
    .written("minimum", of: .double) { $0.extreme("min", $1) },
    .written("random", of: [.number, .sized, .bool]) { $0.random($1) },
  ]
}

extension Evaluator {
  /// A free function, called with numbers of a type.
  fileprivate func extreme(_ name: String, _ call: WrittenCall) -> Value {
    let values = plan(call.node).arguments.map { evaluate($0.expression, call.scope, expecting: call.type) }
    return swift.function(named: name).map { self.call($0, values, call.node) } ?? .unknown
  }
}
