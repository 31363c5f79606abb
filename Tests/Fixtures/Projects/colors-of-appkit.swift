import AppKit
import SwiftUI

struct Stated: View {
  var isOn = false
  var body: some View {
    Text("Off").foregroundColor(isOn ? Color(.labelColor) : Color(.disabledControlTextColor))
  }
}
#Preview("text of a disabled control") { Stated() }
