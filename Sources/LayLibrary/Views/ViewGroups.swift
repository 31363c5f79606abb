import LayCatalog
import LaySyntax
import LayViews

extension Declaration {
  /// Views that are given one name: what encloses them sees what is in them.
  static let viewGroups: [Declaration] = [
    .view("AnyView", "(_ view: some View)") { $0.content($1, "view") },
    .view("AnyView", "(erasing: some View)") { $0.content($1, "erasing") },
    .view("ControlGroup", "(@ViewBuilder content: () -> some View)") { $0.content($1, "content") },
    .view(
      "ControlGroup",
      "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)"
    ) { $0.content($1, "content") },
    .evaluated(
      "ForEach", "(_ data: Any, id: KeyPath, @ViewBuilder content: (Element) -> some View)", .forEach),
    .evaluated("ForEach", "(_ data: Any, @ViewBuilder content: (Element) -> some View)", .forEach),
    .evaluated(
      "ForEach",
      "(_ data: Any, id: KeyPath, editActions: EditActions, @ViewBuilder content: (Element) -> some View)",
      .forEach),
    .evaluated(
      "ForEach", "(_ data: Any, editActions: EditActions, @ViewBuilder content: (Element) -> some View)",
      .forEach),
    .evaluated(
      "ForEach", "(subviews: some View, @ViewBuilder content: (Element) -> some View)", .subviews),
    .view(
      "GlassEffectContainer",
      "(spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)"
    ) { $0.content($1, "content") },
    .view("Group", "(@ViewBuilder content: () -> some View)") { $0.content($1, "content") },
    .evaluated(
      "Group", "(subviews: some View, @ViewBuilder transform: (Element) -> some View)", .subviews),
    .evaluated(
      "OutlineGroup", "(_ data: Any, children: KeyPath, @ViewBuilder content: (Element) -> some View)",
      .outline),
    .evaluated(
      "OutlineGroup",
      "(_ data: Any, id: KeyPath, children: KeyPath, @ViewBuilder content: (Element) -> some View)",
      .outline),
    .view("Section", "(@ViewBuilder content: () -> some View)") { $0.section($1) },
    .view(
      "Section",
      "(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View)"
    ) { $0.section($1) },
    .view(
      "Section",
      "(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View)"
    ) { $0.section($1) },
    .view("Section", "(header: some View, @ViewBuilder content: () -> some View)") { $0.section($1) },
    .view(
      "Section",
      "(header: some View, footer: some View, @ViewBuilder content: () -> some View)"
    ) { $0.section($1) },
    .view("Section", "(footer: some View, @ViewBuilder content: () -> some View)") { $0.section($1) },
    .view(
      "Section",
      "(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View)"
    ) { $0.section($1) },
    .view(
      "Section",
      "(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, @ViewBuilder footer: () -> some View)"
    ) { $0.section($1) },
    .view(
      "Section",
      "(@ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View)"
    ) { $0.section($1) },
    .view(
      "Section",
      "(isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View)"
    ) { $0.section($1) },
  ]
}

extension Stage {
  /// Evaluates views that are an argument, `Section(header: Text("A"))`, with what they inherit there.
  package func building<Result>(_ parameter: String, of callee: String, _ body: () -> Result) -> Result {
    guard callee == "Section" else { return body() }
    switch parameter {
    case "header": return inCaption(.header, body)
    case "footer": return inCaption(.footer, body)
    default: return body()
    }
  }

  /// Header, content and footer; what encloses the section decides whether they are more than siblings.
  func section(_ call: BoundCall) -> ViewList {
    let header = inCaption(.header) {
      call.has("title") ? text(call, "title") : content(call, "header")
    }
    let footer = inCaption(.footer) { content(call, "footer") }
    let spec = SectionSpec(hasHeader: !header.isEmpty, hasFooter: !footer.isEmpty)
    var children = header.isEmpty ? header : single(header, at: call.name.start)
    tree.append(content(call, "content"), to: &children)
    tree.append(footer.isEmpty ? footer : single(footer, at: call.name.start), to: &children)
    return node(.section, payload: tree.containers.sections.add(spec), children, at: call.name.start)
  }
}
