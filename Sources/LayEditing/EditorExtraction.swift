import LayCatalog
import LayCompletion
import LayLibrary
import LaySyntax

/// A view that becomes a component of its own: what it takes from around it are the component's properties.
struct EditorExtraction {
  private let document: EditedDocument
  private let range: SourceRange
  /// What the component is given, in the order in which the view names it.
  private var captured: [Captured] = []
  private let knownTypes: Set<String>

  private struct Captured {
    var declared: FileNames.Declared
    /// Whether the view changes it, or hands on a binding to it.
    var isChanged: Bool
  }

  /// A view of more tokens is left as it is, and one that takes more names of the file.
  private static let sizeLimit = 4_000
  private static let nameLimit = 100

  /// What the library calls views and stands where no other view may.
  private static let noViews: Set<String> = [
    "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "Tab", "TabSection", "TableColumn", "CommandGroup",
    "CommandMenu", "WindowGroup",
  ]
  private static let views = Set(Library.viewNames.map(\.description)).subtracting(noViews)
  private static let types = Set(BuiltinType.allCases.map(\.name) + Words.types)

  /// - Parameter view: The view as it is written, with its modifiers.
  /// - Returns: nil where something that it takes cannot be handed on, or its type is not known.
  /// - Complexity: O(n · k) in the tokens of the file and the names that the view takes, of which there are few.
  init?(_ document: EditedDocument, _ view: SourceRange) {
    self.document = document
    range = view
    let tokens = document.reading.tokens
    let inside = tokens.indices(in: view)
    let names = document.reading.names.all
    let known = Self.views.union(names.filter { $0.kind == .view }.map(\.name))
    guard inside.count < Self.sizeLimit, let first = inside.first, known.contains(tokens.text(first)),
      document.buildsViews(around: view),
      Self.standsAlone(tokens, inside, document)
    else { return nil }
    let declared = Set(names.map(\.name))
    knownTypes = Self.types.union(
      names.filter { [.type, .view].contains($0.kind) && $0.owner.isEmpty }.map(\.name))
    var seen: Set<String> = []
    for name in Self.names(tokens, inside, document) where declared.contains(name) {
      guard seen.insert(name).inserted else { continue }
      if seen.count > Self.nameLimit { return nil }
      let search = NameSearch(name, in: [document])
      guard
        add(search, search.uses(in: 0).filter { view.start <= $0.range.start && $0.range.end <= view.end })
      else { return nil }
    }
  }

  /// Whether nothing in a view means what is around it without naming it: `self`, or `$0` of a closure further out.
  private static func standsAlone(
    _ tokens: WrittenTokens, _ inside: Range<Int>, _ document: EditedDocument
  ) -> Bool {
    var depth = 0
    for index in inside {
      switch tokens.kind(index) {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .dollarNumber where depth == 0: return false
      case .stringStart where depth == 0:
        for part in document.source.bytes.interpolations(in: tokens.tokens[index].range) {
          let inner = WrittenTokens(document.source.bytes[Int(part.start)..<Int(part.end)])
          guard standsAlone(inner, inner.tokens.indices, document) else { return false }
        }
      case .keyword, .identifier:
        if tokens.isKeyword(index, "self", "Self", "return"), tokens.kind(index - 1) != .period {
          return false
        }
      default: break
      }
    }
    return true
  }

  /// The names in a view, also those in its strings.
  private static func names(
    _ tokens: WrittenTokens, _ inside: Range<Int>, _ document: EditedDocument
  ) -> [String] {
    inside.flatMap { index -> [String] in
      switch tokens.kind(index) {
      case .identifier: return [tokens.text(index)]
      case .dollarName: return [String(tokens.text(index).dropFirst())]
      case .stringStart:
        return document.source.bytes.interpolations(in: tokens.tokens[index].range).flatMap { part in
          let inner = WrittenTokens(document.source.bytes[Int(part.start)..<Int(part.end)])
          return inner.tokens.indices.filter { inner.kind($0) == .identifier }.map { inner.text($0) }
        }
      default: return []
      }
    }
  }

  /// Takes what the uses of a name in the view mean.
  /// - Returns: false where it cannot be handed on.
  private mutating func add(_ search: NameSearch, _ uses: [NameSearch.Use]) -> Bool {
    var outer: FileNames.Declared?
    var isChanged = false
    for use in uses where use.form == .plain {
      if use.meanings.isEmpty { continue }
      guard use.meanings.count == 1 else { return false }
      let declared = search.declarations[use.meanings[0]].declared
      if range.start <= declared.range.start, declared.range.end <= range.end { continue }
      switch declared.kind {
      case .property, .local, .parameter:
        // What the file declares outside of all types is known to the component, too.
        if declared.owner.isEmpty, declared.reach == nil { continue }
        guard outer == nil || outer == declared, !declared.isStatic else { return false }
        outer = declared
        isChanged = isChanged || changes(use.range)
      case .function, .enumCase, .initializer:
        if !declared.owner.isEmpty || declared.reach != nil { return false }
      case .type, .view, .protocolType:
        if !declared.owner.isEmpty { return false }
      }
    }
    guard let outer else { return true }
    guard canBeHandedOn(outer, isChanged: isChanged) else { return false }
    captured.append(Captured(declared: outer, isChanged: isChanged))
    return true
  }

