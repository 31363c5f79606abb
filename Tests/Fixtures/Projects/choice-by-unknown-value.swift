import SwiftUI
import Themes

protocol Inked {
  var ink: UIColor { get }
}
struct Theme: Inked {
  let ink: UIColor
}
struct Dot: View {
  let theme: any Inked
  var body: some View { Color(theme.ink).frame(width: 20, height: 20) }
}

// Which `Color(…)` is meant is not decided by the first, of which nothing is known.
#Preview("Unknown") { Dot(theme: Themes.current) }
#Preview("Known") { Dot(theme: Theme(ink: .systemRed)) }
