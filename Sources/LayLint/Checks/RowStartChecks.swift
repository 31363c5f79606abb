import LaySyntax
import LayViews

// Rows and columns under each other of which each begins elsewhere.

extension Inspection {
  // MARK: Columns

  /// Columns under each other that have texts at their leading edges, and are centred on each other.
  mutating func checkColumnStarts(_ children: [ViewID]) {
    guard settings.isOn(.rowStartsDiffer) else { return }
    var columns: [ViewID] = []
    for child in children {
      let column = content(of: child)
      if holdsTextsAtLeadingEdge(column), card(child, .horizontal) == nil { columns.append(column) }
    }
    guard let (least, most, shift) = spread(of: columns) else { return }
    report(
      .rowStartsDiffer, at: range(most),
      "this VStack and that at \(place(least)) have their texts at their own leading edges, and the stack around them "
        + "centres them: they begin \(points(shift)) pt apart",
      help: "VStack(alignment: .leading) around them lines them up"
        + offerEqual("minX", of: most, and: least),
      notes: [.init("the other one is here", at: range(least))])
  }

  /// Whether a column holds texts and no more, and has them at its leading edge.
  private func holdsTextsAtLeadingEdge(_ view: ViewID) -> Bool {
    tree[view].kind == .vStack && isWritten(view) && tree.containers.stacks[tree[view]].alignment == .leading
      && hasSeveralChildren(view)
      && children(view).allSatisfy { passingEffects($0).map { tree[$0].kind } == .text }
  }

  /// Of views that begin at different places that which does so first, that which does so last, and how far apart they are.
  private func spread(of views: [ViewID]) -> (least: ViewID, most: ViewID, shift: Double)? {
    guard let least = views.min(by: { frame($0).minX < frame($1).minX }),
      let most = views.max(by: { frame($0).minX < frame($1).minX }),
      case let shift = frame(most).minX - frame(least).minX, shift > 2 * tolerance
    else { return nil }
    return (least, most, shift)
  }

  // MARK: Middles

  /// Rows of one kind with a view between two spacers: each row's spacers share what that row leaves them.
  private mutating func compareMiddles(of rows: [ViewID], in holder: ViewID) {
    var middles: [UInt32: [ViewID]] = [:]
    var sources: [UInt32] = []
    for row in rows {
      let views = children(row)
      guard views.count == 5, tree[views[1]].kind == .spacer, tree[views[3]].kind == .spacer,
        isVisible(content(of: views[2]))
      else { continue }
      let source = tree[row].source
      if middles[source] == nil { sources.append(source) }
      middles[source, default: []].append(content(of: views[2]))
    }
    for source in sources {
      // What ends at one line, or lies around one, is where it is to be.
      guard let (least, most, shift) = spread(of: middles[source] ?? []),
        case let widening = frame(most).size.width - frame(least).size.width,
        abs(shift + widening) > 2 * tolerance, abs(shift + widening / 2) > 2 * tolerance
      else { continue }
      report(
        .rowStartsDiffer, at: range(least),
        "\(name(least)) lies between two Spacers in each row, which share what the row's own texts leave: from row to "
          + "row it lies up to \(points(shift)) pt elsewhere",
        help: "give what is on both sides .frame(maxWidth: .infinity), or make the rows those of a Grid",
        notes: [.init("the rows are in this", at: range(holder))])
    }
  }

  // MARK: Rows

  /// What a row begins with, and what follows.
  private struct RowStart {
    var first: ViewID
    var next: ViewID
  }

  /// Rows under each other that begin with symbols of different widths, or with names of different lengths: what follows
  /// begins at different places.
  mutating func checkRowStarts() {
    guard settings.isOn(.rowStartsDiffer) else { return }
    var holders: [ViewID] = []
    var rows: [ViewID: [ViewID]] = [:]
    for view in outline.placed where tree[view].kind == .hStack {
      let holder = outline.parent(of: outline.outermost(view))
      guard !holder.isNone, [.vStack, .lazyVStack, .control, .section].contains(tree[holder].kind) else {
        continue
      }
      if rows[holder] == nil { holders.append(holder) }
      rows[holder, default: []].append(view)
    }
    for holder in holders {
      let all = rows[holder] ?? []
      if Reach.isWhole { compareMiddles(of: all, in: holder) }
      let found = all.compactMap { symbolRow($0) ?? namedRow($0) }
      let symbols = found.filter { tree[$0.first].kind == .image }
      compareRows(symbols)
      // A table of names and values is nothing but such rows.
      if symbols.isEmpty, tree[holder].kind == .vStack, found.count == children(holder).count {
        compareRows(found)
      }
    }
  }

  private func symbolRow(_ row: ViewID) -> RowStart? {
    let children = children(row)
    guard children.count > 1, let symbol = symbol(children[0]),
      [.text, .vStack].contains(tree[content(of: children[1])].kind)
    else { return nil }
    return RowStart(first: symbol, next: children[1])
  }

  /// Two texts of one line and no more, or a text and what is typed into.
  private func namedRow(_ row: ViewID) -> RowStart? {
    let children = children(row)
    guard children.count == 2, tree[children[0]].kind == .text, line(of: children[0]) != nil,
      tree[children[1]].kind == .text
        ? line(of: children[1]) != nil : isTypedInto(content(of: children[1]))
    else { return nil }
    return RowStart(first: children[0], next: children[1])
  }

  private mutating func compareRows(_ rows: [RowStart]) {
    guard let first = rows.first,
      rows.allSatisfy({ abs(frame($0.first).minX - frame(first.first).minX) <= tolerance }),
      let (next, farthest, shift) = spread(of: rows.map { $0.next }),
      let least = rows.first(where: { $0.next == next }),
      let most = rows.first(where: { $0.next == farthest })
    else { return }
    let isSymbol = tree[first.first].kind == .image
    report(
      .rowStartsDiffer, at: range(content(of: least.first)),
      "the \(isSymbol ? "symbols" : "names") before them are \(points(frame(least.first).size.width)) to "
        + "\(points(frame(most.first).size.width)) pt wide: the rows' contents begin up to \(points(shift)) pt apart",
      help: isSymbol
        ? "use Label, or give the symbols one width, by .frame(width:)"
          + offerEqual("minX", of: content(of: least.next), and: content(of: most.next))
        : "a Grid lines up what follows, and so does one width for the names"
          + offerEqual("minX", of: content(of: least.next), and: content(of: most.next)),
      notes: [.init("the widest one is here", at: range(most.first))])
  }

  /// A symbol whose width nothing in the source says.
  private func symbol(_ child: ViewID) -> ViewID? {
    var view = child
    while !view.isNone, tree[view].kind.isModifier {
      guard [.effect, .layoutPriority].contains(tree[view].kind) else { return nil }
      view = tree[view].firstChild
    }
    guard !view.isNone, tree[view].kind == .image, !tree[view].isPart,
      case let image = tree.contents.images[tree[view]], !image.isResizable, case .symbol = image.source
    else { return nil }
    return view
  }
}
