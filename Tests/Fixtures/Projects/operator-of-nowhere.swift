enum Key { case a, b }
func pairs() { let known = [Key.a => Key.b] }
#Preview { Text("a") }
