/// A space in which a `GeometryProxy` tells its frame; those that a file names are not known.
package enum CoordinateSpace: String, Option { case global, local }
