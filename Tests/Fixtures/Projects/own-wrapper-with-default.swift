@propertyWrapper struct Stored {
  let key: String
  let fallback: Int
  init(_ key: String, fallback: Int) { self.key = key; self.fallback = fallback }
  var wrappedValue: Int { get { fallback } set {} }
}
final class Settings {
  static let shared = Settings()
  @Stored("columns", fallback: 5) var columns: Int
}
#Preview { Text("\(Settings.shared.columns)") }
