struct Room {
  let state: RemoteState
  init(state: RemoteState) { self.state = state }
}
#Preview { Text(Room(state: .invited).state == .invited ? "invited" : "other") }
