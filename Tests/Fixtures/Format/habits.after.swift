struct Two: View {
  var body: some View {
    VStack {
      Text("two spaces as most of the file has")
      Text("out of line")
    }
  }
}
