func depth(_ number: Int) -> Int { depth(number + 1) + 1 }
#Preview { VStack { Text("above"); Text("\(depth(0))"); Text("below") } }
