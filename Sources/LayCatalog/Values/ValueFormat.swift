/// A `FormatStyle` of something else than a number.
package enum ValueFormat: Sendable, Equatable {
  case date(DateFormat)
  case relative(RelativeFormat)
  case list(ListFormat)
  case byteCount(ByteCountFormat)
  case duration(DurationFormat)
  #if !hasFeature(Embedded)
  indirect case own(OwnFormat)
  #endif
}

#if !hasFeature(Embedded)
/// A format of the file's own, by the function that writes values; never equal to others.
package struct OwnFormat: Sendable, Equatable {
  package let format: Closure

  package init(_ format: Closure) { self.format = format }

  package static func == (a: Self, b: Self) -> Bool { false }
}
#endif
