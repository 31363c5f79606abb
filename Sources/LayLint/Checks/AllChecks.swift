import LayViews

extension Inspection {
  /// Runs every check.
  /// - Complexity: O(n) in the views, but for what is said at each check.
  mutating func run() {
    checkOverflow()
    for view in outline.placed {
      let node = tree[view]
      checkValues(view, node)
      checkFrames(view, node)
      checkText(view, node)
      checkSpacers(view, node)
      checkSpacerTaste(view, node)
      checkEffects(view, node)
      checkIdleFrames(view, node)
      checkContainers(view, node)
      checkFitting(view, node)
      checkSizes(view, node)
      checkGrids(view, node)
      checkBackgrounds(view, node)
      checkStretching(view, node)
      checkLists(view, node)
      checkOffset(view, node)
      checkTextRoom(view, node)
      checkCentring(view, node)
      checkRatio(view, node)
      checkLayerOrder(view, node)
      checkSiblings(view, node)
      checkTaking(view, node)
      checkTransforms(view, node)
      checkPriority(view, node)
      checkStretchedImage(view, node)
      checkGuide(view, node)
      checkCovers(view, node)
      checkStroke(view, node)
      checkRowTexts(view, node)
      checkUnwrapped(view, node)
    }
    checkRowStarts()
    checkContentUnderBars()
    checkNestedNavigation()
    checkOuterFrames()
    checkReaders()
    checkStacks()
    checkVisibility()
    checkClipping()
    checkContrast()
    checkAccessibility()
    checkControls()
    checkNesting()
    checkIdentifiers()
    proveClaims()
  }
}
