struct Card: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 12, style: .continuous).frame(
            minWidth: 100, idealWidth: 200, maxWidth: .infinity, minHeight: 44, alignment: .leading)
        LazyVGrid(
            columns: [GridItem(.flexible()), GridItem(.flexible())], alignment: .leading, spacing: 12,
            pinnedViews: [.sectionHeaders]
        ) {
            Text("Cell")
        }
        Label("Fits on its line", systemImage: "star")
        Spacer(
            minLength: 8
        )
    }
}
