extension ProcessInfo {
  static var isUITest: Bool { processInfo.environment["UITEST"] == "1" }
}
#Preview { if ProcessInfo.isUITest { Text("test") } else { Text("app") } }
