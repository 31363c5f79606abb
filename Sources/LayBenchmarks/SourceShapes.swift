/// Generated `.lay` text: what the whole pipeline is timed on.
enum SourceShape: String, CaseIterable {
  /// Every view written out: rows of ten framed rectangles.
  case written
  /// A component of three views, expanded by one `ForEach`.
  case looped
  /// Rows of a symbol, two texts and a spacer, as screens have them.
  case screen
  /// Components of nine views with comments, conditions and strings, each written out and used once.
  case app
  /// Labelled boxes of 80 × 40, five in a row, each written out: what tools that draw diagrams are timed on.
  case boxes
  /// Rows of some six views, as screens have them, of what is worked out anew for each: see `SourceShape+Rows.swift`.
  case wrapping, fitting, readers, guided, ratios, tabular, custom, listed, form

  var sizes: [Int] {
    switch self {
    case .written, .looped, .screen, .app: return [1_000, 10_000, 100_000, 1_000_000]
    // Labels of five digits are too long for their boxes, and cutting them would be what is timed.
    default: return [1_000, 10_000]
    }
  }

  /// Whether the text grows with the views; a loop is as long however often it runs.
  var isWrittenOut: Bool { self == .written || self == .app || self == .boxes }

  /// Source that expands to about so many views.
  func source(views: Int) -> String {
    switch self {
    case .written: return Self.written(rows: max(views / 10, 1))
    case .looped: return Self.looped(rows: max(views / 3, 1))
    case .screen: return Self.screen(rows: max(views / 6, 1))
    case .app: return Self.app(components: max(views / 9, 1))
    case .boxes: return Self.boxes(rows: max(views / 5, 1))
    default: return sourceOfRows(max(views / 6, 1))
    }
  }

  private static func written(rows: Int) -> String {
    var text = "#Preview(traits: .fixedLayout(width: 1000, height: 1000)) {\n  VStack(spacing: 0) {\n"
    for row in 0..<rows {
      text += "    HStack(spacing: 0) {\n"
      for column in 0..<10 {
        text += "      Rectangle().frame(width: \(40 + column), height: 20).id(\"r\(row)c\(column)\")\n"
      }
      text += "    }\n"
    }
    return text + "  }\n}\n"
  }

  private static func looped(rows: Int) -> String {
    """
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
        ForEach(0..<\(rows)) { index in Row(index: index) }
      }
    }

    """
  }

  private static func screen(rows: Int) -> String {
    """
    #Preview(traits: .fixedLayout(width: 390, height: 844)) {
      VStack(alignment: .leading) {
        ForEach(0..<\(rows), id: \\.self) { index in
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

  private static func app(components: Int) -> String {
    var text = "import SwiftUI\n\n"
    for number in 0..<components {
      text += """
        /// Card \(number): a title with what it is about, and a bar that tells how far it is.
        struct Card\(number): View {
          let title: String
          var progress: CGFloat = 0.\(number % 10)
          private let isNew = \(number % 3 == 0)

          var body: some View {
            VStack(alignment: .leading, spacing: 8) {
              HStack {
                Text(title).font(.headline).lineLimit(1)
                Spacer()
                if isNew || progress > 0.5 {
                  Text("New").font(.caption2).padding(.horizontal, 6).background(.yellow)
                } else {
                  Text("\\(Int(progress * 100)) %").font(.caption2)
                }
              }
              // The bar is as long as there is progress.
              ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.2))
                Capsule().fill(Color.blue).frame(width: 120 * progress)
              }
              .frame(height: 6)
              Text("Card number \(number) of the list").font(.footnote).foregroundStyle(.secondary)
            }
            .padding(.vertical, 12)
            .padding(.horizontal, 16)
          }
        }


        """
    }
    text += "#Preview(traits: .fixedLayout(width: 390, height: 844)) {\n  VStack(spacing: 0) {\n"
    for number in 0..<components { text += "    Card\(number)(title: \"Title \(number)\")\n" }
    return text + "  }\n}\n"
  }

  private static func boxes(rows: Int) -> String {
    var text = "#Preview(traits: .sizeThatFitsLayout) {\n  VStack(spacing: 8) {\n"
    for row in 0..<rows {
      text += "    HStack(spacing: 8) {\n"
      for number in row * 5..<row * 5 + 5 {
        text += "      Text(\"Box \(number)\").frame(width: 80, height: 40).border(.black)\n"
      }
      text += "    }\n"
    }
    return text + "  }\n}\n"
  }
}
