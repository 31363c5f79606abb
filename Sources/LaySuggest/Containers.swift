import LayLint
import LaySyntax

// Containers that go, come, or become others, and spacers in them.

extension Workspace {
  private static let stacks: Set<String> = ["HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack"]
  private static let wrappers: Set<String> = stacks.union([
    "Group", "GeometryReader", "ScrollView", "Section",
  ])

  /// Containers of one view without themselves; readers too, where nothing uses what they read.
  func unwrappedContainers() -> [Candidate] {
    chains.compactMap { chain in
      guard Self.wrappers.contains(chain.name), let statements = statements(ofCall: chain.base),
        let first = statements.first, let last = statements.last,
        statements.count == 1 || chain.name == "Group"
      else { return nil }
      let (start, end) = (syntax.range(first).start, syntax.range(last).end)
      let head = SourceRange(start: chain.baseRange.start, end: start)
      let tail = SourceRange(start: end, end: chain.baseRange.end)
      return Candidate(
        "replace \(words(for: chain)) with its content", [.init(head, ""), .init(tail, "")], weight: 1)
    }
  }

  private static let renames: [String: [String]] = [
    "List": ["LazyVStack", "VStack"], "LazyVStack": ["VStack"], "LazyHStack": ["HStack"],
    "VStack": ["HStack"],
    "HStack": ["VStack"], "Form": ["VStack"],
  ]

  /// A container as another one.
  func renamedContainers() -> [Candidate] {
    chains.flatMap { chain -> [Candidate] in
      guard let others = Self.renames[chain.name], let name = sites.nameRange(ofCall: chain.base) else {
        return []
      }
      return others.compactMap { other in
        let keepsMeaning = other.hasSuffix(chain.name) || chain.name.hasSuffix(other) || chain.name == "List"
        return Candidate(
          "replace \(words(for: chain)) with \(other.hasPrefix("H") ? "an" : "a") \(other)",
          [.init(name, other)], weight: keepsMeaning ? 1 : 3)
      }
    }
  }

  // MARK: Spacers

  /// A spacer before, behind or between the views of a stack, and stacks without one.
  func spacers() -> [Candidate] {
    var found: [Candidate?] = []
    for chain in chains where ["HStack", "VStack"].contains(chain.name) {
      guard let statements = statements(ofCall: chain.base), !statements.isEmpty else { continue }
      let ends = [0, statements.count].map { spacer(at: $0, of: statements) }
      found += zip(ends, ["start", "end"]).map { edit, side in
        Candidate("add a Spacer at the \(side) of \(words(for: chain))", [edit])
      }
      found.append(Candidate("add a Spacer at both ends of \(words(for: chain))", ends, weight: 2))
      for index in statements.indices.dropFirst() {
        let edit = spacer(at: index, of: statements)
        let place = place(syntax.range(statements[index]).start)
        found.append(Candidate("add a Spacer before the view at \(place)", [edit]))
      }
    }
    for chain in chains where chain.name == "Spacer" && !chain.block.isNone {
      found.append(Candidate("remove \(words(for: chain))", [.init(line(of: chain.range), "")]))
    }
    return found.compactMap { $0 }
  }

  private func spacer(at index: Int, of statements: [SyntaxID]) -> Candidate.Edit {
    let isLast = index == statements.count
    let neighbour = syntax.range(statements[isLast ? index - 1 : index])
    let place = isLast ? neighbour.end : neighbour.start
    let separator = isOnOwnLine(neighbour) ? "\n" + indentation(at: neighbour.start) : "; "
    return .init(
      SourceRange(start: place, end: place), isLast ? separator + "Spacer()" : "Spacer()" + separator)
  }

  /// Whether nothing but blanks stands before a range on its line.
  private func isOnOwnLine(_ range: SourceRange) -> Bool {
    let line = source.rangeOfLine(at: range.start)
    return source.bytes[Int(line.start)..<Int(range.start)].allSatisfy { $0 <= 0x20 }
  }

  /// A statement with its line, where it has one to itself.
  private func line(of range: SourceRange) -> SourceRange {
    let line = source.wholeLines(of: SourceRange(start: range.start, end: range.start))
    guard line.end >= range.end, isOnOwnLine(range),
      source.bytes[Int(range.end)..<Int(line.end)].allSatisfy({ $0 <= 0x20 })
    else { return range }
    return line
  }

  // MARK: Around views

  /// Views in a stack of their own that pushes them to a side, and those that lie over a stack instead of in it.
  func wrappedViews() -> [Candidate] {
    var found: [Candidate?] = []
    for chain in chains where chain.isNear && !chain.block.isNone && chain.name != "Spacer" {
      guard let inner = indenting(chain.range) else { continue }
      for stack in ["HStack", "VStack"] {
        for (before, after) in [(true, true), (true, false), (false, true)] {
          let sides = before && after ? "Spacers on both sides" : "a Spacer \(before ? "before" : "after") it"
          let (head, tail) = wrapping(
            chain.range, in: stack, before ? ["Spacer()"] : [], after ? ["Spacer()"] : [])
          found.append(
            Candidate(
              "embed \(words(for: chain)) in \(stack == "HStack" ? "an" : "a") \(stack), with \(sides)",
              [head] + inner + [tail], weight: 2))
        }
      }
      found.append(lifted(chain))
    }
    return found.compactMap { $0 }
  }

  private func wrapping(
    _ range: SourceRange, in container: String, _ before: [String], _ after: [String]
  ) -> (Candidate.Edit, Candidate.Edit) {
    let indentation = indentation(at: range.start)
    let inner = "\n" + indentation + Self.step
    let head = "\(container) {" + before.map { inner + $0 }.joined() + inner
    let tail = after.map { inner + $0 }.joined() + "\n\(indentation)}"
    return (
      .init(SourceRange(start: range.start, end: range.start), head),
      .init(SourceRange(start: range.end, end: range.end), tail)
    )
  }

  /// A view of a stack laid over the stack, with one of the spacers beside it gone.
  private func lifted(_ chain: ViewChain) -> Candidate? {
    let closure = sites.parent(chain.block)
    guard !closure.isNone, syntax.kind(closure) == .closure, case let call = sites.parent(closure),
      ["HStack", "VStack"].contains(sites.name(ofCall: call)),
      let stack = chains.first(where: { $0.base == call }), !stack.block.isNone,
      let inner = indenting(SourceRange(start: stack.range.start, end: stack.range.end))
    else { return nil }
    let statements = Array(syntax.children(chain.block))
    guard let index = statements.firstIndex(of: chain.whole), statements.count > 2 else { return nil }
    var gone = [line(of: chain.range)]
    let isSpacer = { (index: Int) in
      statements.indices.contains(index) && self.chain(of: statements[index])?.name == "Spacer"
    }
    if isSpacer(index - 1), isSpacer(index + 1) { gone.append(line(of: syntax.range(statements[index + 1]))) }
    let (head, tail) = wrapping(stack.range, in: "ZStack", [], [source.text(chain.range)])
    let kept = inner.filter { edit in
      !gone.contains { $0.start <= edit.range.start && edit.range.start < $0.end }
    }
    return Candidate(
      "place \(words(for: chain)) over the \(stack.name), in a ZStack",
      [head] + kept + gone.map { .init($0, "") } + [tail],
      weight: 2)
  }
}
