//--- Kit/Palette.swift
import SwiftUI

public struct Palette {
  public var track: String?
  public var title = "Kit"

  public init(track: String? = nil) { self.track = track }
}

extension Palette {
  public var summary: String { "of Kit" }
}
//--- App/Palette+Width.swift
import Kit
import SwiftUI

extension Palette {
  var trackWidth: CGFloat? { self.track.map { _ in 40 } }
  var summary: String { "of the app" }
}

private extension Text {
  var padded: some View { padding(20) }
}

extension Row {
  private enum Sizes { static let height: CGFloat = 30 }
  static var bar: some View { Color.red.frame(width: 10, height: Sizes.height) }
}
//--- App/Row.swift
import Kit
import SwiftUI

struct Row: View {
  let palette: Palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.blue.frame(width: palette.track, height: 10)
      Text(palette.summary).padded
      Text(caption)
      Color.green.frame(width: 10, height: Sizes.height)
      Row.bar
    }
  }
}

private extension Palette {
  var track: CGFloat { self.trackWidth ?? 20 }
}

private extension Text {
  var padded: some View { padding(.leading, 4) }
}

extension Row {
  private enum Sizes { static let height: CGFloat = 5 }
  private var caption: String { "a row" }
}

#Preview("With a track") { Row(palette: Palette(track: "#fff")) }
#Preview("Without one") { Row(palette: Palette()) }
//--- App/Other.swift
import Kit
import SwiftUI

struct Other: View {
  var body: some View { Text(Row(palette: Palette()).caption) }
}

extension Row {
  fileprivate var caption: String { "another file's row" }
}

#Preview("Elsewhere") { Other() }
