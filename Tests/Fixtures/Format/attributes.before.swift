struct Stored: View {
    @State   private var isOn=false
    @Environment(\.dismiss)private var dismiss
    @ViewBuilder
    var content: some View { Text("a") }
    @Binding
        var name : String
    var body: some View {
        Toggle(isOn: $isOn){ Text(name) }
        guard let name else { return }
        return Text( verbatim : name )
    }
}
