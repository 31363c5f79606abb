import LayLint
import LaySyntax

// Modifiers that go, change places along their chain, or say something else.

extension Workspace {
  /// The modifiers that decide on sizes and places.
  static let layoutModifiers: Set<String> = [
    "frame", "padding", "fixedSize", "layoutPriority", "offset", "position", "lineLimit",
    "minimumScaleFactor",
    "aspectRatio", "scaledToFit", "scaledToFill", "ignoresSafeArea", "edgesIgnoringSafeArea",
    "containerRelativeFrame", "listRowInsets", "alignmentGuide", "safeAreaInset", "safeAreaPadding",
    "gridCellColumns", "gridCellUnsizedAxes", "navigationTitle", "labelsHidden", "scrollDisabled",
  ]
  /// What a frame may be moved past.
  private static let movable: Set<String> = layoutModifiers.union([
    "background", "border", "overlay", "clipShape", "clipped",
  ])

  func removedModifiers() -> [Candidate] {
    chains.flatMap { chain in
      chain.modifiers.enumerated().compactMap { index, modifier in
        guard Self.layoutModifiers.contains(modifier.name) else { return nil }
        return Candidate(
          "remove .\(modifier.name) from \(words(for: chain))", [.init(modifier.range, "")],
          twins: "\(chain.shape)-\(index)")
      }
    }
  }

  /// A modifier somewhere else in its chain.
  func movedModifiers() -> [Candidate] {
    var found: [Candidate] = []
    for chain in chains where chain.isNear && chain.modifiers.count <= Self.longestChain {
      for (index, modifier) in chain.modifiers.enumerated() where Self.movable.contains(modifier.name) {
        for position in 0...chain.modifiers.count where position != index && position != index + 1 {
          let other = position < index ? chain.modifiers[position] : chain.modifiers[position - 1]
          let where_ = position < index ? "before .\(other.name)" : "after .\(other.name)"
          let insertion = insertion(text(of: modifier), in: chain, at: position)
          if let candidate = Candidate(
            "move .\(modifier.name) of \(words(for: chain)) \(where_)",
            [.init(modifier.range, ""), insertion],
            twins: "\(chain.shape)>\(index)>\(position)", group: "\(chain.baseRange.start)>\(index)")
          {
            found.append(candidate)
          }
        }
      }
    }
    return found
  }

  /// Chains are tried in every order up to so many modifiers.
  private static let longestChain = 9

  private static let paddings: [(label: String, edge: String)] = [("x", ".leading"), ("y", ".top")]

  /// Offsets as paddings, which move the place of a view too.
  func offsetsAsPaddings() -> [Candidate] {
    chains.flatMap { chain in
      chain.modifiers.enumerated().compactMap { index, modifier in
        guard modifier.name == "offset", case let arguments = arguments(of: modifier.call), !arguments.isEmpty
        else {
          return nil
        }
        var paddings = ""
        for argument in arguments {
          guard let edge = Self.paddings.first(where: { $0.label == syntax.name(argument) })?.edge else {
            return nil
          }
          if number(of: argument) == 0 { continue }
          paddings += ".padding(\(edge), \(source.text(value(of: argument))))"
        }
        return Candidate(
          "replace .offset of \(words(for: chain)) with \(paddings)",
          [.init(modifier.range, ""), insertion(paddings, in: chain, at: index)],
          twins: "\(chain.shape)o\(index)")
      }
    }
  }

  // MARK: Arguments

  private static let frameLabels: [String: [String]] = [
    "width": ["minWidth", "maxWidth"], "height": ["minHeight", "maxHeight"],
  ]

