import LayCatalog
import LayViews

// The settings of Foundation's objects and dates: `formatter.date.style = .medium`, `components.day = 1`.

extension BuiltinValue {
  /// The type of a setting; any for what is not known.
  func foundationSettingType(_ name: String) -> Type {
    switch (self, name) {
    case (.formatter, "dateStyle"), (.formatter, "timeStyle"): return .builtin(.formatterStyle)
    #if !hasFeature(Embedded)
    case (.formatter(let formatter), "unitStyle")
    where formatter.type == .lengthFormatter || formatter.type == .measurementFormatter:
      return .builtin(.formatterStyle)
    case (.formatter, "unitOptions"): return .builtin(.measurementOptions)
    case (.measurement, "value"): return .double
    case (.storeRequest, "sortBy"), (.storeRequest, "sortDescriptors"):
      return .array(.builtin(.sortDescriptor))
    case (.storeRequest, "predicate"): return .builtin(.predicate)
    case (.storeRequest, _), (.store, _): return .any
    case (.attributed, _):
      return TextAttribute(rawValue: name).map { .optional($0.type) } ?? .builtin(.opaque)
    #endif
    case (.formatter, "numberStyle"): return .builtin(.numberFormatterStyle)
    case (.formatter(let formatter), "unitsStyle"):
      return .builtin(formatter.type == .relativeFormatter ? .relativeWidth : .unitsStyle)
    case (.formatter, "dateTimeStyle"): return .builtin(.relativePresentation)
    case (.formatter, "countStyle"): return .builtin(.byteCountStyle)
    case (.formatter, "allowedUnits"): return .array(.builtin(.calendarUnit))
    case (.formatter, "dateFormat"), (.formatter, "currencyCode"), (.formatter, "currencySymbol"):
      return .string
    case (.formatter, "minimumFractionDigits"), (.formatter, "maximumFractionDigits"),
      (.formatter, "maximumUnitCount"), (.calendar, "firstWeekday"), (.calendar, "minimumDaysInFirstWeek"):
      return .int
    case (.formatter, "usesGroupingSeparator"), (.formatter, "doesRelativeDateFormatting"): return .bool
    #if !hasFeature(Embedded)
    case (.formatter, "roundingMode"): return .builtin(.numberRounding)
    case (.formatter, "formatOptions"): return .builtin(.isoOptions)
    case (.formatter, "zeroFormattingBehavior"): return .builtin(.zeroFormatting)
    case (.formatter, "minimumIntegerDigits"), (.formatter, "maximumIntegerDigits"),
      (.formatter, "minimumSignificantDigits"), (.formatter, "maximumSignificantDigits"):
      return .int
    case (.formatter, "usesSignificantDigits"), (.formatter, "alwaysShowsDecimalSeparator"): return .bool
    case (.formatter, "multiplier"), (.formatter, "roundingIncrement"): return .double
    case (.formatter, _) where NumberSettings.Symbol(rawValue: name) != nil: return .string
    #endif
    case (.formatter, "locale"), (.calendar, "locale"): return .builtin(.locale)
    case (.formatter, "timeZone"), (.calendar, "timeZone"): return .builtin(.timeZone)
    case (.formatter, "calendar"): return .builtin(.calendar)
    case (.decoderSettings, "dateDecodingStrategy"), (.decoderSettings, "keyDecodingStrategy"),
      (.decoderSettings, "dataDecodingStrategy"):
      return .builtin(.codingStrategy)
    case (.formatter, _): return .builtin(.opaque)
    case (.dateComponents, _) where CalendarUnit(named: name) != nil: return .optional(.int)
    #if !hasFeature(Embedded)
    case (.dateInterval, "start"), (.dateInterval, "end"): return .builtin(.date)
    case (.dateComponents, "calendar"): return .optional(.builtin(.calendar))
    case (.dateComponents, "timeZone"): return .optional(.builtin(.timeZone))
    #endif
    default: return .any
    }
  }

  /// The value with a setting changed; nil where it has none of that name.
  func foundationSetting(_ name: String, to value: Value) -> BuiltinValue? {
    switch self {
    case .dateComponents(var components):
      guard let unit = CalendarUnit(named: name) else { return nil }
      if case .int(let number) = value { components[unit] = number } else { components[unit] = nil }
      return .dateComponents(components)
    case .calendar(var calendar):
      switch (name, value) {
      case ("firstWeekday", .int(let day)) where (1...7).contains(day): calendar.firstWeekday = day
      case ("minimumDaysInFirstWeek", .int(let days)) where (1...7).contains(days):
        calendar.minimumDaysInFirstWeek = days
      case ("timeZone", .builtin(.timeZone(let zone))): calendar.timeZone = zone
      case ("locale", .builtin(.locale(let identifier))):
        guard let language = FormatLanguage(identifier: identifier) else { return nil }
        calendar.language = language
      default: return nil
      }
      return .calendar(calendar)
    #if !hasFeature(Embedded)
    case .dateInterval(let start, let end):
      guard case .builtin(.date(let moment)) = value else { return nil }
      switch name {
      // Its length stays.
      case "start": return .dateInterval(start: moment, end: moment + end - start)
      case "end": return .dateInterval(start: start, end: moment)
      default: return nil
      }
    case .attributed(var text):
      if let attribute = TextAttribute(rawValue: name) {
        text.set(attribute, to: value)
        return .attributed(text)
      }
      // `text.swiftUI.font = .body` has set it already.
      if TextAttribute.scopes.contains(name), case .builtin(.attributed(let changed)) = value {
        return .attributed(changed)
      }
      return nil
    case .storeRequest(let request): return .storeRequest(request.setting(name, to: value))
    case .store(let store):
      // What a context is a part of.
      if name == "parent" || name == "persistentStoreCoordinator" { store.isKnown = false }
      return self
    case .measurement(var measurement) where name == "value":
      guard let number = value.number else { return nil }
      measurement.value = number
      return .measurement(measurement)
    #endif
    case .subject(let subject) where name == "value":
      subject.value = value
      return self
    #if !hasFeature(Embedded)
    case .decoderSettings(var settings):
      guard case .builtin(.codingStrategy(let strategy)) = value else { return self }
      switch name {
      case "dateDecodingStrategy": settings.dates = strategy
      case "keyDecodingStrategy": settings.keys = strategy
      case "dataDecodingStrategy": settings.data = strategy
      default: break
      }
      return .decoderSettings(settings)
    #endif
    case .formatter(let formatter): return formatter.setting(name, to: value).map { .formatter($0) }
    default: return nil
    }
  }
}

