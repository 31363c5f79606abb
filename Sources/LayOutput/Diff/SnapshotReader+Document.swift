import LaySyntax

/// Reads layouts back from what lay wrote.
package enum SnapshotReader {
  /// The most views of one file that are read.
  static let maximumViewCount = 2_000_000

  /// Reads the document of `lay compile --format json`.
  /// - Parameter file: The name that the layouts go by; nil: the one in the document.
  /// - Complexity: O(n) in the bytes, whatever their nesting.
  package static func document(
    _ bytes: [UInt8], file: String? = nil
  ) throws(JSONFault) -> [LayoutSnapshot] {
    var reader = JSONReader(bytes)
    var layouts: [LayoutSnapshot]?
    var name = ""
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "version":
        let version = try reader.integer()
        guard version == JSONWriter.version else { throw reader.fault("it is of version \(version)") }
      case "file": name = try reader.string()
      case "layouts":
        var list: [LayoutSnapshot] = []
        try reader.array { reader throws(JSONFault) in list.append(try layout(&reader)) }
        layouts = list
      default: try reader.skip()
      }
    }
    try reader.finish()
    guard var layouts else { throw reader.fault("it has no layouts") }
    for index in layouts.indices { layouts[index].file = file ?? name }
    LayoutSnapshot.number(&layouts)
    return layouts
  }

  private static func layout(_ reader: inout JSONReader) throws(JSONFault) -> LayoutSnapshot {
    var layout = LayoutSnapshot()
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "name": layout.name = try reader.string()
      case "canvas":
        let size = try frame(&reader)
        (layout.width, layout.height) = (size.width, size.height)
      case "environment": layout.environment = try words(&reader)
      case "root": layout.nodes = try tree(&reader)
      default: try reader.skip()
      }
    }
    return layout
  }

  /// The values of an object, as words.
  private static func words(_ reader: inout JSONReader) throws(JSONFault) -> [String] {
    var words: [String] = []
    try reader.object { key, reader throws(JSONFault) in
      if reader.next == UInt8(ascii: "\"") {
        words.append(try reader.string())
      } else if key == "displayScale" {
        words.append(shortest(try reader.number()) + "x")
      } else {
        try reader.skip()
      }
    }
    return words
  }

  static func shortest(_ number: Double) -> String {
    var text = ByteBuffer()
    text.append(shortest: number)
    return text.string
  }

  static func frame(_ reader: inout JSONReader) throws(JSONFault) -> LayoutSnapshot.Frame {
    var frame = LayoutSnapshot.Frame()
    try reader.object { key, reader throws(JSONFault) in
      switch key {
      case "x": frame.x = try reader.number()
      case "y": frame.y = try reader.number()
      case "width": frame.width = try reader.number()
      case "height": frame.height = try reader.number()
      default: try reader.skip()
      }
    }
    return frame
  }

  // MARK: The tree

  /// A node whose members are being read.
  private struct OpenNode {
    var index: Int
    var isFirstMember = true
    /// Whether its children are being read, and whether one has been.
    var isInChildren = false
    var isFirstChild = true
  }

  private static func tree(_ reader: inout JSONReader) throws(JSONFault) -> [LayoutSnapshot.Node] {
    var nodes: [LayoutSnapshot.Node] = []
    var stack = [try open(&reader, &nodes, depth: 0)]
    while let last = stack.indices.last {
      var node = stack[last]
      if node.isInChildren {
        let hasChild = try reader.hasMore(isFirst: node.isFirstChild, before: UInt8(ascii: "]"))
        node.isFirstChild = false
        node.isInChildren = hasChild
        stack[last] = node
        if hasChild { stack.append(try open(&reader, &nodes, depth: stack.count)) }
      } else if try reader.hasMore(isFirst: node.isFirstMember, before: UInt8(ascii: "}")) {
        node.isFirstMember = false
        let key = try reader.key()
        if key == "children" {
          try reader.open(UInt8(ascii: "["))
          (node.isInChildren, node.isFirstChild) = (true, true)
        } else {
          try member(key, of: &nodes[node.index], &reader)
        }
        stack[last] = node
      } else {
        stack.removeLast()
      }
    }
    return nodes
  }

  private static func open(
    _ reader: inout JSONReader, _ nodes: inout [LayoutSnapshot.Node], depth: Int
  ) throws(JSONFault) -> OpenNode {
    try reader.open(UInt8(ascii: "{"))
    guard nodes.count < maximumViewCount else { throw reader.fault("more than \(maximumViewCount) views") }
    var node = LayoutSnapshot.Node()
    node.depth = depth
    nodes.append(node)
    return OpenNode(index: nodes.count - 1)
  }

  private static func member(
    _ key: String, of node: inout LayoutSnapshot.Node, _ reader: inout JSONReader
  ) throws(JSONFault) {
    switch key {
    case "kind": node.kind = try reader.string()
    case "id": node.id = try reader.string()
    case "frame": node.frame = try frame(&reader)
    case "text": node.text = try text(&reader)
    case "source":
      var (line, column) = (0, 0)
      try reader.object { key, reader throws(JSONFault) in
        switch key {
        case "line": line = try reader.integer()
        case "column": column = try reader.integer()
        default: try reader.skip()
        }
      }
      (node.line, node.column) = (line, column)
    default: try reader.skip()
    }
  }

  private static func text(_ reader: inout JSONReader) throws(JSONFault) -> String {
    var lines: [String] = []
    try reader.object { key, reader throws(JSONFault) in
      guard key == "lines" else {
        try reader.skip()
        return
      }
      try reader.array { reader throws(JSONFault) in
        try reader.object { key, reader throws(JSONFault) in
          if key == "text" { lines.append(try reader.string()) } else { try reader.skip() }
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}
