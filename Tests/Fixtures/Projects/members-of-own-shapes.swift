import SwiftUI

struct Ring: InsettableShape {
  var width: CGFloat = 3
  private let base: any InsettableShape

  init<S: InsettableShape>(_ base: S, width: CGFloat = 3) {
    self.base = base
    self.width = width
  }

  func path(in rect: CGRect) -> Path { base.path(in: rect) }
  func inset(by amount: CGFloat) -> some InsettableShape { Ring(Circle(), width: width - amount) }

  var isWide: Bool { width > 5 }
  func isSquare() -> Bool { base is Rectangle }
}

private extension InsettableShape {
  func ringed(_ width: CGFloat) -> Ring { Ring(self, width: width) }
}

struct Badge: View {
  let ring: Ring?

  var body: some View {
    if let ring {
      VStack {
        Text(ring.isWide ? "wide" : "narrow, \(ring.width)")
        Text(ring.isSquare() ? "square" : "round")
      }
      .clipShape(ring)
    }
  }
}

#Preview("Circle") { Badge(ring: Circle().ringed(8)) }
#Preview("Rectangle") { Badge(ring: Ring(Rectangle())) }
