/// A colour in sRGB, components 0 … 1; the alpha is not premultiplied.
package struct RGBA: Equatable, Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From 0xRRGGBBAA, the form of the platform tables.
  package init(hex: UInt32) {
    self.init(
      red: Double(hex >> 24) / 255, green: Double(hex >> 16 & 255) / 255,
      blue: Double(hex >> 8 & 255) / 255, alpha: Double(hex & 255) / 255)
  }

  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)
}

/// What a shape or a text is filled with, resolved for its environment.
package enum Paint: Equatable, Sendable {
  case color(RGBA)
  /// An index into `ViewTree.gradients`.
  case gradient(UInt32)

  package static let none = Paint.color(.clear)
  /// Grey: what stands in for something that is not known.
  package static let standIn = Paint.color(RGBA(red: 0.5, green: 0.5, blue: 0.5))
  /// Of the messages of errors: red, dark enough to be read on white.
  package static let error = Paint.color(RGBA(red: 0.8, green: 0.1, blue: 0.1))
  package static let errorGround = Paint.color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.85))
}

package struct Gradient: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    package var color: RGBA
    /// 0 … 1
    package var location: Double

    package init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  package enum Geometry: Equatable, Sendable {
    case linear(start: UnitPoint, end: UnitPoint)
    /// Radii in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    case elliptical(center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
    /// Angles in radians, clockwise from the x axis.
    case angular(center: UnitPoint, start: Double, end: Double)
  }

  package var stops: [Stop]
  package var geometry: Geometry

  package init(stops: [Stop], geometry: Geometry) {
    self.stops = stops
    self.geometry = geometry
  }
}

package struct StrokeStyle: Equatable, Sendable {
  package enum Cap: String, Option { case butt, round, square }
  package enum Join: String, Option { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  package var dash: [Double]
  package var dashPhase: Double

  package init(width: Double) {
    self.width = width
    self.cap = .butt
    self.join = .miter
    self.miterLimit = 10
    self.dash = []
    self.dashPhase = 0
  }
}

/// The outline of a shape in the rectangle it is given.
package enum Outline: Equatable, Sendable {
  case rectangle
  case circle
  case ellipse
  /// A line through points of the unit square; open. Only in controls.
  case polyline([UnitPoint])
  /// Drawn element by element, from the top left corner of the rectangle.
  case path(Path)
  /// A shape of the file's own, until layout knows in which rectangle its closure draws a path.
  case drawn(ClosureID)
  /// A continuous (superelliptic) corner is SwiftUI's default.
  case capsule(isContinuous: Bool)
  case roundedRectangle(width: Double, height: Double, isContinuous: Bool)
  case unevenRoundedRectangle(
    topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double, isContinuous: Bool
  )
}

/// What is done to an outline before it is painted, in order.
package enum OutlineOperation: Equatable, Sendable {
  case trim(from: Double, to: Double)
  case inset(Double)
  case offset(x: Double, y: Double)
  /// Radians, clockwise.
  case rotation(Double, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case size(width: Double, height: Double)
  /// Around the corner of the shape's rectangle.
  case transform(AffineTransform)

  /// What it does to each point, where that follows from the point alone.
  package var map: AffineTransform? {
    switch self {
    case .transform(let transform): return transform
    case .offset(let x, let y): return .translation(x: x, y: y)
    default: return nil
    }
  }

  /// The same operation on a path that is drawn from another point.
  package func counted(from origin: Point) -> OutlineOperation {
    guard case .transform(let transform) = self else { return self }
    return .transform(transform.around(Point(x: -origin.x, y: -origin.y)))
  }

  /// Whether something can be drawn with its numbers.
  package var isFinite: Bool {
    switch self {
    case .trim(let from, let to): return from.isFinite && to.isFinite
    case .inset(let length): return length.isFinite
    case .offset(let x, let y), .size(let x, let y): return x.isFinite && y.isFinite
    case .rotation(let angle, let anchor): return angle.isFinite && anchor.x.isFinite && anchor.y.isFinite
    case .scale(let x, let y, let anchor):
      return x.isFinite && y.isFinite && anchor.x.isFinite && anchor.y.isFinite
    case .transform(let transform): return transform.isFinite
    }
  }
}
