import LayCompletion
import LaySyntax

/// The modifiers of a view, on a line each or all on one.
struct ModifierLines {
  private typealias Edit = LaySyntax.Diagnostic.Fix.Edit
  /// The white space before each modifier.
  private let gaps: [SourceRange]
  private let source: SourceFile
  /// What stands before a modifier on a line of its own.
  private let indentation: String

  /// - Returns: nil where there is no modifier, or a comment among them.
  init?(_ document: EditedDocument, _ view: SourceRange, indentation step: String) {
    let source = document.source
    self.source = source
    let tokens = document.reading.tokens
    var depth = 0
    var gaps: [SourceRange] = []
    var baseEnd: UInt32?
    for index in tokens.indices(in: view) {
      switch tokens.kind(index) {
      case .leftParen, .leftBracket, .leftBrace: depth += 1
      case .rightParen, .rightBracket, .rightBrace: depth -= 1
      case .period where depth == 0:
        guard [.leftParen, .leftBrace].contains(tokens.kind(index + 2)), index > 0 else { continue }
        let end = tokens.tokens[index - 1].range.end
        if baseEnd == nil { baseEnd = end }
        gaps.append(SourceRange(start: end, end: tokens.tokens[index].range.start))
      default: break
      }
    }
    guard let baseEnd,
      !tokens.comments.contains(where: { comment in
        gaps.contains { $0.start <= comment.start && comment.start < $0.end }
      })
    else { return nil }
    self.gaps = gaps
    let lines = [view.start, baseEnd].map { source.position(of: $0, encoding: .utf8).line + source.firstLine }
    let line = source.rangeOfLine(lines[0])
    let blanks = source.bytes[Int(line.start)..<Int(view.start)].prefix { $0 == 0x20 || $0 == 0x09 }
    // Behind a closing bracket on a line of its own they stand below the view.
    indentation = String(decoding: blanks, as: UTF8.self) + (lines[0] == lines[1] ? step : "")
  }

  private func edits(_ text: String) -> [LaySyntax.Diagnostic.Fix.Edit] {
    gaps.filter { gap in
      !source.bytes[Int(gap.start)..<Int(gap.end)].elementsEqual(text.utf8)
    }.map { Edit($0, text) }
  }

  /// What puts each on a line of its own; nothing where they are.
  var spread: [LaySyntax.Diagnostic.Fix.Edit] { edits("\n" + indentation) }

  /// What puts all behind the view; nothing where they are.
  var joined: [LaySyntax.Diagnostic.Fix.Edit] { edits("") }
}
