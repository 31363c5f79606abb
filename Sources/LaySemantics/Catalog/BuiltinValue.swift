/// A value of one of SwiftUI's own types.
package enum BuiltinValue: Sendable, Equatable {
  case alignment(Alignment)
  case guide(AlignmentGuide)
  case font(FontDescriptor)
}

/// The SwiftUI types that parameters name.
package enum BuiltinType: UInt8, Sendable, CaseIterable {
  case alignment, horizontalAlignment, verticalAlignment
  case font
}
