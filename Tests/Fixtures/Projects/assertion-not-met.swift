import SwiftUI

func register() -> String {
  guard UIFont.familyNames.contains("Icons") else {
    assertionFailure("the font is missing")
    return "plain"
  }
  return "icons"
}

#Preview("Assertion") { Text(register()) }
