struct Row: View {
    var body: some View {
        VStack {
            Text("One").bold()
            Text("Two")
                .bold()
                .padding(4)
                .background(.yellow)
            Text("Three")
                .font(.title.bold().italic())
                .padding()
            Button("Four") {
                print("pressed")
            }
            .buttonStyle(.bordered)
            .tint(.green)
            Image(systemName: "star")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 20, height: 20)
        }
        .padding(.horizontal)
    }

    var longest: Int { names.filter { $0.count > 3 }.map { $0.count }.max() ?? 0 }
}
