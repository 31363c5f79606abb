import LayViews

#if !hasFeature(Embedded)
/// Sets of SwiftUI's and UIKit's whose members are bits: `Edge.Set`, `Axis.Set`.
extension BuiltinValue {
  /// nil for what is no such set; an edge and an axis stand for the sets of them alone.
  package var bits: UInt8? {
    switch self {
    case .edgeSet(let edges): edges.rawValue
    case .edge(let edge): EdgeSet(edge).rawValue
    case .axisSet(let axes): axes.rawValue
    case .axis(let axis): AxisSet(axis).rawValue
    case .option(.rectCorner, let bits), .option(.redactionReasons, let bits): bits
    default: nil
    }
  }

  /// A set of the same type.
  package func withBits(_ bits: UInt8) -> BuiltinValue {
    switch self {
    case .edgeSet, .edge: .edgeSet(EdgeSet(rawValue: bits))
    case .axisSet, .axis: .axisSet(AxisSet(rawValue: bits))
    case .option(let type, _): .option(type, bits)
    default: self
    }
  }
}
#endif