extension FormatterValue {
  /// The formatter with a setting changed; nil where nothing is known of one.
  fileprivate func setting(_ name: String, to value: Value) -> FormatterValue? {
    var formatter = self
    switch (name, value) {
    #if !hasFeature(Embedded)
    case ("unitStyle", .builtin(.option(.formatterStyle, let position))):
      formatter.date.style = FormatterStyle.allCases.first { $0.position == position } ?? .medium
    case ("numberFormatter", .builtin(.formatter(let numbers))):
      formatter = numbers
      formatter.type = type
      formatter.date = date
      formatter.measurementOptions = measurementOptions
    case ("unitOptions", .builtin(.option(.measurementOptions, _))), ("unitOptions", .array):
      let options: [Value] = if case .array(let options) = value { Array(options) } else { [value] }
      formatter.measurementOptions = options.compactMap { $0.option(as: MeasurementOptions.self) }
    #endif
    #if !hasFeature(Embedded)
    case ("formatOptions", .array(let options)):
      formatter.isoOptions = options.compactMap { $0.option(as: ISOOption.self) }
    case ("formatOptions", .builtin(.option(.isoOptions, _))):
      formatter.isoOptions = [value].compactMap { $0.option(as: ISOOption.self) }
    case ("zeroFormattingBehavior", .builtin(.option(.zeroFormatting, _))) where isPositional:
      let behavior = value.option(as: ZeroFormatting.self)
      guard behavior == .pad || behavior == .default || behavior == .dropLeading else { return nil }
      formatter.duration.isPadded = behavior == .pad
    case (_, _) where type == .numberFormatter && formatter.set(name, ofNumbersTo: value): break
    #endif
    case ("dateFormat", .string(let pattern)): formatter.date.pattern = pattern
    case ("minimumFractionDigits", .int(let digits)): formatter.fewestFractionDigits = digits
    case ("maximumFractionDigits", .int(let digits)): formatter.mostFractionDigits = digits
    case ("maximumUnitCount", .int(let count)):
      formatter.duration.maximumUnitCount = count > 0 ? count : nil
    case ("currencyCode", .string(let code)): formatter.number.style = .currency(code: code)
    case ("usesGroupingSeparator", .bool(let isGrouped)): formatter.number.isGrouped = isGrouped
    case ("doesRelativeDateFormatting", .bool(let isRelative)): formatter.date.isRelative = isRelative
    case ("locale", .builtin(.locale(let identifier))):
      guard let language = FormatLanguage(identifier: identifier) else { return nil }
      formatter.language = language
    case ("timeZone", .builtin(.timeZone(let zone))): formatter.timeZone = zone
    case ("calendar", .builtin(.calendar(let calendar))): formatter.calendar = calendar
    case ("allowedUnits", .array(let units)):
      formatter.duration.units = units.compactMap {
        $0.option(as: CalendarUnit.self).flatMap { DurationUnit($0) }
      }
    case (_, .builtin(.option(_, let position))): return formatter.setting(name, toOptionAt: position)
    default: return nil
    }
    return formatter
  }

  private func setting(_ name: String, toOptionAt position: UInt8) -> FormatterValue? {
    var formatter = self
    switch name {
    case "dateStyle": formatter.date.style = FormatterStyle(at: position) ?? .none
    case "timeStyle": formatter.date.timeStyle = FormatterStyle(at: position) ?? .none
    case "numberStyle": formatter.numberStyle = NumberFormatterStyle(at: position) ?? .none
    case "countStyle": formatter.byteCount.style = ByteCountFormat.Style(at: position) ?? .file
    case "dateTimeStyle":
      formatter.relative.presentation = RelativeFormat.Presentation(at: position) ?? .numeric
    case "unitsStyle" where type == .relativeFormatter:
      formatter.relative.width = RelativeFormat.Width(at: position) ?? .wide
    case "unitsStyle": formatter.write(lengthsIn: UnitsStyle(at: position) ?? .positional)
    default: return nil
    }
    return formatter
  }
}

extension Value {
  fileprivate func option<Wanted: Option>(as type: Wanted.Type) -> Wanted? {
    guard case .builtin(.option(_, let position)) = self else { return nil }
    return Wanted(at: position)
  }
}
