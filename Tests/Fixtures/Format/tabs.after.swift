struct Tabs: View {
	var body: some View {
		VStack {
			Text("tabs as most of the file has")
			Text("spaces")
		}
		.padding()
	}
}
