/// `UIRectCorner`: the bits of a set of corners, as UIKit numbers them.
package enum RectCorner: UInt8, Sendable {
  case topLeft = 1
  case topRight = 2
  case bottomLeft = 4
  case bottomRight = 8
}
