struct Bar: View {
  @ScaledMetric private var height: CGFloat
  init(height: CGFloat) { _height = ScaledMetric(wrappedValue: height, relativeTo: .body) }
  var body: some View { Color.red.frame(height: height) }
}
#Preview { Bar(height: 26) }
