/// A layout of the file's own around its subviews.
package final class OwnLayout {
  package struct Subview {
    /// What `layoutValue(key:value:)` says of it, by the key's type.
    package let values: [TypeID: Value]
    /// It and those in it.
    package let viewCount: Int
    /// How often it was asked for its size while this layout was computed.
    package var questionCount = 0

    package init(values: [TypeID: Value], viewCount: Int) {
      self.values = values
      self.viewCount = viewCount
    }
  }

  package var subviews: [Subview]
  /// What `makeCache` gave and the functions have made of it; nil before the first question.
  package var cache: Value?

  package init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  /// To be called where a layout begins.
  package func begin() {
    cache = nil
    for index in subviews.indices { subviews[index].questionCount = 0 }
  }
}
