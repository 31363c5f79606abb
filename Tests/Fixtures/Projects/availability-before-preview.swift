@available(iOS 17.0, macOS 14.0, *)
#Preview("Available") { Text("here") }
