import LayViews

extension StyleValue {
  var type: BuiltinType {
    switch base {
    case .color: return .color
    case .material: return .material
    case .gradient(_, let geometry):
      switch geometry {
      case .linear: return .linearGradient
      case .radial: return .radialGradient
      case .elliptical: return .ellipticalGradient
      case .angular: return .angularGradient
      }
    case .hierarchical, .tint, .foreground, .background: return .shapeStyle
    }
  }
}
