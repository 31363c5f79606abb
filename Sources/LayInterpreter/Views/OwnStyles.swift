import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Styles of the file's own: `makeBody(configuration:)` builds the control where it is put.
///
/// A style is inherited as an environment object is: by the name of what it styles, until another one is set.

extension Evaluator {
  /// Notes which style of the file's own a modifier sets: any other ends it.
  /// - Returns: Whether the modifier is one of styles.
  func inheritOwnStyle(_ call: BoundCall) -> Bool {
    guard case .builtin(let type)? = call.signature.parameters.first?.type, type.isControlStyle else {
      return false
    }
    let name = symbols.intern(type.name)
    if case .instance(let style)? = call.arguments.first?.value {
      stage.declaredEnvironment[name] = .instance(style)
    } else if !stage.declaredEnvironment.isEmpty {
      stage.declaredEnvironment[name] = nil
    }
    return true
  }

  /// A control as the file's own style builds it; nil for one that has none.
  func buildStyled(_ call: BoundCall, at node: SyntaxID) -> ViewList? {
    guard !stage.declaredEnvironment.isEmpty, pass.entersDeclarations,
      let type = Library.declaration(of: call.signature)?.styleType,
      let name = symbols.find(type.name), case .instance(let style)? = stage.declaredEnvironment[name],
      let function = makeBody(of: style.type)
    else { return nil }
    let saved = stage.saveEnvironment()
    defer { stage.restore(saved) }
    // Inside of its own body the control is the plain one.
    stage.declaredEnvironment[name] = nil
    let configuration = Value.control(ControlConfiguration(call))
    let views = inComponent(style, at: node) { style in
      let body = BoundCall(
        signature: declarations[function].signature, values: [configuration], name: call.name)
      return build(function, body, receiver: scope(of: style.type, receiver: .instance(style)), at: node)
    }
    let part = PartBuilder(stage, at: call.name.start)
    return part.control(ControlSpec(syntax.source.text(call.name), spacing: .content), views)
  }

  /// `makeBody(configuration:)`; `_body(configuration:)` of a text field's style.
  private func makeBody(of type: TypeID) -> FunctionID? {
    for name in ["makeBody", "_body"] {
      if let symbol = symbols.find(name), case .function(let ids)? = declarations[type].members[symbol] {
        return ids.first
      }
    }
    return nil
  }

  /// `Toggle(configuration)`: the control that is being styled, without the style.
  func buildConfigured(_ entry: Entry, _ node: SyntaxID, _ scope: Scope) -> ViewList? {
    guard let first = entry.overloads.first, Library.declaration(of: first)?.styleType != nil else {
      return nil
    }
    let arguments = plan(node).arguments
    guard arguments.count == 1, arguments[0].label.isEmpty,
      syntax.kind(arguments[0].expression) == .identifier
    else { return nil }
    switch evaluate(arguments[0].expression, scope) {
    case .control(let configuration): return views(of: configuration)
    case .unknown where !pass.hasRealValues: return ViewList()
    default: return nil
    }
  }

  /// The views of a configuration's part.
  func views(of configuration: ControlConfiguration) -> ViewList {
    let call = configuration.call
    switch configuration.part {
    case .whole: return stage.build(call)
    case .label: return stage.controlLabel(call)
    case .title: return stage.labelTitle(call)
    case .icon: return stage.labelIcon(call)
    case .content: return stage.content(call, "content")
    case .closure(let name): return stage.content(call, name)
    }
  }
}
