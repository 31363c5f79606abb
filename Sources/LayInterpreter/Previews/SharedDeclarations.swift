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
    declarations = other.declarations
    declarations.unresolveLocals()
    collected = other.collected
  }
}

extension Declarations {
  /// What functions inside of functions mean is found out where they stand.
  fileprivate mutating func unresolveLocals() {
    guard features.hasLocalFunctions else { return }
    for index in functions.indices where functions[index].isLocal {
      let function = functions[index]
      functions[index] = FunctionDeclaration(
        name: function.name, syntax: function.syntax, owner: function.owner, function.traits)
    }
  }
}
#endif
