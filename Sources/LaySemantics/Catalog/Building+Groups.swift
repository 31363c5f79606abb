import LaySyntax

// Stand-ins for controls with a value, and for lists, forms and tabs.

extension Evaluator {
  func buildValueControl(_ action: ViewAction, _ call: BoundCall) -> ViewList {
    let sizes = configuration.platform.standIns
    switch action {
    case .toggle:
      let isOn = call.index(of: "isOn").map { call.bool($0) } ?? false
      let box = box(
        width: sizes.toggle.width, height: sizes.toggle.height, radius: sizes.toggle.height / 2,
        isOn ? .green : .systemFill, call)
      return labeled(call, box)
    case .stepper:
      let box = box(
        width: sizes.stepper.width, height: sizes.stepper.height, radius: sizes.stepper.height / 4,
        .systemFill, call)
      return labeled(call, box)
    case .slider:
      return box(width: nil, height: sizes.sliderHeight, radius: sizes.sliderHeight / 2, .systemFill, call)
    case .progress, .gauge: return progress(call)
    case .picker:
      return labeled(call, node(.hStack, payload: plainStack(), pickerValue(call), at: call.name.start))
    default:
      return labeled(
        call, box(width: sizes.stepper.width, height: sizes.stepper.height, radius: 8, .systemFill, call))
    }
  }

  /// The label at one end and the control at the other; without a label the control alone.
  private func labeled(_ call: BoundCall, _ control: ViewList) -> ViewList {
    let label = environment.areLabelsHidden ? ViewList() : controlLabel(call)
    return label.isEmpty ? control : row([label, spacer(call), control], spacing: nil, at: call.name.start)
  }

  private func plainStack() -> Int { tree.stacks.add(StackSpec(alignment: .verticalCenter, spacing: nil)) }

  /// A picker shows its first option.
  private func pickerValue(_ call: BoundCall) -> ViewList {
    let options = withoutSections(content(call, "content"))
    guard !options.isEmpty else { return options }
    tree[options.first].nextSibling = .none
    return list(from: options.first)
  }

  private func progress(_ call: BoundCall) -> ViewList {
    let sizes = configuration.platform.standIns
    let label = controlLabel(call)
    let isDeterminate = call.index(of: "value") != nil
    let bar =
      isDeterminate
      ? box(width: nil, height: sizes.barHeight, radius: sizes.barHeight / 2, .accentColor, call)
      : box(width: sizes.spinner, height: sizes.spinner, radius: sizes.spinner / 2, .systemFill, call)
    if label.isEmpty { return bar }
    return column([label, bar], alignment: .leading, spacing: nil, at: call.name.start)
  }

  // MARK: Groups

  func buildGroup(_ action: ViewAction, _ call: BoundCall) -> ViewList {
    let source = call.name.start
    switch action {
    case .list, .form: return rows(content(call, "content"), at: source)
    case .groupBox, .disclosureGroup:
      return column(
        [controlLabel(call), content(call, "content")], alignment: .leading, spacing: nil, at: source)
    case .labeledContent: return labeledContent(call)
    case .tabView: return firstTab(call)
    case .tab: return single(content(call, "content"), at: source)
    case .splitView: return content(call, "detail")
    default: return contentUnavailable(call)
    }
  }

  /// Rows one below the other in a ScrollView, with a line between them.
  func rows(_ views: ViewList, at source: UInt32) -> ViewList {
    let rows = withoutSections(views)
    var lines = ViewList()
    var child = rows.first
    for index in 0..<rows.count where !child.isNone {
      let next = tree[child].nextSibling
      if index > 0 { tree.append(node(.divider, payload: 0, at: source), to: &lines) }
      tree[child].nextSibling = .none
      tree.append(row(child, at: source), to: &lines)
      child = next
    }
    let stack = tree.stacks.add(StackSpec(alignment: .leading, spacing: 0))
    let content = node(.lazyVStack, payload: stack, lines, at: source)
    return node(.scrollView, payload: tree.scrolls.add(ScrollSpec(axes: .vertical)), content, at: source)
  }

  /// One row: padded and as wide as the list.
  private func row(_ content: ViewID, at source: UInt32) -> ViewList {
    let vertical = 11.0
    let bounds = FlexibleFrameSpec(
      horizontal: .init(maximum: .infinity), vertical: .init(),
      alignment: Alignment(.leading, .verticalCenter))
    let framed = wrap(
      list(from: content), .flexibleFrame, payload: tree.flexibleFrames.add(bounds), at: source)
    let horizontal = configuration.platform.profile.defaultPadding
    let insets = EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    return wrap(framed, .padding, payload: tree.insets.add(insets), at: source)
  }

  private func labeledContent(_ call: BoundCall) -> ViewList {
    var value = content(call, "content")
    if let index = call.index(of: "value") {
      let saved = environment
      setForeground([StyleValue(.hierarchical(1))])
      let format = call.index(of: "format")
      value = title(format.map { formatted(call, index, $0) } ?? call.string(index), call)
      environment = saved
    }
    return row([controlLabel(call), spacer(call), value], spacing: nil, at: call.name.start)
  }

  /// Only the first tab shows.
  private func firstTab(_ call: BoundCall) -> ViewList {
    let tabs = withoutSections(content(call, "content"))
    guard !tabs.isEmpty else { return tabs }
    tree[tabs.first].nextSibling = .none
    return list(from: tabs.first)
  }

  private func contentUnavailable(_ call: BoundCall) -> ViewList {
    var parts = [icon(call)]
    if let title = call.index(of: "title") { parts.append(text(call, title)) }
    parts.append(content(call, "label"))
    parts.append(content(call, "description"))
    parts.append(content(call, "actions"))
    let views = column(parts, spacing: nil, at: call.name.start)
    let bounds = FlexibleFrameSpec(
      horizontal: .init(maximum: .infinity), vertical: .init(maximum: .infinity), alignment: .center)
    return wrap(views, .flexibleFrame, payload: tree.flexibleFrames.add(bounds), at: call.name.start)
  }
}
