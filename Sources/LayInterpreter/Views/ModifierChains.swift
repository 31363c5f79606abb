import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Chains of modifiers where views are wanted, without recursion from modifier to modifier.
///
/// What content inherits is decided outside of it: environment modifiers are applied from the outermost to the
/// innermost, the base is built in that environment, then the other modifiers wrap it from the innermost to the
/// outermost, each evaluated in the environment of its own place.
extension Evaluator {
  func buildChain(_ node: SyntaxID, _ scope: Scope) -> ViewList {
    let count = inference.foundArguments.count
    if let base = modifiedBase(node, scope) { return build(node, from: base, scope) }
    let views = buildTakenApart(node, scope)
    if inference.foundArguments.count > count {
      inference.foundArguments.removeLast(inference.foundArguments.count - count)
    }
    return views
  }

  /// The views of any chain.
  /// - Parameter words: By which its leaf is known already; nil where it is not.
  func buildTakenApart(_ node: SyntaxID, _ scope: Scope, leaf words: SourceRange? = nil) -> ViewList {
    let chain = chain(node)
    if let declared = chain.lastDeclared { return build(chain, after: declared, scope) }
    if isViewCall(chain.base, scope) {
      // Behind it are modifiers of which nothing is known.
      if let declared = chain.links.lastIndex(where: { $0.isDeclared }) {
        return build(chain, after: declared, scope)
      }
      return modify(chain.links[...], at: chain.base, scope) { self.buildCall(chain.base, scope) }
    }
    let findingCount = findings.count
    let outer = findings.fault
    if configuration.isLenient { findings.fault = nil }
    let (base, next) = value(of: chain, scope)
    let fault = findings.fault
    if configuration.isLenient { findings.fault = outer }
    if let declared = chain.links[next...].lastIndex(where: { $0.isDeclared }) {
      return build(chain, after: declared, scope)
    }
    return modify(chain.links[next...], at: chain.base, scope) {
      if self.configuration.isLenient { self.findings.fault = fault }
      // `Circle().fill(.accented).environment(\.palette, …)`: a style of the file's own asks for what is around it.
      let isStyled =
        base != nil && self.declarations.features.hasStyles
        && chain.links[next...].contains { $0.modifier?.effect == .environment }
      #if hasFeature(Embedded)
      let isWrittenAnew = false
      #else
      let isWrittenAnew = self.isWrittenAnew(base, inside: chain, from: next)
      #endif
      let base =
        isStyled || isWrittenAnew ? self.silently { self.value(of: chain, upTo: next, scope).0 } : base
      let views = self.buildBase(chain, base, upTo: next, scope)
      if findingCount == findings.count { shareLeaf(chain, words) }
      return views
    }
  }

  #if !hasFeature(Embedded)
  /// `Text(date, style: .time).environment(\.timeZone, …)`: a text is written in the environment that it stands in.
  private func isWrittenAnew(_ value: Value?, inside chain: Chain, from next: Int) -> Bool {
    guard case .builtin(.text)? = value, stage.writesByEnvironment else { return false }
    return chain.links[next...].contains { $0.modifier?.effect == .environment }
  }
  #endif

  /// The views of a chain from a modifier on that the file declares.
  private func build(_ chain: Chain, after declared: Int, _ scope: Scope) -> ViewList {
    modify(chain.links[(declared + 1)...], at: chain.links[declared].node, scope) {
      self.buildDeclared(chain.links[declared], scope)
    }
  }

  /// Whether the base is a view of the catalog, which is built and never a value.
  private func isViewCall(_ node: SyntaxID, _ scope: Scope) -> Bool {
    guard syntax.kind(node) == .call else { return false }
    let callee = syntax.child(node, 0)
    guard syntax.kind(callee) == .identifier else { return false }
    if case .view = target(ofCall: node, callee, scope) { return true }
    return false
  }

  // MARK: The base

