enum Billing { enum ColorScheme { case plain } }
extension Billing.ColorScheme { var title: String { "plain title" } }
struct Look: View {
  @Environment(\.colorScheme) var scheme
  var body: some View { Text(scheme == .light ? Billing.ColorScheme.plain.title : "dark") }
}
#Preview { Look() }
