enum Field { case name }
struct Form: View {
  @FocusState<Field?>.Binding var focus: Field?
  var body: some View { Text("form") }
}
#Preview { Text("beside") }