  private func buildBase(_ chain: Chain, _ value: Value?, upTo end: Int, _ scope: Scope) -> ViewList {
    let place = end > 0 ? chain.links[end - 1].node : chain.base
    if let value {
      // A member of the file's own that builds views is run here and now.
      if case .closure(let closure) = value, closure.isView, closure.code == place, end > 0 {
        return buildMember(chain, end - 1, scope)
      }
      if case .placeholder(let name) = value, end == 0, syntax.kind(place) == .call {
        return placeholder(name, at: place, around: unknownContent(place, scope))
      }
      return chain.constant == nil
        ? views(of: value, at: place) : self.place(constant: value, of: chain, at: place)
    }
    return syntax.kind(chain.base) == .call ? buildCall(chain.base, scope) : build(chain.base, scope)
  }

  /// The views of a value that is always the same: the same node in the same environment.
  private func place(constant value: Value, of chain: Chain, at node: SyntaxID) -> ViewList {
    if let known = chain.placed, known.tree == stage.numbers.tree,
      known.environment == stage.currentEnvironment()
    {
      return self.stage.node(known.kind, payload: Int(known.payload), at: known.source)
    }
    let views = views(of: value, at: node)
    if views.count == 1, stage.tree[views.first].firstChild.isNone { chain.placed = placed(views.first) }
    return views
  }

  private func placed(_ view: ViewID) -> Chain.Placed {
    let node = stage.tree[view]
    return .init(
      tree: stage.numbers.tree, environment: node.environment, kind: node.kind, payload: node.payload,
      source: node.source)
  }

  /// The views of `value.name` or `value.name(…)`, a member of the file's own.
  private func buildMember(_ chain: Chain, _ index: Int, _ scope: Scope) -> ViewList {
    let link = chain.links[index]
    guard let receiver = value(of: chain, upTo: index, scope).0 else { return ViewList() }
    if link.kind == .call {
      // `(FlowLayout()) { … }`
      if case .builtin(.layout(let layout)) = receiver { return build(layout, link.node, scope) }
      guard case .closure(let closure) = receiver else { return ViewList() }
      return content(closure, argumentValues(link.node, scope))
    }
    if link.name == known.initName, case .metatype(let type) = receiver {
      return buildLayout(type, link.node, scope)
    }
    guard
      let (owner, isStatic, member) = declaredMember(link.name, of: receiver, isCalled: link.kind == .method)
    else { return ViewList() }
    let inner = isStatic ? typeScope(owner) : self.scope(of: owner, receiver: receiver)
    switch member {
    case .function(let ids):
      guard let (id, call) = bindFunction(ids, link.node, scope) else { return ViewList() }
      return build(id, call, receiver: inner, at: link.node)
    case .variable(let id): return build(id, receiver: receiver, at: link.node)
    case .stored(let field):
      guard case .instance(let instance) = receiver, field < instance.fields.count,
        case .closure(let closure) = instance.fields[field]
      else { return ViewList() }
      return content(closure, argumentValues(link.node, scope))
    case .type, .alias: return buildLayout(memberType(member, in: owner), link.node, scope)
    case .enumCase: return ViewList()
    }
  }

  /// A member that the file declares for a value, or for a type as such.
  private func declaredMember(
    _ symbol: Symbol, of value: Value, isCalled: Bool
  ) -> (TypeID, isStatic: Bool, Member)? {
    switch value {
    case .instance(let instance):
      if let member = instanceMember(symbol, of: instance.type, isCalled: isCalled) {
        return (instance.type, false, member)
      }
    case .enumCase(let enumValue):
      if let member = instanceMember(symbol, of: enumValue.type, isCalled: isCalled) {
        return (enumValue.type, false, member)
      }
    case .metatype(.declared(let id)):
      return staticMember(symbol, of: id, isCalled: isCalled).map { (id, true, $0) }
    default: break
    }
    return extensionMember(symbol, of: value, isCalled: isCalled).map { ($0.0, false, $0.1) }
  }

