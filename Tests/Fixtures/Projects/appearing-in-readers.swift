import SwiftUI

struct Track: View {
  let fraction: CGFloat
  @State private var thumb: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      Color.gray
        .overlay(alignment: .topLeading) {
          Color.white
            .frame(width: geometry.size.width * fraction, height: 8)
            .background(
              GeometryReader { proxy in
                Color.clear
                  .onAppear { thumb = proxy.size.width }
                  .onChange(of: proxy.size.width) { thumb = $0 }
              })
        }
    }
    .frame(height: 20)
    Text("\(thumb) of it")
  }
}

struct Sized: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.blue.frame(width: size.width, height: 10)
      Text("as wide")
        .padding(.horizontal, size.height)
        .background(
          GeometryReader { proxy in
            Color.clear
              .onAppear { size = proxy.size }
              .onChange(of: proxy.size) { _, new in size = new }
          })
    }
  }
}

/// Without `onChange` it stays as it was when it appeared.
struct SizedOnce: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.blue.frame(width: width, height: 10)
      Text("once")
        .padding(.horizontal, width / 10)
        .background(GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } })
    }
  }
}

struct Unknown: View {
  @State private var width: CGFloat = 30

  var body: some View {
    Color.blue.frame(width: width, height: 10)
      .background(
        GeometryReader { proxy in Color.clear.onAppear { width = Store.shared.width(proxy.size) } })
  }
}

#Preview("Track") { Track(fraction: 0.5).padding(.horizontal, 50) }
#Preview("Sized") { Sized() }
#Preview("Once") { SizedOnce() }
#Preview("Unknown") { Unknown() }
