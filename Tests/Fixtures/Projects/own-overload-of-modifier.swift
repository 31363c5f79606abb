extension View {
  func padding(_ sides: CGFloat, _ ends: CGFloat) -> some View { padding(.horizontal, sides).padding(.vertical, ends) }
}
#Preview { Text("a").padding(.top, 12).padding(5, 2) }
