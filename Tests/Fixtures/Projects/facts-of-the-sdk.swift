import SwiftUI

func color(_ hex: String) -> Color {
  let scanner = Scanner(string: hex)
  var number: UInt64 = 0
  guard scanner.scanHexInt64(&number), scanner.isAtEnd else { return .red }
  return Color(red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255, blue: 0)
}

extension HorizontalAlignment {
  var part: Double {
    switch self {
    case .leading: 0
    case .trailing: 1
    default: 0.5
    }
  }
}

func place(_ file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {}

#Preview("Scanned") { color("00ff00").frame(width: 10, height: 10) }
#Preview("More than a number") { color("00ff00 x").frame(width: 10, height: 10) }
#Preview("Alignment") { Text("\(Alignment.trailing.horizontal.part)") }
#Preview("Direction") {
  Text(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight ? "left" : "right")
}
#Preview("Idiom") { Text(UITraitCollection.current.userInterfaceIdiom == .mac ? "mac" : "phone") }
#Preview("C") { Text("\(CUnsignedInt(5))") }
#Preview("Letters") { Text(CharacterSet.letters.contains("a") ? "letter" : "other") }
#Preview("Places") {
  let _ = place()
  Text("line \(#line)")
}
