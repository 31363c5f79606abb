import LayCatalog
import LaySyntax
import LayViews

// Tab views: the selected tab, and the bar with all of them.

extension Declaration {
  static let tabViews: [Declaration] = [
    .view(
      "Tab",
      "(_ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> some View)"
    ) { $0.tab($1) },
    .view(
      "Tab",
      "(_ title: LocalizedStringKey, systemImage: String, value: Any, role: TabRole? = nil, @ViewBuilder content: () -> some View)"
    ) { $0.tab($1) },
    .view(
      "Tab",
      "(_ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> some View)"
    ) { $0.tab($1) },
    .view(
      "Tab",
      "(_ title: LocalizedStringKey, image: String, value: Any, role: TabRole? = nil, @ViewBuilder content: () -> some View)"
    ) { $0.tab($1) },
    .view("Tab", "(value: Any, role: TabRole? = nil, @ViewBuilder content: () -> some View)") { $0.tab($1) },
    .view("Tab", "(role: TabRole? = nil, @ViewBuilder content: () -> some View)") { $0.tab($1) },
    .view(
      "Tab",
      "(value: Any, role: TabRole? = nil, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)"
    ) { $0.tab($1) },
    .view(
      "Tab",
      "(role: TabRole? = nil, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View)"
    ) { $0.tab($1) },
    .view("TabView", "(@ViewBuilder content: () -> some View)") { $0.tabView($1) },
    .view("TabView", "(selection: Binding<Any>, @ViewBuilder content: () -> some View)") { $0.tabView($1) },
  ]

  /// What tab views read, of themselves and of the views in them.
  static let tabModifiers: [Declaration] = [
    .modifier("tabItem", "(@ViewBuilder _ label: () -> some View)") { stage, content, call in
      stage.setRowTraits(of: content) { traits, _ in
        traits.tabItem = stage.tabItem { stage.content(call, "label") }
      }
    },
    .environment("tabViewStyle", "(_ style: TabViewStyle)") { stage, call in
      stage.environment.list.tabStyle =
        call.option("style", as: TabStyle.self) ?? stage.environment.list.tabStyle
    },
  ]
}

/// A tab: what it shows, and its item in the bar.
private struct TabPage {
  var content: ViewList
  var item: ViewList
  var badge: ViewList
  var role: TabRole?
  var isSelected = false
}

extension Stage {
  func tabView(_ call: BoundCall) -> ViewList {
    let parts = PartBuilder(self, at: call.name.start)
    var pages = tabPages(content(call, "content"))
    let selection = call["selection"]
    let selected = selection.flatMap { selection in
      pages.firstIndex { page in
        tag(of: page.content.first).flatMap { evaluation.areEqual($0, selection) } ?? false
      }
    }
    if !pages.isEmpty { pages[selected ?? 0].isSelected = true }
    let content = pages.first { $0.isSelected }?.content ?? ViewList()
    let body = parts.fillingScreen(content.isEmpty ? parts.fill(.clear) : content)
    let spec = ControlSpec("TabView")
    if environment.list.tabStyle.showsPages {
      guard showsDots(pages.count) else { return parts.control(spec, body) }
      warnOfDots(call)
      let current = pages.firstIndex { $0.isSelected } ?? 0
      return parts.control(
        spec,
        parts.overlay(
          body, dots(pages.count, current, parts), alignment: Alignment(.horizontalCenter, .bottom)))
    }
    switch configuration.bars.tabs {
    case .capsule(let profile) where environment.horizontalSizeClass == .regular && profile.top != nil:
      approximate(call)
      let bar = profile.top.map { topCapsule(pages, $0, profile, parts) } ?? ViewList()
      return parts.control(spec, parts.ignoringSafeArea(parts.bar(bar, at: .top, of: body), .top))
    case .capsule(let profile):
      warnOfSearch(call, pages)
      if pages.contains(where: { !$0.badge.isEmpty }) { warnOfTabBadges(call) }
      let bar = capsule(pages, profile, parts)
      return parts.control(spec, parts.ignoringSafeArea(parts.bar(bar, at: .bottom, of: body), .bottom))
    case .segments(let profile):
      return parts.control(spec, segments(pages, body, profile, parts))
    }
  }

