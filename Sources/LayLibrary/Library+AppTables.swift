import LayCatalog
import LaySyntax
import LayViews

#if !hasFeature(Embedded)
extension Declaration {
  /// More forms of what the tables of a section have, which only apps use.
  static let appForms: [(section: Library.Section, row: Declaration)] = [
    (
      .initializers,
      .value("EdgeInsets", "(_ insets: EdgeInsets)") { _, call in call.value("insets") ?? .unknown }
    ),
    (.initializers, measurementFormat), (.initializers, relativeFormat), (.initializers, durationOfParts),
    (.views, .view("ToolbarTitleMenu", "()") { $0.titleMenu($1) }),
    (.views, .view("ToolbarTitleMenu", "(@ViewBuilder content: () -> some View)") { $0.titleMenu($1) }),
    (
      .initializers,
      .value("Text", "(_ attributedContent: AttributedString)") { stage, call in
        guard case .attributed(let text)? = call.builtin("attributedContent") else { return .unknown }
        let value = TextValue(segments: text.segments, source: call.name.start)
        return stage.counted(.builtin(.text(value)), at: call.name)
      }
    ),
    (
      .initializers,
      .value("WidgetFamily", "(family: WidgetFamily)") { _, call in call.value("family") ?? .unknown }
    ),
    (
      .statics,
      // How a button of glass looks is told; which glass it is of changes no size.
      .value("ButtonStyle.glass", "(_ glass: Any)") { _, _ in
        .builtin(.option(.buttonStyle, ButtonStyle.glass.position))
      }
    ),
    (
      .statics,
      .value("UIFont.preferredFont", "(forTextStyle: Font.TextStyle, compatibleWith: UITraitCollection?)") {
        $0.preferredFont("forTextStyle", $1)
      }
    ),
    (
      .statics,
      .value("UIFont.preferredFontDescriptor", "(withTextStyle: Font.TextStyle)") {
        $0.preferredFont("withTextStyle", $1)
      }
    ),
    (
      .statics,
      .value(
        "UIFont.preferredFontDescriptor",
        "(withTextStyle: Font.TextStyle, compatibleWith: UITraitCollection?)"
      ) { $0.preferredFont("withTextStyle", $1) }
    ),
  ]
}

extension Stage {
  /// `ToolbarTitleMenu { … }`: what opens from a bar's title.
  fileprivate func titleMenu(_ call: BoundCall) -> ViewList {
    // What the menu holds is not shown, but it is checked.
    if pass.takesEveryBranch { _ = content(call, "content") }
    findings.warnOnce(
      .warning(
        "approximate-control", at: call.name, "the arrow beside a title that opens a menu is not drawn"),
      about: "ToolbarTitleMenu")
    return ViewList()
  }

  /// The font of a style, at the size that it has in traits where these name one.
  fileprivate func preferredFont(_ parameter: String, _ call: BoundCall) -> Value {
    let style = call.option(parameter, as: TextStyle.self) ?? .body
    var font = FontDescriptor(.style(style))
    if call.has("compatibleWith"), case .traits(_, let category?)? = call.builtin("compatibleWith") {
      let entry = TextStyleTable.entry(style, platform: configuration.platform, category: category)
      font.base = .size(entry.size)
      font.weight = entry.weight
    }
    return .builtin(.font(font))
  }
}

extension Library {
  static let viewTables = withAppForms(Declaration.viewTables, .views)
  static let initializerTables = withAppForms(Declaration.initializerTables, .initializers)
  static let staticTables = withAppForms(Declaration.staticTables, .statics)

  /// The tables of a section with the forms that only apps use, each behind those of its name; what has a name of its
  /// own stands in a table of its own.
  private static func withAppForms(_ tables: [[Declaration]], _ section: Section) -> [[Declaration]] {
    var tables = tables
    var others: [Declaration] = []
    for form in Declaration.appForms where form.section == section {
      let name = form.row.name.bytes
      var place: (table: Int, row: Int)?
      for table in tables.indices where place == nil {
        place = tables[table].rows(of: name, member: nil).map { (table, $0.upperBound) }
      }
      if let place { tables[place.table].insert(form.row, at: place.row) } else { others.append(form.row) }
    }
    return others.isEmpty ? tables : tables + [others]
  }
}
#endif
