protocol Part {}
final class Store {
  private(set) var parts = [any Part]()
  var handlers = [String: (Int) -> Void]()
}
#Preview { Text("\(Store().parts.count) \(Store().handlers.isEmpty)") }
