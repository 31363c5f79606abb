#Preview {
  Text("greeting.title", bundle: .module)
  Text(String(localized: "greeting.body", bundle: .main))
}
