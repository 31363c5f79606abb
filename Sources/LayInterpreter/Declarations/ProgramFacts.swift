import LayCatalog
import LaySyntax
import LayViews

/// What extensions need to know of all declarations; nil before anybody asked.
struct ExtensionFacts {
  /// What aliases stand for, wherever these are.
  var aliases: [AliasName: SyntaxID]?
  /// By the names of static members, the protocols whose extensions have one of the name: two at most.
  var offers: [Symbol: [TypeID]]?
  #if !hasFeature(Embedded)
  var protocols = ExtendedProtocols()
  /// The names of what extensions add to types that are declared elsewhere; nil until all are entered.
  var names: SymbolMap<Bool>?
  #endif

  /// The name of an alias, and that of the type it stands in.
  struct AliasName: Hashable {
    var owner: Symbol?
    var name: Symbol
  }
}

/// What is known of the modules that a source is made of.
struct ModuleFacts {
  /// Their numbers, by their names.
  var numbers: [Symbol: Int] = [:]
  /// By module, the modules that it imports and of which nothing is known; nil before anybody asked.
  var foreign: [Set<Symbol>]?
}

/// What is declared for code that names it, and stands nowhere in the source.
struct MadeDeclarations {
  /// The types `Result<Success, Failure>` that the source writes.
  var results: [(success: Type, failure: Type, id: TypeID)] = []
  /// `DispatchTimeInterval`; nil before it is named.
  var intervals: TypeID?
  /// Initialisers of generic types whose arguments a call names, by the call.
  var specialised: [SyntaxID: Callee] = [:]
}

/// What is known of a file's declarations as a whole.
struct ProgramFacts {
  /// The extensions that add members to each kind of value.
  var extensionsOfValues: [Extendable: [TypeID]] = [:]
  /// By the name of a member, the first type of the file that declares one; nil before anybody asked.
  var firstOwners: SymbolMap<TypeID>?
  var modules = ModuleFacts()
  /// What stands outside of anything else in several files, in the order of the source.
  var items: [SyntaxID] = []
  /// The nodes of types that were collected before it was their turn.
  var early: Set<SyntaxID> = []
  /// The types that the file declares outside of others; nil before anybody asked.
  var outerTypes: SymbolMap<SyntaxID>?
  var extensions = ExtensionFacts()
  /// The names of the property wrappers that the file declares; nil before anybody asked.
  var propertyWrappers: Set<Symbol>?
  /// The names of the result builders that the file declares.
  var resultBuilders: Set<Symbol> = []
  /// The closures that stand where a parameter has a result builder of the file's own, and its name.
  var builtClosures: [SyntaxID: Symbol] = [:]
  /// The types and functions of the file, wherever they stand, until they are collected.
  var declaring: [SyntaxID] = []
  /// The names of generic parameters, wherever they are declared.
  var genericNames: Set<Symbol> = []
  var made = MadeDeclarations()
  /// Custom guides, by the type that identifies them.
  var customGuides: [TypeID: AlignmentGuide] = [:]
  /// Closures that were bound to a parameter whose result is a length.
  var lengthClosures: Set<SyntaxID> = []
}
