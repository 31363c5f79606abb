import LayCatalog
import LaySyntax

/// What is known of the types of expressions and variables that say none.
struct InferredTypes {
  /// The types that closures of doubles have from their places.
  var closureTypes: [SyntaxID: Type] = [:]
  /// The declarations of the variables of blocks, by name, and what is known of their types.
  var blockBindings: [SyntaxID: SymbolMap<SyntaxID>] = [:]
  var bindingTypes: [SyntaxID: Type] = [:]
  /// Whether what a link of a chain gives may be nil, where the source alone tells.
  var optionalLinks: [SyntaxID: Bool] = [:]
  /// Whether the value of a variable that is declared without a type may be nil.
  var optionalVariables: [VariableID: Bool] = [:]
  /// Whether functions that are added up over nothing add doubles.
  var doubleSums: [SyntaxID: Bool] = [:]
  /// The types that literals have in the branches of `if` and `switch` expressions, and beside the other branch of `a ? 1 : b`.
  var branchTypes: [SyntaxID: Type] = [:]
}

/// What is known while types are found out: what is being looked at, and what came of it so far.
package final class Inference {
  /// The type aliases that are being looked through, one in the other, and those that the outermost is made of.
  var aliases = (depth: 0, uses: 0)
  /// What arguments were found to be; none but while overloads are tried.
  @exclusivity(unchecked) package var trials: Trials?
  /// What arguments were found to be before their calls were taken apart, so that nothing is evaluated twice.
  @exclusivity(unchecked) package var foundArguments: [(node: SyntaxID, value: Value)] = []
  /// What the indices in a place that is being changed were found to be: they are evaluated once.
  var indices: PlaceIndices?
  /// What is expected of the generic functions that are running, outermost first.
  @exclusivity(unchecked) var wantedResults: [(function: SyntaxID, type: Type)] = []
  @exclusivity(unchecked) var receivers = ReceiverTypes()
  /// How many stand-ins for values of the file's types are being made, one inside the other.
  var standInCount = 0
  /// How many the outermost of them is made of so far.
  var madeUpCount = 0
}

/// What the names of types in extensions stand for while their members are called.
struct ReceiverTypes {
  /// What is in the optionals whose members of extensions are running, outermost first: `Wrapped`.
  var wrapped: [Type] = []
  /// What is being called, the parameters of it that are of type `Self`, and what that is.
  var called: (callee: Callee, parameters: [Int], type: Type)?
}

/// What arguments were found to be while the overloads of calls are tried.
///
/// To try an overload takes its arguments' values, and these may be calls of overloads themselves: without a memory
/// each level of calls in calls would take several times as long as the one inside it, and the code of an argument
/// would run more than once.
package struct Trials {
  struct Finding {
    var type: Type
    var scope: Scope
    var wasSilent: Bool
    var value: Value
  }

  var findings: [SyntaxID: [Finding]] = [:]
  /// Whether an argument was looked at of which nothing is known: it fits all overloads.
  var metUnknown = false
}

/// The indices of a place that is read and then changed, `values[next()] += 1`: their code runs once.
struct PlaceIndices {
  /// The place, and what is done to it.
  let range: SourceRange
  var values: [SyntaxID: Value] = [:]
}
