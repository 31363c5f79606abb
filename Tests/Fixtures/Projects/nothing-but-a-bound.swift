#Preview { fatalError("nothing to show") }
