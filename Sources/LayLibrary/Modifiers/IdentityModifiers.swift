import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// What views are known by, and what they say to a layout of the file's own around them.
  static let identityModifiers: [Declaration] = [
    .modifier("accessibilityIdentifier", "(_ identifier: String)") { stage, content, call in
      stage.name(content, call.value("identifier"), call)
    },
    .modifier("accessibilityIdentifier", "(_ identifier: String, isEnabled: Bool)") { stage, content, call in
      call.bool("isEnabled") ? stage.name(content, call.value("identifier"), call) : content
    },
    // Where code that layout asks for more is run, a name is kept: see `Handover`.
    .modifier("coordinateSpace", "(name: Any)") { _, content, _ in content },
    .modifier("coordinateSpace", "(_ name: Any)") { _, content, _ in content },
    .modifier("equatable", "()") { _, content, _ in content },
    .modifier("id", "(_ id: Any)") { stage, content, call in stage.name(content, call.value("id"), call) },
    .modifier("layoutValue", "(key: Any, value: Any)") { stage, content, call in
      stage.noteLayoutValue(content, call)
      return content
    },
  ]
}

extension Stage {
  /// Gives each view its id in the output; a value that has no text, such as a UUID, is none.
  fileprivate func name(_ content: ViewList, _ value: Value?, _ call: BoundCall) -> ViewList {
    guard let identifier = identifier(value) else { return content }
    return name(content, identifier, at: call.name.start)
  }

  /// The text of an id; nil for a value that has none.
  private func identifier(_ value: Value?) -> String? {
    switch value {
    case .string(let text)?: return text
    case .int(let number)?: return String(number)
    case .double(let number)?: return number.description
    case .bool(let flag)?: return flag ? "true" : "false"
    case .enumCase(let value)?: return evaluation.name(value)
    default: return nil
    }
  }

  /// Gives each view its id in the output.
  package func name(_ content: ViewList, _ identifier: String, at source: UInt32) -> ViewList {
    guard !content.isEmpty, hasRoom(for: identifier, at: source) else { return content }
    let index = UInt32(truncatingIfNeeded: tree.identifiers.add(identifier))
    return name(content, index, at: source)
  }

  /// An id on a view that has one already gets a node of its own.
  private func name(_ content: ViewList, _ index: UInt32, at source: UInt32) -> ViewList {
    var result = ViewList()
    var child = content.first
    for _ in 0..<content.count where !child.isNone {
      let next = tree[child].nextSibling
      var named = child
      if tree[child].kind == .section {
        tree[child].firstChild = name(list(from: tree[child].firstChild), index, at: source).first
      } else if tree[child].identifier == 0 {
        tree[child].identifier = index
      } else {
        named = addNode(
          .effect, payload: tree.modifiers.effects.add(.identity), firstChild: child, source: source)
        if named.isNone { return result }
        tree[child].nextSibling = .none
        tree[named].identifier = index
      }
      tree.append(named, to: &result)
      child = next
    }
    return result
  }

  /// `layoutValue(key: Rank.self, value: 2)`
  fileprivate func noteLayoutValue(_ content: ViewList, _ call: BoundCall) {
    guard case .metatype(.declared(let key))? = call.value("key"), let value = call.value("value") else {
      return
    }
    var view = content.first
    while !view.isNone {
      notes.layoutValues[view, default: [:]][key] = value
      view = tree[view].nextSibling
    }
  }
}
