import LayCatalog
import LayViews

extension BuiltinValue {
  /// The value with one of its stored properties changed; nil where it has none of that name.
  func setting(_ name: String, to value: Value) -> BuiltinValue? {
    switch (self, name, value) {
    case (.size(var size), "width", .double(let length)):
      size.width = length
      return .size(size)
    case (.size(var size), "height", .double(let length)):
      size.height = length
      return .size(size)
    case (.point(var point), "x", .double(let number)):
      point.x = number
      return .point(point)
    case (.point(var point), "y", .double(let number)):
      point.y = number
      return .point(point)
    case (.rect(var rect), "size", .builtin(.size(let size))):
      rect.size = size
      return .rect(rect)
    case (.rect(var rect), "origin", .builtin(.point(let origin))):
      rect.origin = origin
      return .rect(rect)
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
    default: return foundationSetting(name, to: value)
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
