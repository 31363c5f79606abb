import LayCatalog
import LaySyntax
import LayViews

// `List` and `Form`: a scroll view with a column of headers, rows and footers. See the article Lists and Bars.

extension Declaration {
  static let lists: [Declaration] = [
    .view("Form", "(@ViewBuilder content: () -> some View)") { $0.list($1, .form) },
    .view("List", "(@ViewBuilder content: () -> some View)") { $0.list($1) },
    .view("List", "(selection: Binding<Any>, @ViewBuilder content: () -> some View)") { $0.list($1) },
    .evaluated(
      "List", "(_ data: Any, id: KeyPath, @ViewBuilder rowContent: (Element) -> some View)", .rowsOfData),
    .evaluated("List", "(_ data: Any, @ViewBuilder rowContent: (Element) -> some View)", .rowsOfData),
    .evaluated(
      "List", "(_ data: Any, id: KeyPath, selection: Any, @ViewBuilder rowContent: (Element) -> some View)",
      .rowsOfData),
    .evaluated(
      "List", "(_ data: Any, selection: Any, @ViewBuilder rowContent: (Element) -> some View)", .rowsOfData),
    .evaluated(
      "List", "(_ data: Any, editActions: EditActions, @ViewBuilder rowContent: (Element) -> some View)",
      .rowsOfData),
    .evaluated(
      "List", "(_ data: Any, children: KeyPath, @ViewBuilder rowContent: (Element) -> some View)",
      .rowsOfData),
    .evaluated(
      "List",
      "(_ data: Any, id: KeyPath, children: KeyPath, @ViewBuilder rowContent: (Element) -> some View)",
      .rowsOfData),
    .evaluated(
      "List",
      "(_ data: Any, children: KeyPath, selection: Any, @ViewBuilder rowContent: (Element) -> some View)",
      .rowsOfData),
    .evaluated(
      "List",
      "(_ data: Any, id: KeyPath, children: KeyPath, selection: Any, @ViewBuilder rowContent: (Element) -> some View)",
      .rowsOfData),
  ]
}

/// What holds rows.
package enum ListKind { case list, form }

extension Stage {
  /// A list, or a form in one of its styles.
  package func list(_ call: BoundCall, _ kind: ListKind = .list) -> ViewList {
    let saved = saveEnvironment()
    defer { restore(saved) }
    if kind == .form, hasColumns(environment.list.formStyle) {
      environment.list.surroundings = .columnsForm
      return columnsForm(content(call, "content"), at: call.name.start)
    }
    let profile = enterRows(of: kind)
    let margins = environment.contentMargins
    environment.contentMargins = .zero
    let selection = call["selection"]
    let rows = tagging(if: selection != nil) { content(call, "content") }
    environment.contentMargins = margins
    let spelling = kind == .form ? "Form" : "List"
    return list(of: rows, spelling, profile, selection: selection, at: call.name.start)
  }

  /// Sets up the environment of a list's rows.
  /// - Returns: the measures of the list.
  @discardableResult
  package func enterRows(of kind: ListKind) -> ListProfile {
    let platform = configuration.platform
    switch kind {
    case .form:
      environment.list.surroundings = platform == .macOS ? .groupedForm : .listRow
      environment.list.style = .insetGrouped
    case .list: environment.list.surroundings = .listRow
    }
    let profile = currentListProfile
    if let font = profile.rowFont { environment.font = FontDescriptor(.style(font)) }
    return profile
  }

  /// The measures of the list around, or of one that began here.
  var currentListProfile: ListProfile {
    var profile =
      environment.list.surroundings == .groupedForm
      ? configuration.groupedForm : configuration.list(environment.list.style)
    if let margin = profile.wideMargin, window.canvas.width >= BarProfile.wideCanvas {
      profile.margin = margin
    }
    return profile
  }

  private func hasColumns(_ style: FormStyle) -> Bool {
    let platform = configuration.platform
    return platform.formsHaveColumns && style != .grouped
  }

  /// Rows, some of them in sections, as a list that takes its whole proposal.
  private func list(
    of views: ViewList, _ spelling: String, _ profile: ListProfile, selection: Value?, at source: UInt32
  ) -> ViewList {
    let parts = PartBuilder(self, at: source)
    var column = ListColumn(profile: profile, settings: environment.list, selection: selection)
    let sections = sections(of: views)
    column.isOutline = sections.contains { hasGroups($0.rows) }
    for section in sections { add(section, to: &column, parts) }
    // Without a row there is nothing that is as wide as the list.
    let elements = column.elements.isEmpty ? parts.filling(parts.strut()) : column.elements
    var body = parts.scroll(parts.lazyColumn(elements, spacing: 0))
    if let border = profile.border { body = parts.border(body, parts.color(border)) }
    if !environment.list.hidesGround { body = parts.ground(body, parts.color(profile.ground)) }
    let list = parts.control(ControlSpec(spelling), parts.takingRoom(body))
    if let inset = column.topInset, !list.isEmpty {
      notes.listTops[list.first] = ListTop(inset: inset, underLargeTitle: profile.rhythm.rowsUnderLargeTitle)
    }
    return list
  }

