import Stores
import SwiftUI

struct Row: View {
  let name: String
  @ScaledMetric(wrappedValue: 24, relativeTo: .caption2) var width: CGFloat
  var body: some View { Color.red.frame(width: width, height: 10) }
}

@Observable final class Model { var size = 35.0 }
extension Binding {
  init<Root>(_ root: Root, path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(get: { root[keyPath: path] }, set: { root[keyPath: path] = $0 })
  }
}
struct Sized: View {
  @Binding var size: Double
  var body: some View { Color.red.frame(width: size, height: 10) }
}

@ModelActor actor Base { func count() -> Int { 1 } }
final class Item: StoredObject { var name = "item" }

enum Place: Hashable { case home }
enum Other: Hashable { case away }

#Preview("Wrapper's argument") { Row(name: "a") }
#Preview("Binding of one's own") { Sized(size: Binding(Model(), path: \.size)) }
#Preview("Initialiser of a macro's") {
  let base = Base(modelContainer: Store.container)
  Text("base")
}
#Preview("Initialiser of a superclass that is not there") { Text(Item(value: ["name": "a"]).name) }
#Preview("Any value that has a hash") {
  let keys: [AnyHashable] = [Place.home].map { $0 } + [Other.away as AnyHashable]
  Text("\(keys.count)")
}
#Preview("Unknown in order") { Text("\([Store.first, Store.second].sorted().count)") }

struct Framed<Outline: Shape>: View {
  var width: Double
  @ViewBuilder var outline: Outline
  var body: some View { outline.frame(width: width, height: 10) }
}
struct Setting: View {
  private var names: Binding<[String]>?
  private var size: Binding<Double>
  init() {
    names = Binding.constant(["a"])
    size = Binding<Double>.constant(15)
  }
  var body: some View { Sized(size: size) }
}

#Preview("Shape of a closure") { Framed(width: 20, outline: { Circle() }) }
#Preview("Constant") { Setting() }

struct Screen: View {
  @Binding var place: Place?
  var body: some View {
    switch place ?? .home {
    case .home: Text("home")
    }
  }
}
#Preview("Constant that is named alone") { Screen(place: Binding.constant(.home)) }
