/// A `FormatStyle` of something else than a number.
package enum ValueFormat: Sendable, Equatable {
  case date(DateFormat)
  case relative(RelativeFormat)
  case list(ListFormat)
  case byteCount(ByteCountFormat)
  case duration(DurationFormat)
}