  /// `Name(…)` that builds views: of the catalog, of a function or of a builder that was passed in.
  func buildCall(_ node: SyntaxID, _ scope: Scope) -> ViewList {
    let callee = syntax.child(node, 0)
    guard syntax.kind(callee) == .identifier else { return ViewList() }
    switch target(ofCall: node, callee, scope) {
    case .view(let entry): return build(entry, node, scope)
    case .type(let type): return buildLayout(type, node, scope)
    case .topLevel(.type(let id)), .member(_, _, .type(let id)):
      return buildLayout(.declared(id), node, scope)
    case .member(let depth, let owner, .function(let ids)):
      let receiver = ancestor(depth, of: scope)
      if isViewExtension(owner) {
        let link = modifierLink(node, callee)
        let value = receiver.values.first ?? .unknown
        if link.isDeclared, !takesClosure(link) { return buildModifier(link, value, scope) }
        if let theirs = modifierUnlike(ids, link, scope) { return modify([theirs], value, at: node, scope) }
      }
      guard let (id, call) = bindFunction(ids, node, scope) else { return ViewList() }
      return build(id, call, receiver: receiver, at: node)
    case .topLevel(.function(let ids)):
      guard let (id, call) = bindFunction(ids, node, scope) else { return ViewList() }
      return build(id, call, receiver: fileScope, at: node)
    case .local, .member(_, _, .stored), .member(_, _, .variable), .topLevel(.variable):
      let value = evaluateName(callee, scope)
      if case .builtin(.layout(let layout)) = value { return build(layout, node, scope) }
      if case .metatype(let type) = value { return buildLayout(type, node, scope) }
      if case .placeholder(let name) = value {
        return placeholder(name, at: node, around: unknownContent(node, scope))
      }
      guard case .closure(let closure) = value else { return ViewList() }
      let ids = localFunctions(closure.code, calledBy: node)
      if !ids.isEmpty {
        guard let (id, call) = bindFunction(ids, node, scope) else { return ViewList() }
        return build(id, call, receiver: closure.scope, at: node)
      }
      return content(closure, argumentValues(node, scope))
    case .receiverMember(let depth):
      // A modifier of `self` in an extension of View.
      let receiver = ancestor(depth, of: scope).values.first ?? .unknown
      let link = modifierLink(node, callee)
      return link.isDeclared
        ? buildModifier(link, receiver, scope) : modify([link], receiver, at: node, scope)
    default: return ViewList()
    }
  }

  /// `layout { … }`
  private func build(_ layout: LayoutValue, _ node: SyntaxID, _ scope: Scope) -> ViewList {
    guard let call = bind(node, standard.layoutCallee(library), scope) else { return ViewList() }
    return stage.views(laidOutBy: layout, call)
  }

  /// A view of the library.
  func views(of entry: Entry, _ node: SyntaxID, _ scope: Scope) -> ViewList {
    if case .unsupported(let help) = entry.effect {
      reportUnsupported(
        entry.name, at: nameRange(node), help: help.text, instead: "a placeholder stands for it")
      return configuration.isLenient ? placeholder(symbols.intern(entry.name), at: node) : ViewList()
    }
    if entry.effect == .drawing { return stage.drawing(entry.name, at: nameRange(node)) }
    if let views = buildByExtension(entry, node, scope) ?? buildConfigured(entry, node, scope) {
      return views
    }
    // The screen that a link leads to says nothing about the bars of this one.
    let isLink = entry.name == "NavigationLink"
    if isLink { stage.bars.screens.append(Screen()) }
    defer { if isLink { stage.bars.screens.removeLast() } }
    let findingCount = findings.count
    guard let call = bind(node, entry.callee, scope) else { return unbound(node, scope) }
    let isFlawless = findingCount == findings.count
    switch Library.declaration(of: call.signature)?.build {
    case .evaluated(.forEach)?: return buildRows(call, node)
    case .evaluated(.subviews)?: return buildSubviews(call)
    case .evaluated(.outline)?: return buildOutline(call, node)
    case .evaluated(.rowsOfData)?: return buildList(call, node)
    case .evaluated(.modifiedContent)?:
      return modified(call.value("content") ?? .unknown, by: call.value("modifier") ?? .unknown, at: node)
    default:
      let views = buildStyled(call, at: node) ?? stage.build(call)
      if isFlawless { shareContainer(node, views) }
      return views
    }
  }

