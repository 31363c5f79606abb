enum Plan { typealias Step = String }
extension Plan.Step { static let start = "go" }
struct Runner: View {
  let step: Plan.Step
  var body: some View { Text(step) }
}
#Preview { Runner(step: .start) }