  private static let bindings: Set<String> = ["State", "Binding", "AppStorage", "SceneStorage"]
  private static let objects: Set<String> = ["ObservedObject", "StateObject", "EnvironmentObject"]

  /// Whether a value of the name can be given to a component: its type has to be known outside of what is around it.
  private func canBeHandedOn(_ declared: FileNames.Declared, isChanged: Bool) -> Bool {
    let words = declared.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard !words.isEmpty, words.allSatisfy({ knownTypes.contains(String($0)) }) else { return false }
    if Self.objects.contains(declared.wrapper) || declared.wrapper == "Bindable" { return true }
    return !isChanged || Self.bindings.contains(declared.wrapper)
  }

  private static let changing: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "sort", "shuffle",
    "reverse", "swapAt", "formUnion", "subtract", "popLast", "negate",
  ]

  /// Whether a use changes what it names, or hands on a binding to it.
  private func changes(_ use: SourceRange) -> Bool {
    let tokens = document.reading.tokens
    guard let index = tokens.index(around: use.start, { $0 == .identifier || $0 == .dollarName }) else {
      return false
    }
    if tokens.kind(index) == .dollarName { return true }
    var next = index + 1
    while tokens.kind(next) == .period, tokens.isName(next + 1) {
      if Self.changing.contains(tokens.text(next + 1)), tokens.kind(next + 2) == .leftParen { return true }
      next += 2
    }
    if tokens.kind(next) == .equal { return true }
    let sign = tokens.text(next)
    return tokens.kind(next) == .infixOperator && sign.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
  }

  // MARK: Text

  /// The edits that put a component in the view's place and declare it behind what is around it.
  /// - Parameter end: Where the declaration around the view ends.
  func edits(behind end: UInt32, indentation step: String) -> [LaySyntax.Diagnostic.Fix.Edit] {
    let name = freeName
    let arguments = captured.map { one -> String in
      let isBinding = one.isChanged && Self.bindings.contains(one.declared.wrapper)
      return one.declared.name + ": " + (isBinding ? "$" : "") + one.declared.name
    }
    var text = "\n\nstruct \(name): View {\n"
    for one in captured { text += step + property(one) + "\n" }
    if !captured.isEmpty { text += "\n" }
    text += "\(step)var body: some View {\n\(step)\(step)\(view(indentedBy: step + step))\n\(step)}\n}"
    return [
      LaySyntax.Diagnostic.Fix.Edit(range, "\(name)(\(arguments.joined(separator: ", ")))"),
      LaySyntax.Diagnostic.Fix.Edit(SourceRange(start: end, end: end), text),
    ]
  }

  private func property(_ one: Captured) -> String {
    let declared = one.declared
    let written = "\(declared.name): \(declared.type)"
    if Self.objects.contains(declared.wrapper) { return "@ObservedObject var " + written }
    if declared.wrapper == "Bindable" { return "@Bindable var " + written }
    return one.isChanged ? "@Binding var " + written : "let " + written
  }

  /// The view's lines, as deep as they are to stand.
  private func view(indentedBy indentation: String) -> String {
    let bytes = document.source.bytes
    let text = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    // Lines of a string of several lines mean their blanks.
    if text.holds("\"\"\"") { return text }
    let line = document.source.position(of: range.start, encoding: .utf8).line + document.source.firstLine
    let start = Int(document.source.rangeOfLine(line).start)
    let blanks = String(
      decoding: bytes[start..<Int(range.start)].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { place, line in
      if place == 0 || line.isEmpty { return String(line) }
      return indentation + (line.hasPrefix(blanks) ? line.dropFirst(blanks.utf8.count) : line)
    }.joined(separator: "\n")
  }

  private var freeName: String {
    let names = Set(document.reading.names.all.map(\.name))
    return (1...1_000).lazy.map { $0 == 1 ? "ExtractedView" : "ExtractedView\($0)" }
      .first { !names.contains($0) } ?? "ExtractedView"
  }
}

extension EditedDocument {
  /// Whether the code around a stretch makes views: the file's own statements, a preview, and what gives `some View`.
  fileprivate func buildsViews(around stretch: SourceRange) -> Bool {
    let tree = reading.syntax
    var node = tree.root
    var builds = true
    while true {
      let inner = tree.children(node).first {
        tree.range($0).start <= stretch.start && stretch.end <= tree.range($0).end
      }
      guard let inner else { return builds }
      switch tree.kind(inner) {
      case .macroExpansion: builds = tree.name(inner) == "Preview"
      case .functionDecl: builds = givesView(tree.child(inner, 3), tree)
      case .binding: builds = givesView(tree.child(inner, 1), tree)
      case .initializerDecl, .subscriptDecl: builds = false
      default: break
      }
      node = inner
    }
  }

  private func givesView(_ type: SyntaxID, _ tree: SyntaxTree) -> Bool {
    guard !type.isNone, tree.kind(type) != .missing else { return false }
    let range = tree.range(type)
    let text = String(decoding: source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    return text == "some View"
  }
}
