import LayCatalog

extension OwnLayout {
  /// The work of a question to a subview.
  package func noteQuestion(to index: Int) -> Int {
    guard index < subviews.count else { return Limits.workOfQuestion }
    subviews[index].questionCount += 1
    let subview = subviews[index]
    return Limits.workOfQuestion + subview.viewCount * Limits.workOfStep
      + subview.questionCount * Limits.workOfAnswer
  }
}
