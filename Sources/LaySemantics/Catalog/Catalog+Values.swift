extension Catalog {
  static let initializerLines: [Line] = []
  static let staticLines: [Line] = []
  static let memberLines: [Line] = []
}
