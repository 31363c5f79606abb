import SwiftUI
struct Devices_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("SE").previewDevice("iPhone SE (3rd generation)")
      Text("11 Pro").previewDevice(PreviewDevice(rawValue: "iPhone 11 Pro"))
      Text("lies").previewInterfaceOrientation(.landscapeLeft)
      Text("unknown").previewDevice("Toaster")
    }
  }
}
