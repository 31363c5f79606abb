extension CGPoint {
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
#Preview { Text("\((CGPoint(x: 9, y: 4) - CGPoint(x: 2, y: 1)).y)") }
