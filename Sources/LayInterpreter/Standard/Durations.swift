import LayCatalog

extension StandardLibrary {
  static let durations: [StandardDeclaration] = [
    // In attoseconds, of which nanoseconds are kept.
    .property("components", of: .duration) { evaluator, value, _ in
      guard case .builtin(.duration(let length)) = value,
        let seconds = Int(exactly: length.rounded(.towardZero))
      else { return .unknown }
      let nanoseconds = ((length - Double(seconds)) * 1e9).rounded()
      return evaluator.pair("seconds", .int(seconds), "attoseconds", .int(Int(nanoseconds) * 1_000_000_000))
    }
  ]
}
