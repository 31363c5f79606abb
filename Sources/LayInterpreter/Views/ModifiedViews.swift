import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// SwiftUI's own views in SwiftUI's own modifiers: nearly all that a layout is made of.
///
/// Such a chain needs not be taken apart: it is walked as it stands in the syntax, from the outside in and back out.
extension Evaluator {
  /// What such a chain begins with.
  struct ModifiedBase {
    enum Form {
      /// A view of the library.
      case view
      /// A view whose words are known.
      case leaf(SharedText.Leaf)
      /// A string in a text whose own modifiers are known.
      case text(SharedText.Text)
    }

    /// Up to and with the view's own methods, those before the first modifier of any view.
    var node: SyntaxID
    var form: Form
    /// Of a leaf, or of a text's own modifiers: empty for none.
    var words = SourceRange(start: 0, end: 0)
    /// What a text shows.
    var string = ""
  }

  /// Longer chains are taken apart, so that a thousand modifiers need no recursion.
  private static var mostModifiers: Int { 16 }

  /// The base of a chain in which nothing is the file's own; nil for any other, and where the base is not known yet.
  func modifiedBase(_ node: SyntaxID, _ scope: Scope) -> ModifiedBase? {
    guard declarations.extensions.isEmpty else { return nil }
    var current = node
    // The outermost links that can belong to the base: none that is a modifier, or, of a text, all that texts have.
    var inner = node
    var isModified = true
    var innerText = node
    var next = SyntaxID.none
    #if !hasFeature(Embedded)
    let (modifier, environment) = (known.modifier, known.environment)
    var isWrittenAnew = false
    #else
    let modifier = known.modifier
    #endif
    for _ in 0...Self.mostModifiers {
      guard syntax.kind(current) == .call else {
        return isConstantMember(current) ? leaf(inner, from: current, next: next) : nil
      }
      let callee = syntax[current].firstChild
      guard syntax.kind(callee) == .member else {
        guard syntax.kind(callee) == .identifier, let target = undeclaredTarget(syntax.symbol(callee)) else {
          return nil
        }
        switch target {
        case .view: return isModified ? ModifiedBase(node: current, form: .view) : nil
        case .type(.builtin(.text)):
          #if !hasFeature(Embedded)
          // The language or the time zone that it is written in is set in the chain itself.
          if isWrittenAnew { return nil }
          #endif
          return text(innerText, from: current, scope)
        case .type(.builtin): return leaf(inner, from: current, next: next)
        default: return nil
        }
      }
      let symbol = syntax.symbol(callee)
      if symbol == modifier { return nil }
      #if !hasFeature(Embedded)
      if symbol == environment { isWrittenAnew = true }
      #endif
      let before = syntax[callee].firstChild
      if catalogModifier(symbol) == nil { isModified = false }
      if isModified { (inner, next) = (before, callee) }
      if !isTextMethod(symbol) { innerText = isModified ? before : .none }
      current = before
    }
    return nil
  }

  private func leaf(_ node: SyntaxID, from base: SyntaxID, next: SyntaxID) -> ModifiedBase? {
    guard let words = words(ofLeaf: node, from: base, next: next),
      let known = plans.shared.leaves.find(words, in: syntax.source)
    else { return nil }
    return ModifiedBase(node: node, form: .leaf(known), words: words)
  }

  // MARK: Building

  /// The views of a chain, in the environment as it stands.
  func build(_ node: SyntaxID, from base: ModifiedBase, _ scope: Scope) -> ViewList {
    if node == base.node {
      return configuration.isLenient ? isolated(at: node) { build(base, scope) } : build(base, scope)
    }
    let member = syntax[node].firstChild
    let content = syntax[member].firstChild
    guard let entry = catalogModifier(syntax.symbol(member)) else { return ViewList() }
    guard entry.effect == .environment else {
      #if !hasFeature(Embedded)
      if case .handover = entry.effect { activeHandovers?.open() }
      #endif
      return apply(entry, node, to: build(content, from: base, scope), scope)
    }
    let saved = stage.saveEnvironment()
    inherit(entry, node, scope)
    let views = build(content, from: base, scope)
    stage.restore(saved)
    return views
  }

  private func build(_ base: ModifiedBase, _ scope: Scope) -> ViewList {
    switch base.form {
    case .view: return placeContainer(base.node, scope) ?? buildCall(base.node, scope)
    case .leaf(let known):
      // It is made anew in another environment, and is kept for the views that follow there.
      return placeLeaf(known, at: base.words) ?? buildTakenApart(base.node, scope, leaf: base.words)
    case .text(let known): return place(base.string, known, base.words, at: syntax.range(base.node).start)
    }
  }
}

// MARK: Texts

extension Evaluator {
  /// Whether texts have a method of their own of a name, which comes before a modifier of that name.
  private func isTextMethod(_ symbol: Symbol) -> Bool {
    if let known = standard.textMethods[symbol] { return known != nil }
    let isMethod = hasMember(.builtin(.text(TextValue(segments: [], source: 0))), symbol)
    standard.textMethods.note(isMethod ? symbol : nil, for: symbol)
    return isMethod
  }

