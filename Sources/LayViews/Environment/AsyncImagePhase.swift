/// How far the loading of an image has come; raw values follow the names in the catalog.
package enum AsyncImagePhase: UInt8, Sendable, Hashable, CaseIterable { case empty, success, failure }
