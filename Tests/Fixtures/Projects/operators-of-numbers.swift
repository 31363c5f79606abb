import SwiftUI

extension Int {
  static func + (left: Int, right: String) -> String { "\(left)\(right)" }
}

#Preview("Extended") { Text(3 + "x") }
