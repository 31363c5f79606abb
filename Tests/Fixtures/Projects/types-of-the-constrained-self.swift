import SwiftUI

extension ButtonStyle where Self == Plate {
  static func plate(_ kind: Self.Kind, size: Self.Size = .large) -> Plate { Plate(kind: kind, size: size) }
}

struct Plate: ButtonStyle {
  enum Kind { case filled, plain }
  enum Size { case large, small }
  var kind: Kind
  var size = Size.large

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(size == .large ? 20 : 5)
      .background(kind == .filled ? Color.red : Color.blue)
  }
}

#Preview("a kind by its name") { Button("Plate") {}.buttonStyle(.plate(.filled)) }
#Preview("a size by its name") { Button("Plate") {}.buttonStyle(.plate(.plain, size: .small)) }
