import SwiftUI

#Preview {
  Text(
    ["Model 10", "model 9", "Model 2"]
      .sorted { $0.compare($1, options: [.caseInsensitive, .numeric], range: nil, locale: nil) == .orderedAscending }
      .joined(separator: ", "))
}
#Preview("form of nowhere") { Text("text".replacingOccurrences(of: "t", with: "T", somewhere: 3)) }
