import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// `value[…]`
extension Evaluator {
  func element(of value: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard let argument = plan(node).arguments.first else { return .unknown }
    let expression = argument.expression
    if let element = declaredElement(of: value, node, scope) { return element }
    if argument.label == "keyPath" {
      guard case .keyPath(let path) = evaluate(expression, scope) else { return .unknown }
      return self.value(at: path, of: value)
    }
    // `text[...]` is all of it.
    if syntax.kind(expression) == .operatorReference, hasElements(value) { return value }
    switch value {
    case .array(let elements):
      #if !hasFeature(Embedded)
      if syntax.kind(expression) == .keyPath, let slices = slices(of: elements, node, scope) { return slices }
      #endif
      let index = self.index(expression, scope, expecting: .int)
      if argument.label == "safe" { return safeElement(elements, index) }
      return element(of: elements, at: index, node)
    case .range(let range):
      guard case .int(let index) = evaluate(expression, scope, expecting: .int) else { return .unknown }
      return range.elements.contains(index) ? .int(index) : outOfRange(index, range.elements.count, node)
    case .dictionary(let dictionary):
      guard let first = dictionary.entries.first else {
        // What `.first` is there need not be known.
        let key = operand(expression).isContextual ? .none : index(expression, scope, expecting: .any)
        return lookUp(key, dictionary, node, scope)
      }
      let keyType = valueType(first.key)
      return lookUp(index(expression, scope, expecting: keyType), dictionary, node, scope)
    case .string(let text):
      let index = evaluate(expression, scope, expecting: .int)
      budget.charge(for: value)
      if case .int(let index) = index, let character = text.dropFirst(max(0, index)).first, index >= 0 {
        return .string(String(character))
      }
      let found = element(of: elements(of: value, at: node).values, at: index, node)
      if case .array(let parts) = found { return .string(parts.map { description(of: $0) }.joined()) }
      return found
    case .builtin(.data):
      let index = evaluate(expression, scope, expecting: .int)
      let found = element(of: elements(of: value, at: node).values, at: index, node)
      return found.bytes.map { .builtin(.data($0)) } ?? found
    #if !hasFeature(Embedded)
    case .builtin(.attributed(let text)): return part(of: text, argument, node, scope)
    #endif
    case .builtin(.viewDimensions(let dimensions)): return guide(of: dimensions.dimensions, argument, scope)
    #if !hasFeature(Embedded)
    case .builtin(.geometryProxy(let proxy)):
      return self.value(ofAnchor: evaluate(expression, scope), in: proxy)
    #endif
    case .builtin(.layoutSubview(let subview)):
      return layoutValue(of: subview, evaluate(expression, scope), node, scope)
    case .keyPath, .unknown, .builtin(.opaque), .placeholder:
      _ = evaluate(expression, scope)
      return value
    case .none:
      return stage.fault(
        "nil-access", at: syntax.range(node), "this is nil and has no elements", help: "unwrap it with ?")
    default:
      if syntax.kind(expression) == .keyPath, case .keyPath(let path) = evaluate(expression, scope) {
        return self.value(at: path, of: value)
      }
      // A subscript that an extension adds which is not found here.
      if takesElse, !argument.label.isEmpty {
        findings.report(
          .warning(
            "unknown-member", at: syntax.range(node),
            "a value of type \(typeName(of: value)) has no subscript '\(argument.label)' here:"
              + " a placeholder stands for it"))
        return .placeholder(argument.symbol)
      }
      findings.report(
        .error("wrong-type", at: syntax.range(node), "a value of type \(typeName(of: value)) has no elements")
      )
      return .unknown
    }
  }

  private func hasElements(_ value: Value) -> Bool {
    switch value {
    case .array, .string, .range, .builtin(.data): true
    default: false
    }
  }

  func element(of elements: [Value], at index: Value, _ node: SyntaxID) -> Value {
    switch index {
    case .int(let index):
      return elements.indices.contains(index) ? elements[index] : outOfRange(index, elements.count, node)
    case .range, .span:
      let (places, outside) = index.places(among: elements.count)
      if let outside { return outOfRange(outside, elements.count, node) }
      budget.charge(places.count)
      return .array(Array(elements[places]))
    case .unknown: return unknown(or: elements.first ?? .unknown)
    case .placeholder, .builtin(.opaque): return index
    default:
      findings.report(
        .error(
          "wrong-type", at: syntax.range(node), "an index is a value of type Int, not \(typeName(of: index))")
      )
      return .unknown
    }
  }

  /// `array[safe: index]`, as many projects define it.
  private func safeElement(_ elements: [Value], _ index: Value) -> Value {
    guard case .int(let index) = index else { return .unknown }
    return elements.indices.contains(index) ? elements[index] : .none
  }

  private func lookUp(
    _ key: Value, _ dictionary: DictionaryValue, _ node: SyntaxID, _ scope: Scope
  ) -> Value {
    let plan = plan(node)
    if key.isUnknown { return unknown(or: dictionary.entries.first?.value ?? .unknown) }
    if key.isOpaque, keepsOpaque { return key }
    let index = index(of: key, in: dictionary)
    guard hasSteps(at: node) else { return .unknown }
    if let index { return dictionary.entries[index].value }
    if plan.arguments.count > 1, plan.arguments[1].label == "default" {
      let type =
        dictionary.entries.first.map { valueType($0.value) } ?? staticType(of: node, scope)
      return evaluate(plan.arguments[1].expression, scope, expecting: type)
    }
    return .none
  }

