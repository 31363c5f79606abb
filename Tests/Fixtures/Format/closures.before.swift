struct Buttons: View {
    var body: some View {
        Button("Empty") { }
        Button("Short") { count += 1 }
        Button("Two") { count += 1; total += count }
        HStack { VStack { Text("Nested") } }
        ForEach(names, id: \.self) { name in Text(name) }
        Button {
            save()
        }
        label: {
            Text("Save")
        }
        if isOn { Text("On") } else { Text("Off") }
    }
}
