struct Long: View {
    var body: some View {
        Text("A text that is longer than a line may be is never broken, and its call stays on the line, however long it gets to be.")
        Text("""
          Several
            lines
          """).bold()
    }
}
