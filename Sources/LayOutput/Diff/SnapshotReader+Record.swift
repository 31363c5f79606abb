import LaySyntax

extension SnapshotReader {
  /// Reads a gallery's record: the layouts of one file, with its variants.
  /// - Complexity: O(n) in the bytes.
  package static func record(_ bytes: [UInt8]) throws(JSONFault) -> [LayoutSnapshot] {
    var reader = JSONReader(bytes)
    var path: String?
    var kinds: [String] = []
    var pictures: [Picture] = []
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "path": path = try reader.string()
      case "kinds":
        // Pairs of a spelling and what outlines make of it.
        try reader.array { reader throws(JSONFault) in
          if reader.next == UInt8(ascii: "\"") {
            kinds.append(try reader.string())
          } else {
            try reader.skip()
          }
        }
      case "pictures":
        try reader.array { reader throws(JSONFault) in pictures.append(try picture(&reader)) }
      default: try reader.skip()
      }
    }
    try reader.finish()
    guard let path else { throw reader.fault("it is no record of a gallery") }
    var layouts: [LayoutSnapshot] = []
    for picture in pictures {
      guard var layout = picture.layout(kinds) else { throw reader.fault("its views are damaged") }
      layout.file = path
      layouts.append(layout)
    }
    LayoutSnapshot.number(&layouts)
    return layouts
  }

  /// A picture as a record has it, its views' kinds still numbers.
  private struct Picture {
    var layout = LayoutSnapshot()
    var views: [Double] = []
    var ids: [Int: String] = [:]
    var texts: [Int: String] = [:]

    /// The numbers that a record keeps of a view: kind, depth, line, column, frame.
    static let numbersPerView = 8

    /// The layout with its nodes; nil where the numbers cannot be.
    func layout(_ kinds: [String]) -> LayoutSnapshot? {
      guard views.count % Self.numbersPerView == 0 else { return nil }
      var layout = layout
      layout.nodes.reserveCapacity(views.count / Self.numbersPerView)
      for start in stride(from: 0, to: views.count, by: Self.numbersPerView) {
        guard let kind = Int(exactly: views[start]), kinds.indices.contains(kind),
          let depth = Int(exactly: views[start + 1]), let line = Int(exactly: views[start + 2]),
          let column = Int(exactly: views[start + 3])
        else { return nil }
        var node = LayoutSnapshot.Node()
        node.kind = kinds[kind]
        node.depth = depth
        node.line = line
        node.column = column
        node.frame = LayoutSnapshot.Frame(
          x: views[start + 4], y: views[start + 5], width: views[start + 6], height: views[start + 7])
        node.id = ids[layout.nodes.count]
        node.text = texts[layout.nodes.count]
        layout.nodes.append(node)
      }
      return layout
    }
  }

  private static func picture(_ reader: inout JSONReader) throws(JSONFault) -> Picture {
    var picture = Picture()
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "name": picture.layout.name = try reader.string()
      case "variant": picture.layout.variant = try reader.string()
      case "device", "platform", "typeSize", "direction", "scheme":
        picture.layout.environment.append(try reader.string())
      case "scale": picture.layout.environment.append(shortest(try reader.number()) + "x")
      case "width": picture.layout.width = try reader.number()
      case "height": picture.layout.height = try reader.number()
      case "files":
        try reader.array { reader throws(JSONFault) in
          let file = try reader.string()
          if file.hasSuffix(".svg") { picture.layout.drawing = file }
        }
      case "views":
        try reader.array { reader throws(JSONFault) in picture.views.append(try reader.number()) }
      case "ids": picture.ids = try numbered(&reader)
      case "texts": picture.texts = try numbered(&reader)
      case "omitted": picture.layout.omittedCount = try reader.integer()
      default: try reader.skip()
      }
    }
    return picture
  }

  /// Texts by the number of the view that they belong to.
  private static func numbered(_ reader: inout JSONReader) throws(JSONFault) -> [Int: String] {
    var texts: [Int: String] = [:]
    try reader.object { key, reader throws(JSONFault) in
      guard let number = Int(key) else { throw reader.fault("'\(key)' is no number of a view") }
      texts[number] = try reader.string()
    }
    return texts
  }
}
