import LayCatalog
import LaySyntax
import LayViews

// Navigation containers: their bars and what is below them. See the article Lists and Bars.

extension Declaration {
  static let navigationContainers: [Declaration] = [
    .view(
      "NavigationSplitView",
      "(@ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View)"
    ) { $0.splitView($1) },
    .view(
      "NavigationSplitView",
      "(@ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View)"
    ) { $0.splitView($1) },
    .view(
      "NavigationSplitView",
      "(columnVisibility: Any, @ViewBuilder sidebar: () -> some View, @ViewBuilder detail: () -> some View)"
    ) { $0.splitView($1) },
    .view(
      "NavigationSplitView",
      "(columnVisibility: Any, @ViewBuilder sidebar: () -> some View, @ViewBuilder content: () -> some View, @ViewBuilder detail: () -> some View)"
    ) { $0.splitView($1) },
    .view("NavigationStack", "(@ViewBuilder root: () -> some View)") { $0.navigation($1, root: "root") },
    .view(
      "NavigationStack",
      "(path: Binding<Any>, @ViewBuilder root: () -> some View)"
    ) { stage, call in
      if case .array(let path)? = call.value("path"), !path.isEmpty {
        stage.findings.report(
          .warning(
            "unsupported", at: call.name,
            "the path of the stack leads to a screen that is not drawn: its root is"))
      }
      return stage.navigation(call, root: "root")
    },
    .view("NavigationView", "(@ViewBuilder content: () -> some View)") { $0.navigation($1, root: "content") },
  ]
}

extension Stage {
  /// A stack of screens, of which the first shows: the views of a parameter.
  func navigation(_ call: BoundCall, root: String) -> ViewList {
    navigation(call) { content(call, root) }
  }

  private func navigation(_ call: BoundCall, _ content: () -> ViewList) -> ViewList {
    let parts = PartBuilder(self, at: call.name.start)
    let (views, screen) = inScreen(content)
    let spec = ControlSpec(file.text(call.name))
    guard let profile = configuration.bars.navigation else {
      // The bar is the window's: the container is its content.
      return views.isEmpty ? views : parts.control(spec, parts.columnOfSeveral(views))
    }
    if screen.hasLargeTitle, !screen.hidesBar { lowerList(at: views.first) }
    return parts.control(spec, self.screen(views, screen, profile, parts))
  }

  /// Content that fills what its bars leave.
  private func screen(
    _ views: ViewList, _ screen: Screen, _ profile: BarProfile.Navigation, _ parts: PartBuilder
  ) -> ViewList {
    let saved = saveEnvironment()
    defer { restore(saved) }
    environment.font = FontDescriptor(.platformDefault)
    environment.lineLimit = 1
    var body = parts.fillingScreen(views.isEmpty ? parts.fill(.clear) : parts.columnOfSeveral(views))
    let bottom = toolbar(screen, profile, parts)
    // It reaches into the safe area: measured on iOS 26 and 27.
    if !bottom.isEmpty { body = parts.ignoringSafeArea(parts.bar(bottom, at: .bottom, of: body), .bottom) }
    let top = screen.hidesBar ? ViewList() : navigationBar(screen, profile, parts)
    return top.isEmpty ? body : parts.bar(top, at: .top, of: body)
  }

  /// A list directly below a large title begins at once.
  private func lowerList(at view: ViewID) {
    var view = view
    while !view.isNone {
      if let top = notes.listTops[view] {
        tree.modifiers.insets[payload: top.inset].top = top.underLargeTitle
        return
      }
      guard tree[view].kind.isModifier || tree[view].isPart else { return }
      view = tree[view].firstChild
    }
  }

  // MARK: The bar at the top

  private func navigationBar(
    _ screen: Screen, _ profile: BarProfile.Navigation, _ parts: PartBuilder
  ) -> ViewList {
    let leading = items(screen, .leading, profile, parts)
    var trailing = items(screen, .trailing, profile, parts)
    if let search = screen.search, place(of: search, profile) == .bar {
      tree.append(
        parts.frame(searchField(search, profile, parts), width: profile.search.wideWidth), to: &trailing)
    }
    var title = items(screen, .title, profile, parts)
    guard screen.title != nil || !leading.isEmpty || !trailing.isEmpty || !title.isEmpty else {
      return searchRow(screen, profile, parts)
    }
    if title.isEmpty, let text = screen.title, !screen.hasLargeTitle {
      title = line(text, FontDescriptor(.style(.headline)), parts)
    }
    let row = parts.frame(
      inlineBar(leading: leading, title: title, trailing: trailing, profile, parts), height: profile.row)
    var rows = [
      parts.padding(
        row,
        EdgeInsets(
          top: spaceAboveBar(profile), leading: profile.side, bottom: profile.bottom, trailing: profile.side))
    ]
    if let text = screen.title, screen.hasLargeTitle {
      rows.append(largeTitle(text, profile, parts))
    }
    rows.append(searchRow(screen, profile, parts))
    return parts.column(rows, alignment: .leading, spacing: 0)
  }

