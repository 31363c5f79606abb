import LayViews

/// A width and a height in points.
public struct Size: Equatable, Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, from the canvas's top left corner, y downwards.
public struct Rect: Equatable, Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Size {
  init(_ size: LayViews.Size) { self.init(width: size.width, height: size.height) }

  var lowered: LayViews.Size { LayViews.Size(width: width, height: height) }
}

extension Rect {
  init(_ rect: LayViews.Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
