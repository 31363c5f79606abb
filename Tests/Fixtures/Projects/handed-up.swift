import Charts
import SwiftUI

struct OffsetKey: PreferenceKey {
  static let defaultValue: CGPoint = .zero
  static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}

// A scroll view that tells how far it is scrolled: not at all.
struct OffsetScrollView<Content: View>: View {
  let onChange: (CGPoint) -> Void
  @ViewBuilder let content: () -> Content

  var body: some View {
    ScrollView {
      GeometryReader { proxy in
        Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("offset")).origin)
      }
      .frame(height: 0)
      content()
    }
    .coordinateSpace(name: "offset")
    .onPreferenceChange(OffsetKey.self, perform: onChange)
  }
}

struct Feed: View {
  @State private var offset = CGPoint(x: -1, y: -1)
  var body: some View {
    OffsetScrollView(onChange: { offset = $0 }) {
      Text(offset.y == 0 ? "at the top" : "somewhere")
    }
  }
}

// The height of a sheet is that of its content, which is told a turn later.
struct HeightKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

extension View {
  func onHeight(_ perform: @escaping (CGFloat) -> Void) -> some View {
    overlay(
      GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
    )
    .onPreferenceChange(HeightKey.self) { height in
      DispatchQueue.main.async { perform(height) }
    }
  }
}

struct Sheet: View {
  @State private var height: CGFloat = 500
  var body: some View {
    Color.yellow.frame(height: 44)
      .onHeight { new in withAnimation { height = new } }
      .frame(height: height)
      .background(.gray)
  }
}

// Of what is handed up nothing is known.
struct Marks: View {
  @State private var mark = "none"
  var body: some View {
    Text(mark).onPreferenceChange(ChartMarkKey.self) { mark = $0.name }
      .onGeometryChange(for: CGSize.self) { $0.size } action: { mark = Chart.mark(at: $0) }
  }
}

#Preview("Feed") { Feed() }
#Preview("Sheet") { Sheet() }
#Preview("Marks") { Marks() }