  private func showsDots(_ pages: Int) -> Bool {
    let style = environment.list.tabStyle
    return style == .pageWithDots || style == .page && pages > 1
  }

  private func warnOfDots(_ call: BoundCall) {
    findings.warnOnce(
      .warning(
        "approximate-control", at: call.name, "the dots of the pages were not measured",
        help: "the pages are where they belong; '.page(indexDisplayMode: .never)' shows none"),
      about: "dots of pages")
  }

  private func warnOfSearch(_ call: BoundCall, _ pages: [TabPage]) {
    guard pages.contains(where: { $0.role == .search }) else { return }
    findings.warnOnce(
      .warning("approximate-control", at: call.name, "the place of the tab for searching was not measured"),
      about: "tab for searching")
  }

  /// A dot for each page, drawn by eye: white ones, as UIKit's are, whatever lies behind.
  private func dots(_ count: Int, _ current: Int, _ parts: PartBuilder) -> ViewList {
    // More would not fit beside each other on any screen.
    let shown = min(max(count, 1), 64)
    let dots = (0..<shown).map { index in
      let ink = RGBA(red: 1, green: 1, blue: 1, alpha: index == current ? 1 : 0.3)
      return parts.frame(
        parts.shape(.capsule(isContinuous: false), ink), width: TabSketch.diameter, height: TabSketch.diameter
      )
    }
    return parts.padding(
      parts.row(dots, spacing: TabSketch.pitch - TabSketch.diameter),
      EdgeInsets(bottom: TabSketch.aboveBottom))
  }

  private func tabPages(_ views: ViewList) -> [TabPage] {
    var pages: [TabPage] = []
    var view = withoutSections(views).first
    while !view.isNone {
      let next = tree[view].nextSibling
      tree[view].nextSibling = .none
      let traits = rowTraits(of: view)
      if !traits.isHiddenTab {
        pages.append(
          TabPage(
            content: list(from: view), item: traits.tabItem ?? ViewList(), badge: traits.badge ?? ViewList(),
            role: traits.tabRole))
      }
      view = next
    }
    return pages
  }

  /// `hidden(_:)`, which tabs have; of views it may be a package's.
  func hide(_ content: ViewList, _ call: BoundCall) -> ViewList {
    if content.isEmpty || rowTraits(of: content.first).tabItem != nil {
      return setRowTraits(of: content) { traits, _ in traits.isHiddenTab = call.bool("hidden") }
    }
    if configuration.isLenient { return call.bool("hidden") ? effect(content, .hidden, call) : content }
    findings.report(
      .error(
        "extra-argument", at: call.range("hidden"), "'hidden' of a view takes no arguments",
        help: "put the view into an if, or write .opacity(0)"))
    return content
  }

  /// `Tab("Home", systemImage: "house") { … }`
  func tab(_ call: BoundCall) -> ViewList {
    let views = content(call, "content")
    let parts = PartBuilder(self, at: call.name.start)
    let page = views.isEmpty ? parts.fill(.clear) : parts.columnOfSeveral(views)
    guard !page.isEmpty else { return page }
    let role = call.has("role") ? call.option("role", as: TabRole.self) : nil
    let item = tabItem {
      if call.has("label") { return content(call, "label") }
      var item = icon(call)
      // The system's own, where the app gives none.
      if item.isEmpty, role == .search {
        item =
          self.views(
            from: .image(
              ImageValue(.symbol("magnifyingglass"), nameRange: call.name, offset: call.name.start)),
            at: call.name.start
          ) ?? ViewList()
      }
      if call.has("title") { tree.append(text(call, "title"), to: &item) }
      return item
    }
    notes.rowTraits[page.first, default: RowTraits()].tabItem = item
    notes.rowTraits[page.first, default: RowTraits()].tabRole = role
    tag(page, call["value"])
    return page
  }

  /// The views of a tab's item, in the font of bars.
  func tabItem(_ body: () -> ViewList) -> ViewList {
    let saved = saveEnvironment()
    defer { restore(saved) }
    environment.list.surroundings = .bar
    if case .capsule(let profile) = configuration.bars.tabs {
      let isAtTop = environment.horizontalSizeClass == .regular
      environment.font = FontDescriptor(.size(isAtTop ? profile.top?.font ?? profile.label : profile.label))
      environment.font.weight = .medium
    }
    environment.lineLimit = 1
    return body()
  }

