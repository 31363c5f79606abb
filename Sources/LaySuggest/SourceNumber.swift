/// A number as it is written in source: at most two decimals, none where it is whole.
package func sourceNumber(_ value: Double) -> String {
  let hundredths = (value * 100).rounded()
  guard hundredths.magnitude < 1e12 else { return "0" }
  let whole = Int(hundredths)
  let (points, rest) = (whole.magnitude / 100, whole.magnitude % 100)
  let sign = whole < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(points)" }
  if rest % 10 == 0 { return "\(sign)\(points).\(rest / 10)" }
  return "\(sign)\(points).\(rest < 10 ? "0" : "")\(rest)"
}
