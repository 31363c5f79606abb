enum Offset {
  case by(Int), none
  static func from(_ number: Int?) -> Offset { number.map(Self.by) ?? .none }
}
#Preview { if case .by(let number) = Offset.from(6) { Text("by \(number)") } }
