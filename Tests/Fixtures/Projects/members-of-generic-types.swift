protocol Reducer { associatedtype State }
final class Core<Root: Reducer> {
  var state: Root.State
  init(state: Root.State) { self.state = state }
}
struct Root: Reducer { struct State { var title = "of the example" } }
struct Counter: Reducer { struct State { var title = "of the counter" } }
#Preview { Text(Core<Counter>(state: Counter.State()).state.title) }
