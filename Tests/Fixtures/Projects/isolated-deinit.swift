@MainActor final class Owner {
  isolated deinit {}
  var value: Int { _read { yield 1 } }
}
#Preview { Text("a") }
