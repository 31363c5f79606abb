import SwiftUI

#Preview("Redacted") { Text("a").redacted(reason: .placeholder) }
#Preview("Saturation") { Text("a").saturation(0) }
#Preview("Task") { Text("a").task {} }
#Preview("Equatable") { Same().equatable() }

struct Same: View, Equatable {
  var body: some View { Text("b") }
}
