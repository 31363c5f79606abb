import LayCatalog
import LaySyntax

/// Where in the source a name stands.
extension Evaluator {
  /// `#line`, `#column`: where in the source they stand; what other macros yield is not known.
  /// - Parameter call: Where the call stands whose argument is left out; nil where the macro itself is written.
  func placeOfMacro(_ node: SyntaxID, from call: SourceRange? = nil) -> Value {
    let start = call?.start ?? syntax.range(node).start
    switch syntax.name(node) {
    case "line": return .int(syntax.source.location(of: start).line)
    case "column": return .int(syntax.source.location(of: start).column)
    // Where it is built is not known.
    case "file", "filePath": return .builtin(.opaque)
    #if hasFeature(Embedded)
    case "fileID": return .builtin(.opaque)
    #else
    case "fileID": return nameOfFile(at: start).map { .string($0) } ?? .builtin(.opaque)
    case "function": return nameOfCode(at: start).map { .string($0) } ?? .unknown
    #endif
    default: return .unknown
    }
  }

  /// The range of a node's name: the name itself for `VStack(…)`, `.padding(…)` and declarations.
  package func nameRange(_ node: SyntaxID) -> SourceRange {
    let range = syntax.range(node)
    switch syntax.kind(node) {
    case .call: return nameRange(syntax.child(node, 0))
    case .member:
      let length = syntax.symbols.length(of: syntax.symbol(node))
      return SourceRange(start: range.end &- min(length, range.end &- range.start), end: range.end)
    case .implicitMember: return SourceRange(start: min(range.start + 1, range.end), end: range.end)
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .functionDecl, .typealiasDecl, .enumCase,
      .extensionDecl,
      .macroExpansion, .attribute:
      return find(syntax.name(node), in: range) ?? range
    default: return range
    }
  }

  /// The first place of a word in a range of the source.
  func find(_ name: String, in range: SourceRange) -> SourceRange? {
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty else { return nil }
    let bytes = syntax.source.bytes
    let end = min(Int(range.end), bytes.count) - wanted.count
    guard Int(range.start) <= end else { return nil }
    for start in Int(range.start)...end where bytes[start] == wanted[0] {
      let precedes = start > 0 && isWordByte(bytes[start - 1])
      let follows = start + wanted.count < bytes.count && isWordByte(bytes[start + wanted.count])
      if !precedes, !follows, bytes[start..<(start + wanted.count)].elementsEqual(wanted) {
        return SourceRange(start: UInt32(start), end: UInt32(start + wanted.count))
      }
    }
    return nil
  }

  func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}
