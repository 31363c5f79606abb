import LayCatalog
import LayLibrary
import LaySyntax

#if !hasFeature(Embedded)
/// `text[range]`, of an `AttributedString`, whose indices count its characters.
extension Evaluator {
  func part(
    of text: AttributedValue, _ argument: CallPlan.Argument, _ node: SyntaxID, _ scope: Scope
  ) -> Value {
    guard let places = places(argument, in: text, node, scope) else { return .builtin(.opaque) }
    return .builtin(.attributed(text.part(places)))
  }

  /// `text.runs[\.link]`: the values that attributes have in a text, each with the range of characters that share it; nil
  /// for anything but the runs of a text.
  func slices(of runs: [Value], _ node: SyntaxID, _ scope: Scope) -> Value? {
    var attributes: [TextAttribute] = []
    for argument in plan(node).arguments {
      guard case .keyPath(let path) = evaluate(argument.expression, scope),
        case .member(let name)? = path.components.last
      else { return nil }
      guard let attribute = TextAttribute(rawValue: symbols[name]) else {
        findings.report(
          .warning(
            "unknown-member", at: argument.range,
            "what a text has of '\(symbols[name])' is not known here: a placeholder stands for it"))
        return .placeholder(name)
      }
      attributes.append(attribute)
    }
    var slices: [(first: AttributedValue, range: Range<Int>)] = []
    for run in runs {
      guard case .builtin(.attributed(let part)) = run else { return nil }
      if let last = slices.last, attributes.allSatisfy({ part.shares($0, with: last.first) }) {
        slices[slices.count - 1].range = last.range.lowerBound..<part.indices.upperBound
      } else {
        slices.append((part, part.indices))
      }
    }
    return .array(
      slices.map { slice in
        let values = attributes.map { slice.first.value(of: $0) } + [.range(IntegerRange(slice.range))]
        return .tuple(TupleValue(values.map { (.empty, $0) }))
      })
  }

  /// The text with another one in the place of a part.
  func replacing(
    _ argument: CallPlan.Argument, of text: AttributedValue, with value: Value, _ node: SyntaxID,
    _ scope: Scope
  ) -> AttributedValue? {
    guard case .builtin(.attributed(let part)) = value, let places = places(argument, in: text, node, scope)
    else { return nil }
    var text = text
    text.replace(places, with: part)
    return text
  }

  /// The characters that a range of indices names; nil for what is none, such as the key of an attribute of one's own.
  private func places(
    _ argument: CallPlan.Argument, in text: AttributedValue, _ node: SyntaxID, _ scope: Scope
  ) -> Range<Int>? {
    budget.charge(text.size)
    let range = evaluate(argument.expression, scope)
    guard range.isRange else { return nil }
    let all = text.indices
    let (places, outside) = range.places(among: all.upperBound)
    if let outside {
      _ = outOfRange(outside, all.upperBound, node)
      return nil
    }
    return places.clamped(to: all)
  }
}
#endif
