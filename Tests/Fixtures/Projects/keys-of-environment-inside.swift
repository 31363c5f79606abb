//--- App/Keys.swift
import SwiftUI

private struct WidthKey: EnvironmentKey { static let defaultValue = 3.0 }

extension EnvironmentValues {
  var isShared: Bool {
    get { self[SharedKey.self] }
    set { self[SharedKey.self] = newValue }
  }
  var width: Double {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }

  private struct SharedKey: EnvironmentKey { static let defaultValue = false }
}

//--- App/App.swift
import SwiftUI

struct Row: View {
  @Environment(\.isShared) private var isShared
  @Environment(\.width) private var width
  var body: some View { Text(isShared ? "shared" : "own").padding(width) }
}

#Preview("Defaults") { Row() }
#Preview("Set") { Row().environment(\.isShared, true) }

//--- App/Screen.swift
import SwiftUI

struct Screen { var isWide = true }
private struct ScreenKey: EnvironmentKey { static let defaultValue = Screen() }
extension EnvironmentValues {
  var isWide: Bool { self[ScreenKey.self].isWide }
}
struct Column: View {
  @Environment(\.isWide) private var isWide
  var body: some View { Text(isWide ? "wide" : "narrow") }
}
#Preview("Part of a key") { Column() }
