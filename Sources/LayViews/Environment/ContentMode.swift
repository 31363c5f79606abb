/// How a view of a fixed ratio goes into its proposal.
package enum ContentMode: String, Option { case fit, fill }
