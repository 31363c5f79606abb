enum Tone: String {
  case warm, cool
  init(named name: String) { self = Tone(rawValue: name) ?? .cool }
}
#Preview { Text(Tone(named: "warm").rawValue + Tone(named: "none").rawValue) }
