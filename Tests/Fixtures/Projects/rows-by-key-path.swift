import SwiftUI

struct Command {
  var title: String
  var label: some View { Label(title, systemImage: "star") }
}

#Preview {
  ForEach([Command(title: "Open"), Command(title: "Close")], id: \.title, content: \.label)
}
