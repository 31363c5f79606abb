/// A space in which a `GeometryProxy` tells its frame; those that a file names are not known.
package enum CoordinateSpace: UInt8, Sendable { case global, local }
