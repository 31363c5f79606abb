import LayCatalog
import LayViews

// Stands for the functions of the same names beside texts and formats until those are there.

extension Stage {
  func localized(_ call: BoundCall, _ name: String) -> TextValue {
    localized(call, call.index(of: name) ?? -1)
  }

  func formatted(_ value: Value?, _ format: BuiltinValue?) -> String {
    let style: NumberFormat
    if case .format(let given)? = format { style = given } else { style = NumberFormat() }
    switch value {
    case .int(let number)?: return style.format(Double(number), isWhole: true)
    case .double(let number)?: return style.format(number)
    case .string(let text)?: return text
    default: return ""
    }
  }
}
