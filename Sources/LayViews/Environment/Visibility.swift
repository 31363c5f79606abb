/// Whether something is shown; raw values follow the names in the catalog.
package enum Visibility: UInt8, Sendable, Hashable, CaseIterable { case automatic, visible, hidden }
