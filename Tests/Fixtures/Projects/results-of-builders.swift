import SwiftUI

// A closure says what it returns.
struct Measured: View {
  @State private var height: CGFloat = 0
  var body: some View {
    GeometryReader { proxy -> Color in
      let isWide = proxy.size.width > 300
      return isWide ? .clear : .red
    }
    .frame(height: 40)
  }
}
#Preview("a colour") { Measured() }

// A builder makes of one shape that shape.
struct Rounded: View {
  @ViewBuilder private var edge: some Shape { RoundedRectangle(cornerRadius: 4) }
  @ViewBuilder private func corner(_ radius: CGFloat) -> some Shape { RoundedRectangle(cornerRadius: radius) }
  var body: some View {
    Color.red.frame(width: 40, height: 20).clipShape(edge).overlay { corner(6).stroke() }
  }
}
#Preview("a shape") { Rounded() }
