import AppIntents
import SwiftUI

struct Refresh: AppIntent {
  static var title: LocalizedStringResource = "Refresh"
  func perform() async throws -> some IntentResult { .result() }
}

#Preview("Intents") {
  VStack {
    Button(intent: Refresh()) { Text("Refresh") }
    Button("Again", intent: Refresh())
    Toggle("Sound", isOn: true, intent: Refresh())
  }
}
