actor Loader {
  func load() async throws -> Int { try await Task.sleep(nanoseconds: 5); return 1 }
}
#Preview { Text("a").task { _ = try? await Loader().load() } }
