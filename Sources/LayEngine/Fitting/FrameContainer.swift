import LayViews

/// What `containerRelativeFrame` measures by: the window's safe part, or the nearest scroll view's proposal.
struct FrameContainer {
  var size: Size
  /// Which of the sizes met so far it is: answers that depend on the container are kept by it.
  var number: UInt32
}
