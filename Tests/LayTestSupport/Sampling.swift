import Foundation

/// All cases of what is tried at random, or on very many files; one in ten in `make check`, which is to answer at once.
package func sampled<Cases: Collection>(_ cases: Cases) -> [Cases.Element] {
  guard ProcessInfo.processInfo.environment["LAY_SAMPLED"] != nil else { return Array(cases) }
  return cases.enumerated().filter { $0.offset.isMultiple(of: 10) }.map(\.element)
}
