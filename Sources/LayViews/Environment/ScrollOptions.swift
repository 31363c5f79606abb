// What modifiers of scroll views are about.

/// What `contentMargins` insets.
package enum ContentMarginPlacement: String, Option { case automatic, scrollContent, scrollIndicators }

/// What `defaultScrollAnchor` is for.
package enum ScrollAnchorRole: String, Option { case initialOffset, alignment, sizeChanges }
