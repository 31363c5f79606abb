struct Kinds: View {
    var body: some View {
        switch kind {
            case .small: Text("s")
            case .large, .huge:
                Text("l")
                Text("more")
            default:
              EmptyView()
        }
        if a {
            Text("a")
        }
        else if b {
            Text("b")
        }
        else {
            Text("c")
        }
    }
}
