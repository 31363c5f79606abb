final class Session: ObservableObject {
  @Published var unread: Int
  init(unread: Int) { self.unread = unread }
}
struct Badge: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("\(session.unread)") }
}
#Preview { Badge() }
