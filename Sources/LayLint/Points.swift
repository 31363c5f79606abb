/// A length as messages show it: at most one decimal, none for whole points.
func points(_ length: Double) -> String {
  if length == .infinity { return "∞" }
  if length == -.infinity { return "−∞" }
  if length.isNaN { return "NaN" }
  let tenths = (length * 10).rounded()
  guard abs(tenths) < 1e15 else { return length.description }
  let whole = Int64(tenths)
  let sign = whole < 0 ? "−" : ""
  let magnitude = whole.magnitude
  let fraction = magnitude % 10
  return sign + "\(magnitude / 10)" + (fraction == 0 ? "" : ".\(fraction)")
}

/// What lengths may differ by before a layout is called wrong, in points.
let tolerance = 0.5
