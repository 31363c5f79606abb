struct Species: Hashable, RawRepresentable {
  var rawValue: String
  static let wren = Species(rawValue: "Wren")
  static let heron = Species(rawValue: "Heron")
  var song: String {
    switch self {
    case .wren: "trill"
    case .heron: "croak"
    default: fatalError()
    }
  }
}
#Preview { Text(Species.heron.song) }
