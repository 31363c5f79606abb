struct Tools: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
}
#Preview { NavigationStack { Text("page").navigationTitle("Title").toolbar { Tools() } } }
