// What kind of values types of SwiftUI's and Foundation's have.

extension BuiltinType {
  /// Whether some facts of its values are given and nothing else is known: of what an app has one of, of what has more
  /// members than are listed here.
  package var isFacility: Bool {
    switch self {
    case .processInfo, .bundle, .fileManager, .userDefaults, .device, .environmentValues: return true
    case .date, .dateComponents, .dateInterval, .duration, .calendar, .locale, .timeZone, .subject,
      .traitCollection, .uiFont, .nsFont, .uiImage, .fontMetrics, .timelineContext, .url, .data, .jsonDecoder,
      .foundationError,
      .codingStrategy, .decoder:
      return true
    #if !hasFeature(Embedded)
    case .measurement, .measureUnit, .store, .storeRequest, .predicate, .sortDescriptor:
      return true
    #endif
    default: return isFormatter
    }
  }

  /// Whether a value of which nothing is known may stand where one of this type is expected.
  package var takesUnknown: Bool { self == .coordinateSpace || self == .formatStyle || isFacility }

  /// Whether sets of its values are kept as lists.
  package var isListOfOptions: Bool {
    #if hasFeature(Embedded)
    return false
    #else
    return self == .isoOptions || self == .measurementOptions
    #endif
  }

  /// Whether its values are texts with attributes, or attributes alone.
  package var isAttributed: Bool {
    #if hasFeature(Embedded)
    return false
    #else
    return self == .attributedString || self == .attributeContainer
    #endif
  }

  /// Whether its values are objects that write values out as they were set to.
  package var isFormatter: Bool {
    switch self {
    case .dateFormatter, .numberFormatter, .relativeFormatter, .dateComponentsFormatter, .byteCountFormatter,
      .listFormatter, .isoDateFormatter, .lengthFormatter:
      return true
    #if !hasFeature(Embedded)
    case .measurementFormatter: return true
    #endif
    default: return false
    }
  }
}
