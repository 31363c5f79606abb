import SwiftUI
@propertyWrapper struct Presents<Value> { var wrappedValue: Value? ; init(wrappedValue: Value?) { self.wrappedValue = wrappedValue } }
struct Feature { @Presents var sheet: String?; var count = 0 }
#Preview { Text(Feature().sheet ?? "no sheet"); Text(Feature(sheet: "s", count: 1).sheet ?? "no sheet") }
