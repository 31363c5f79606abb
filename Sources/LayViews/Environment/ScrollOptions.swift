// What modifiers of scroll views are about, in the order of the catalog's names.

/// What `contentMargins` insets.
package enum ContentMarginPlacement: UInt8, Sendable { case automatic, scrollContent, scrollIndicators }

/// What `defaultScrollAnchor` is for.
package enum ScrollAnchorRole: UInt8, Sendable { case initialOffset, alignment, sizeChanges }