  /// The symbol and the title among an item's views and what is in them, each by itself.
  private func parts(of item: ViewList) -> (symbol: ViewList, title: ViewList) {
    // A view that is taken out no longer leads to the views after it, so both are found first.
    let symbol = find(.image, in: item)
    let title = find(.text, in: item)
    return (alone(symbol), alone(title))
  }

  private func alone(_ view: ViewID) -> ViewList {
    if view.isNone { return ViewList() }
    tree[view].nextSibling = .none
    return list(from: view)
  }

  /// The first view of a kind.
  private func find(_ kind: ViewKind, in views: ViewList) -> ViewID {
    var pending: [ViewID] = []
    var view = views.first
    while !view.isNone {
      pending.append(view)
      view = tree[view].nextSibling
    }
    pending.reverse()
    while let view = pending.popLast() {
      if tree[view].kind == kind { return view }
      for child in Array(tree.children(view)).reversed() { pending.append(child) }
    }
    return .none
  }

  // MARK: iOS

  private func capsule(
    _ pages: [TabPage], _ profile: BarProfile.TabCapsule, _ parts: PartBuilder
  ) -> ViewList {
    let search = pages.first { $0.role == .search }
    let pages = search == nil ? pages : pages.filter { $0.role != .search }
    let place = profile.place(
      of: pages.count, in: window.canvas.width - (search == nil ? 0 : profile.height + TabSketch.searchGap))
    let items = pages.map { capsuleItem($0, width: place.item, profile, parts) }
    let row = parts.padding(
      parts.row(items, spacing: place.pitch - place.item),
      EdgeInsets(leading: profile.endPadding, trailing: profile.endPadding))
    let capsule = parts.raisedBar(
      parts.background(
        parts.frame(row, height: profile.height),
        parts.shape(.capsule(isContinuous: true), parts.color(profile.fill))), profile.shadow)
    var bar = capsule
    if let search {
      // A tab for searching stands by itself, at the end of the bar.
      let button = parts.raisedBar(searchButton(search, profile, parts), profile.shadow)
      let views = pages.isEmpty ? [parts.spacer(), button] : [capsule, parts.spacer(), button]
      bar = parts.padding(
        parts.row(views, spacing: 0), EdgeInsets(leading: profile.side, trailing: profile.side))
    }
    return parts.frame(
      parts.padding(bar, EdgeInsets(bottom: profile.aboveBottom)), height: profile.bar,
      alignment: Alignment(.horizontalCenter, .bottom))
  }

  /// The symbol of the tab for searching, in a circle as high as the bar.
  private func searchButton(
    _ page: TabPage, _ profile: BarProfile.TabCapsule, _ parts: PartBuilder
  ) -> ViewList {
    let symbol = symbol(of: page, profile, parts).symbol
    return parts.background(
      parts.frame(symbol.isEmpty ? parts.strut() : symbol, width: profile.height, height: profile.height),
      parts.shape(.capsule(isContinuous: true), parts.color(profile.fill)))
  }

  /// The symbol and the title of a page in the colours of the bar.
  private func symbol(
    of page: TabPage, _ profile: BarProfile.TabCapsule, _ parts: PartBuilder
  ) -> (symbol: ViewList, title: ViewList) {
    let color = page.isSelected ? environment.tint : parts.color(SystemColor.primary)
    let (symbol, title) = self.parts(of: page.item)
    if !symbol.isEmpty {
      var image = tree.contents.images[tree[symbol.first]]
      image.font = FontDescriptor(.size(profile.symbolFont))
      image.tint = .color(color)
      tree[symbol.first].payload = UInt32(truncatingIfNeeded: tree.contents.images.add(image))
    }
    paintTexts(in: title.first, color)
    return (symbol, title)
  }

  /// A symbol over its label, on a pill where it is selected.
  private func capsuleItem(
    _ page: TabPage, width: Double, _ profile: BarProfile.TabCapsule, _ parts: PartBuilder
  ) -> ViewList {
    let (symbol, title) = symbol(of: page, profile, parts)
    let badged = withBadge(
      page.badge, parts.frame(symbol.isEmpty ? parts.strut() : symbol, height: profile.symbol), parts)
    let content = parts.column([badged, title], spacing: profile.labelGap)
    let item = parts.frame(
      parts.padding(content, EdgeInsets(top: profile.symbolTop)), width: width,
      height: profile.items.size.height,
      alignment: Alignment(.horizontalCenter, .top))
    guard page.isSelected else { return item }
    return parts.background(
      item, parts.shape(.capsule(isContinuous: true), parts.color(profile.pillFill)))
  }

