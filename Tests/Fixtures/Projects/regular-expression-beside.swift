func hasDigit(_ text: String) -> Bool { text.contains(/[0-9]+/) }
#Preview { Text("a") }
