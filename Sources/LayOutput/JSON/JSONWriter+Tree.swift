import LayViews

// The nesting of nodes.

extension JSONWriter {
  /// Writes `"root"`; nothing for a layout without views.
  /// - Complexity: O(n) in the views, whatever their nesting.
  mutating func writeTree(of layout: LaidOutLayout) {
    let bases = FrameBases(of: layout.views, on: layout.configuration.platform)
    var nodes = WrittenNodes(of: layout)
    guard let root = nodes.next() else { return }
    output.append(atMost: Self.lineBound) { $0.startField("\"root\": ", Self.indentation(Self.rootDepth)) }
    writeFields(of: root, bases[root.view], in: layout, depth: Self.rootDepth)
    var last = root
    // There is one root.
    while let node = nodes.next(), node.depth > root.depth {
      let depth = Self.depth(of: node)
      if node.depth > last.depth {
        output.append(atMost: 2 * Self.lineBound) {
          $0.startField("\"children\": [", Self.indentation(depth - 1))
          $0.startLine(indentation: Self.indentation(depth))
        }
      } else {
        close(last, upTo: node.depth)
        output.append(atMost: Self.lineBound) { $0.startField("", Self.indentation(depth)) }
      }
      writeFields(of: node, bases[node.view], in: layout, depth: depth)
      last = node
    }
    close(last, upTo: root.depth)
  }

  /// Ends a node without children, and those that enclose it up to one of a depth.
  private mutating func close(_ node: WrittenNode, upTo nodeDepth: Int) {
    var depth = Self.depth(of: node)
    startLine(depth)
    output.append("}")
    for _ in nodeDepth..<node.depth {
      output.append(atMost: 2 * Self.lineBound) {
        $0.startLine(indentation: Self.indentation(depth - 1))
        $0.append("]")
        depth -= 2
        $0.startLine(indentation: Self.indentation(depth))
        $0.append("}")
      }
    }
  }

  /// The level of the root's braces.
  private static let rootDepth = 3

  /// The level of a node's braces: those of an array and of an object more for each node around it.
  private static func depth(of node: WrittenNode) -> Int { rootDepth + 2 * node.depth }
}

// MARK: Lines

extension JSONWriter {
  /// Ends the line and indents the next.
  mutating func startLine(_ depth: Int) {
    output.append(atMost: Self.lineBound) { $0.startLine(indentation: Self.indentation(depth)) }
  }

  /// The spaces before the lines of a level.
  ///
  /// They stop growing at 128 levels, lest the output of a deep tree be nearly all spaces.
  @inline(__always)
  static func indentation(_ depth: Int) -> Int { 2 &* min(depth, 128) }

  /// More bytes than the start of any line takes, with a key and the punctuation around it.
  static let lineBound = ByteCursor.lineBound(indentation: 256) + 32
}

extension ByteCursor {
  @inline(__always)
  mutating func startField(_ key: StaticString, _ indentation: Int) {
    append(",")
    startLine(indentation: indentation)
    append(key)
  }
}
