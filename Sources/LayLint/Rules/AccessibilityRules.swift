import LaySyntax

extension Rule {
  static let accessibility: [Rule] = [
    .smallTapTarget, .crowdedTapTargets, .lowContrastText, .lowContrastControl, .breaksAtLargeText,
    .textInFixedHeight, .unlabelledView, .breaksRightToLeft, .tinyText, .noTitle,
    .tapMissesGaps, .tapsTaken,
  ]

  static let tapsTaken = Rule(
    "taps-taken", .accessibility, .info,
    "a control whose taps something in front of it takes, or the row that it lies in",
    why: """
      A tap goes to what lies in front. A gradient or a thin colour over a button is in front of it, whatever is seen \
      through it; and a picture that fills a frame is hit where it stands out of that, though a clip cuts it there.
      """,
    bad: """
      Button("Show all") { }.padding(40).overlay(LinearGradient(
        colors: [.clear, .black.opacity(0.4)], startPoint: .top, endPoint: .bottom))
      """,
    good: """
      Button("Show all") { }.padding(40).overlay(LinearGradient(
        colors: [.clear, .black.opacity(0.4)], startPoint: .top, endPoint: .bottom).allowsHitTesting(false))
      """)

  static let tapMissesGaps = Rule(
    "tap-misses-gaps", .accessibility, .info,
    "a row that reacts to taps on its views and not on the Spacer between them, or a clear color that reacts to none",
    why: """
      A tap finds what is drawn below the finger. A Spacer draws nothing, and neither does a stack or Color.clear: without a \
      background or a content shape the middle of such a row is dead. A plain button is its label in this, too.
      """,
    bad: """
      HStack { Text("Wi-Fi"); Spacer(); Text("Off") }.onTapGesture { }
      """,
    good: """
      HStack { Text("Wi-Fi"); Spacer(); Text("Off") }.contentShape(.rect).onTapGesture { }
      """)

  static let lowContrastText = Rule(
    "low-contrast-text", .accessibility, .warning,
    "a text that hardly stands out from its background",
    why: """
      Below a contrast of 4.5 : 1, or 3 : 1 for large text, many people cannot read it (WCAG 2). \
      Only opaque colours on opaque colours are judged; a pair that the platform itself provides is a remark.
      """,
    bad: """
      Text("Hint").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8)).background(Color.white)
      """,
    good: """
      Text("Hint").foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.2)).background(Color.white)
      """)

  static let breaksAtLargeText = Rule(
    "breaks-at-large-text", .accessibility, nil,
    "a layout that holds at the usual text size and not at a large one",
    why: """
      Off unless asked for: it lays out every preview once more at accessibility3. --type-size all \
      shows the single findings.
      """,
    bad: """
      HStack { Text("Cancel"); Text("Continue") }.lineLimit(1).frame(width: 150)
      """,
    good: "VStack { Text(\"Cancel\"); Text(\"Continue\") }.frame(width: 300)")

  static let textInFixedHeight = Rule(
    "text-in-fixed-height", .accessibility, .info,
    "a text in a fixed height that loses lines in larger text",
    why: """
      A fixed height does not grow with the reader's size of text, be it that of the text or of a stack around it: lines \
      are lost. A minimum height grows.
      """,
    bad: """
      Text("A note that wraps").frame(width: 100, height: 44)
      """,
    good: """
      Text("A note that wraps").frame(width: 100).frame(minHeight: 44)
      """)

  static let breaksRightToLeft = Rule(
    "breaks-right-to-left", .accessibility, .info,
    "a layout that holds in one direction and not in the other",
    why: """
      It lays out every preview once more in the other direction. --direction both shows the single \
      findings.
      """,
    bad: """
      struct Amount: View {
        @Environment(\\.layoutDirection) var direction
        var body: some View {
          Text(direction == .rightToLeft ? "Total balance this month" : "Balance").lineLimit(1)
            .frame(width: 90)
        }
      }
      #Preview { Amount() }
      """,
    good: """
      struct Amount: View {
        var body: some View { Text("Balance").lineLimit(1).frame(width: 90) }
      }
      #Preview { Amount() }
      """)

  static let tinyText = Rule(
    "tiny-text", .accessibility, .info,
    "text below the least readable size",
    why: """
      Below 11 points on iOS and 10 on macOS text is hard to read at arm's length.
      """,
    bad: """
      Text("All rights reserved").font(.system(size: 9))
      """,
    good: """
      Text("All rights reserved").font(.caption2)
      """)

  static let noTitle = Rule(
    "no-title", .accessibility, nil,
    "a preview without a name",
    why: """
      The name is the title of the picture, which screen readers say, and part of its file name.
      """,
    bad: """
      #Preview { Text("A") }
      """,
    good: """
      #Preview("Letter") { Text("A") }
      """)

  static let smallTapTarget = Rule(
    "small-tap-target", .accessibility, .warning,
    "a control that is too small for a finger",
    why: """
      On a touch screen 44 × 44 points is the least that is easy to hit. Reported where a frame of the source makes \
      the control so small: its own size is the platform's choice, and rows of lists and menus count as a whole.
      """,
    bad: """
      Button { } label: { Text("×").frame(width: 20, height: 20) }
      """,
    good: """
      Button { } label: { Text("×").frame(width: 48, height: 48) }
      """)

  static let crowdedTapTargets = Rule(
    "crowded-tap-targets", .accessibility, .info,
    "two small controls next to each other",
    why: """
      Small targets less than 8 points apart are hit by mistake for each other.
      """,
    bad: """
      HStack(spacing: 2) {
        Button("Back") { }
        Button("Next") { }
      }
      """,
    good: """
      HStack(spacing: 12) {
        Button("Back") { }
        Button("Next") { }
      }
      """)

  static let lowContrastControl = Rule(
    "low-contrast-control", .accessibility, .info,
    "a control whose fill hardly stands out",
    why: """
      Below a contrast of 3 : 1 with what lies around it, many people do not see that there is a \
      control (WCAG 2). Only opaque colours on opaque colours are judged.
      """,
    bad: """
      Button("Send") { }
        .background(Color(red: 0.85, green: 0.85, blue: 0.85))
      """,
    good: """
      Button("Send") { }
        .background(Color(red: 0.1, green: 0.2, blue: 0.5))
      """)

  static let unlabelledView = Rule(
    "unlabelled-view", .accessibility, .warning,
    "a control or image without a name for screen readers",
    why: """
      A control that holds neither text nor a symbol is announced as nothing but a button. A picture \
      is announced by the name of its file, which is a remark.
      """,
    bad: """
      Button { } label: { Color.red.frame(width: 48, height: 48) }
      """,
    good: """
      Button { } label: { Image(systemName: "stop.fill").frame(width: 48, height: 48) }
      """)
}
