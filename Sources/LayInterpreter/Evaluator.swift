import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// Walks the syntax tree and builds views.
///
/// Input: the syntax tree of one file. Output: a `ViewTree` per layout, and diagnostics. What is found out on the way is
/// kept in parts, each in the file of its name: `Plans` about syntax nodes, `Inference` about types, `ProgramFacts` about
/// the file's declarations, `StandardNames` about all other names, `RunState` about the code that runs. Views are built on
/// a `Stage`, by LayLibrary.
///
/// One thread at a time runs an evaluator, and no access to a property lasts while another begins: so those are not
/// checked when it runs, which would cost a quarter of its time.
///
/// Invariants: evaluation always ends, whatever the source says: steps, views, component depth and the machine's
/// stack are bounded, and each bound is an error at the place that met it. What an error leaves is
/// `Value.unknown`, which is accepted everywhere, so that one mistake is reported once.
package final class Evaluator {
  package let syntax: SyntaxTree
  package let configuration: Configuration
  package let library: Library
  /// Where views are built.
  package let stage: Stage
  package let findings: Findings
  package let budget: Budget

  /// The file's names and those that the language itself needs.
  @exclusivity(unchecked) package var symbols: SymbolTable
  let known = KnownSymbols()
  @exclusivity(unchecked) package var declarations = Declarations()

  let plans: Plans
  let inference = Inference()
  let facts = ProgramFacts()
  let standard: StandardNames
  let state = RunState()
  /// How views are built.
  @exclusivity(unchecked) var viewEvaluation = ViewEvaluation()

  init(
    _ syntax: SyntaxTree, configuration: Configuration, swift: StandardLibrary, names: KnownNames?
  ) {
    self.syntax = syntax
    self.configuration = configuration
    self.library = Library(names: names)
    self.stage = Stage(syntax.source, configuration)
    self.findings = stage.findings
    self.budget = stage.budget
    self.symbols = syntax.symbols
    self.plans = Plans(syntax)
    self.standard = StandardNames(known, swift)
  }

  deinit {
    for scope in state.cyclicScopes { scope.values = [] }
    state.objects.letGo()
  }

  /// The scope of code that stands outside of types.
  var fileScope: Scope { facts.fileScope }
  /// What Swift and Foundation have.
  var swift: StandardLibrary { standard.swift }
}
