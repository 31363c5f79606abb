#Preview { @Previewable @State var count = 2; Text("\(count)") }
