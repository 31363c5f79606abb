import LayViews

/// Makes the parts of one control: ordinary views that are laid out and painted, but are no nodes of the output.
package struct PartBuilder {
  let stage: Stage
  /// Where the control's name stands in the source.
  let source: UInt32

  package init(_ stage: Stage, at source: UInt32) {
    self.stage = stage
    self.source = source
  }

  var profile: ControlProfile { stage.configuration.controls }
  var environment: EnvironmentValues { stage.environment }
  /// What is left of the ink of titles and values.
  var strength: Double { environment.isEnabled ? 1 : profile.disabledStrength }

  func part(_ kind: ViewKind, _ payload: Int, _ children: ViewList = ViewList()) -> ViewList {
    let part = stage.node(kind, payload: payload, children, at: source)
    if !part.isEmpty { stage.tree[part.first].isPart = true }
    return part
  }

  /// The control itself, which is no part.
  package func control(_ spec: ControlSpec, _ body: ViewList) -> ViewList {
    let body = one(body)
    return stage.node(.control, payload: stage.tree.containers.controls.add(spec), body, at: source)
  }

  /// A part that behaves as a control: the icon of a label, whose baseline is not the label's.
  func group(_ spec: ControlSpec, _ body: ViewList) -> ViewList {
    part(.control, stage.tree.containers.controls.add(spec), one(body))
  }

  /// Several views as one: in a row, centred.
  func one(_ views: ViewList) -> ViewList {
    views.count <= 1 ? views : row([views], spacing: nil)
  }

  func joined(_ parts: [ViewList]) -> ViewList {
    var children = ViewList()
    for part in parts { stage.tree.append(part, to: &children) }
    return children
  }
}

// MARK: Containers

extension PartBuilder {
  func row(
    _ parts: [ViewList], alignment: AlignmentGuide = .verticalCenter, spacing: Double?,
    snapsToPixels: Bool = false
  ) -> ViewList {
    var spec = StackSpec(alignment: alignment, spacing: spacing)
    spec.snapsToPixels = snapsToPixels
    return part(.hStack, stage.tree.containers.stacks.add(spec), joined(parts))
  }

  func column(
    _ parts: [ViewList], alignment: AlignmentGuide = .horizontalCenter, spacing: Double?
  ) -> ViewList {
    part(
      .vStack, stage.tree.containers.stacks.add(StackSpec(alignment: alignment, spacing: spacing)),
      joined(parts))
  }

  func layers(_ parts: [ViewList], alignment: Alignment = .center) -> ViewList {
    part(.zStack, stage.tree.containers.zStacks.add(alignment), joined(parts))
  }

  /// Views of the same width side by side, each of which gives up so much where there is less room.
  func uniformRow(_ parts: [ViewList], giving room: Double) -> ViewList {
    part(.uniformRow, stage.tree.modifiers.numbers.add(room), joined(parts))
  }

  func spacer() -> ViewList {
    part(.spacer, stage.tree.contents.spacers.add(SpacerSpec(minimumLength: nil)))
  }
}

// MARK: Modifiers

