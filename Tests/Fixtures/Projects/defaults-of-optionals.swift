import SwiftUI

protocol Defaulting { static var standard: Self { get } }
enum Size: String, Defaulting {
  case small, large
  static var standard: Size { .large }
}
extension Optional where Wrapped == String { var bound: String { self ?? "no name" } }
extension Optional where Wrapped: Defaulting {
  var held: Wrapped? {
    get { self }
    set { self = newValue }
  }
  var bound: Wrapped {
    get { held ?? Wrapped.standard }
    set { held = newValue }
  }
}
struct Settings {
  var size: Size?
  var other: Size? = .small
  var name: String?
}
struct Shown: View {
  @Binding var size: Size
  var body: some View { Text(size.rawValue) }
}
struct Rows: View {
  @State var settings = Settings()
  var body: some View {
    Text(settings.size.bound.rawValue)
    Text(settings.other.bound.rawValue)
    Text(settings.name.bound)
    Shown(size: $settings.size.bound)
  }
}

#Preview { Rows() }
