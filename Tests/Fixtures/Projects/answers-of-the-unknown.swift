import Stores
import SwiftUI

struct Comment: Identifiable {
  let id: String
  let text: String
  let answers: [Comment]?
}
struct Row: View {
  let comment: Comment
  var body: some View {
    Text(comment.text)
    if comment.answers != nil {
      ForEach(comment.answers!) { Row(comment: $0) }
    }
  }
}
struct Thread: View {
  let comment: Comment
  var body: some View { VStack { Row(comment: comment) } }
}

#Preview { Thread(comment: Store.first()) }
