import LayLint
import LaySyntax

// Modifiers of a control that belong to its label, and the other way round: what is around a button is not the button.

extension Workspace {
  private static let controls: Set<String> = ["Button", "NavigationLink", "Menu", "Link", "Toggle"]
  private static let movable: Set<String> = ["frame", "padding", "background", "fixedSize", "layoutPriority"]

  func movedIntoLabels() -> [Candidate] {
    var found: [Candidate?] = []
    for chain in chains where Self.controls.contains(chain.name) && syntax.kind(chain.base) == .call {
      if let label = label(of: chain.base) {
        for (index, modifier) in chain.modifiers.enumerated() where Self.movable.contains(modifier.name) {
          let insertion = insertion(text(of: modifier), in: label, at: label.modifiers.count)
          found.append(
            Candidate(
              "move .\(modifier.name) of \(words(for: chain)) into its label",
              [.init(modifier.range, ""), insertion], twins: "\(chain.shape)^\(index)"))
        }
        for (index, modifier) in label.modifiers.enumerated() where Self.movable.contains(modifier.name) {
          found.append(
            Candidate(
              "move .\(modifier.name) out of the label of \(words(for: chain))",
              [.init(modifier.range, ""), insertion(text(of: modifier), in: chain, at: 0)],
              twins: "\(chain.shape)v\(index)"))
        }
      } else {
        found += written(chain)
      }
    }
    return found.compactMap { $0 }
  }

  /// The only view of a control's label.
  private func label(of call: SyntaxID) -> ViewChain? {
    var closures: [(label: String, closure: SyntaxID)] = []
    for child in syntax.children(call) {
      if syntax.kind(child) == .closure { closures.append(("", child)) }
      if syntax.kind(child) == .argument { closures.append((syntax.name(child), syntax.child(child, 0))) }
    }
    let takesTitle = arguments(of: call).contains { syntax.name($0).isEmpty }
    guard let closure = closures.first(where: { $0.label == "label" }) ?? (takesTitle ? nil : closures.first),
      closure.label == "label" || closures.count == 1, !closure.closure.isNone,
      case let statements = statements(ofClosure: closure.closure), statements.count == 1
    else { return nil }
    return chain(of: statements[0])
  }

  /// `Button("Save") { … }` with a label of its own, which can be given a frame.
  private func written(_ chain: ViewChain) -> [Candidate?] {
    guard chain.name == "Button", let title = arguments(of: chain.base).first, syntax.name(title).isEmpty,
      let name = sites.nameRange(ofCall: chain.base), arguments(of: chain.base).count == 1,
      let list = sites.argumentList(ofCallAt: name.start),
      case let closure = syntax.child(chain.base, 2), !closure.isNone, syntax.kind(closure) == .closure,
      syntax.next(closure).isNone
    else { return [] }
    let text = source.text(syntax.range(title))
    let indentation = indentation(at: chain.baseRange.end)
    func labelled(
      _ modifier: String, _ title: String, removing range: SourceRange?, _ key: String
    ) -> Candidate? {
      let label = " label: {\n\(indentation)\(Self.step)Text(\(text))\(modifier)\n\(indentation)}"
      let end = chain.baseRange.end
      return Candidate(
        title,
        [
          .init(SourceRange(start: name.end, end: max(name.end, syntax.range(list).end)), ""),
          .init(SourceRange(start: end, end: end), label),
        ] + (range.map { [.init($0, "")] } ?? []), twins: "\(chain.shape)\(key)")
    }
    var found: [Candidate?] = []
    for (index, modifier) in chain.modifiers.enumerated() where Self.movable.contains(modifier.name) {
      found.append(
        labelled(
          self.text(of: modifier), "move .\(modifier.name) of \(words(for: chain)) into a label",
          removing: modifier.range, "L\(index)"))
    }
    found += ["maxWidth", "maxHeight"].map {
      labelled(
        ".frame(\($0): .infinity)", "give \(words(for: chain)) a label with .frame(\($0): .infinity)",
        removing: nil, "L\($0)")
    }
    return found
  }
}
