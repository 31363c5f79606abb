#if !hasFeature(Embedded)
import LayLibrary
import LaySyntax
import LayViews

/// The declarations of all files of a source, collected once for programs that look at one of the files each.
///
/// Each of the programs begins with a copy, so that nothing that one finds out reaches the next. One thread at a time uses
/// it.
package final class SharedDeclarations {
  private let configuration: Configuration
  let evaluator: Evaluator

  /// - Complexity: O(n) in the source.
  package init(_ syntax: SyntaxTree, configuration: Configuration, names: NameMemory?) {
    self.configuration = configuration
    evaluator = Interpreter(syntax, configuration: configuration, swift: .all, names: names?.known)
    evaluator.connect()
    evaluator.surveySyntax()
    evaluator.beginEvaluation()
    evaluator.findings.gather()
    evaluator.collectDeclarations()
  }

  /// Whether a program for another configuration would collect the same: what is declared depends on no size.
  package func serve(_ other: Configuration) -> Bool {
    configuration.platform == other.platform && configuration.isLenient == other.isLenient
  }
}

extension Evaluator {
  /// Begins where another has come to that has collected the declarations of the same source, and has run nothing.
  func begin(from other: Evaluator) {
    beginEvaluation()
    budget.goOn(from: other.budget)
    findings.goOn(from: other.findings) { syntax.source.isShown($0.range.start) }
    symbols = other.symbols
    declarations = other.declarations.copied()
    plans.takeSurvey(of: other.plans)
    facts.take(over: other.facts)
    inference.take(over: other.inference)
  }
}

extension Declarations {
  /// The same declarations, to each of which more may be found out without the other.
  /// - Complexity: O(n) in the declarations.
  fileprivate func copied() -> Declarations {
    var copy = self
    copy.types = types.map { TypeDeclaration(copying: $0) }
    copy.functions = functions.map { FunctionDeclaration(copying: $0) }
    copy.variables = variables.map { VariableDeclaration(copying: $0) }
    return copy
  }
}

extension TypeDeclaration {
  fileprivate convenience init(copying other: TypeDeclaration) {
    self.init(
      name: other.name, symbol: other.symbol, kind: other.kind, syntax: other.syntax, outer: other.outer)
    conformances = other.conformances
    generics = other.generics
    properties = other.properties
    initializers = other.initializers
    declaresInitializer = other.declaresInitializer
    cases = other.cases
    members = other.members
    statics = other.statics
    role = other.role
    found = other.found
    found.staticScope = nil
    found.body = nil
  }
}

extension FunctionDeclaration {
  fileprivate convenience init(copying other: FunctionDeclaration) {
    self.init(name: other.name, syntax: other.syntax, owner: other.owner, other.traits)
    buildsViews = other.buildsViews
    resultBuilder = other.resultBuilder
    generics = other.generics
    signature = other.signature
    parameters = other.parameters
    result = other.result
    body = other.body
    setter = other.setter
    callee = other.callee
    requirements = other.requirements
  }
}

extension VariableDeclaration {
  fileprivate convenience init(copying other: VariableDeclaration) {
    self.init(
      name: other.name, syntax: other.syntax, owner: other.owner, other.traits, typeSyntax: other.typeSyntax,
      initializer: other.initializer, accessor: other.accessor, setter: other.setter,
      buildsViews: other.buildsViews)
    attribute = other.attribute
    wrapperName = other.wrapperName
    resultBuilder = other.resultBuilder
    type = other.type
    state = other.state
  }
}

extension Plans {
  /// Takes over what one walk over the syntax has told.
  fileprivate func takeSurvey(of other: Plans) {
    undeclaredTargets = other.undeclaredTargets
    targets = other.targets
    conditionalNodes = other.conditionalNodes
    hasAnonymousParameters = other.hasAnonymousParameters
  }
}

extension ProgramFacts {
  fileprivate func take(over other: ProgramFacts) {
    extensionsOfValues = other.extensionsOfValues
    firstOwners = other.firstOwners
    modules = other.modules
    early = other.early
    outerTypes = other.outerTypes
    extensions = other.extensions
    propertyWrappers = other.propertyWrappers
    resultBuilders = other.resultBuilders
    builtClosures = other.builtClosures
    declaring = other.declaring
    genericNames = other.genericNames
    made = other.made
    customGuides = other.customGuides
    lengthClosures = other.lengthClosures
  }
}

extension Inference {
  fileprivate func take(over other: Inference) {
    closureTypes = other.closureTypes
    blockBindings = other.blockBindings
    bindingTypes = other.bindingTypes
    optionalLinks = other.optionalLinks
    optionalVariables = other.optionalVariables
    doubleSums = other.doubleSums
    branchTypes = other.branchTypes
  }
}
#endif