  /// A text of one string, whose own modifiers are constant; nil for any other.
  /// - Parameter node: Up to and with the text's own modifiers; `.none` where one of them is unknown.
  private func text(_ node: SyntaxID, from base: SyntaxID, _ scope: Scope) -> ModifiedBase? {
    guard !node.isNone, let argument = onlyArgument(of: base), isPlainString(argument) else { return nil }
    guard node != base else {
      guard let string = string(shownBy: argument, scope) else { return nil }
      return ModifiedBase(node: base, form: .text(plans.shared.plainText), string: string)
    }
    guard let words = words(from: syntax.range(base).end, to: syntax.range(node).end) else { return nil }
    var known = plans.shared.texts.find(words, in: syntax.source)
    if known == nil, !hasConstantModifiers(node, upTo: base) {
      known = SharedText.Text(value: nil)
      plans.shared.texts.set(words, in: syntax.source, to: SharedText.Text(value: nil))
    }
    if let known, known.value == nil { return nil }
    guard let string = string(shownBy: argument, scope) else { return nil }
    if known == nil {
      inference.foundArguments.append((argument, .string(string)))
      known = readText(node, words, scope)
      if known == nil { inference.foundArguments.append((argument, .string(string))) }
    }
    return known.map { ModifiedBase(node: node, form: .text($0), words: words, string: string) }
  }

  /// Whether an argument that turns out to be a string surely means the first initialiser of `Text`, which shows it.
  private func isPlainString(_ node: SyntaxID) -> Bool {
    switch syntax.kind(node) {
    case .stringLiteral, .identifier: return true
    case .member: return syntax.kind(syntax[node].firstChild) == .identifier
    default: return false
    }
  }

  /// The string that an argument is; any other value is kept for the call.
  private func string(shownBy argument: SyntaxID, _ scope: Scope) -> String? {
    if syntax.kind(argument) == .stringLiteral, !stage.hasStrings, let string = plainString(argument) {
      return string
    }
    let value = evaluate(argument, scope, expecting: .builtin(.localizedStringKey))
    if case .string(let string) = value { return string }
    inference.foundArguments.append((argument, value))
    return nil
  }

  private func hasConstantModifiers(_ node: SyntaxID, upTo base: SyntaxID) -> Bool {
    var current = node
    while current != base {
      guard hasConstantArguments(current) else { return false }
      current = syntax[syntax[current].firstChild].firstChild
    }
    return true
  }

  /// Finds what a text's own modifiers make of a string.
  private func readText(_ node: SyntaxID, _ words: SourceRange, _ scope: Scope) -> SharedText.Text? {
    let findingCount = findings.count
    let chain = chain(node)
    guard case (.builtin(.text(let text))?, let next) = value(of: chain, scope),
      findingCount == findings.count,
      next == chain.links.count, text.segments.count == 1, text.segments[0].image == nil
    else { return nil }
    let known = SharedText.Text(value: plans.shared.add(text))
    plans.shared.texts.set(words, in: syntax.source, to: known)
    return known
  }

  /// The view of a string in a text of known modifiers.
  private func place(
    _ string: String, _ known: SharedText.Text, _ words: SourceRange, at source: UInt32
  ) -> ViewList {
    guard let value = known.value else { return ViewList() }
    let environment = stage.currentEnvironment()
    let isPlaced = known.tree == stage.numbers.tree && known.environment == environment
    let string = stage.cased(string)
    guard stage.hasRoom(for: string, at: source) else { return ViewList() }
    let payload =
      isPlaced
      ? stage.tree.contents.texts.add(string, like: Int(known.payload))
      : stage.tree.contents.texts.add(string, likeText: stage.spec(of: plans.shared.textValue(value)))
    if !isPlaced {
      let placed = SharedText.Text(
        value: value, tree: stage.numbers.tree, environment: environment,
        payload: UInt32(truncatingIfNeeded: payload))
      if words.start == words.end {
        plans.shared.plainText = placed
      } else {
        plans.shared.texts.set(words, in: syntax.source, to: placed)
      }
    }
    return self.stage.node(.text, payload: payload, at: source)
  }

  /// Whether a modifier of the file's own is a `GeometryEffect`, which is told once.
  func isGeometryEffect(_ modifier: Value, _ argument: CallPlan.Argument) -> Bool {
    guard case .instance(let instance) = modifier,
      inherits(declarations[instance.type].conformances, from: "GeometryEffect")
    else { return false }
    findings.warnOnce(
      .warning(
        "ignored-modifier", at: argument.range,
        "what a GeometryEffect does to a view is not drawn; the layout is the same"),
      about: declarations[instance.type].name)
    return true
  }

  /// What a modifier of the file's own makes of content, which is built where its body puts it.
  /// - Parameter context: What a modifier of previews shares with others of its kind.
  func modified(
    _ content: Value, by modifier: Value, sharing context: Value? = nil, at node: SyntaxID
  ) -> ViewList {
    guard case .instance(let instance) = modifier, pass.entersDeclarations,
      case .function(let ids)? = declarations[instance.type].members[known.body],
      let id = ids.first
    else { return views(of: content, at: node) }
    return inComponent(instance, at: node) { instance in
      let receiver = self.scope(of: instance.type, receiver: .instance(instance))
      let call = BoundCall(
        signature: declarations[id].signature, values: [content] + [context].compactMap { $0 },
        name: nameRange(node))
      return build(id, call, receiver: receiver, at: node)
    }
  }
}

extension Evaluator {
  /// SwiftUI's modifier of a name that the file has functions of too, where these are not meant.
  func modifierUnlike(_ ids: [FunctionID], _ link: Chain.Link, _ scope: Scope) -> Chain.Link? {
    guard let entry = catalogModifier(link.name),
      !prefers(
        ids, link.node, scope,
        {
          entry.effect == .ignored || entry.effect == .handover
            || silently { fits(entry.callee, link.node, scope) }
        })
    else { return nil }
    var link = link
    link.modifier = entry
    link.isDeclared = false
    return link
  }
}
