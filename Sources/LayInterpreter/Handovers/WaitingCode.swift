import LayViews

/// Code that waits for views to be there, or for what they hand up.
final class WaitingCode {
  /// Whether such code runs just now.
  @exclusivity(unchecked) var isRunning = false
  #if !hasFeature(Embedded)
  /// Lays a layout out on trial; nil where code that waits for that is not run.
  @exclusivity(unchecked) var layOut: ((inout EvaluatedLayout) -> Void)?
  /// What views hand up in the layout that is evaluated; nil where no code waits for that.
  @exclusivity(unchecked) var handovers: Handovers?
  /// Whether the file may have such code; nil before anybody asked.
  @exclusivity(unchecked) var isLikely: Bool?
  #endif
}
