/// What a button is for; raw values follow the names in the catalog.
package enum ButtonRole: UInt8, Sendable, Hashable, CaseIterable { case destructive, cancel, close, confirm }
