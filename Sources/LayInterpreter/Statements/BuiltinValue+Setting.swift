import LayCatalog
import LayViews

/// Properties of values of SwiftUI's that can be set: `rect.size = size`, `insets.top = 8`.
extension BuiltinValue {
  /// The value with a property changed; nil where it has none of that name, or none that can be set.
  func setting(_ name: String, to value: Value) -> BuiltinValue? {
    switch (self, name, value) {
    case (.rect(var rect), "size", .builtin(.size(let size))):
      rect.size = size
      return .rect(rect)
    case (.rect(var rect), "origin", .builtin(.point(let origin))):
      rect.origin = origin
      return .rect(rect)
    #if !hasFeature(Embedded)
    case (.gridItem(var item), "spacing", _):
      item.spacing = value.length(or: item.spacing)
      return .gridItem(item)
    case (.gridItem(var item), "size", .builtin(.gridItemSize(let size))):
      item.size = size
      return .gridItem(item)
    case (.gridItem(var item), "alignment", .builtin(.alignment(let alignment))):
      item.alignment = alignment
      return .gridItem(item)
    case (.gradientStop(var stop), "color", .builtin(.color(let color))):
      stop.color = color
      return .gradientStop(stop)
    case (.gradient, "stops", .array(let stops)):
      return .gradient(
        stops.compactMap { if case .builtin(.gradientStop(let stop)) = $0 { stop } else { nil } })
    case (.strokeStyle(var style), "dash", .array(let lengths)):
      style.dash = lengths.compactMap { $0.number }
      return .strokeStyle(style)
    #endif
    case (.proposedSize(var proposal), "width", _):
      proposal.width = value.length(or: proposal.width)
      return .proposedSize(proposal)
    case (.proposedSize(var proposal), "height", _):
      proposal.height = value.length(or: proposal.height)
      return .proposedSize(proposal)
    case (.layoutProperties, "stackOrientation", .builtin(.axis(let axis))):
      return .layoutProperties(stackOrientation: axis)
    case (.layoutProperties, "stackOrientation", _) where value.isNil:
      return .layoutProperties(stackOrientation: nil)
    default: break
    }
    if let number = value.number, let changed = setting(name, toNumber: number) { return changed }
    return foundationSetting(name, to: value)
  }

  /// The type of a property that can be set; any for what is not known.
  func settingType(_ name: String) -> Type {
    switch (self, name) {
    case (.rect, "size"): .builtin(.size)
    case (.rect, "origin"): .builtin(.point)
    #if !hasFeature(Embedded)
    case (.gridItem, "size"): .builtin(.gridItemSize)
    case (.gridItem, "alignment"): .optional(.builtin(.alignment))
    case (.gridItem, "spacing"): .optional(.double)
    case (.gradient, "stops"): .array(.builtin(.gradientStop))
    case (.gradientStop, "color"): .builtin(.color)
    case (.strokeStyle, "dash"): .array(.double)
    #endif
    case (.layoutProperties, "stackOrientation"): .optional(.builtin(.axis))
    default: setting(name, toNumber: 0) == nil ? foundationSettingType(name) : .double
    }
  }

  /// The value with a property changed that is a number.
  private func setting(_ name: String, toNumber number: Double) -> BuiltinValue? {
    switch self {
    case .size(var size):
      switch name {
      case "width": size.width = number
      case "height": size.height = number
      default: return nil
      }
      return .size(size)
    case .point(var point):
      switch name {
      case "x": point.x = number
      case "y": point.y = number
      default: return nil
      }
      return .point(point)
    #if !hasFeature(Embedded)
    case .unitPoint(var point):
      switch name {
      case "x": point.x = number
      case "y": point.y = number
      default: return nil
      }
      return .unitPoint(point)
    case .edgeInsets(var insets):
      switch name {
      case "top": insets.top = number
      case "leading", "left": insets.leading = number
      case "bottom": insets.bottom = number
      case "trailing", "right": insets.trailing = number
      default: return nil
      }
      return .edgeInsets(insets)
    case .angle:
      switch name {
      case "degrees": return .angle(number * .pi / 180)
      case "radians": return .angle(number)
      default: return nil
      }
    case .transform(var transform):
      switch name {
      case "a": transform.a = number
      case "b": transform.b = number
      case "c": transform.c = number
      case "d": transform.d = number
      case "tx": transform.tx = number
      case "ty": transform.ty = number
      default: return nil
      }
      return .transform(transform)
    case .cornerRadii(var radii):
      switch name {
      case "topLeading": radii.topLeading = number
      case "bottomLeading": radii.bottomLeading = number
      case "bottomTrailing": radii.bottomTrailing = number
      case "topTrailing": radii.topTrailing = number
      default: return nil
      }
      return .cornerRadii(radii)
    case .strokeStyle(var style):
      switch name {
      case "lineWidth": style.width = number
      case "miterLimit": style.miterLimit = number
      case "dashPhase": style.dashPhase = number
      default: return nil
      }
      return .strokeStyle(style)
    case .gradientStop(var stop) where name == "location":
      stop.location = number
      return .gradientStop(stop)
    case .dateInterval(let start, _) where name == "duration":
      return .dateInterval(start: start, end: start + number)
    #endif
    default: return nil
    }
  }
}

extension Value {
  /// A length that may be nil; what it was where this is none.
  fileprivate func length(or old: Double?) -> Double? {
    switch self {
    case .double(let length): return length
    case .int(let length): return Double(length)
    default: return isNil ? nil : old
    }
  }
}