  /// The titles of all tabs in one capsule in the middle of a bar at the top.
  private func topCapsule(
    _ pages: [TabPage], _ place: BarProfile.TopTabs, _ profile: BarProfile.TabCapsule, _ parts: PartBuilder
  ) -> ViewList {
    let items = pages.map { page -> ViewList in
      let title = self.parts(of: page.item).title
      paintTexts(in: title.first, page.isSelected ? environment.tint : parts.color(SystemColor.primary))
      let item = parts.frame(
        parts.padding(
          title.isEmpty ? parts.strut() : title,
          EdgeInsets(leading: place.itemPadding, trailing: place.itemPadding)), height: place.item)
      guard page.isSelected else { return item }
      return parts.background(
        item, parts.shape(.capsule(isContinuous: true), parts.color(profile.pillFill)))
    }
    let inset = (place.height - place.item) / 2
    let row = parts.padding(
      parts.row(items, spacing: 0), EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
    let capsule = parts.raisedBar(
      parts.background(row, parts.shape(.capsule(isContinuous: true), parts.color(profile.fill))),
      profile.shadow)
    return parts.frame(
      parts.filling(capsule, alignment: .center), height: place.bar,
      alignment: Alignment(.horizontalCenter, .top))
  }

  // MARK: macOS

  private func segments(
    _ pages: [TabPage], _ body: ViewList, _ profile: BarProfile.TabSegments, _ parts: PartBuilder
  ) -> ViewList {
    let outline = Outline.roundedRectangle(
      width: profile.cornerRadius, height: profile.cornerRadius, isContinuous: true)
    var segments: [ViewList] = []
    for page in pages {
      let title = self.parts(of: page.item).title
      let segment = parts.frame(
        parts.padding(
          title.isEmpty ? parts.strut() : title,
          EdgeInsets(leading: profile.padding / 2, trailing: profile.padding / 2)), height: profile.height)
      segments.append(
        page.isSelected
          ? parts.background(segment, parts.shape(outline, parts.color(profile.selectedFill))) : segment)
    }
    let bar = parts.background(
      parts.row(segments, spacing: 0), parts.shape(outline, parts.color(profile.fill)))
    let column = parts.column([parts.frame(bar, height: profile.height), body], spacing: 0)
    let box = Outline.roundedRectangle(
      width: profile.boxRadius, height: profile.boxRadius, isContinuous: true)
    return parts.background(
      column,
      parts.padding(parts.shape(box, parts.color(profile.boxFill)), EdgeInsets(top: profile.boxTop)))
  }
}

/// What was drawn by eye, for nothing was measured of it.
private enum TabSketch {
  static let diameter = 8.0
  /// From one to the next.
  static let pitch = 18.0
  /// Below them, above the edge of the safe area.
  static let aboveBottom = 10.0
  /// Between a bar and the tab for searching, at least.
  static let searchGap = 8.0
}

extension BarProfile.TabCapsule {
  /// The width of each of so many items, and from one to the next.
  fileprivate func place(of count: Int, in canvas: Double) -> (item: Double, pitch: Double) {
    let room = max(canvas - 2 * side - 2 * endPadding, 0)
    guard count > 1 else { return (min(items.size.width, room), 0) }
    let steps = Double(count - 1)
    let item = min(items.size.width, (room + items.mostOverlap * steps) / Double(count), room)
    return (item, min(items.pitch, (room - item) / steps))
  }
}

extension PartBuilder {
  /// The soft shadow of a bar that floats.
  fileprivate func raisedBar(_ view: ViewList, _ shadow: BarProfile.Shadow) -> ViewList {
    let color = RGBA(red: 0, green: 0, blue: 0, alpha: shadow.opacity)
    return part(
      .effect, stage.tree.modifiers.effects.add(.shadow(color, radius: shadow.radius, x: 0, y: shadow.drop)),
      view)
  }
}