extension PartBuilder {
  func frame(
    _ view: ViewList, width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ViewList {
    let spec = FrameSpec(width: width, height: height, alignment: alignment)
    return part(.frame, stage.tree.modifiers.frames.add(spec), view)
  }

  /// Room without anything in it.
  func strut(width: Double = 0, height: Double = 0) -> ViewList {
    frame(ViewList(), width: width, height: height)
  }

  /// As wide as is proposed, whatever the content asks for.
  func filling(
    _ view: ViewList, minimum: Double = 0, ideal: Double? = nil,
    alignment: Alignment = Alignment(.leading, .verticalCenter)
  ) -> ViewList {
    flexible(view, horizontal: .init(minimum: minimum, ideal: ideal, maximum: .infinity), alignment)
  }

  func flexible(
    _ view: ViewList, horizontal: FlexibleFrameSpec.Bounds = .init(),
    vertical: FlexibleFrameSpec.Bounds = .init(), _ alignment: Alignment = .center
  ) -> ViewList {
    let spec = FlexibleFrameSpec(horizontal: horizontal, vertical: vertical, alignment: alignment)
    return part(.flexibleFrame, stage.tree.modifiers.flexibleFrames.add(spec), view)
  }

  /// A view that gets what it asks for before its neighbours.
  func prior(_ view: ViewList) -> ViewList {
    part(.layoutPriority, stage.tree.modifiers.numbers.add(1), view)
  }

  /// Its ideal size, whatever is proposed.
  func idealSize(_ view: ViewList) -> ViewList {
    part(.fixedSize, stage.tree.modifiers.axisSets.add(.both), view)
  }

  /// Its ideal height, whatever is proposed.
  func fixedHeight(_ view: ViewList) -> ViewList {
    part(.fixedSize, stage.tree.modifiers.axisSets.add(.vertical), view)
  }

  func padding(_ view: ViewList, _ insets: EdgeInsets) -> ViewList {
    if insets == .zero { return view }
    return part(.padding, stage.tree.modifiers.insets.add(insets), view)
  }

  func background(_ view: ViewList, _ behind: ViewList) -> ViewList {
    part(.background, stage.tree.modifiers.layers.add(LayerSpec(alignment: .center)), joined([view, behind]))
  }

  func overlay(_ view: ViewList, _ above: ViewList, alignment: Alignment = .center) -> ViewList {
    part(.overlay, stage.tree.modifiers.layers.add(LayerSpec(alignment: alignment)), joined([view, above]))
  }

  /// A view as wide as a fraction of the room, at a fraction of what is left.
  func fraction(_ view: ViewList, width: Double? = nil, position: Double) -> ViewList {
    part(.fraction, stage.tree.containers.fractions.add(FractionSpec(width: width, position: position)), view)
  }

  /// Takes room and is not painted.
  func hidden(_ view: ViewList) -> ViewList { part(.effect, stage.tree.modifiers.effects.add(.hidden), view) }

  func opacity(_ view: ViewList, _ opacity: Double) -> ViewList {
    opacity == 1 ? view : part(.effect, stage.tree.modifiers.effects.add(.opacity(opacity)), view)
  }

  func clipped(_ view: ViewList, to outline: Outline) -> ViewList {
    part(.effect, stage.tree.modifiers.effects.add(.clip(outline)), view)
  }

  /// A knob: a capsule with a hairline and a soft shadow, so that it stands out from a ground of its own colour.
  func knob(_ size: Size, _ ink: Ink) -> ViewList {
    let outline = Outline.capsule(isContinuous: false)
    let body = layers([
      shape(outline, color(ink)), line(outline, color(Ink(0x0000_0014)), width: 0.5, staysInside: true),
    ])
    let shadow = RGBA(red: 0, green: 0, blue: 0, alpha: 0.24)
    let raised = part(.effect, stage.tree.modifiers.effects.add(.shadow(shadow, radius: 2, x: 0, y: 1)), body)
    return frame(raised, width: size.width, height: size.height)
  }
}

// MARK: Leaves

extension PartBuilder {
  /// A filled outline that takes the room it is proposed.
  func shape(_ outline: Outline, _ fill: RGBA) -> ViewList { shape(outline, paint: .color(fill)) }

  func shape(_ outline: Outline, paint: Paint) -> ViewList {
    var spec = ShapeSpec(outline: outline, spelling: "Rectangle")
    spec.fill = paint
    return part(.shape, stage.tree.contents.shapes.add(spec))
  }

  /// An outline drawn with a pen, its corners and ends round.
  /// - Parameter operations: What is done to the outline first: part of a ring, for one.
  func line(
    _ outline: Outline, _ color: RGBA, width: Double, staysInside: Bool = false,
    operations: [OutlineOperation] = []
  ) -> ViewList {
    line(outline, paint: .color(color), width: width, staysInside: staysInside, operations: operations)
  }

  func line(
    _ outline: Outline, paint: Paint, width: Double, staysInside: Bool, operations: [OutlineOperation]
  ) -> ViewList {
    var spec = ShapeSpec(outline: outline, spelling: "Rectangle")
    spec.operations = operations
    spec.stroke = paint
    spec.strokesInside = staysInside
    var style = StrokeStyle(width: width)
    style.cap = .round
    style.join = .round
    spec.strokeStyle = style
    return part(.shape, stage.tree.contents.shapes.add(spec))
  }

  /// What keeps an outline the same whichever way text runs, while others are mirrored with it.
  var unmirrored: [OutlineOperation] {
    environment.layoutDirection == .rightToLeft ? [.scale(x: -1, y: 1, anchor: .center)] : []
  }

  /// A line of its own, in the environment's font but for what is given.
  func text(_ string: String, _ color: RGBA, font: FontDescriptor? = nil) -> ViewList {
    let font = stage.controlled(font ?? environment.font)
    let run = TextRun(text: string, font: font, paint: .color(color))
    var spec = TextSpec(runs: [run])
    spec.lineLimit = 1
    return part(.text, stage.tree.contents.texts.add(spec))
  }

  func symbol(_ name: String, side: Double, _ color: RGBA) -> ViewList {
    var spec = ImageSpec(source: .symbol(name), size: Size(width: side, height: side))
    spec.tint = .color(color)
    return part(.image, stage.tree.contents.images.add(spec))
  }
}

// MARK: Colours

extension PartBuilder {
  func color(_ ink: Ink) -> RGBA { RGBA(hex: environment.colorScheme == .dark ? ink.dark : ink.light) }

  func color(_ color: SystemColor) -> RGBA {
    stage.configuration.platform.color(color, in: environment.colorScheme)
  }

  var tint: RGBA { environment.tint }

  /// The tint if the file sets one, else the given colour.
  func tint(or color: SystemColor) -> RGBA { tint(or: self.color(color)) }

  func tint(or color: RGBA) -> RGBA {
    environment.tint == self.color(.accentColor) ? color : environment.tint
  }
}

extension RGBA {
  func faded(_ opacity: Double) -> RGBA {
    var color = self
    color.alpha *= opacity
    return color
  }
}