  // MARK: Modifiers of the file's own

  /// A method of `extension View`, or `modifier(_:)`: what comes before it is built where the body puts it.
  private func buildDeclared(_ link: Chain.Link, _ scope: Scope) -> ViewList {
    let receiverNode = syntax.child(link.member, 0)
    let receiver = Value.closure(Closure(code: receiverNode, scope: scope, isView: true))
    let isModifier = symbols[link.name] == "modifier"
    if isModifier, !takesClosure(link) { return buildModifier(link, receiver, scope) }
    let functions = link.kind == .method ? declarations.functionNames[link.name] : nil
    for owner in extensions(of: ["View"]) {
      func member(_ symbol: Symbol) -> Member? {
        own(symbol, of: owner, isStatic: false, from: syntax.range(link.node).start)
      }
      guard let member = functions.flatMap({ member($0) }) ?? member(link.name) else { continue }
      let inner = self.scope(of: owner, receiver: receiver)
      switch member {
      case .function(let ids):
        if let theirs = modifierUnlike(ids, link, scope) {
          return modify([theirs], at: receiverNode, scope) { self.build(receiverNode, scope) }
        }
        guard let (id, call) = bindFunction(ids, link.node, scope) else {
          return takesElse && findings.fault == nil ? views(of: receiver, at: receiverNode) : ViewList()
        }
        guard pass.entersDeclarations else { return views(of: receiver, at: receiverNode) }
        if !declarations[id].buildsViews {
          return views(of: run(id, call, receiver: inner, at: link.node), at: link.node)
        }
        return build(id, call, receiver: inner, at: link.node)
      case .variable(let id):
        guard pass.entersDeclarations else { return views(of: receiver, at: receiverNode) }
        return build(id, receiver: receiver, at: link.node)
      default: return ViewList()
      }
    }
    return isModifier ? buildModifier(link, receiver, scope) : ViewList()
  }

  /// Whether a call's first argument is written as a closure, which SwiftUI's `modifier` does not take.
  private func takesClosure(_ link: Chain.Link) -> Bool {
    link.kind == .method
      && plan(link.node).arguments.first.map { syntax.kind($0.expression) == .closure } ?? false
  }

  /// `.modifier(Card())`
  private func buildModifier(_ link: Chain.Link, _ content: Value, _ scope: Scope) -> ViewList {
    guard let argument = plan(link.node).arguments.first else {
      findings.report(
        .error("missing-argument", at: nameRange(link.node), "'modifier' needs a value for 'modifier'"))
      return views(of: content, at: link.node)
    }
    let value = evaluate(argument.expression, scope, expecting: takesElse ? .builtin(.opaque) : .any)
    guard case .instance(let instance) = value, declarations[instance.type].role == .modifier else {
      // What is not known has been told of, and changes nothing.
      if takesClosure(link), reportUnknownForm(of: "modifier", at: nameRange(link.node)) {
        // One that a module adds which is not here.
      } else if !value.isUnknown, !value.isPlaceholder, !value.isOpaque, !isGeometryEffect(value, argument) {
        findings.report(
          .error(
            "wrong-type", at: argument.range, "'modifier' takes a ViewModifier, not \(typeName(of: value))"))
      } else {
        findings.countApproximation(of: syntax.symbol(link.member))
      }
      return views(of: content, at: link.node)
    }
    return modified(content, by: .instance(instance), at: link.node)
  }
}
