import SwiftUI

// Interpolations whose values are written by a format or a formatter, and some of which nothing is known.

private let day: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateStyle = .short
  return formatter
}()
private let start = Date(timeIntervalSinceReferenceDate: 0)
#Preview("formatters") { Text("On \(start, formatter: day)") }
#Preview("formats") { Text("\(0.25, format: .percent) from \(start, format: .iso8601)") }
#Preview("unknown format") { Text("\(0.25, format: Package.format)") }
#Preview("unknown formatter") { Text("\(start, formatter: Package.formatter)") }
#Preview("a label of nobody's") { Text("\(3, padded: 5)") }
