import LayCatalog
import LayViews

// The elements of a list: headers, rows on cards or on the ground, footers.

extension Stage {
  func add(_ section: ListSection, to column: inout ListColumn, _ parts: PartBuilder) {
    if !section.header.isEmpty { addHeader(section.header, to: &column, parts) }
    if !section.rows.isEmpty { addRows(section.rows, to: &column, parts) }
    if !section.footer.isEmpty { addFooter(section.footer, to: &column, parts) }
  }

  // MARK: Headers and footers

  private func addHeader(_ header: ViewList, to column: inout ListColumn, _ parts: PartBuilder) {
    let profile = column.profile
    let space = column.spaceAboveHeader
    var views = caption(header, profile.header, above: space, below: 0, profile, parts)
    if column.last == nil, let pinned = profile.rhythm.pinnedHeader, pinned != space {
      views = parts.offset(views, y: pinned - space)
    }
    tree.append(views, to: &column.elements)
    column.last = .header
  }

  private func addFooter(_ footer: ViewList, to column: inout ListColumn, _ parts: PartBuilder) {
    let rhythm = column.profile.rhythm
    let space = column.last == nil ? rhythm.headerAtTop : rhythm.footerAfterRows
    let tall = configuration.usesAdaptiveLineHeight ? column.profile.footer.tallLineAddition : 0
    let views = caption(
      footer, column.profile.footer, above: space, below: rhythm.belowFooter + tall, column.profile, parts)
    tree.append(views, to: &column.elements)
    column.last = .footer
  }

  /// A header or footer, as far in as the rows' content.
  private func caption(
    _ text: ViewList, _ caption: ListProfile.Caption, above: Double, below: Double, _ profile: ListProfile,
    _ parts: PartBuilder
  ) -> ViewList {
    let height = caption.minimumHeight > 0 ? caption.minimumHeight : nil
    let line = parts.flexible(
      text, horizontal: .init(maximum: .infinity), vertical: .init(minimum: height),
      Alignment(caption.isTrailing ? .trailing : .leading, .verticalCenter))
    let insets = EdgeInsets(
      top: above, leading: profile.margin + profile.rowInsets.leading, bottom: below,
      trailing: profile.margin + profile.rowInsets.trailing)
    return parts.padding(line, insets)
  }

  /// The header or footer of a section in a list, with what it inherits there.
  func inCaption<Result>(_ caption: SectionCaption, _ body: () -> Result) -> Result {
    switch environment.list.surroundings {
    case .plain, .columnsForm, .bar: return body()
    case .listRow, .groupedForm: break
    }
    let profile = currentListProfile
    let caption = caption == .header ? profile.header : profile.footer
    let saved = saveEnvironment()
    defer { restore(saved) }
    environment.font = FontDescriptor(caption.font.map { .style($0) } ?? .platformDefault)
    environment.font.weight = caption.weight
    environment.font.leading = caption.leading
    environment.list.evensLines = caption.evensLines
    if caption.isUppercase { environment.textCase = .uppercase }
    setForeground([StyleValue(.hierarchical(caption.isSecondary ? 1 : 0))])
    return body()
  }

  enum SectionCaption { case header, footer }

  // MARK: Rows

  private func addRows(_ rows: ViewList, to column: inout ListColumn, _ parts: PartBuilder) {
    let profile = column.profile
    let side = profile.card == nil ? 0 : profile.margin
    let payload = tree.modifiers.insets.add(
      EdgeInsets(top: column.spaceAboveRows, leading: side, trailing: side))
    if column.last == nil { column.topInset = payload }
    column.last = .rows
    let lines = self.rows(rows, column, parts)
    if lines.isEmpty { return }
    let spacing = column.rowSpacing
    guard profile.card == nil, spacing == 0 else {
      let stack = parts.lazyColumn(lines, spacing: spacing)
      let card = spacing > 0 ? stack : self.card(stack, profile, parts)
      tree.append(parts.part(.padding, payload, card), to: &column.elements)
      return
    }
    // The first row carries the space above; the others lie in the list's own stack, however many they are.
    let rest = tree[lines.first].nextSibling
    tree[lines.first].nextSibling = .none
    tree.append(parts.part(.padding, payload, list(from: lines.first)), to: &column.elements)
    if !rest.isNone { tree.append(list(from: rest), to: &column.elements) }
  }

