import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Checks code that may never run: every body once, with made-up values, every branch of it taken.
///
/// While checking, a call of a function of the file gives a made-up result, since the function's body is checked by
/// itself: the whole costs no more than the source is long. What is built is thrown away.
extension Evaluator {
  /// A layout whose code all runs once and unconditionally is evaluated right away, which checks as much.
  /// - Returns: The evaluated layouts.
  func checkAll(_ layouts: [LayoutDeclaration]) -> ReadyLayouts {
    stage.pass = .checking
    #if !hasFeature(Embedded)
    let shown = syntax.source.parts.first { $0.isShown }
    findings.believe(isIncomplete: shown.map { importsForeign(at: $0.range.start) } ?? false)
    #endif
    let asked = AskedNodes(syntax)
    for index in declarations.types.indices {
      let id = TypeID(UInt32(index))
      // What was made for code that names it stands nowhere in the source.
      guard declarations[id].syntax != syntax.root, asked.contains(declarations[id].syntax) else { continue }
      checkInheritance(of: id)
      checkProperties(id)
    }
    for index in declarations.variables.indices {
      let id = VariableID(index: UInt32(index))
      if asked.contains(declarations[id].syntax) { checkVariable(id) }
    }
    for index in declarations.functions.indices {
      let id = FunctionID(index: UInt32(index))
      // It is checked where it stands, with what it may use.
      if declarations[id].isLocal || !asked.contains(declarations[id].syntax) { continue }
      // A shape whose path can't be drawn says so where it is used.
      if let owner = declarations[id].owner, declarations[owner].role == .shape { continue }
      checkFunction(id)
    }
    var plain: [LayoutDeclaration] = []
    for layout in layouts where layout.isWrittenOut {
      if runsAll(of: layout) {
        plain.append(layout)
      } else {
        check { _ = self.views(of: layout) }
      }
    }
    stage.pass = .running
    budget.isStopped = false
    let evaluated = ReadyLayouts(plain.map { evaluate($0) }, at: plain.map { $0.syntax })
    stage.resetTree()
    plans.shared = SharedText()
    return evaluated
  }

  /// Evaluates one piece of code by itself, whatever bounds another has met.
  ///
  /// All of them together take no more steps than a layout may. What comes after these were used up is checked in a
  /// few, and left without a word where these don't do: it may well be right.
  private func check(_ body: () -> Void) {
    beginEvaluation()
    let left = max(Limits.stepsOfCheck * Limits.workOfStep, budget.remainingWork - state.spent.checkedWork)
    budget.isCutShort = left < budget.remainingWork
    budget.remainingWork = min(left, budget.remainingWork)
    let start = budget.remainingWork
    // Its place in the tree is known before, so that it is the same for all that is checked.
    _ = stage.currentEnvironment()
    let saved = stage.saveEnvironment()
    body()
    stage.restore(saved)
    state.spent.checkedWork += start - budget.remainingWork
    budget.isCutShort = false
    if stage.tree.contents.texts.count > 1_000 { stage.resetTree() } else { stage.clearViews() }
  }

  private func checkProperties(_ id: TypeID) {
    let declaration = declarations[id]
    guard declaration.kind == .structure, isRun(id) else { return }
    for property in declaration.properties {
      check {
        switch property.wrapper {
        case .environment: _ = self.environmentValue(property)
        default: _ = self.initialValue(of: property, in: id)
        }
      }
    }
    if declaration.role == .view, instanceMember(known.body, of: id) == nil, !isShapeStyle(id) {
      findings.report(
        .error(
          "missing-body", at: nameRange(declaration.syntax), "'\(declaration.name)' is a View without a body",
          help: "write var body: some View { … } in it"))
    }
  }

  private func checkVariable(_ id: VariableID) {
    let variable = declarations[id]
    if let owner = variable.owner, declarations[owner].kind == .protocolType || !isChecked(owner) { return }
    check {
      if variable.isLazy {
        _ = self.evaluate(
          variable.initializer, self.checkedScope(variable.owner, isStatic: false), expecting: variable.type)
        return
      }
      guard !variable.accessor.isNone else {
        // A stored one that builds views is evaluated where it is put.
        if variable.buildsViews {
          if !variable.initializer.isNone {
            _ = self.build(variable.initializer, self.checkedScope(variable.owner, isStatic: true))
          }
        } else {
          _ = self.value(of: id, receiver: .unknown, variable.syntax, self.fileScope)
        }
        return
      }
      let scope = self.checkedScope(variable.owner, isStatic: variable.isStatic)
      if variable.buildsViews {
        _ = self.build(block: variable.accessor, scope)
      } else if self.isReadOfKey(variable) == false {
        _ = self.run(variable.accessor, scope, result: variable.type)
      }
    }
  }

