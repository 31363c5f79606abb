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
