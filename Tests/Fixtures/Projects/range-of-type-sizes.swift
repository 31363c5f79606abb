#Preview { Text("a").dynamicTypeSize(...(.large)) }
