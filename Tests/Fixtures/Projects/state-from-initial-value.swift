struct Counter: View {
  @State var count: Int
  init(from count: Int) { self._count = .init(initialValue: count * 2) }
  var body: some View { Text("\(count)") }
}
#Preview { Counter(from: 6) }
