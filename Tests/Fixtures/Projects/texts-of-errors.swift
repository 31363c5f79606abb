import SwiftUI

struct Plain: Error {}
enum Trouble: Error { case none, lost(Int), late }
enum Code: Int, Error { case first = 7, second }
enum Told: LocalizedError {
  case a, b
  var errorDescription: String? { self == .a ? "told" : nil }
}
enum Area { enum Fault: Error { case near, far } }
private struct Hidden: Error {}

struct Label: View {
  let error: Error
  var body: some View {
    if let error = error as? LocalizedError {
      Text(error.failureReason ?? error.errorDescription ?? "nothing")
    } else {
      Text(error.localizedDescription)
    }
  }
}

#Preview("Struct") { Label(error: Plain()) }
#Preview("Cases") {
  Label(error: Trouble.none)
  Label(error: Trouble.lost(3))
  Label(error: Trouble.late)
}
#Preview("Raw") { Label(error: Code.second) }
#Preview("Told") { Label(error: Told.a) }
#Preview("Told nothing") { Text(Told.b.localizedDescription) }
#Preview("Nested") { Label(error: Area.Fault.far) }
#Preview("Private") { Label(error: Hidden()) }
