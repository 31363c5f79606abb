import SwiftUI

#Preview("a key") { Text(String(localized: String.LocalizationValue("Hello"))) }
#Preview("a length") {
  Text(Duration(secondsComponent: 3700, attosecondsComponent: 0).formatted(.units(allowed: [.hours, .minutes])))
}
#Preview("a date") {
  let style = Date.RelativeFormatStyle(presentation: .named, capitalizationContext: .beginningOfSentence)
  Text(Date.now.addingTimeInterval(86_400).formatted(style))
}
#Preview("glass of a kind") { Button("Send") {}.buttonStyle(.glass(.clear.interactive())) }

// A text that may be nil is mapped as a whole, not its letters.
struct Language: View {
  private var name: String {
    Locale.current.language.languageCode.map(\.identifier).flatMap(Locale.current.localizedString(forLanguageCode:))
      ?? "not known"
  }
  var body: some View { Text(name) }
}
#Preview("the language") { Language() }

struct Dialect { var languageCode = "nds" }
