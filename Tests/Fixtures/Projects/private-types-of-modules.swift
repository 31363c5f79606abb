//--- Kit/Shown.swift
import SwiftUI
private struct Inset: ViewModifier {
  let amount: CGFloat
  func body(content: Content) -> some View { content.padding(amount) }
}
extension View { public func inset(_ amount: CGFloat = 3) -> some View { modifier(Inset(amount: amount)) } }
//--- App/App.swift
import Kit
import SwiftUI
private struct Inset { let other = 1 }
protocol Boxed: View {}
struct Shown: Boxed { var body: some View { Text("inset").inset(7) } }
#Preview { Shown() }
