import LayFormat
import Lay
import LayCompletion
import LaySyntax

/// Changes of a view that an editor offers where nothing is wrong with it.
extension EditedDocument {
  private typealias Edit = LaySyntax.Diagnostic.Fix.Edit

  /// The view around a stretch as it is written: a statement with all its modifiers.
  private func view(around stretch: SourceRange) -> SyntaxID? {
    let tree = reading.syntax
    var node = tree.root
    var best: SyntaxID?
    while true {
      let inner = tree.children(node).first {
        tree.range($0).start <= stretch.start && stretch.end <= tree.range($0).end
      }
      guard let inner else { return best }
      if [.block, .file].contains(tree.kind(node)), [.call, .member, .identifier].contains(tree.kind(inner)) {
        best = inner
      }
      node = inner
    }
  }

  func changes(around stretch: SourceRange, _ style: FormatStyle, address: String) -> [JSONValue] {
    var actions: [JSONValue] = []
    if let view = view(around: stretch), tree(view, startsWithCapital: true) {
      let range = reading.syntax.range(view)
      for container in ["VStack", "HStack", "ZStack", "Group"] {
        actions.append(
          action("Wrap in \(container)", "refactor.rewrite", [wrapping(range, in: container)], address))
      }
      if let edits = unwrapping(view) {
        actions.append(action("Replace by its content", "refactor.rewrite", edits, address))
      }
      let id = freeID(in: String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self))
      let end = SourceRange(start: range.end, end: range.end)
      actions.append(action("Add .id(\"\(id)\")", "refactor.rewrite", [Edit(end, ".id(\"\(id)\")")], address))
      actions += rewritings(of: range, style, address: address)
      let lines = line(of: range.start)...line(of: range.end)
      if case .edits(let edits) = SourceFormatter.format(source, style: style, lines: [lines]), !edits.isEmpty
      {
        actions.append(action("Lay out these lines", "refactor.rewrite", edits, address))
      }
    }
    if let name = viewWithoutPreview(around: stretch) {
      let end = UInt32(source.bytes.count)
      let start = source.bytes.last == UInt8(ascii: "\n") ? "\n" : "\n\n"
      let text = "\(start)#Preview {\n    \(name)()\n}\n"
      actions.append(
        action(
          "Add a #Preview of \(name)", "refactor", [Edit(SourceRange(start: end, end: end), text)], address))
    }
    return actions
  }

  /// A component of its own, and the lines of its modifiers.
  private func rewritings(of view: SourceRange, _ style: FormatStyle, address: String) -> [JSONValue] {
    var actions: [JSONValue] = []
    let step = step(style)
    let tree = reading.syntax
    let around = tree.children(tree.root).first {
      tree.range($0).start <= view.start && view.end <= tree.range($0).end
    }
    if let around, let extraction = EditorExtraction(self, view) {
      let edits = extraction.edits(behind: tree.range(around).end, indentation: step)
      actions.append(action("Extract a component", "refactor.extract", edits, address))
    }
    if let lines = ModifierLines(self, view, indentation: step) {
      if !lines.spread.isEmpty {
        actions.append(
          action("Put each modifier on a line of its own", "refactor.rewrite", lines.spread, address))
      }
      if !lines.joined.isEmpty {
        actions.append(action("Put the modifiers on one line", "refactor.rewrite", lines.joined, address))
      }
    }
    actions.append(
      .object([
        "title": .string("Explain this view"), "kind": .string(""),
        "command": Self.command("Explain", "lay.explain", .string(address), position(view.start)),
      ]))
    return actions
  }

  /// A step of indentation: that of the style, else that of the first line which has some.
  private func step(_ style: FormatStyle) -> String {
    if let width = style.indentation { return String(repeating: " ", count: max(1, width)) }
    var index = 0
    let bytes = source.bytes
    while index < bytes.count {
      let blanks = bytes[index...].prefix { $0 == 0x20 || $0 == 0x09 }
      if !blanks.isEmpty, blanks.endIndex < bytes.count, bytes[blanks.endIndex] > 0x20 {
        return String(decoding: blanks, as: UTF8.self)
      }
      index = (bytes[index...].firstIndex(of: 0x0A) ?? bytes.count) + 1
    }
    return "    "
  }

  private func line(of offset: UInt32) -> Int {
    source.position(of: offset, encoding: .utf8).line + source.firstLine
  }

  /// Whether the first name of a view is that of a type.
  private func tree(_ view: SyntaxID, startsWithCapital: Bool) -> Bool {
    let start = Int(reading.syntax.range(view).start)
    return start < source.bytes.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source.bytes[start])
  }

  /// A container around a stretch, which goes a level deeper.
  private func wrapping(_ range: SourceRange, in container: String) -> Edit {
    let line = source.rangeOfLine(line(of: range.start))
    let blanks = source.bytes[Int(line.start)..<Int(range.start)].prefix { $0 == 0x20 || $0 == 0x09 }
    let indentation = String(decoding: blanks, as: UTF8.self)
    let step = indentation.hasPrefix("\t") ? "\t" : "    "
    let text = String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    // Lines of a string of several lines mean their blanks.
    let body =
      text.holds("\"\"\"")
      ? text : text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + step)
    return Edit(
      range, "\(container) {\n\(indentation)\(step)\(body)\n\(indentation)}")
  }

  /// The content of a container in its place, where it has no modifier that would be lost.
  private func unwrapping(_ view: SyntaxID) -> [Edit]? {
    let tree = reading.syntax
    guard tree.kind(view) == .call, tree.kind(tree.child(view, 0)) == .identifier,
      ["VStack", "HStack", "ZStack", "Group"].contains(tree.name(tree.child(view, 0)))
    else { return nil }
    let whole = tree.range(view)
    let bytes = source.bytes
    guard let last = reading.tokens.index(endingAt: whole.end), reading.tokens.kind(last) == .rightBrace,
      let open = reading.tokens.opening(of: last), reading.tokens.tokens[open].range.start > whole.start
    else { return nil }
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    var (start, end) = (Int(reading.tokens.tokens[open].range.end), Int(whole.end) - 1)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard start < end else { return nil }
    return [
      Edit(SourceRange(start: whole.start, end: UInt32(start)), ""),
      Edit(SourceRange(start: UInt32(end), end: whole.end), ""),
    ]
  }

  /// A name for a view that no other has.
  private func freeID(in view: String) -> String {
    let word = String(view.prefix { $0.isLetter || $0.isNumber })
    let name = word.prefix(1).lowercased() + word.dropFirst()
    let text = String(decoding: source.bytes, as: UTF8.self)
    var number = 1
    while number < 1_000 {
      let id = number == 1 ? name : name + String(number)
      if !text.holds("\"\(id)\"") { return id }
      number += 1
    }
    return name
  }

  /// The view type around a stretch that can be made without arguments and that no preview shows.
  private func viewWithoutPreview(around stretch: SourceRange) -> String? {
    let tree = reading.syntax
    let declaration = tree.children(tree.root).first {
      tree.kind($0) == .structDecl && tree.range($0).start <= stretch.start
        && stretch.end <= tree.range($0).end
    }
    guard let declaration else { return nil }
    let name = tree.name(declaration)
    guard reading.names.all.contains(where: { $0.name == name && $0.kind == .view }),
      !previews.contains(where: { preview in
        let bytes = source.bytes[Int(preview.range.start)..<Int(preview.range.end)]
        return String(decoding: bytes, as: UTF8.self).holds(name + "(")
      })
    else { return nil }
    return name
  }

  /// The resolved gap of the stack at a place, written out.
  func writtenSpacing(_ compilation: Compilation, in stretch: SourceRange, address: String) -> [JSONValue] {
    var found: [JSONValue] = []
    for layout in compilation.layouts {
      for resolved in layout.resolvedDefaults {
        guard case .gaps(let gaps) = resolved.lengths, let gap = gaps.first, gaps.allSatisfy({ $0 == gap }),
          let name = word(at: UInt32(truncatingIfNeeded: resolved.offset)),
          name.start <= stretch.end, stretch.start <= name.end, leavesOutSpacing(after: name.end)
        else { continue }
        let text = "spacing: " + Self.points(gap)
        let next = Int(name.end) < source.bytes.count ? source.bytes[Int(name.end)] : 0
        let edit: Edit
        if next == UInt8(ascii: "(") {
          let close = source.bytes[Int(name.end)...].firstIndex(of: UInt8(ascii: ")")).map { UInt32($0) }
          guard let close else { continue }
          let isEmpty = close == name.end + 1
          edit = Edit(SourceRange(start: close, end: close), (isEmpty ? "" : ", ") + text)
        } else {
          edit = Edit(SourceRange(start: name.end, end: name.end), "(\(text))")
        }
        found.append(action("Write \(text)", "refactor.rewrite", [edit], address))
        return found
      }
    }
    return found
  }

  /// All safe repairs of the file that do not overlap, as one action.
  func fixAll(_ findings: LintResult, address: String) -> JSONValue? {
    var edits: [Edit] = []
    var end: UInt32 = 0
    let fixes = findings.diagnostics.compactMap { $0.fix }.filter { $0.isSafe && !$0.edits.isEmpty }
      .sorted { $0.edits[0].range.start < $1.edits[0].range.start }
    for fix in fixes {
      let sorted = fix.edits.sorted { $0.range.start < $1.range.start }
      guard sorted[0].range.start >= end else { continue }
      edits += sorted
      end = sorted.map(\.range.end).max() ?? end
    }
    if edits.isEmpty { return nil }
    return action("Make all safe repairs", "source.fixAll.lay", edits, address)
  }
}
