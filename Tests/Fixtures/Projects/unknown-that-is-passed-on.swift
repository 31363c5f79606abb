import SwiftUI
import UniformTypeIdentifiers

let type = UTType("com.example.note") ?? .data

struct Page: View {
  let type: UTType
  var body: some View { Text("page") }
}

#Preview("Not shown") { Page(type: type).accessibilityIdentifier(Service.name) }
#Preview("Shown") { Text(Service.title ?? "untitled") }
#Preview("Range") {
  let rows = (0..<Service.count).map { row in "\(row)" }
  Text("\(rows.count) rows")
}
#Preview("Modifier") { Text("a").modifier(Glow()) }
