import LayViews

extension BuiltinValue {
  /// The value as Swift prints it; nil for one that prints as nothing that helps.
  package var printedText: String? {
    switch self {
    case .integer(let number): return number.text
    case .float(let number): return number.description
    #if !hasFeature(Embedded)
    case .decimal(let number): return number.text
    case .measurement(let measurement): return measurement.printedText
    #endif
    case .data(let bytes): return "\(bytes.count) bytes"
    case .foundationError(let error): return error.printedText
    case .size(let size): return Self.tuple(size.width, size.height)
    case .point(let point): return Self.tuple(point.x, point.y)
    case .rect(let rect): return Self.tuple(rect.minX, rect.minY, rect.size.width, rect.size.height)
    case .proposedSize(let proposal):
      return
        "ProposedViewSize(width: \(Self.optional(proposal.width)), height: \(Self.optional(proposal.height)))"
    case .viewSpacing(let spacing): return spacing.printedText
    case .date(let moment):
      return DatePattern(moment, CalendarValue(), .english).text("yyyy-MM-dd HH:mm:ss Z")
    case .dateComponents(let components): return components.printedText
    case .duration(let seconds): return NumberText.text(seconds) + " seconds"
    case .locale(let identifier): return identifier + " (fixed " + identifier + ")"
    case .axis(let axis): return axis == .horizontal ? "horizontal" : "vertical"
    case .edgeInsets(let insets):
      let (top, leading) = (NumberText.text(insets.top), NumberText.text(insets.leading))
      let (bottom, trailing) = (NumberText.text(insets.bottom), NumberText.text(insets.trailing))
      return "EdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
    case .layoutProperties(let axis):
      return
        "LayoutProperties(stackOrientation: \(axis.map { $0 == .horizontal ? "horizontal" : "vertical" } ?? "nil"))"
    default: return nil
    }
  }

  private static func tuple(_ numbers: Double...) -> String {
    "(" + numbers.map { NumberText.text($0) }.joined(separator: ", ") + ")"
  }

  private static func optional(_ number: Double?) -> String {
    number.map { "Optional(" + NumberText.text($0) + ")" } ?? "nil"
  }
}

extension SpacingPreferences {
  /// `ViewSpacing(top: [edgeBelowText: 0.0], …)`: the distances of each edge by category. `default` is the one that counts
  /// where the neighbours share no category; of a text's font the leading is told, which is the gap between two texts.
  fileprivate var printedText: String {
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return "ViewSpacing(" + edges.map { "\($0): \($1.printedText)" }.joined(separator: ", ") + ")"
  }
}

extension EdgePreference {
  fileprivate var printedText: String {
    var parts: [String] = []
    if let uncategorized { parts.append("default: " + NumberText.text(uncategorized)) }
    for category in SpacingCategory.allCases {
      guard let distance = self[category] else { continue }
      let isFont = category == .textToText && isTextMetrics
      parts.append("\(category.name): " + (isFont ? "leading " : "") + NumberText.text(distance))
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}
