import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Shapes of the file's own: `func path(in rect: CGRect) -> Path` is run once layout knows the rectangle.
extension Evaluator {
  /// Draws the paths of a layout whose frames are known.
  /// - Parameter frame: A view's frame; nil for a view that has none.
  func drawPaths(in tree: inout ViewTree, _ frame: (ViewID) -> Rect?) {
    // Every path waits in a closure, and most files have none.
    if state.deferredClosures.isEmpty { return }
    beginEvaluation()
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      switch node.kind {
      case .shape:
        var spec = tree.contents.shapes[node]
        guard case .drawn(let closure) = spec.outline, let rect = frame(ViewID(index))
        else { continue }
        spec.outline = path(closure, in: spec.rect(in: rect.size))
        tree.nodes[index].payload = UInt32(truncatingIfNeeded: tree.contents.shapes.add(spec))
      case .effect:
        guard case .clip(.drawn(let closure)) = tree.modifiers.effects[node],
          let rect = frame(ViewID(index))
        else { continue }
        let outline = path(closure, in: Rect(origin: .zero, size: rect.size))
        tree.nodes[index].payload = UInt32(truncatingIfNeeded: tree.modifiers.effects.add(.clip(outline)))
      default: break
      }
    }
  }

  private func path(_ id: ClosureID, in rect: Rect) -> Outline {
    guard Int(id.index) < state.deferredClosures.count else { return .rectangle }
    let deferred = state.deferredClosures[Int(id.index)]
    let value = resume(deferred) { call(.closure(deferred.closure), arguments: [.builtin(.rect(rect))]) }
    guard case .builtin(.shape(let shape)) = value else { return .path(Path()) }
    if !shape.isPath, shape.operations.isEmpty { return shape.outline }
    return .path(stage.path(of: shape, in: rect).drawable)
  }

  /// The outline of a shape that its file draws, if so, in a rectangle; that of any other as it is.
  func outline(of shape: ShapeValue, in rect: Rect) -> Outline {
    if case .drawn(let closure) = shape.outline { return path(closure, in: rect) }
    return shape.outline
  }

  /// A shape with what draws it; one whose path can't be drawn is laid out as every shape is, and filled.
  func value(drawing made: Value, of id: TypeID, _ node: SyntaxID) -> Value {
    guard case .instance(let instance) = made else { return made }
    let name = declarations[id].name
    var outline = Outline.rectangle
    if let function = drawingFunction(of: id) {
      let scope = self.scope(of: id, receiver: .instance(instance))
      outline = .drawn(deferred(Closure(code: declarations[function].syntax, scope: scope)))
    } else {
      let fault = declarations[found: id].drawing?.fault
      findings.warnOnce(
        .warning(
          "custom-shape", at: nameRange(node), "the path of '\(name)' is not drawn: its frame is filled",
          notes: fault.map { [Diagnostic.Note($0.message, at: $0.range)] } ?? []),
        about: name)
    }
    var shape = ShapeValue(outline, spelling: name, source: nameRange(node).start)
    shape.sizing = sizingFunction(of: id).map {
      deferred(
        Closure(code: declarations[$0].syntax, scope: self.scope(of: id, receiver: .instance(instance))))
    }
    shape.isInsettable = inherits(declarations[id].conformances, from: "InsettableShape")
    return .builtin(.shape(shape))
  }

  /// A shape's own `sizeThatFits(_:)`.
  private func sizingFunction(of id: TypeID) -> FunctionID? {
    guard let name = symbols.find("sizeThatFits"),
      case .function(let ids)? = instanceMember(name, of: id, isCalled: true)
    else { return nil }
    return ids.first { declarations[$0].parameters.names.count == 1 && !declarations[$0].body.isNone }
  }

  /// What a shape of the file answers to a proposal.
  func size(ofShape id: ClosureID, _ proposal: ProposedSize) -> Size {
    guard Int(id.index) < state.deferredClosures.count else { return .zero }
    let deferred = state.deferredClosures[Int(id.index)]
    let value = resume(deferred) {
      call(.closure(deferred.closure), arguments: [.builtin(.proposedSize(proposal))])
    }
    guard case .builtin(.size(let size)) = value else { return .zero }
    return size
  }

  /// The function that draws a shape, if it asks for nothing that is not supported.
  func drawingFunction(of id: TypeID) -> FunctionID? {
    if let known = declarations[found: id].drawing { return known.fault == nil ? known.id : nil }
    // A shape that draws itself by itself is known while it is checked.
    declarations[found: id].drawing = DrawingFunction()
    guard let name = symbols.find("path"),
      case .function(let ids)? = instanceMember(name, of: id, isCalled: true),
      let function = ids.map({ ($0, declarations[$0]) })
        .first(where: { $1.parameters.names.count == 1 && !$1.body.isNone })?.0
    else { return nil }
    let fault = fault(in: declarations[function])
    declarations[found: id].drawing = DrawingFunction(id: function, fault: fault)
    return fault == nil ? function : nil
  }
}

extension ShapeSpec {
  /// The rectangle that its path is drawn in: the frame's size, or that which `size(_:)` sets, less the insets.
  fileprivate func rect(in size: Size) -> Rect {
    var rect = Rect(origin: .zero, size: size)
    for operation in operations.reversed() {
      switch operation {
      case .size(let width, let height): rect.size = Size(width: max(0, width), height: max(0, height))
      case .inset(let amount):
        rect = Rect(
          x: rect.minX + amount, y: rect.minY + amount, width: max(0, rect.size.width - 2 * amount),
          height: max(0, rect.size.height - 2 * amount))
      default: break
      }
    }
    return rect
  }
}
