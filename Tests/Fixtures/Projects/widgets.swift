import SwiftUI
import WidgetKit
struct Entry: TimelineEntry { var date = Date(); var count: Int }
struct EntryView: View {
  @Environment(\.widgetFamily) var family
  var entry: Entry
  var body: some View {
    switch family {
    case .systemSmall: Text("small \(entry.count)")
    case .systemMedium: HStack { Text("medium"); Spacer(); Text("\(entry.count)") }
    default: Color.red
    }
  }
}
struct Steps: Widget {
  let kind = "Steps"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { entry in
      EntryView(entry: entry).containerBackground(.fill.tertiary, for: .widget)
    }
    .configurationDisplayName("My Widget")
    .supportedFamilies([.systemSmall])
  }
}
struct W_Previews: PreviewProvider {
  static var previews: some View {
    EntryView(entry: Entry(count: 1)).previewContext(WidgetPreviewContext(family: .systemSmall)).previewDisplayName("S")
    Group {
      EntryView(entry: Entry(count: 2)).previewContext(WidgetPreviewContext(family: .systemMedium))
    }
    ForEach([WidgetFamily.systemLarge, .accessoryCircular], id: \.self) { EntryView(entry: Entry(count: 2)).previewContext(WidgetPreviewContext(family: $0)) }
  }
}
#Preview("as", as: .systemMedium) { Steps() } timeline: {
  let x = 3
  Entry(count: x)
  Entry(count: 12)
}
struct Returned: Widget {
  var body: some WidgetConfiguration {
    return StaticConfiguration(kind: "Returned", provider: Provider(), content: { EntryView(entry: $0) })
  }
}
#Preview("returned", as: .systemSmall) { Returned() } timeline: { Entry(count: 5) }
#Preview("none") { EntryView(entry: Entry(count: 1)) }
