struct Rows_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([3, 4], id: \.self) { number in Text("\(number)").previewDisplayName("No. \(number)") }
  }
}
