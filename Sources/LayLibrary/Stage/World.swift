import LayCatalog
import LaySyntax
import LayViews

// The world that a preview runs in: its clock, calendar, time zone and language. They are given and not read, so that a
// layout is the same everywhere and at all times.
extension Stage {
  /// The present, in seconds since the first of 2001.
  package var now: Double { configuration.now }

  /// The user's calendar, in Greenwich's time.
  package var calendar: CalendarValue { userLocale.calendar }

  /// The user's language, in which code writes values.
  package var language: FormatLanguage { userLocale.language }

  /// The locale by which code writes values: `Locale.current`.
  package var userLocale: FormatLocale { FormatLocale(user: configuration.language) }

  /// The locale by which views write values: that of `environment(\.locale)`, else the user's.
  #if hasFeature(Embedded)
  package var shownLocale: FormatLocale { environment.world.locale.map { FormatLocale($0) } ?? userLocale }
  #else
  package var shownLocale: FormatLocale {
    var locale = environment.world.locale.map { FormatLocale($0) } ?? userLocale
    guard writesByEnvironment else { return locale }
    var calendar = givenCalendar ?? locale.calendar
    calendar.language = locale.language
    calendar.timeZone = shownTimeZone
    locale.givenCalendar = calendar
    return locale
  }

  /// The calendar of `environment(\.calendar)`, if there is one.
  var givenCalendar: CalendarValue? { environment.world.calendar.map { numbers.calendars[$0] } }

  /// The zone whose time views show: that of `environment(\.timeZone)`, else the user's.
  var shownTimeZone: TimeZoneValue {
    environment.world.timeZone.map { numbers.timeZones[$0] } ?? calendar.timeZone
  }

  /// Whether views are written in other forms than code writes: in those that their environment names.
  package var writesByEnvironment: Bool {
    environment.world.locale != nil || environment.world.calendar != nil || environment.world.timeZone != nil
  }
  #endif

  /// Values that code writes while a view is made: by the user's locale.
  package func withoutShownLocale(_ body: () -> Value) -> Value {
    #if hasFeature(Embedded)
    return body()
    #else
    let world = environment.world
    environment.world.locale = nil
    (environment.world.calendar, environment.world.timeZone) = (nil, nil)
    defer { environment.world = world }
    return body()
    #endif
  }

  /// The locale by which a view writes a value, with a warning where its forms are not known.
  package func shownLocale(at range: SourceRange) -> FormatLocale {
    if let locale = environment.world.locale { _ = knownLanguage(locale, at: range) }
    return shownLocale
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

  /// A value as a view shows it, in a format that is given beside it.
  package func shown(_ value: Value?, _ format: BuiltinValue?, at range: SourceRange) -> String {
    #if !hasFeature(Embedded)
    if environment.world.timeZone != nil, case .valueFormat(.date(let format))? = format,
      format.timeZone == nil
    {
      findings.warnOnce(
        .warning(
          "unsupported-value", at: range,
          "whether SwiftUI writes a format in the environment's time zone was not measured: it is written in it"
        ),
        about: "the zone of formats")
    }
    #endif
    return formatted(value, format, shownLocale(at: range))
  }

  /// A value as code writes it, in a format that is given beside it.
  package func formatted(_ value: Value?, _ format: BuiltinValue?) -> String {
    formatted(value, format, userLocale)
  }

  private func formatted(_ value: Value?, _ format: BuiltinValue?, _ locale: FormatLocale) -> String {
    if case .valueFormat(let format)? = format { return formatted(value ?? .unknown, format, locale) }
    var style = NumberFormat()
    if case .format(let given)? = format { style = given }
    style.language = style.language ?? locale.language
    switch value?.plain {
    case .int(let number)?: return style.format(Double(number), isWhole: true)
    case .double(let number)?: return style.format(number)
    case .string(let text)?: return text
    case .builtin(.date(let moment))?: return DateFormat().text(moment, locale.calendar)
    case Value.none?, nil: return ""
    case .placeholder(let name)?:
      findings.countStandIn(for: name)
      return ""
    default:
      findings.countStandIn(for: .empty)
      return ""
    }
  }

  private func formatted(_ value: Value, _ format: ValueFormat, _ locale: FormatLocale) -> String {
    switch (format, value) {
    case (.date(let format), .builtin(.date(let moment))): return format.text(moment, locale.calendar)
    case (.relative(let format), .builtin(.date(let moment))):
      return format.text(moment, from: now, locale.calendar)
    case (.byteCount(let format), .int(let count)): return format.text(count, locale.language)
    case (.duration(let format), .builtin(.duration(let seconds))):
      return format.text(seconds, locale.language)
    case (.list(let format), .array(let parts)):
      budget.charge(parts.count << 4)
      return format.text(parts.map { text(of: $0, locale) }, locale.language)
    #if !hasFeature(Embedded)
    case (.measurement(let format), .builtin(.measurement(let measurement))):
      return format.text(measurement, in: locale.identifier)
    case (.own(let own), _): return written(value, own)
    #endif
    default: return formatted(value, nil, locale)
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

  private func text(of value: Value, _ locale: FormatLocale) -> String {
    switch value {
    case .string(let text): return text
    default: return formatted(value, nil, locale)
    }
  }
}