  /// A section's rows with the lines between them.
  private func rows(_ rows: ViewList, _ column: ListColumn, _ parts: PartBuilder) -> ViewList {
    let profile = column.profile
    let separator = column.rowSpacing > 0 ? nil : profile.separator
    let outline = column.isOutline ? profile.outline : nil
    var lines = ViewList()
    var row = rows.first
    while !row.isNone {
      let next = tree[row].nextSibling
      tree[row].nextSibling = .none
      let traits = rowTraits(of: row)
      let isSelected = column.selection.map { self.isSelected(row, $0) } ?? false
      var content = list(from: row)
      if let badge = traits.badge { content = parts.row([parts.filling(content), badge], spacing: nil) }
      if let outline { content = parts.outlined(content, traits.outline, outline) }
      let editing = editing(of: row, traits, column)
      if let editing { content = parts.edited(content, editing, contentInsets(traits, profile)) }
      var views = self.row(content, traits, isSelected: isSelected, profile, parts)
      var line = ViewList()
      if let separator, !next.isNone, drawsLine(traits, rowTraits(of: next)) {
        let lead = textLead(of: row) + (editing?.lead ?? 0)
        line = self.line(separator, traits, lead: lead, profile, parts)
        if !separator.takesSpace {
          views = parts.overlay(views, line, alignment: Alignment(.horizontalCenter, .bottom))
          line = ViewList()
        }
      }
      if column.rowSpacing > 0 { views = card(views, profile, parts) }
      tree.append(views, to: &lines)
      tree.append(line, to: &lines)
      row = next
    }
    return lines
  }

  func isSelected(_ row: ViewID, _ selection: Value) -> Bool {
    guard let tag = tag(of: row) else { return false }
    if case .set(let tags) = selection {
      return tags.entries.contains { evaluation.areEqual($0.key, tag) ?? false }
    }
    if case .array(let tags) = selection { return tags.contains { evaluation.areEqual($0, tag) ?? false } }
    return evaluation.areEqual(tag, selection) ?? false
  }

  private func drawsLine(_ above: RowTraits, _ below: RowTraits) -> Bool {
    !(above.hidesSeparatorBelow ?? false) && !(below.hidesSeparatorAbove ?? false)
  }

  /// A row: its content centred down, leading across, with the row's insets around it.
  private func row(
    _ content: ViewList, _ traits: RowTraits, isSelected: Bool, _ profile: ListProfile, _ parts: PartBuilder
  ) -> ViewList {
    let row = parts.flexible(
      parts.padding(content, contentInsets(traits, profile)), horizontal: .init(maximum: .infinity),
      vertical: .init(minimum: minimumRowHeight(profile)), Alignment(.leading, .verticalCenter))
    if isSelected { return parts.selected(row, profile.selection) }
    guard let background = traits.background, !background.isEmpty else { return row }
    return parts.background(row, background)
  }

  /// From a row's edges to its content: its own insets or the list's, and the margin where there is no card.
  private func contentInsets(_ traits: RowTraits, _ profile: ListProfile) -> EdgeInsets {
    var insets = profile.rowInsets
    if let own = traits.insets {
      for edge in Edge.allCases where traits.insetEdges.contains(edge) { insets[edge] = own[edge] }
    }
    if profile.card == nil {
      insets.leading += profile.margin
      insets.trailing += profile.margin
    }
    return insets
  }

  private func minimumRowHeight(_ profile: ListProfile) -> Double? {
    if let minimum = environment.list.minimumRowHeight { return max(minimum, 0) }
    switch profile.leastRow {
    case .points(let height): return height > 0 ? height : nil
    case .line(let extra):
      let size = environment.dynamicTypeSize
      return size.isAccessibilitySize ? nil : (bodyLine(size) + extra).roundedUp
    }
  }

