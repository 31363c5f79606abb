import LayCatalog
import LayViews

// What pickers, lists and tab views know the views in them by.

extension Declaration {
  static let tags: [Declaration] = [
    .modifier("tag", "(_ tag: Any)") { stage, content, call in
      stage.tag(content, call.value("tag"))
      return content
    },
    .modifier("tag", "(_ tag: Any, includeOptional: Bool)") { stage, content, call in
      stage.tag(content, call.value("tag"))
      return content
    },
  ]
}

extension Stage {
  /// Builds views that are told apart by their tags.
  package func tagging(if isTagging: Bool = true, _ body: () -> ViewList) -> ViewList {
    let was = notes.tagsElements
    if isTagging { notes.tagsElements = true }
    defer { notes.tagsElements = was }
    return body()
  }

  /// Notes what a picker knows views by.
  package func tag(_ views: ViewList, _ value: Value?) {
    guard let value else { return }
    var child = views.first
    for _ in 0..<views.count where !child.isNone {
      notes.tags[child] = value
      child = tree[child].nextSibling
    }
  }

  /// The tag of an option, through the modifiers around it.
  package func tag(of view: ViewID) -> Value? {
    var view = view
    while !view.isNone {
      if let tag = notes.tags[view] { return tag }
      guard tree[view].kind.isModifier else { return nil }
      view = tree[view].firstChild
    }
    return nil
  }
}
