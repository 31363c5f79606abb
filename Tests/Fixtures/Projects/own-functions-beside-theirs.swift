import SwiftUI

enum Lettering {
  case large, small

  func font(bold: Bool = false) -> Font { .system(size: self == .large ? 30 : 10, weight: bold ? .bold : .regular) }
}

struct Lettered: ViewModifier {
  var style: Lettering

  func body(content: Content) -> some View { content.font(style.font()) }
}

struct Marked: ViewModifier {
  func body(content: Content) -> some View { content.padding(5) }
}

extension View {
  func font(_ style: Lettering) -> some View { modifier(Lettered(style: style)) }

  func modifier(_ change: (Self) -> some View) -> some View { change(self) }

  func marked() -> some View { modifier(Marked()) }

  @ViewBuilder
  func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    if let shortcut { self.keyboardShortcut(shortcut) } else { self }
  }

  func alert(item: Binding<String?>) -> some View {
    let isShown = Binding { item.wrappedValue != nil } set: { _ in item.wrappedValue = nil }
    return alert(item.wrappedValue ?? "", isPresented: isShown, presenting: item.wrappedValue) { Text($0) }
  }
}

enum Key: String {
  case launches
}

extension UserDefaults {
  func set(_ value: Any?, forKey key: Key) { set(value, forKey: key.rawValue) }
}

extension Sequence {
  func map<T>(_ path: KeyPath<Element, T>) -> [T] { map { $0[keyPath: path] } }
}

extension Array {
  init(_ flag: Bool?) { self = [] }
}

enum Row {
  case title(String)

  var text: String {
    switch self {
    case .title(let text): text
    }
  }
}

#Preview("fonts") { Text("Big").font(.large).font(.small) }
#Preview("modifiers") { Text("Marked").marked().keyboardShortcut(KeyboardShortcut("a")).alert(item: .constant(nil)) }
#Preview("defaults") {
  let _ = UserDefaults.standard.set(1, forKey: .launches)
  Text("set")
}
#Preview("maps") { Text(["a", "b"].map(Row.title).map(\.text).joined() + Array("cd").map(String.init).joined()) }