  /// The row of buttons around the inline title.
  private func inlineBar(
    leading: ViewList, title: ViewList, trailing: ViewList, _ profile: BarProfile.Navigation,
    _ parts: PartBuilder
  ) -> ViewList {
    let end = parts.itemRow(trailing, profile)
    if let place = profile.leadingTitle, trailing.count >= place.items, !title.isEmpty {
      let gap = leading.isEmpty ? 0 : place.gap
      let start = parts.padding(parts.itemRow(leading, profile), EdgeInsets(trailing: gap))
      return parts.row([start, parts.filling(title), parts.prior(end)], spacing: 0)
    }
    return parts.row(
      [
        parts.filling(parts.itemRow(leading, profile)), parts.served(first: title),
        parts.filling(end, alignment: Alignment(.trailing, .verticalCenter)),
      ], spacing: 0)
  }

  /// A large title over the lower edge of its room, which grows with it.
  private func largeTitle(
    _ text: TextValue, _ profile: BarProfile.Navigation, _ parts: PartBuilder
  ) -> ViewList {
    var font = FontDescriptor(.style(.largeTitle))
    font.isBold = true
    let above = parts.strut(height: profile.largeTitle - profile.belowLargeTitle)
    let below = parts.belowBaseline(parts.strut(height: profile.belowLargeTitle))
    let row = parts.row(
      [line(text, font, parts), above, below], alignment: .firstTextBaseline, spacing: 0)
    let side = window.canvas.width >= BarProfile.wideCanvas ? profile.wideSide : profile.side
    return parts.padding(parts.filling(row), EdgeInsets(leading: side, trailing: side))
  }

  /// Nothing where a device keeps the top of the screen free itself (derived).
  private func spaceAboveBar(_ profile: BarProfile.Navigation) -> Double {
    guard let device = configuration.device, device.size == window.canvas, device.safeArea.top > 0 else {
      return profile.top
    }
    return 0
  }

  /// One line of text in a bar.
  private func line(_ text: TextValue, _ font: FontDescriptor, _ parts: PartBuilder) -> ViewList {
    let saved = saveEnvironment()
    defer { restore(saved) }
    environment.font = font
    setForeground([])
    let views = self.views(from: .text(text), at: parts.source) ?? ViewList()
    if !views.isEmpty { tree[views.first].isPart = true }
    return views
  }

  // MARK: Items

  private func items(
    _ screen: Screen, _ place: ToolbarItem.Place, _ profile: BarProfile.Navigation, _ parts: PartBuilder
  ) -> ViewList {
    var items = ViewList()
    for item in screen.items where item.place == place {
      var view = item.views.first
      while !view.isNone {
        let next = tree[view].nextSibling
        tree[view].nextSibling = .none
        let views = list(from: view)
        let stays = place == .title || tree[view].kind == .spacer
        tree.append(stays ? views : parts.barButton(views, item.isProminent, profile), to: &items)
        view = next
      }
    }
    return items
  }

  // MARK: The bar at the bottom

  private func toolbar(_ screen: Screen, _ profile: BarProfile.Navigation, _ parts: PartBuilder) -> ViewList {
    var items = items(screen, .bottom, profile, parts)
    if let search = screen.search, place(of: search, profile) == .toolbar {
      tree.append(searchField(search, profile, parts), to: &items)
    }
    guard !items.isEmpty else { return items }
    let row = parts.row([items], spacing: profile.buttonSpacing)
    let insets = EdgeInsets(leading: profile.side, trailing: profile.side)
    let line = parts.frame(
      parts.padding(parts.filling(row, alignment: .center), insets), height: profile.toolbarRow)
    return parts.frame(line, height: profile.toolbar, alignment: Alignment(.horizontalCenter, .top))
  }

  // MARK: Search

  private enum SearchPlace {
    /// Among the buttons of the bar at the top, after them.
    case bar
    /// In a row of its own below the bar's title.
    case drawer
    /// In the bar at the bottom.
    case toolbar
  }

  private func place(of search: SearchField, _ profile: BarProfile.Navigation) -> SearchPlace {
    if search.isInDrawer { return .drawer }
    if environment.horizontalSizeClass == .regular { return .bar }
    return profile.search.isInDrawerOnPhones ? .drawer : .toolbar
  }

