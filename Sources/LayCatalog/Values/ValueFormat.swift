/// A `FormatStyle` of something else than a number.
package enum ValueFormat: Sendable, Equatable {
  case date(DateFormat)
  case relative(RelativeFormat)
  case list(ListFormat)
  case byteCount(ByteCountFormat)
  case duration(DurationFormat)
  #if !hasFeature(Embedded)
  case measurement(MeasurementFormat)
  indirect case own(OwnFormat)
  #endif
}

extension ValueFormat {
  /// The format with a locale of its own.
  package func located(_ identifier: String, _ language: FormatLanguage) -> ValueFormat {
    switch self {
    case .date(var format):
      format.language = language
      return .date(format)
    case .relative(var format):
      format.language = language
      return .relative(format)
    #if hasFeature(Embedded)
    default: return self
    #else
    case .list(var format):
      format.language = language
      return .list(format)
    case .byteCount(var format):
      format.language = language
      return .byteCount(format)
    case .duration(var format):
      format.language = language
      return .duration(format)
    case .measurement(var format):
      format.locale = identifier
      return .measurement(format)
    case .own: return self
    #endif
    }
  }
}

#if !hasFeature(Embedded)
/// A format of the file's own, by the function that writes values; never equal to others.
package struct OwnFormat: Sendable, Equatable {
  package let format: Closure

  package init(_ format: Closure) { self.format = format }

  package static func == (a: Self, b: Self) -> Bool { false }
}
#endif
