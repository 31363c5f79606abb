struct Values: View {
    let a: Int = 1 + 2 * 3
    let b = [1, 2, 3]
    let c = (1...3).map { $0 * 2 }
    let d = flag ? 1 : 2
    func sum(_ x: Int, to y: Int) -> Int { x + y }
    var body: some View {
        ForEach(0..<3) { i in Text("\(i)") }
        Text("a").bold()
        Color(red: 0.1, green: 0.2, blue: -0.3)
    }
}