  private func searchRow(_ screen: Screen, _ profile: BarProfile.Navigation, _ parts: PartBuilder) -> ViewList
  {
    guard let search = screen.search, place(of: search, profile) == .drawer else { return ViewList() }
    let insets = EdgeInsets(leading: profile.search.side, trailing: profile.search.side)
    return parts.frame(
      parts.padding(searchField(search, profile, parts), insets), height: profile.search.row)
  }

  private func searchField(
    _ search: SearchField, _ profile: BarProfile.Navigation, _ parts: PartBuilder
  ) -> ViewList {
    let gray = parts.color(SystemColor.secondary)
    var prompt = search.prompt.map { line($0, FontDescriptor(.style(.body)), parts) } ?? ViewList()
    if prompt.isEmpty { prompt = parts.text("Search", gray) }
    let content = parts.row(
      [parts.symbol("magnifyingglass", side: profile.search.symbol, gray), prompt],
      spacing: profile.search.symbolGap)
    let field = parts.frame(
      parts.padding(
        parts.filling(content), EdgeInsets(leading: profile.search.padding, trailing: profile.search.padding)),
      height: profile.search.field)
    let outline = Outline.capsule(isContinuous: true)
    // Its fill is thin: what scrolls below must not show through.
    let ground = parts.shape(outline, parts.color(SystemColor.systemBackground))
    return parts.background(
      parts.background(field, parts.shape(outline, parts.color(profile.search.fill))), ground)
  }

  // MARK: Split views

  /// On a phone the sidebar is the root of a stack; elsewhere it stands beside the detail.
  func splitView(_ call: BoundCall) -> ViewList {
    approximate(call)
    if environment.horizontalSizeClass == .compact {
      return navigation(call) { content(call, "sidebar") }
    }
    let parts = PartBuilder(self, at: call.name.start)
    let saved = saveEnvironment()
    if environment.list.style == .automatic { environment.list.style = .sidebar }
    let sidebar = column(of: call, "sidebar", parts)
    restore(saved)
    var columns = [parts.frame(sidebar, width: configuration.bars.sidebar), parts.divider()]
    if call.has("content") {
      columns += [parts.frame(column(of: call, "content", parts), width: configuration.bars.sidebar)]
      columns.append(parts.divider())
    }
    columns.append(column(of: call, "detail", parts))
    return parts.control(ControlSpec("NavigationSplitView"), parts.row(columns, spacing: 0))
  }

  private func column(of call: BoundCall, _ name: String, _ parts: PartBuilder) -> ViewList {
    let (views, screen) = inScreen { content(call, name) }
    guard let profile = configuration.bars.navigation else {
      return parts.fillingScreen(views.isEmpty ? parts.fill(.clear) : parts.columnOfSeveral(views))
    }
    if screen.hasLargeTitle, !screen.hidesBar { lowerList(at: views.first) }
    return self.screen(views, screen, profile, parts)
  }
}

extension PartBuilder {
  /// Several views one below the other; one as it is.
  func columnOfSeveral(_ views: ViewList) -> ViewList {
    views.count == 1 ? views : column([views], spacing: nil)
  }

  /// A view that gets what it asks for before its neighbours; room of no size where there is none.
  fileprivate func served(first view: ViewList) -> ViewList {
    if view.isEmpty { return strut() }
    return prior(one(view))
  }

  /// A view that hangs from the baseline of its row.
  fileprivate func belowBaseline(_ view: ViewList) -> ViewList {
    let spec = AlignmentGuideSpec(guide: .firstTextBaseline, closure: nil)
    return part(.alignmentGuide, stage.tree.modifiers.alignmentGuides.add(spec), view)
  }

  fileprivate func itemRow(_ items: ViewList, _ profile: BarProfile.Navigation) -> ViewList {
    items.isEmpty ? strut() : row([items], spacing: profile.buttonSpacing)
  }

  /// A button of a bar: a capsule as high as the row, around its label.
  fileprivate func barButton(
    _ label: ViewList, _ isProminent: Bool, _ profile: BarProfile.Navigation
  ) -> ViewList {
    let padded = padding(label, EdgeInsets(leading: profile.buttonPadding, trailing: profile.buttonPadding))
    let sized = frame(flexible(padded, horizontal: .init(minimum: profile.row)), height: profile.row)
    let fill = isProminent ? stage.environment.tint : color(profile.buttonFill)
    return background(sized, shape(.capsule(isContinuous: true), fill))
  }

  fileprivate func divider() -> ViewList { part(.divider, 0) }
}
