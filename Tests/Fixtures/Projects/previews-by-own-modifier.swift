import SwiftUI
enum Look: CaseIterable { case light, dark }
struct InAllLooks: ViewModifier {
  func body(content: Content) -> some View {
    ForEach(Look.allCases, id: \.self) { look in
      content.background(look == .dark ? Color.black : .white).previewDisplayName("\(look)")
    }
  }
}
extension View {
  func inAllLooks() -> some View { modifier(InAllLooks()) }
}
struct Looks_Previews: PreviewProvider {
  static var previews: some View {
    Text("Looks").inAllLooks()
    Text("Plain").padding()
  }
}
