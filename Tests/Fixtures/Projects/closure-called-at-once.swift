let word: String = { if Bool.random() { return "a" } else { return "b" } }()
#Preview { Text(word) }
