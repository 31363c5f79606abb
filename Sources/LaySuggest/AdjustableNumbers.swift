import LayLint
import LaySyntax

/// A number of the source, or one that could be written there: what it has to be is found by trying two.
struct AdjustableNumber {
  /// What is done, before and after the number.
  private let words: (before: String, after: String)
  /// The number that stands there, or that is tried first.
  var start: Double
  /// Whether the number stands in the source already.
  var isWritten: Bool
  /// Numbers that are tried as they are, of what does not change evenly with its number.
  var usual: [Double] = []
  /// The largest length that is added without having been asked for, in points.
  private static let largestPlain = 40.0
  private let make: (String) -> [Candidate.Edit]

  init(
    _ before: String, _ after: String = "", start: Double, isWritten: Bool, usual: [Double] = [],
    _ make: @escaping (String) -> [Candidate.Edit]
  ) {
    words = (before, after)
    self.start = start
    self.isWritten = isWritten
    self.usual = usual
    self.make = make
  }

  func candidate(_ value: Double) -> Candidate? {
    let number = sourceNumber(value)
    // Numbers that nobody would choose speak against themselves.
    let isPlain =
      value == value.rounded() && value >= min(0, start) && (isWritten || value <= Self.largestPlain)
    return Candidate(
      words.before + number + words.after, make(number), weight: isPlain ? 1 : 3,
      group: words.before + words.after)
  }
}

extension Workspace {
  /// The calls whose numbers are lengths.
  private static let withLengths: Set<String> = [
    "frame", "padding", "offset", "position", "Spacer", "GridItem", "layoutPriority", "lineLimit",
    "minimumScaleFactor", "HStack", "VStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid",
    "aspectRatio", "font", "safeAreaPadding", "listRowInsets",
  ]
  private static let usualNumbers: [String: [Double]] = [
    "lineLimit": [1, 2, 3, 4, 5], "minimumScaleFactor": [0.75, 0.5],
  ]
  private static let withSpacing: Set<String> = [
    "HStack", "VStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid",
  ]

  func adjustableNumbers() -> [AdjustableNumber] {
    var found: [AdjustableNumber] = []
    for chain in chains where chain.isNear {
      for call in [chain.base] + chain.modifiers.map({ $0.call }) where syntax.kind(call) == .call {
        let name = sites.name(ofCall: call)
        guard Self.withLengths.contains(name) else { continue }
        let what = call == chain.base ? words(for: chain) : ".\(name) of \(words(for: chain))"
        for argument in lengths(in: call) {
          guard let number = number(of: argument) else { continue }
          let (range, label) = (value(of: argument), syntax.name(argument))
          found.append(
            AdjustableNumber(
              "set \(label.isEmpty ? "" : "the \(label) of ")\(what) to ", start: number, isWritten: true,
              usual: Self.usualNumbers[name] ?? []
            ) { [Candidate.Edit(range, $0)] })
        }
        if Self.withSpacing.contains(name), argument("spacing", of: call) == nil,
          let place = adding("spacing: ", to: call, before: ["pinnedViews"])
        {
          found.append(
            AdjustableNumber("set the spacing of \(what) to ", start: 0, isWritten: false) { number in
              [
                Candidate.Edit(
                  place.range, place.replacement.replacingFirst("spacing: ", with: "spacing: \(number)"))
              ]
            })
        }
      }
      let position = chain.identityPosition ?? chain.modifiers.count
      for side in ["", ".horizontal, ", ".vertical, ", ".leading, ", ".trailing, ", ".top, ", ".bottom, "] {
        for position in Set([position, chain.modifiers.count]).sorted() {
          found.append(
            AdjustableNumber(
              "add .padding(\(side)", ") to \(words(for: chain))", start: 8, isWritten: false
            ) { [insertion(".padding(\(side)\($0))", in: chain, at: position)] })
        }
      }
    }
    return found + gridItems()
  }

  /// The arguments of a call, and those of the `EdgeInsets` among them.
  private func lengths(in call: SyntaxID) -> [SyntaxID] {
    arguments(of: call).flatMap { argument -> [SyntaxID] in
      let value = syntax.child(argument, 0)
      let isInsets =
        !value.isNone && syntax.kind(value) == .call
        && ["EdgeInsets", "init"].contains(sites.name(ofCall: value))
      return isInsets ? arguments(of: value) : [argument]
    }
  }

  /// The spacing of all items of a grid at once.
  private func gridItems() -> [AdjustableNumber] {
    var calls: [SyntaxID] = []
    for index in syntax.nodes.indices where syntax.nodes.kind(index) == .call {
      let call = SyntaxID(UInt32(index))
      if sites.name(ofCall: call) == "GridItem" { calls.append(call) }
    }
    guard !calls.isEmpty else { return [] }
    return [
      AdjustableNumber("set the spacing of every GridItem to ", start: 0, isWritten: false) { number in
        calls.compactMap { call in
          if let known = argument("spacing", of: call) { return Candidate.Edit(value(of: known), number) }
          return adding("spacing: \(number)", to: call, before: ["alignment"])
        }
      }
    ]
  }
}

extension String {
  /// The text with the first occurrence of some characters replaced.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    var rest = self[...]
    while !rest.isEmpty, !rest.hasPrefix(part) { rest = rest.dropFirst() }
    return rest.isEmpty ? self : String(prefix(count - rest.count)) + other + rest.dropFirst(part.count)
  }
}
