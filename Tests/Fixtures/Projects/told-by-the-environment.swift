import SwiftUI

// What the environment tells of the window and the device, and what views write dates by.

struct Appearance: View {
  @Environment(\.controlActiveState) private var state
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.backgroundProminence) private var prominence
  @Environment(\.badgeProminence) private var badge
  var name: String {
    switch state {
    case .key: "key"
    case .active: "active"
    case .inactive: "inactive"
    @unknown default: "unknown"
    }
  }
  var body: some View {
    VStack {
      Text(name + (contrast == .increased ? " increased" : " standard"))
      Text(prominence == .increased ? "prominent" : badge == .standard ? "plain" : "badge")
    }
  }
}

struct Moments: View {
  @Environment(\.timeZone) private var zone
  @Environment(\.calendar) private var calendar
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    VStack {
      Text(zone.identifier + " \(calendar.firstWeekday)")
      Text(date, style: .time)
      Text("at \(date, style: .date)")
      Text(date, format: .dateTime.hour().minute())
      Text(date.formatted(date: .omitted, time: .shortened))
      DatePicker("when", selection: $date)
    }
  }
}

#Preview("automatic") { Appearance() }
#Preview("set") {
  Appearance().environment(\.controlActiveState, .inactive).environment(\.backgroundProminence, .increased)
}
#Preview("contrast") { Appearance().environment(\.colorSchemeContrast, .increased) }
#Preview("here") { Moments() }
#Preview("elsewhere") {
  var calendar = Calendar(identifier: .iso8601)
  calendar.firstWeekday = 4
  return VStack {
    Moments()
    Moments().environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!).environment(\.calendar, calendar)
    Text(Date(timeIntervalSince1970: 0), style: .time)
    Text(Date(timeIntervalSince1970: 0), style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!)
    Text("\(1234.5) at \(Date(timeIntervalSince1970: 0), style: .time)")
      .environment(\.timeZone, TimeZone(secondsFromGMT: -3600)!).environment(\.locale, Locale(identifier: "de"))
  }
}
