#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax
import LayViews

/// Enums of frameworks whose cases hold values, which apps take apart: they are declared once they are named.
extension Evaluator {
  /// The type of such an enum; nil for any other name.
  func frameworkEnumeration(_ name: String) -> Type? {
    guard configuration.isLenient, name == Self.interval, declarations.topLevel[symbols.intern(name)] == nil
    else { return nil }
    if let known = collected.facts.made.intervals { return .declared(known) }
    let units = ["seconds", "milliseconds", "microseconds", "nanoseconds"]
    let id = enumeration(
      named: name, units.map { (name: $0, value: .int) } + [(name: "never", value: nil)])
    collected.facts.made.intervals = id
    return .declared(id)
  }

  private static let interval = "DispatchTimeInterval"
}
#endif
