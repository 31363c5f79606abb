struct Nest: View {
  let level: Int
  var body: some View { HStack { Text("level"); Nest(level: level + 1) } }
}
#Preview { VStack { Text("above"); Nest(level: 0); Nest(level: 9); Text("below") } }
