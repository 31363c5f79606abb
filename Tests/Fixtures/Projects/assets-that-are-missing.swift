import SwiftUI
#Preview("image") { Image("Nowhere") }
#Preview("color") { Color("Nowhere").frame(height: 3) }
#Preview("font") { Text("letters").font(.custom("Nowhere", size: 20)) }
#Preview("none") { Text("letters") }