  /// `d[.leading]`, `d[explicit: .top]`
  private func guide(of dimensions: ViewDimensions, _ argument: CallPlan.Argument, _ scope: Scope) -> Value {
    guard let guide = guide(argument.expression, scope) else { return .unknown }
    if argument.label == "explicit" { return dimensions.explicit(guide).map { .double($0) } ?? .none }
    return .double(dimensions.value(guide))
  }

  /// The guide that an expression names. What SwiftUI has of a name is found once: closures ask for each size anew.
  private func guide(_ node: SyntaxID, _ scope: Scope) -> AlignmentGuide? {
    #if !hasFeature(Embedded)
    let isStandard =
      syntax.kind(node) == .implicitMember
      && extensions(of: ["HorizontalAlignment", "VerticalAlignment"]).isEmpty
    if isStandard, let known = standard.guides[syntax.symbol(node)] { return known }
    #endif
    switch guideValue(node, scope) {
    case .builtin(.horizontalAlignment(let guide))?, .builtin(.verticalAlignment(let guide))?:
      #if !hasFeature(Embedded)
      if isStandard { standard.guides.note(guide, for: syntax.symbol(node)) }
      #endif
      return guide
    default: return nil
    }
  }

  /// The guide may be of either axis: the one that knows the name is meant.
  private func guideValue(_ node: SyntaxID, _ scope: Scope) -> Value? {
    for type in [BuiltinType.horizontalAlignment, .verticalAlignment] where fits(node, .builtin(type), scope)
    {
      return evaluate(node, scope, expecting: .builtin(type))
    }
    return evaluate(node, scope, expecting: .builtin(.horizontalAlignment))
  }

  /// The element that a `subscript` of the file's gives; nil where none takes the labels.
  private func declaredElement(of value: Value, _ node: SyntaxID, _ scope: Scope) -> Value? {
    guard let (id, owner, call) = declaredSubscript(of: value, node, scope) else { return nil }
    let receiver = declarations[id].isStatic ? typeScope(owner) : self.scope(of: owner, receiver: value)
    return run(id, call, receiver: receiver, at: node)
  }

  /// The `subscript` of the file's that takes the arguments, and the type that it is a member of.
  func declaredSubscript(
    of value: Value, _ node: SyntaxID, _ scope: Scope
  ) -> (FunctionID, owner: TypeID, BoundCall)? {
    guard let (takers, owner) = declaredSubscripts(of: value, node, scope),
      let (id, call) = bindFunction(takers, node, scope)
    else { return nil }
    // In its own body it means Swift's, whose indices are numbers here too.
    if declarations[owner].kind == .extended, state.running.contains(declarations[id].syntax) { return nil }
    return (id, owner, call)
  }

  /// The type of the element that a `subscript` of the file's gives; nil where none takes the labels.
  /// The arguments are not evaluated: their code may do more than give a value.
  func typeOfDeclaredElement(of value: Value, _ node: SyntaxID, _ scope: Scope) -> Type? {
    guard let (takers, _) = declaredSubscripts(of: value, node, scope) else { return nil }
    let type = declarations[takers[0]].result
    return takers.allSatisfy { declarations[$0].result == type } ? type : .any
  }

  /// The subscripts of the file's that take the labels, one at least.
  private func declaredSubscripts(
    of value: Value, _ node: SyntaxID, _ scope: Scope
  ) -> (takers: [FunctionID], owner: TypeID)? {
    var found: (TypeID, Member)?
    if case .instance(let instance) = value {
      found = instanceMember(known.subscriptName, of: instance.type).map { (instance.type, $0) }
    } else if case .metatype(.declared(let id)) = value {
      found = staticMember(known.subscriptName, of: id).map { (id, $0) }
    } else if case .metatype(let type) = value {
      found = extensionStatic(known.subscriptName, of: type)
    } else {
      found = extensionMember(known.subscriptName, of: value)
    }
    guard let (owner, member) = found, case .function(let ids) = member else { return nil }
    let arguments = plan(node).arguments
    let labels = arguments.map { $0.label }
    var takers = ids.filter { declarations[$0].signature.parameters.map { $0.label } == labels }
    if declarations[owner].kind == .extended {
      takers = takers.filter { id in
        zip(arguments, declarations[id].signature.parameters).allSatisfy {
          // `array[0]` is Swift's beside a subscript that takes an `IndexSet`.
          let isForeign = $1.type.isAny || $1.type == .builtin(.opaque)
          if isForeign, $0.label.isEmpty, declarations[id].generics.isEmpty { return false }
          return fits($0.expression, $1.type, scope)
        }
      }
    }
    return takers.isEmpty ? nil : (takers, owner)
  }

  /// `subview[Rank.self]`
  func layoutValue(of subview: SubviewValue, _ key: Value, _ node: SyntaxID, _ scope: Scope) -> Value {
    guard case .metatype(let type) = key, case .declared(let id) = type,
      let name = symbols.find("defaultValue")
    else { return .unknown }
    let usual = staticMember(name, of: type, node, scope)
    guard let layout = subview.layout, subview.index < layout.subviews.count,
      let value = layout.subviews[subview.index].values[id]
    else { return usual }
    if case .double = usual { return value.asDouble }
    return value
  }
}
