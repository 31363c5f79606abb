import LayCatalog
import LaySyntax

/// What has been found out about syntax nodes, by their index: everything that is looked up by name is looked up once.
///
/// What a name means (`nameTargets`), how a chain of modifiers is cut (`chains`) and which argument goes to which parameter
/// (`calls`) is kept by syntax node. What depends on nothing but its words is made once for all places that say the same
/// (`shared`).
package final class Plans {
  @exclusivity(unchecked) var nameTargets: [UInt32] = []
  /// By node, the variable of the code around it that was found last: how many scopes out, and above 16 bits its slot and one
  /// more; 0 for none. Empty until there is one.
  @exclusivity(unchecked) var variables: [UInt32] = []
  @exclusivity(unchecked) var chains: NodeTable<Chain>
  @exclusivity(unchecked) package var calls: NodeTable<CallPlan>
  @exclusivity(unchecked) var closurePlans: NodeTable<ClosurePlan>
  /// What is known of operators in a row.
  @exclusivity(unchecked) var rows: NodeTable<Operand>
  /// By the name that is assigned to, the type that its local variable is declared with.
  @exclusivity(unchecked) var assignedTypes: NodeTable<Type>
  /// Whether a block declares variables or functions of its own.
  @exclusivity(unchecked) var declaringBlocks: NodeTable<Bool>
  @exclusivity(unchecked) var returningBlocks: ReturningBlocks
  @exclusivity(unchecked) var shared = SharedText()
  #if !hasFeature(Embedded)
  @exclusivity(unchecked) var compiled = CompiledFunctions()
  #endif

  init(_ syntax: SyntaxTree) {
    let count = syntax.nodes.count
    chains = NodeTable(count: count)
    calls = NodeTable(count: count)
    closurePlans = NodeTable(count: count)
    rows = NodeTable(count: count)
    assignedTypes = NodeTable(count: count)
    declaringBlocks = NodeTable(count: count)
    returningBlocks = ReturningBlocks(syntax)
  }
}
