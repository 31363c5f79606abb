import LayCatalog

extension StandardLibrary {
  static let durations: [StandardDeclaration] = [
    // In attoseconds, of which nanoseconds are kept.
    .property("components", of: .duration) { evaluator, value, _ in
      guard case .builtin(.duration(let length)) = value,
        let seconds = Int(exactly: length.rounded(.towardZero))
      else { return .unknown }
      let attoseconds = Int(exactly: ((length - Double(seconds)) * 1e9).rounded() * 1e9)
      return evaluator.pair("seconds", .int(seconds), "attoseconds", attoseconds.map { .int($0) } ?? .unknown)
    }
  ]
}
