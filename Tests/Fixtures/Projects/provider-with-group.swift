struct Pair_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("first").previewDisplayName("First")
      Text("second").previewLayout(.fixed(width: 120, height: 60))
    }
  }
}
