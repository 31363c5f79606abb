//--- App/App.swift
import SwiftUI

// What another file adds to views for itself alone hides no function of this one.
struct Row: View {
  var body: some View { VStack { line("first"); line("second") } }
  private func line(_ text: String) -> some View { Text(marked(text, by: "*")) }
}
private func marked(_ text: String, by mark: String) -> String { mark + text }
#Preview { Row() }
//--- App/Other.swift
import SwiftUI

private extension View {
  func marked(_ isMarked: Bool) -> some View { padding(isMarked ? 8 : 0) }
}
struct Other: View {
  var body: some View { Text("other").marked(true) }
}
#Preview("other") { Other() }
