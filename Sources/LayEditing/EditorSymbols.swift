import LayCompletion
import LayOutput
import LaySyntax

/// A declaration, preview or view in the outline of a document.
struct DocumentSymbol: Equatable {
  /// The kinds as the protocol numbers them.
  enum Kind: Int {
    case `class` = 5
    case property = 7
    case initializer = 9
    case enumeration = 10
    case protocolType = 11
    case function = 12
    case view = 19
    case enumCase = 22
    case structure = 23
    case preview = 24
    case typeAlias = 26
  }

  var name: String
  /// A view's text or id.
  var detail = ""
  var kind: Kind
  var range: SourceRange
  /// Where the name stands.
  var selection: SourceRange
  /// How many symbols it lies in.
  var depth: Int
}

extension EditedDocument {
  /// The outline of the document as the protocol has it, written as JSON.
  /// - Complexity: O(n) in the nodes of the tree.
  func symbols() -> [UInt8] {
    ByteBuffer.bytes { output in
      output.append("[")
      var open = -1
      for symbol in outline() {
        // One that lies in the last begins its children; another ends it, and those around it up to its neighbour.
        if symbol.depth <= open {
          close(open - symbol.depth, &output)
          output.append("},")
        } else if open >= 0 {
          output.append(",\"children\":[")
        }
        open = symbol.depth
        write(symbol, to: &output)
      }
      if open >= 0 {
        close(open, &output)
        output.append("}")
      }
      output.append("]")
    }
  }

  /// Ends as many symbols with the lists that they stand in.
  private func close(_ count: Int, _ output: inout ByteBuffer) {
    for _ in 0..<count { output.append("}]") }
  }

  /// All of a symbol but its end.
  private func write(_ symbol: DocumentSymbol, to output: inout ByteBuffer) {
    output.append("{\"name\":")
    output.append(json: symbol.name)
    if !symbol.detail.isEmpty {
      output.append(",\"detail\":")
      output.append(json: symbol.detail)
    }
    output.append(",\"kind\":")
    output.append(symbol.kind.rawValue)
    output.append(",\"range\":")
    write(symbol.range, to: &output)
    output.append(",\"selectionRange\":")
    write(symbol.selection, to: &output)
  }

  private func write(_ range: SourceRange, to output: inout ByteBuffer) {
    output.append("{\"start\":")
    write(range.start, to: &output)
    output.append(",\"end\":")
    write(range.end, to: &output)
    output.append("}")
  }

  private func write(_ offset: UInt32, to output: inout ByteBuffer) {
    let position = source.position(of: offset, encoding: encoding)
    output.append("{\"line\":")
    output.append(position.line)
    output.append(",\"character\":")
    output.append(position.character)
    output.append("}")
  }

  /// The declarations, previews and views of the file in source order, each before those that lie in it.
  func outline() -> [DocumentSymbol] {
    var outline = Outline(tree: reading.syntax)
    outline.addSymbols(in: outline.tree.root, depth: 0)
    return outline.symbols
  }
}

/// An outline in the making.
private struct Outline {
  let tree: SyntaxTree
  var symbols: [DocumentSymbol] = []

  private static var depthLimit: Int { 8 }

  mutating func addSymbols(in node: SyntaxID, depth: Int) {
    if depth > Self.depthLimit { return }
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .structDecl, .extensionDecl: add(child, tree.name(child), .structure, depth)
      case .classDecl: add(child, tree.name(child), .class, depth)
      case .enumDecl: add(child, tree.name(child), .enumeration, depth)
      case .protocolDecl: add(child, tree.name(child), .protocolType, depth)
      case .enumCase: add(child, tree.name(child), .enumCase, depth)
      case .functionDecl: add(child, tree.name(child), .function, depth)
      case .initializerDecl: add(child, "init", .initializer, depth)
      case .typealiasDecl: add(child, tree.name(child), .typeAlias, depth)
      case .macroExpansion: add(child, "#" + tree.title(ofMacro: child), .preview, depth)
      case .variableDecl:
        for binding in tree.children(child) where tree.kind(binding) == .binding {
          let pattern = tree.child(binding, 0)
          guard !pattern.isNone, tree.kind(pattern) == .identifierPattern else { continue }
          add(child, tree.name(pattern), .property, depth, content: binding)
        }
      case .memberList, .binding, .block, .closure: addSymbols(in: child, depth: depth)
      case .call, .member: addView(child, depth)
      default: break
      }
    }
  }

  private mutating func add(
    _ node: SyntaxID, _ name: String, _ kind: DocumentSymbol.Kind, _ depth: Int, content: SyntaxID? = nil
  ) {
    if name.isEmpty { return }
    let whole = tree.range(node)
    symbols.append(DocumentSymbol(name: name, kind: kind, range: whole, selection: whole, depth: depth))
    addSymbols(in: content ?? node, depth: depth + 1)
  }

  /// A view that is written as a statement, by its name, with its text or id as the detail and the views in it.
  private mutating func addView(_ node: SyntaxID, _ depth: Int) {
    var base = node
    var detail = ""
    while true {
      let inner = tree.child(base, 0)
      guard !inner.isNone else { break }
      if tree.kind(base) == .call, tree.kind(inner) == .member,
        ["id", "accessibilityIdentifier"].contains(tree.name(inner))
      {
        detail = firstString(of: base) ?? detail
      }
      if tree.kind(base) == .call, tree.kind(inner) == .identifier { break }
      guard [.call, .member].contains(tree.kind(inner)) else { break }
      base = inner
    }
    let callee = tree.child(base, 0)
    guard tree.kind(base) == .call, tree.kind(callee) == .identifier else { return }
    let name = tree.name(callee)
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else { return }
    if detail.isEmpty { detail = firstString(of: base) ?? "" }
    symbols.append(
      DocumentSymbol(
        name: name, detail: detail, kind: .view, range: tree.range(node), selection: tree.range(callee),
        depth: depth))
    addSymbols(in: base, depth: depth + 1)
  }

  /// The text of the string that is a call's first argument.
  private func firstString(of call: SyntaxID) -> String? {
    tree.leadingText(ofArguments: tree.child(call, 1))
  }
}

extension SyntaxTree {
  /// `Preview Login` of `#Preview("Login")`.
  func title(ofMacro macro: SyntaxID) -> String {
    let text = leadingText(ofArguments: child(macro, 0))
    return text.map { name(macro) + " " + $0 } ?? name(macro)
  }

  /// The text with which the string begins that is the first of these arguments.
  fileprivate func leadingText(ofArguments arguments: SyntaxID) -> String? {
    guard !arguments.isNone, kind(arguments) == .argumentList else { return nil }
    let argument = child(arguments, 0)
    guard !argument.isNone else { return nil }
    let literal = child(argument, 0)
    guard !literal.isNone, kind(literal) == .stringLiteral else { return nil }
    let segment = child(literal, 0)
    guard !segment.isNone, kind(segment) == .stringSegment else { return nil }
    return segmentText(segment)
  }
}
