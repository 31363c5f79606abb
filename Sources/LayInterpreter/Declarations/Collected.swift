import LaySyntax

/// What is found in reading a source, before any of its code runs: all that evaluators of the same source have in common.
///
/// It is a value, so that each of them begins with a copy, and nothing that one finds out later reaches another.
struct Collected {
  /// The source's names and those that the language itself needs.
  var symbols: SymbolTable
  var declarations = Declarations()
  var facts = ProgramFacts()
  var survey = SyntaxSurvey()
  var inferred = InferredTypes()
}

#if !hasFeature(Embedded)
extension Collected {
  /// The same for another evaluator: what functions inside of functions mean is found out where they stand.
  /// - Complexity: O(n) in the declarations.
  var begun: Collected {
    var copy = self
    copy.declarations.unresolveLocals()
    return copy
  }
}

extension Declarations {
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