  /// The height of a line of body before it is rounded to pixels.
  private func bodyLine(_ size: DynamicTypeSize) -> Double {
    let platform = configuration.platform
    let font = TextStyleTable.entry(.body, platform: platform, category: size)
    let line = font.size * SystemFontProportions.sanFrancisco(platform).lineHeight
    guard configuration.usesAdaptiveLineHeight else { return line }
    let growth = TextStyleTable.growth(of: .body, platform: platform, category: size)
    return line + (TextStyleTable.tallLineAddition(.body, platform) * growth).roundedToNearest
  }

  /// How far in the title of a row's label begins, behind the slot of its icon: lines begin there too (derived).
  private func textLead(of row: ViewID) -> Double {
    let slot = currentListProfile.slots.icon
    // Measured on iOS 27.0: at accessibility sizes they do not.
    if !slot.isOverflowed || environment.dynamicTypeSize.isAccessibilitySize { return 0 }
    var view = row
    while !view.isNone {
      let node = tree[view]
      if node.kind == .control {
        let spelling = tree.containers.controls[node].spelling
        if spelling == "Label" {
          let hasIcon = !node.firstChild.isNone && tree[node.firstChild].kind == .hStack
          return hasIcon ? slot.width + slot.gap : 0
        }
        if spelling != "NavigationLink", spelling != "Button" { return 0 }
      } else if !node.kind.isModifier, !node.isPart {
        return 0
      }
      view = node.firstChild
    }
    return 0
  }

  /// A line below a row, from its content's leading edge to its trailing one.
  private func line(
    _ separator: ListProfile.Separator, _ traits: RowTraits, lead: Double, _ profile: ListProfile,
    _ parts: PartBuilder
  ) -> ViewList {
    let insets = contentInsets(traits, profile)
    let color = traits.separatorTint ?? parts.color(separator.color)
    return parts.padding(
      parts.frame(parts.fill(color), height: separator.thickness),
      EdgeInsets(leading: insets.leading + lead, trailing: insets.trailing))
  }

  /// Rows on a card, whose corners cut the backgrounds of rows.
  private func card(_ content: ViewList, _ profile: ListProfile, _ parts: PartBuilder) -> ViewList {
    guard let card = profile.card else { return content }
    let radius = card.cornerRadius
    let outline = Outline.roundedRectangle(width: radius, height: radius, isContinuous: true)
    return parts.background(
      parts.clipped(content, to: outline), parts.shape(outline, parts.color(card.color)))
  }
}

extension PartBuilder {
  fileprivate func selected(_ row: ViewList, _ profile: ListProfile.Selection) -> ViewList {
    let radius = profile.cornerRadius
    let box = shape(.roundedRectangle(width: radius, height: radius, isContinuous: true), color(profile.fill))
    return background(row, padding(box, EdgeInsets(leading: profile.inset, trailing: profile.inset)))
  }

  /// A row of an outline: in by its level, behind the arrow of a group.
  fileprivate func outlined(
    _ content: ViewList, _ place: RowTraits.Outline, _ profile: ListProfile.Outline
  ) -> ViewList {
    let inset = profile.indent + profile.levelIndent * Double(place.level)
    let arrow = self.arrow(
      place.isExpanded ? .down : .forward,
      place.isExpanded
        ? Size(width: profile.arrow.height, height: profile.arrow.width) : profile.arrow,
      color(profile.arrowInk), width: 1.5)
    if profile.arrowTrails {
      let padded = padding(content, EdgeInsets(leading: inset))
      return place.isGroup ? row([filling(padded), arrow], spacing: nil) : padded
    }
    guard place.isGroup else { return padding(content, EdgeInsets(leading: inset)) }
    let gutter = padding(arrow, EdgeInsets(leading: inset - profile.arrowBefore))
    return overlay(
      padding(content, EdgeInsets(leading: inset)), gutter, alignment: Alignment(.leading, .verticalCenter))
  }
}
