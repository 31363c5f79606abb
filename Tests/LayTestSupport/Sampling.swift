import Foundation
import Testing

/// Whether the answer is to come at once, as in `make check`.
private let isSampled = ProcessInfo.processInfo.environment["LAY_SAMPLED"] != nil

/// All cases of what is tried at random, or on very many files; one in nine in `make check`.
package func sampled<Cases: Collection>(_ cases: Cases) -> [Cases.Element] {
  isSampled ? cases.enumerated().filter { $0.offset.isMultiple(of: 9) }.map(\.element) : Array(cases)
}

extension Trait where Self == ConditionTrait {
  /// For a test that takes a second or more without optimisation: `make check` leaves it to `make test`.
  package static var thorough: Self { .disabled(if: isSampled, "it takes its time: 'make test' runs it") }
}
