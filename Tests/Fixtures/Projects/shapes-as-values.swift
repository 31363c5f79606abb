import SwiftUI

struct AnyOutline: InsettableShape {
  private var shape: AnyShape
  private var amount: CGFloat = 0

  init(_ shape: some Shape) { self.shape = AnyShape(shape) }

  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> AnyOutline {
    var copy = self
    copy.amount += amount
    return copy
  }
}

struct Rim<Base: InsettableShape>: Shape {
  var base: Base
  func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension InsettableShape {
  func rim() -> Rim<Self> { Rim(base: self) }
}

extension EnvironmentValues {
  @Entry var outline = AnyOutline(Rectangle())
}

struct Badge: View {
  @Environment(\.outline) var outline
  var body: some View { outline.fill(.red).frame(width: 40, height: 20) }
}

#Preview("In the environment") { Badge().environment(\.outline, AnyOutline(Circle())) }
#Preview("Extended") { Capsule().rim().fill(.blue).frame(width: 30, height: 10) }
#Preview("No shape") { Badge().environment(\.outline, "round") }
