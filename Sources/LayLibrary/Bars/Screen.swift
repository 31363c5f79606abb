import LayViews

extension Stage {
  /// Builds what may say something about the bars around it.
  func inScreen(_ body: () -> ViewList) -> (views: ViewList, screen: Screen) {
    bars.screens.append(Screen())
    let views = body()
    return (views, bars.screens.popLast() ?? Screen())
  }

  /// Changes what is said about the bars around; nobody is told where there are none.
  func changeScreen(_ change: (inout Screen) -> Void) {
    guard !bars.screens.isEmpty else { return }
    change(&bars.screens[bars.screens.count - 1])
  }
}
