/// Rows of views whose sizes follow from each other and from what they are proposed: what screens spend their time on.
extension SourceShape {
  var isOfRows: Bool {
    switch self {
    case .wrapping, .fitting, .readers, .guided, .ratios, .tabular, .custom, .listed, .form: return true
    default: return false
    }
  }

  /// A column of so many rows, no two with the same texts.
  func sourceOfRows(_ count: Int) -> String {
    let (open, close) = containers
    return """
      \(declarations)
      #Preview(traits: .fixedLayout(width: 390, height: 844)) {
        \(open)
          ForEach(0..<\(count), id: \\.self) { index in
      \(row)
          }
        \(close)
      }

      """
  }

  private var containers: (open: String, close: String) {
    switch self {
    case .tabular: return ("Grid(alignment: .leading) {", "}")
    case .listed: return ("List {", "}")
    case .form: return ("Form { Section {", "} }")
    case .readers: return ("VStack(spacing: 4) {", "}")
    default: return ("VStack(alignment: .leading) {", "}")
    }
  }

  private var declarations: String {
    guard self == .custom else { return "" }
    return """
      /// Its subviews one after the other, those that do not fit on lines of their own.
      struct Flow: Layout {
        var spacing: CGFloat = 8

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          var x: CGFloat = 0
          var y: CGFloat = 0
          var line: CGFloat = 0
          let width = proposal.width ?? .infinity
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
              x = 0
              y += line + spacing
              line = 0
            }
            x += size.width + spacing
            line = max(line, size.height)
          }
          return CGSize(width: min(width, 390), height: y + line)
        }

        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          var x = bounds.minX
          var y = bounds.minY
          var line: CGFloat = 0
          for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            if x > bounds.minX, x + size.width > bounds.maxX {
              x = bounds.minX
              y += line + spacing
              line = 0
            }
            subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
            x += size.width + spacing
            line = max(line, size.height)
          }
        }
      }
      """
  }

  /// About six views.
  private var row: String {
    switch self {
    case .fitting:
      return """
        ViewThatFits {
          HStack { Text("A label that is long, number \\(index)"); Text("and what it says, which is long as well") }
          HStack { Text("Label \\(index)"); Text("what it says") }
        }
        """
    case .readers:
      return """
        GeometryReader { geometry in
          HStack(spacing: 0) {
            Color.red.frame(width: geometry.size.width * 0.3)
            Text("Share \\(index)").frame(width: geometry.size.width * 0.5)
            Spacer()
          }
        }
        .frame(height: 24)
        """
    case .guided:
      return """
        HStack(alignment: .top) {
          Text("Guide \\(index)").alignmentGuide(.top) { $0[.firstTextBaseline] }
          VStack(alignment: .leading) {
            Text("Title").alignmentGuide(.leading) { $0.width / 3 }
            Color.blue.frame(width: 60, height: 8)
          }
        }
        """
    case .ratios:
      return """
        HStack {
          Color.red.aspectRatio(1.5, contentMode: .fit)
          VStack(alignment: .leading) {
            Text("Picture \\(index)")
            Circle().frame(maxHeight: 20)
          }
          Rectangle().aspectRatio(1, contentMode: .fit).frame(height: 44)
        }
        """
    case .tabular:
      return """
        GridRow {
          Text("Row \\(index)")
          Text("What it is about, in some words").gridColumnAlignment(.trailing)
          Color.green.frame(width: 30, height: 10)
          Text("\\(index * 7 % 100)")
          Text("more")
        }
        """
    case .custom:
      return """
        Flow {
          Text("Tag \\(index)")
          Text("another tag").padding(4)
          Text("a longer tag than those").padding(4)
          Text("more")
          Color.orange.frame(width: 90, height: 20)
        }
        """
    case .listed, .form:
      return """
        HStack {
          Image(systemName: "star")
          VStack(alignment: .leading) {
            Text("Entry \\(index)").font(.headline)
            Text("What there is to say about it").font(.footnote)
          }
          Spacer()
        }
        """
    default:
      return """
        HStack(alignment: .top) {
          Circle().frame(width: 32, height: 32)
          VStack(alignment: .leading) {
            Text("Message \\(index)").font(.headline)
            Text("Number \\(index) of those texts that are too long for a line, and go on for two or even three lines of it")
          }
          Spacer()
        }
        """
    }
  }
}