  private func hasGroups(_ rows: ViewList) -> Bool {
    if notes.rowTraits.isEmpty { return false }
    var row = rows.first
    while !row.isNone {
      if rowTraits(of: row).outline.isGroup { return true }
      row = tree[row].nextSibling
    }
    return false
  }

  // MARK: Sections

  /// A list's views by section: rows that stand in none form one of their own.
  private func sections(of views: ViewList) -> [ListSection] {
    var sections: [ListSection] = []
    var loose = ViewList()
    var view = views.first
    for _ in 0..<views.count where !view.isNone {
      let next = tree[view].nextSibling
      if tree[view].kind == .section {
        if !loose.isEmpty { sections.append(ListSection(rows: ended(loose))) }
        loose = ViewList()
        sections.append(section(view))
      } else {
        tree.append(view, to: &loose)
      }
      view = next
    }
    if !loose.isEmpty { sections.append(ListSection(rows: ended(loose))) }
    return sections
  }

  private func section(_ view: ViewID) -> ListSection {
    let spec = tree.containers.sections[tree[view]]
    var section = ListSection()
    var child = tree[view].firstChild
    var isFirst = true
    while !child.isNone {
      let next = tree[child].nextSibling
      tree[child].nextSibling = .none
      if isFirst, spec.hasHeader {
        section.header = list(from: child)
      } else if next.isNone, spec.hasFooter {
        section.footer = list(from: child)
      } else {
        // A section inside a section is its rows.
        tree.append(withoutSections(list(from: child)), to: &section.rows)
      }
      isFirst = false
      child = next
    }
    section.rows = ended(section.rows)
    return section
  }

  /// A list whose last view has no sibling after it.
  private func ended(_ views: ViewList) -> ViewList {
    if !views.isEmpty { tree[views.last].nextSibling = .none }
    return views
  }
}

/// A section of a list: one view for the header and footer each, where there are any.
struct ListSection {
  var header = ViewList()
  var rows = ViewList()
  var footer = ViewList()
}

/// The column of a list while it is built from top to bottom.
struct ListColumn {
  enum Element { case rows, header, footer }

  let profile: ListProfile
  let settings: ListEnvironment
  /// The tag, or the tags, of selected rows.
  let selection: Value?
  /// Whether some rows open to show others.
  var isOutline = false
  var elements = ViewList()
  /// What the next element comes after; nil: the list's top.
  var last: Element?
  /// The payload of the padding above rows that begin the list.
  var topInset: Int?

  init(profile: ListProfile, settings: ListEnvironment, selection: Value?) {
    self.profile = profile
    self.settings = settings
    self.selection = selection
  }

  var rowSpacing: Double { max(settings.rowSpacing ?? profile.rowSpacing, 0) }

  /// The distance from the last element to the text of a header.
  var spaceAboveHeader: Double {
    let (rhythm, spacing) = (profile.rhythm, settings.sectionSpacing)
    switch last {
    case nil: return rhythm.headerAtTop
    case .footer: return rhythm.headerAfterFooter + spacing.change(from: rhythm.sectionSpacing)
    case .rows, .header: return rhythm.headerAfterRows + spacing.change(from: rhythm.sectionSpacing)
    }
  }

  /// The distance from the last element to rows.
  var spaceAboveRows: Double {
    let (rhythm, spacing) = (profile.rhythm, settings.sectionSpacing)
    switch last {
    case nil: return rhythm.rowsAtTop
    case .header: return rhythm.rowsAfterHeader
    case .rows: return spacing.length(for: rhythm.rowsAfterRows)
    case .footer:
      return spacing.length(for: rhythm.rowsAfterRows) + rhythm.rowsAfterFooter - rhythm.rowsAfterRows
    }
  }
}

extension ListSectionSpacing {
  /// What a section's spacing adds to a distance that holds the style's own.
  fileprivate func change(from standard: Double) -> Double {
    switch self {
    case .automatic: return 0
    // derived: half of the style's.
    case .compact: return -standard / 2
    case .custom(let length): return length - standard
    }
  }

  /// The distance between sections without headers, given the style's.
  fileprivate func length(for standard: Double) -> Double {
    switch self {
    case .automatic: return standard
    case .compact: return standard / 2
    case .custom(let length): return length
    }
  }
}
