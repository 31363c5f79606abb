#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Previews of widgets: their views, on canvases of the sizes that home and lock screens give them.
extension Evaluator {
  /// The parts of `#Preview(as: .systemSmall) { Steps() } timeline: { Entry(count: 8) }`.
  struct WidgetPreview {
    let family: WidgetFamily
    let widget: TypeID
    /// The closure of the widget's configuration that makes a view of an entry.
    let content: SyntaxID
    /// The closure of the entries, of which the first is shown.
    let entries: SyntaxID
    let familyNode: SyntaxID
  }

  /// The family of the widget that a layout is shown in; nil for one that is no widget.
  ///
  /// The views of a provider say it themselves, `previewContext(WidgetPreviewContext(family: .systemSmall))`, and those
  /// inside ask for it: they are built twice.
  /// - Complexity: That of building the views where the file names `previewContext`; else constant.
  func widgetFamily(of layout: LayoutDeclaration) -> WidgetFamily? {
    if case .preview = layout.kind { return widgetPreview(layout.syntax)?.family }
    guard symbols.find("previewContext") != nil else { return nil }
    return rehearse(layout) { _ in
      let families = stage.window.widgets
      guard let row = layout.row, row.count == families.count else { return families.last }
      return families[row.index]
    }
  }

  /// The parts of a preview of a widget; nil for any other, and where its code has another form.
  func widgetPreview(_ preview: SyntaxID) -> WidgetPreview? {
    let arguments = plan(preview).arguments
    guard let familyNode = arguments.first(where: { $0.label == "as" })?.expression,
      case .builtin(.option(.widgetFamily, let position)) = silently({
        evaluate(familyNode, fileScope, expecting: .builtin(.widgetFamily))
      }), let family = WidgetFamily(at: position),
      let entries = arguments.first(where: { $0.label == "timeline" })?.expression,
      let widget = arguments.first(where: { $0.label == "widget" || $0.isTrailing && $0.label.isEmpty }),
      let type = widgetType(madeBy: widget.expression), let content = entryClosure(of: type)
    else { return nil }
    return WidgetPreview(
      family: family, widget: type, content: content, entries: entries, familyNode: familyNode)
  }

  /// The file's widget that a closure makes: `{ Steps() }`.
  private func widgetType(madeBy closure: SyntaxID) -> TypeID? {
    guard syntax.kind(closure) == .closure else { return nil }
    let statements = Array(syntax.children(closurePlan(closure).block))
    guard statements.count == 1, syntax.kind(statements[0]) == .call,
      case .type(let id)? = declarations.topLevel[syntax.symbol(syntax.child(statements[0], 0))],
      declarations[id].role == .scene
    else { return nil }
    return id
  }

  /// The closure that makes views of entries, of the configuration that a widget's `body` is.
  private func entryClosure(of widget: TypeID) -> SyntaxID? {
    guard case .variable(let body)? = bodyMember(of: widget), !declarations[body].accessor.isNone else {
      return nil
    }
    var base =
      syntax.children(declarations[body].accessor).first {
        syntax.isExpression($0) || syntax.kind($0) == .returnStatement
      } ?? .none
    while !base.isNone {
      switch syntax.kind(base) {
      case .call where Self.configurations.contains(syntax.name(syntax.child(base, 0))):
        let content = plan(base).arguments.last { $0.isTrailing || $0.label == "content" }
        guard let content, syntax.kind(content.expression) == .closure else { return nil }
        return content.expression
      case .call, .member, .returnStatement: base = syntax.child(base, 0)
      default: return nil
      }
    }
    return nil
  }

  private static let configurations: Set<String> = [
    "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
  ]

  /// The view that a widget makes of the first entry of a preview.
  func views(of preview: WidgetPreview) -> ViewList {
    stage.reportWidget(preview.family, at: syntax.range(preview.familyNode))
    guard let entry = firstEntry(preview.entries) else { return ViewList() }
    let scope = scope(of: preview.widget, receiver: newInstance(of: preview.widget))
    return content(Closure(code: preview.content, scope: scope), [entry])
  }

  /// The first value of a closure that lists values, after the statements before it.
  private func firstEntry(_ closure: SyntaxID) -> Value? {
    guard syntax.kind(closure) == .closure else { return nil }
    let scope = Scope(parent: fileScope)
    var runner = Runner(evaluator: self, result: .any)
    for statement in syntax.children(closurePlan(closure).block) {
      if syntax.isExpression(statement), !isAssignment(statement) { return evaluate(statement, scope) }
      if runner.run(statement, scope).leaves { return nil }
    }
    return nil
  }
}
#endif
