#Preview { Text([1, 2].map(String.init(describing:)).joined(separator: "-")) }
