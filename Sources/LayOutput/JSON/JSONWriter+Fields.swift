import LayEngine
import LaySemantics
import LaySyntax
import LayText

// The fields of one node, in the order of the form.

extension JSONWriter {
  mutating func writeFields(of id: ViewID, identifier: UInt32, in layout: LaidOutLayout, depth: Int) {
    let views = layout.views
    let node = views.nodes[Int(id.index)]
    startLine(depth)
    output.append("\"kind\": \"")
    // Spellings are identifiers of the language: nothing in them needs escaping.
    output.append(verbatim: views.writtenSpelling(of: id))
    output.append("\"")
    if identifier != 0, Int(identifier) < views.identifiers.count {
      startField("\"id\": ", depth)
      output.append(json: views.identifiers[Int(identifier)])
    }
    startField("\"frame\": ", depth)
    write(layout.frames.placedFrame(id) ?? .zero)
    startField("\"proposal\": ", depth)
    write(layout.frames.proposal(of: id))
    startField("\"source\": { \"line\": ", depth)
    let place = locator.location(of: node.source)
    output.append(place.line)
    output.append(", \"column\": ")
    output.append(place.column)
    output.append(" }")
    writeDetails(of: id, node.kind, in: layout.frames, depth: depth)
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
        startField("\"text\": {", depth)
        write(frames.texts, of: id, in: frames.frame(of: id), depth: depth)
      }
    default: break
    }
  }

  @inline(__always)
  private mutating func startField(_ key: StaticString, _ depth: Int) {
    output.append(",")
    startLine(depth)
    output.append(key)
  }

  private mutating func write(_ frame: Rect) {
    output.append("{ \"x\": ")
    output.append(shortest: frame.minX)
    output.append(", \"y\": ")
    output.append(shortest: frame.minY)
    output.append(", \"width\": ")
    output.append(shortest: frame.size.width)
    output.append(", \"height\": ")
    output.append(shortest: frame.size.height)
    output.append(" }")
  }

  private mutating func write(_ proposal: Proposal) {
    output.append("{")
    if let width = proposal.width { write(proposed: width, "\"width\": ") }
    if proposal.width != nil, proposal.height != nil { output.append(",") }
    if let height = proposal.height { write(proposed: height, "\"height\": ") }
    output.append(proposal == .unspecified ? "}" : " }")
  }

  @inline(__always)
  private mutating func write(proposed length: Double, _ key: StaticString) {
    output.append(" ")
    output.append(key)
    if length == .infinity { output.append("\"infinity\"") } else { output.append(shortest: length) }
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
    startLine(depth + 1)
    output.append("\"lines\": [")
    let lines = texts.lines(of: view)
    for line in lines {
      if line > lines.lowerBound { output.append(",") }
      startLine(depth + 2)
      write(texts, line: line, in: frame)
    }
    if !lines.isEmpty { startLine(depth + 1) }
    output.append("]")
    if texts.isTruncated(view) { startField("\"truncated\": true", depth + 1) }
    startLine(depth)
    output.append("}")
  }

  private mutating func write(_ texts: LaidOutTexts, line index: Int, in frame: Rect) {
    output.append("{ \"text\": ")
    texts.bytes.withUnsafeBufferPointer {
      output.append(json: UnsafeBufferPointer(rebasing: $0[texts.bytes(ofLine: index)]))
    }
    let line = texts.lines[index]
    output.append(", \"x\": ")
    output.append(shortest: frame.minX + line.x)
    output.append(", \"baseline\": ")
    output.append(shortest: frame.minY + line.baseline)
    output.append(", \"width\": ")
    output.append(shortest: line.width)
    output.append(" }")
  }
}

extension ViewTree {
  /// The spelling of a node that is written: a view, or an effect that has an id of its own.
  package func writtenSpelling(of id: ViewID) -> String {
    if let spelling = spelling(of: id) { return spelling }
    let node = self[id]
    guard node.kind == .effect, Int(node.payload) < effects.count else { return "id" }
    return effects[Int(node.payload)].spelling
  }
}

extension EffectSpec {
  /// The source spelling of the modifier.
  fileprivate var spelling: String {
    switch self {
    case .opacity: return "opacity"
    case .hidden: return "hidden"
    case .border: return "border"
    case .clip(.rectangle): return "clipped"
    case .clip: return "clipShape"
    case .shadow: return "shadow"
    case .rotation: return "rotationEffect"
    case .scale: return "scaleEffect"
    case .blur: return "blur"
    case .blendMode: return "blendMode"
    case .zIndex: return "zIndex"
    case .identity: return "id"
    }
  }
}
