import LayCatalog
import LaySyntax
import LayViews

// The world that a preview runs in: its clock, calendar, time zone and language. They are given and not read, so that a
// layout is the same everywhere and at all times.
extension Stage {
  /// The present, in seconds since the first of 2001.
  package var now: Double { configuration.now }

  /// The user's calendar, in Greenwich's time.
  package var calendar: CalendarValue { CalendarValue(language: language) }

  package var localeIdentifier: String {
    if let locale = environment.locale { return locale }
    #if !hasFeature(Embedded)
    if FormatLanguage.region(of: configuration.language) != nil {
      return String(configuration.language.map { $0 == "-" ? "_" : $0 })
    }
    #endif
    return language(of: configuration.language).identifier
  }

  /// The language that values are written in: where its forms are not known, English.
  package var language: FormatLanguage { language(of: environment.locale ?? configuration.language) }

  package func language(of identifier: String) -> FormatLanguage {
    FormatLanguage(identifier: identifier) ?? .english
  }

  /// The language of a locale that a call is given, with a warning where its forms are not known.
  func language(_ call: BoundCall, _ parameter: String) -> FormatLanguage? {
    guard case .locale(let identifier)? = call[parameter]?.builtin else { return nil }
    return knownLanguage(identifier, at: call.range(parameter))
  }

  package func knownLanguage(_ identifier: String, at range: SourceRange) -> FormatLanguage {
    let language = FormatLanguage(identifier: identifier)
    guard language?.isExact(identifier) != true else { return language ?? .english }
    let other = language?.identifier ?? "English"
    findings.warnOnce(
      .warning(
        "unsupported-value", at: range,
        "how dates and numbers are written in '\(identifier)' is not known here: they are written as in \(other)"
      ),
      about: "locale " + identifier)
    return language ?? .english
  }

  // MARK: Writing values

  /// A value written in a format that is given beside it.
  package func formatted(_ value: Value?, _ format: BuiltinValue?) -> String {
    if case .valueFormat(let format)? = format { return formatted(value ?? .unknown, format) }
    var style = NumberFormat()
    if case .format(let given)? = format { style = given }
    style.language = style.language ?? language
    switch value?.plain {
    case .int(let number)?: return style.format(Double(number), isWhole: true)
    case .double(let number)?: return style.format(number)
    case .string(let text)?: return text
    case .builtin(.date(let moment))?: return DateFormat().text(moment, calendar)
    case Value.none?, nil: return ""
    case .placeholder(let name)?:
      findings.countStandIn(for: name)
      return ""
    default:
      findings.countStandIn(for: .empty)
      return ""
    }
  }

  private func formatted(_ value: Value, _ format: ValueFormat) -> String {
    switch (format, value) {
    case (.date(let format), .builtin(.date(let moment))): return format.text(moment, calendar)
    case (.relative(let format), .builtin(.date(let moment))):
      return format.text(moment, from: now, calendar)
    case (.byteCount(let format), .int(let count)): return format.text(count, language)
    case (.duration(let format), .builtin(.duration(let seconds))):
      return format.text(seconds, language)
    case (.list(let format), .array(let parts)):
      budget.charge(parts.count << 4)
      return format.text(parts.map { text(of: $0) }, language)
    #if !hasFeature(Embedded)
    case (.measurement(let format), .builtin(.measurement(let measurement))):
      return format.text(measurement, in: localeIdentifier)
    case (.own(let own), _): return written(value, own)
    #endif
    default: return formatted(value, BuiltinValue?.none)
    }
  }

  #if !hasFeature(Embedded)
  /// What a format of the file's own writes; nothing of what is nil.
  private func written(_ value: Value, _ own: OwnFormat) -> String {
    if value.isNil { return "" }
    if case .string(let text) = evaluation.value(own.format, [value], .string) { return text }
    findings.countStandIn(for: .empty)
    return ""
  }
  #endif

  private func text(of value: Value) -> String {
    switch value {
    case .string(let text): return text
    default: return formatted(value, BuiltinValue?.none)
    }
  }
}
