import LayEngine
import LayViews
import LaySyntax
import LayText

// The fields of one node, in the order of the form.

extension JSONWriter {
  /// Writes a node, which is an object, up to its children.
  mutating func writeFields(of node: WrittenNode, _ basis: Basis, in layout: LaidOutLayout, depth: Int) {
    let id = node.view
    let indentation = Self.indentation(depth + 1)
    output.append(atMost: Self.lineBound) {
      $0.append("{")
      $0.startLine(indentation: indentation)
      $0.append("\"kind\": \"")
    }
    // Spellings are identifiers of the language: nothing in them needs escaping.
    output.append(verbatim: layout.spelling(of: id))
    output.append("\"")
    if let identifier = node.identifier(in: layout) {
      startField("\"id\": ", depth + 1)
      output.append(json: identifier)
    }
    let view = layout.views.nodes[Int(id.index)]
    let place = locator.location(of: view.source)
    let recent = decimals
    output.append(atMost: 4 * Self.lineBound + 8 * Digits.bound + 80) {
      $0.startField("\"frame\": { \"x\": ", indentation)
      $0.append(layout.frames.frame(of: id), recent)
      $0.startField("\"basis\": \"", indentation)
      $0.append(basis.name)
      $0.append("\"")
      $0.startField("\"proposal\": {", indentation)
      $0.append(layout.frames.proposal(of: id), recent)
      $0.startField("\"source\": { \"line\": ", indentation)
      $0.append(place.line)
      $0.append(", \"column\": ")
      $0.append(place.column)
      $0.append(" }")
    }
    writeDetails(of: id, view.kind, in: layout.frames, depth: depth + 1)
  }

  /// What only some kinds of view have: gaps, tracks, lines.
  private mutating func writeDetails(of id: ViewID, _ kind: ViewKind, in frames: LayoutTree, depth: Int) {
    switch kind {
    case .hStack, .vStack, .lazyHStack, .lazyVStack:
      startField("\"spacing\": ", depth)
      write(gaps: frames.gaps(of: id))
    case .lazyHGrid, .lazyVGrid, .grid:
      if let columns = frames.columns[id] {
        startField("\"columns\": ", depth)
        write(columns, start: "{ \"x\": ", length: ", \"width\": ")
      }
      if let rows = frames.rows[id] {
        startField("\"rows\": ", depth)
        write(rows, start: "{ \"y\": ", length: ", \"height\": ")
      }
    case .text:
      if frames.texts.contains(id) {
        write(frames.texts, of: id, in: frames.frame(of: id), depth: depth)
      }
    default: break
    }
  }

  private mutating func startField(_ key: StaticString, _ depth: Int) {
    output.append(atMost: Self.lineBound) { $0.startField(key, Self.indentation(depth)) }
  }

  private mutating func write(gaps: [Double]) {
    output.append("[")
    for index in gaps.indices {
      if index != gaps.startIndex { output.append(", ") }
      output.append(shortest: gaps[index])
    }
    output.append("]")
  }

  private mutating func write(_ tracks: [LayoutTree.Track], start: StaticString, length: StaticString) {
    output.append("[")
    for index in tracks.indices {
      if index != 0 { output.append(", ") }
      output.append(start)
      output.append(shortest: tracks[index].start)
      output.append(length)
      output.append(shortest: tracks[index].length)
      output.append(" }")
    }
    output.append("]")
  }

  /// The lines of a text, in canvas coordinates.
  private mutating func write(_ texts: LaidOutTexts, of view: ViewID, in frame: Rect, depth: Int) {
    output.append(atMost: 2 * Self.lineBound) {
      $0.startField("\"text\": {", Self.indentation(depth))
      $0.startLine(indentation: Self.indentation(depth + 1))
      $0.append("\"lines\": [")
    }
    let lines = texts.lines(of: view)
    for line in lines {
      output.append(atMost: Self.lineBound) {
        if line > lines.lowerBound { $0.append(",") }
        $0.startLine(indentation: Self.indentation(depth + 2))
        $0.append("{ \"text\": ")
      }
      write(texts, line: line, in: frame)
    }
    if !lines.isEmpty { startLine(depth + 1) }
    output.append("]")
    if texts.isTruncated(view) { startField("\"truncated\": true", depth + 1) }
    output.append(atMost: Self.lineBound) {
      $0.startLine(indentation: Self.indentation(depth))
      $0.append("}")
    }
  }

  private mutating func write(_ texts: LaidOutTexts, line index: Int, in frame: Rect) {
    texts.bytes.withUnsafeBufferPointer {
      output.append(json: UnsafeBufferPointer(rebasing: $0[texts.bytes(ofLine: index)]))
    }
    let line = texts.lines[index]
    let recent = decimals
    output.append(atMost: 3 * Digits.bound + 40) {
      $0.append(", \"x\": ")
      $0.append(shortest: frame.minX + line.x, recent)
      $0.append(", \"baseline\": ")
      $0.append(shortest: frame.minY + line.baseline, recent)
      $0.append(", \"width\": ")
      $0.append(shortest: line.width, recent)
      $0.append(" }")
    }
  }
}

extension ByteCursor {
  /// The members of a frame after the first's key.
  @inline(__always)
  fileprivate mutating func append(_ frame: Rect, _ recent: RecentDecimals) {
    append(shortest: frame.minX, recent)
    append(", \"y\": ")
    append(shortest: frame.minY, recent)
    append(", \"width\": ")
    append(shortest: frame.size.width, recent)
    append(", \"height\": ")
    append(shortest: frame.size.height, recent)
    append(" }")
  }

  /// What is proposed after the brace that opens it; a length that is not has no member.
  @inline(__always)
  fileprivate mutating func append(_ proposal: Proposal, _ recent: RecentDecimals) {
    guard let width = proposal.width else {
      guard let height = proposal.height else { return append("}") }
      append(" \"height\": ")
      append(proposed: height, recent)
      return append(" }")
    }
    append(" \"width\": ")
    append(proposed: width, recent)
    if let height = proposal.height {
      append(", \"height\": ")
      append(proposed: height, recent)
    }
    append(" }")
  }

  @inline(__always)
  private mutating func append(proposed length: Double, _ recent: RecentDecimals) {
    if length == .infinity { append("\"infinity\"") } else { append(shortest: length, recent) }
  }
}

extension LaidOutLayout {
  /// The spelling of a node that is written: a view, or an effect that has another id.
  package func spelling(of id: ViewID) -> String {
    let node = views.nodes[Int(id.index)]
    // By its kind if that tells: the tree would be copied to be asked, with all its tables.
    if let spelling = node.kind.spelling ?? views.spelling(of: id) { return spelling }
    return node.kind == .effect ? views.modifiers.effects[node].spelling : "id"
  }
}