  /// Whether a property is an environment value that the file declares: `self[Key.self]`.
  private func isReadOfKey(_ variable: VariableDeclaration) -> Bool {
    guard let owner = variable.owner else { return false }
    return declarations[owner].name == "EnvironmentValues"
  }

  private func checkFunction(_ id: FunctionID) {
    let function = declarations[id]
    guard !function.body.isNone else { return }
    if let owner = function.owner, declarations[owner].kind == .protocolType || !isChecked(owner) { return }
    // What a function without result does is no part of a layout.
    if function.result == .void, !function.isInitializer { return }
    check { self.checkBody(of: function) }
  }

  private func checkBody(of function: FunctionDeclaration) {
    checkBody(of: function, in: checkedScope(function.owner, isStatic: function.isStatic))
  }

  /// The scope of a type's code with a made-up value of it as `self`.
  private func checkedScope(_ owner: TypeID?, isStatic: Bool) -> Scope {
    guard let owner else { return fileScope }
    if isStatic { return typeScope(owner) }
    let declaration = declarations[owner]
    switch declaration.kind {
    case .extended:
      let type = extendedType(owner)
      if case .array = type { return scope(of: owner, receiver: .array([.unknown])) }
      return scope(of: owner, receiver: sample(of: type))
    case .protocolType: return scope(of: owner, receiver: .unknown)
    case .enumeration: return scope(of: owner, receiver: sample(of: .declared(owner)))
    case .structure: return scope(of: owner, receiver: .instance(checkedInstance(of: owner)))
    }
  }

  /// A value whose fields are of the declared types; those without one have their initial values.
  private func checkedInstance(of id: TypeID) -> Instance {
    var fields: [Value] = []
    for property in declarations[id].properties {
      switch property.wrapper {
      case .environment: fields.append(environmentValue(property))
      case .environmentObject: fields.append(environmentObject(property))
      default:
        let value =
          property.type == .any ? silently { initialValue(of: property, in: id) } : sample(of: property.type)
        fields.append(value)
      }
    }
    return instance(of: id, fields)
  }

  /// Whether evaluating a layout runs all of its code: nothing in it depends on a condition, a row or a callback.
  /// - Complexity: O(log n) in the file.
  func runsAll(of layout: LayoutDeclaration) -> Bool {
    var (low, high) = (0, collected.survey.conditionalNodes.count)
    while low < high {
      let middle = (low + high) / 2
      if collected.survey.conditionalNodes[middle] < layout.nodes.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low == collected.survey.conditionalNodes.count
      || collected.survey.conditionalNodes[low] >= layout.nodes.upperBound
  }

  /// The first error in a function that builds no views, which is not reported.
  func fault(in function: FunctionDeclaration) -> Diagnostic? {
    stage.going(.checking) { firstFault { checkBody(of: function) } }
  }
}

extension LayoutDeclaration {
  /// Whether its views stand in the file itself and not in a type, which is checked as such.
  fileprivate var isWrittenOut: Bool {
    switch kind {
    case .preview, .file: return true
    case .provider, .component: return false
    }
  }
}

/// The nodes of the files that are checked, and do not only stand there for others.
private struct AskedNodes {
  private let syntax: SyntaxTree
  /// Where one file of several is checked, its nodes: every declaration of all files is looked at.
  private let only: Range<Int>?

  init(_ syntax: SyntaxTree) {
    self.syntax = syntax
    let shown = syntax.source.parts.isEmpty ? [] : syntax.shownNodes
    only = shown.count == 1 ? shown[0] : nil
  }

  func contains(_ node: SyntaxID) -> Bool {
    if let only { return only.contains(Int(node.index)) }
    return syntax.source.parts.isEmpty || syntax.source.isShown(syntax.range(node).start)
  }
}
