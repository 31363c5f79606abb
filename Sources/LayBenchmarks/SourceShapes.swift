/// Generated `.lay` text: what the whole pipeline is timed on.
enum SourceShape: String, CaseIterable {
  /// Every view written out: rows of ten framed rectangles.
  case written
  /// A component of three views, expanded by one `ForEach`.
  case looped
  /// Rows of a symbol, two texts and a spacer, as screens have them.
  case screen

  /// Source that expands to about so many views.
  func source(views: Int) -> String {
    switch self {
    case .written:
      var text = "#Preview(traits: .fixedLayout(width: 1000, height: 1000)) {\n  VStack(spacing: 0) {\n"
      for row in 0..<max(views / 10, 1) {
        text += "    HStack(spacing: 0) {\n"
        for column in 0..<10 {
          text += "      Rectangle().frame(width: \(40 + column), height: 20).id(\"r\(row)c\(column)\")\n"
        }
        text += "    }\n"
      }
      return text + "  }\n}\n"
    case .looped:
      return """
        struct Row: View {
          let index: Int
          var body: some View {
            HStack {
              Color.red.frame(width: 10, height: 10)
              Color.blue.frame(width: CGFloat(index % 7), height: 10)
            }
          }
        }
        #Preview(traits: .fixedLayout(width: 400, height: 1000)) {
          VStack(spacing: 0) {
            ForEach(0..<\(max(views / 3, 1))) { index in Row(index: index) }
          }
        }

        """
    case .screen:
      return """
        #Preview(traits: .fixedLayout(width: 390, height: 844)) {
          VStack(alignment: .leading) {
            ForEach(0..<\(max(views / 6, 1)), id: \\.self) { index in
              HStack(spacing: 12) {
                Circle().fill(.blue).frame(width: 32, height: 32)
                VStack(alignment: .leading, spacing: 2) {
                  Text("Message \\(index)").font(.headline)
                  Text("The rest of the line, in a smaller font").font(.footnote).foregroundStyle(.secondary)
                }
                Spacer()
              }
              .padding(.horizontal)
            }
          }
        }

        """
    }
  }
}