  /// Frames that fix less, or as much as there is.
  func changedFrames() -> [Candidate] {
    var found: [Candidate] = []
    for chain in chains {
      for modifier in chain.modifiers where modifier.name == "frame" {
        let arguments = arguments(of: modifier.call)
        for (index, argument) in arguments.enumerated() {
          let label = syntax.name(argument)
          let frame = "the frame of \(words(for: chain))"
          if label != "alignment", arguments.count > 1 {
            let range = removal(of: index, in: arguments)
            found += [
              Candidate("remove \(label) from \(frame)", [.init(range, "")], twins: "\(chain.shape)-\(label)")
            ]
            .compactMap { $0 }
          }
          for other in Self.frameLabels[label] ?? [] where arguments.count == 1 {
            let name = SourceRange(
              start: syntax.range(argument).start,
              end: syntax.range(argument).start + UInt32(label.utf8.count))
            var edits = [Candidate.Edit(name, other)]
            found += [
              Candidate(
                "use \(other) in place of \(label) in \(frame)", edits, twins: "\(chain.shape)~\(other)")
            ].compactMap { $0 }
            guard other.hasPrefix("max") else { continue }
            edits.append(.init(value(of: argument), ".infinity"))
            found += [
              Candidate(
                "use \(other): .infinity in place of \(label) in \(frame)", edits,
                twins: "\(chain.shape)~\(other)∞")
            ].compactMap { $0 }
          }
        }
      }
    }
    return found
  }

  /// Stacks with the spacing that they have by themselves.
  func removedSpacing() -> [Candidate] {
    chains.compactMap { chain in
      guard syntax.kind(chain.base) == .call, case let arguments = arguments(of: chain.base),
        let index = arguments.firstIndex(where: { syntax.name($0) == "spacing" })
      else { return nil }
      let range = arguments.count > 1 ? removal(of: index, in: arguments) : syntax.range(arguments[index])
      return Candidate(
        "remove the spacing of \(words(for: chain))", [.init(range, "")], twins: "\(chain.shape)-spacing")
    }
  }

  private func removal(of index: Int, in arguments: [SyntaxID]) -> SourceRange {
    let range = syntax.range(arguments[index])
    if index + 1 < arguments.count {
      return SourceRange(start: range.start, end: syntax.range(arguments[index + 1]).start)
    }
    return SourceRange(start: syntax.range(arguments[index - 1]).end, end: range.end)
  }

  private static let alignments: [String: [String]] = [
    "VStack": [".leading", ".center", ".trailing"], "LazyVStack": [".leading", ".center", ".trailing"],
    "HStack": [".top", ".center", ".bottom", ".firstTextBaseline"],
    "LazyHStack": [".top", ".center", ".bottom"],
    "ZStack": everyAlignment, "frame": everyAlignment, "overlay": everyAlignment,
    "background": everyAlignment,
    "LazyVGrid": [".leading", ".center", ".trailing"], "LazyHGrid": [".top", ".center", ".bottom"],
    "Grid": everyAlignment, "GridRow": [".top", ".center", ".bottom"],
  ]
  private static let everyAlignment = [
    ".topLeading", ".top", ".topTrailing", ".leading", ".center", ".trailing", ".bottomLeading", ".bottom",
    ".bottomTrailing",
  ]
  private static let afterAlignment = ["spacing", "horizontalSpacing", "verticalSpacing", "pinnedViews"]

  /// Another alignment of a container, a frame, or a layer.
  func changedAlignments() -> [Candidate] {
    var found: [Candidate] = []
    for chain in chains {
      for call in [chain.base] + chain.modifiers.map({ $0.call }) where syntax.kind(call) == .call {
        let name = sites.name(ofCall: call)
        guard let alignments = Self.alignments[name] else { continue }
        let known = argument("alignment", of: call)
        for alignment in alignments {
          let edit: Candidate.Edit?
          if let known {
            if source.text(value(of: known)) == alignment { continue }
            edit = .init(value(of: known), alignment)
          } else {
            edit = adding("alignment: \(alignment)", to: call, before: Self.afterAlignment)
          }
          guard let edit else { continue }
          let what = call == chain.base ? words(for: chain) : "the \(name) of \(words(for: chain))"
          found += [
            Candidate(
              "set the alignment of \(what) to \(alignment)", [edit],
              twins: "\(chain.shape)|\(name)\(alignment)")
          ].compactMap { $0 }
        }
      }
    }
    return found
  }
}
