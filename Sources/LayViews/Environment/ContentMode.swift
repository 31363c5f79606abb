/// How a view of a fixed ratio goes into its proposal, in the order of the catalog's names.
package enum ContentMode: UInt8, Sendable { case fit, fill }
