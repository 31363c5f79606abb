import LayCatalog
import LaySyntax

/// Everything that a file declares, found by name.
package struct Declarations {
  private(set) var types: [TypeDeclaration] = []
  var functions: [FunctionDeclaration] = []
  private(set) var variables: [VariableDeclaration] = []
  /// By type, what was found out about it.
  private var found: [TypeDeclaration.Found] = []
  /// By variable, what it holds.
  private var values: [VariableDeclaration.State] = []
  /// Names of the file itself.
  var topLevel = TopLevelNames()
  #if !hasFeature(Embedded)
  var locals = LocalTypes()
  #endif
  /// Extensions of types that are declared elsewhere: `View`, `Color`, `String`.
  var extensions = SymbolMap<TypeID>()
  /// Extensions of such types for some of their element types alone.
  var constrainedExtensions = SymbolMap<[ConstrainedExtension]>()
  /// The types inside of others, the first of each name.
  var nestedTypes = SymbolMap<TypeID>()
  /// The function that a declaration's node declares.
  var functionIDs: [SyntaxID: FunctionID] = [:]
  /// By the node of a function inside of another: all of its name in its block, where there are several.
  var localOverloads: [SyntaxID: [FunctionID]] = [:]
  /// The names under which the functions of a type, or of the file, are entered that has a variable of their name.
  var functionNames = SymbolMap<Symbol>()
  /// The extensions for one type alone, in the order of the source.
  var selfConstraints: [SelfConstraint] = []
  var features = DeclaredFeatures()

  mutating func add(_ type: TypeDeclaration) -> TypeID {
    types.append(type)
    found.append(TypeDeclaration.Found())
    return TypeID(UInt32(types.count - 1))
  }

  mutating func add(_ variable: VariableDeclaration) -> VariableID {
    variables.append(variable)
    values.append(.untouched)
    return VariableID(index: UInt32(variables.count - 1))
  }

  /// What was found out about a type after it was declared, most of it when it was needed.
  subscript(found id: TypeID) -> TypeDeclaration.Found {
    @inline(__always)
    get { found[Int(id.index)] }
    @inline(__always)
    _modify { yield &found[Int(id.index)] }
  }

  /// The value of a stored variable, once it was needed.
  subscript(value id: VariableID) -> VariableDeclaration.State {
    @inline(__always)
    get { values[Int(id.index)] }
    @inline(__always)
    _modify { yield &values[Int(id.index)] }
  }

  package subscript(id: TypeID) -> TypeDeclaration { types[Int(id.index)] }
  subscript(id: FunctionID) -> FunctionDeclaration { functions[Int(id.index)] }
  subscript(id: VariableID) -> VariableDeclaration { variables[Int(id.index)] }
}

/// What some declaration of the file has: where none does, nobody need look for it.
struct DeclaredFeatures {
  /// Whether any function stands inside another.
  var hasLocalFunctions = false
  /// Whether code may run for values of several types, as that of a protocol's extension does.
  var sharesCode = false
  /// Whether an extension adds initialisers to a type that is declared elsewhere.
  var extendsInitializers = false
  /// Whether a property has a wrapper of the file's own.
  var hasOwnWrappers = false
  /// Whether types can be written as literals.
  var hasLiteralTypes = false
  /// Whether types of the file are styles, which depend on the environment of their place.
  var hasStyles = false
  /// Whether a type declares operators.
  var hasOperators = false
  /// The operators that are declared outside of types, or in extensions of types that are declared elsewhere: those of
  /// texts and lists may be among them.
  var extendedOperators = OperatorSet()
  /// Of these, those that may be meant between two numbers of one type, where Swift's own are before generic ones.
  var operatorsOfNumbers = OperatorSet()
}

/// A user's type, or what the file adds to a type that is declared elsewhere; it stays as it was collected.
package final class TypeDeclaration {
  enum Kind { case structure, enumeration, protocolType, extended }

  package let name: String
  let symbol: Symbol
  let kind: Kind
  package let syntax: SyntaxID
  /// The type around it.
  let outer: TypeID?
  /// Protocols by name, those of extensions too.
  @exclusivity(unchecked) var conformances: [Symbol] = []
  /// Generic parameters with the type that their constraint makes of them.
  var generics: [(name: Symbol, type: Type)] = []
  @exclusivity(unchecked) package var properties: [StoredProperty] = []
  @exclusivity(unchecked) var initializers: [FunctionID] = []
  /// Whether one of them stands in the declaration itself, so that there is no memberwise one.
  var declaresInitializer = false
  var cases: [EnumCase] = []
  @exclusivity(unchecked) var members = SymbolMap<Member>()
  @exclusivity(unchecked) var statics = SymbolMap<Member>()
  /// What SwiftUI sees in it.
  @exclusivity(unchecked) var role = Role.data
  #if !hasFeature(Embedded)
  /// Which files see what.
  var sight = Sight()
  #endif

  struct Found {
    /// The protocol of UIKit's and AppKit's views and controllers that it conforms to; empty where there is none.
    var platformView = ""
    /// Whether it is a class that inherits from one of a framework's.
    var hasForeignSuperclass: Bool?
    /// Whether some property takes its value from the environment of the place where the view is put.
    var readsEnvironment = false
    /// Whether its views do something when they appear.
    var appears: Bool?
    /// The classes of the file that it inherits from, the outermost first.
    var superclasses: [TypeID]?
    /// The initialiser that Swift makes.
    var memberwise: Memberwise?
    /// Whether its values have elements.
    var isSequence: Bool?
    /// What draws a shape.
    var drawing: DrawingFunction?
    /// What a layout is asked by.
    var layoutFunctions: LayoutFunctions?
    /// Functions with those that it inherits under their names.
    var overloads = SymbolMap<Member>()
    var staticOverloads = SymbolMap<Member>()
    /// The body of a view.
    var body: VariableDeclaration?
  }

  enum Role {
    case data, view, modifier, shape
    /// An app, a scene or a widget: it arranges windows, and no layout is made of it.
    case scene
    /// A container with a layout of the file's own.
    case layout
  }

  init(name: String, symbol: Symbol, kind: Kind, syntax: SyntaxID, outer: TypeID?) {
    self.name = name
    self.symbol = symbol
    self.kind = kind
    self.syntax = syntax
    self.outer = outer
  }
}

/// What a name means inside a type or a file.
package enum Member {
  case stored(Int)
  case variable(VariableID)
  case function([FunctionID])
  case type(TypeID)
  /// A `typealias`: its type node.
  case alias(SyntaxID)
  case enumCase(Int)
}

package struct StoredProperty {
  var name: Symbol
  var syntax: SyntaxID
  var typeSyntax: SyntaxID
  var initializer: SyntaxID
  package var wrapper: Wrapper
  /// The wrapper's attribute, for its arguments.
  var attribute: SyntaxID
  var isVariable: Bool
  var isPrivate: Bool
  /// `@ViewBuilder`
  var buildsViews: Bool
  /// Whether it has a `willSet` or `didSet`.
  var isObserved: Bool
  package var type: Type = .any
  /// The type of what a wrapper of the file's own holds.
  var wrappedType: Type = .any

  /// How a property gets its value.
  package enum Wrapper {
    case plain
    /// Owned by the view: starts at its initial value.
    case state
    case binding
    case environment
    case environmentObject
    case scaledMetric
    case appStorage
    /// A `@FocusState` or `@GestureState`, a `@Namespace`: starts empty.
    case transient
    /// A wrapper of the file's own, which is what is stored.
    case own
  }

  /// Whether it reads what is there where its view stands, whatever an initialiser is given.
  var isRead: Bool { wrapper == .environment || wrapper == .environmentObject }

  /// Whether the memberwise initialiser takes it.
  var isParameter: Bool {
    switch wrapper {
    case .plain: return isVariable || initializer.isNone
    case .state, .own, .scaledMetric: return true
    case .binding: return true
    case .transient, .environment, .environmentObject: return !isPrivate
    case .appStorage: return false
    }
  }
}

/// `case circle(radius: Double) = 3`
struct EnumCase {
  let name: Symbol
  let syntax: SyntaxID
  /// What a call of its name calls: it has one overload.
  var callee: Callee
  var parameters = WrittenParameters()
  var rawValue: Value = .none

  init(name: Symbol, syntax: SyntaxID, callee: Callee) {
    self.name = name
    self.syntax = syntax
    self.callee = callee
  }

  var signature: Signature { callee.overloads[0] }
}

/// What the source says of parameters beside their signature.
struct WrittenParameters {
  /// By which the body knows them.
  var names: [Symbol] = []
  /// The default expressions; `.none` for a parameter that has none.
  var defaults: [SyntaxID] = []
}

final class FunctionDeclaration {
  let name: Symbol
  let syntax: SyntaxID
  /// The type that it is a member of.
  let owner: TypeID?
  let traits: Traits
  /// `@ViewBuilder`, or a result that is a view.
  @exclusivity(unchecked) var buildsViews = false
  /// The result builder of the file's own that its body is for; empty for most.
  @exclusivity(unchecked) var resultBuilder = Symbol.empty
  var generics: [(name: Symbol, type: Type)] = []
  @exclusivity(unchecked) var signature = Signature(parameters: [])
  @exclusivity(unchecked) var parameters = WrittenParameters()
  @exclusivity(unchecked) var result: Type = .void
  @exclusivity(unchecked) var body: SyntaxID = .none
  /// What a subscript does with a new element; `.none` for most.
  @exclusivity(unchecked) var setter: SyntaxID = .none
  /// What a call of its name calls: itself, and the overloads declared after it.
  @exclusivity(unchecked) var callee: Callee?
  /// What an operator requires of its generic type; nil until it is asked.
  @exclusivity(unchecked) var requirements: [ExtensionConstraint]?

  init(name: Symbol, syntax: SyntaxID, owner: TypeID?, _ traits: Traits) {
    self.name = name
    self.syntax = syntax
    self.owner = owner
    self.traits = traits
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isStatic = Traits(rawValue: 1 << 0)
    static let isMutating = Traits(rawValue: 1 << 1)
    static let isInitializer = Traits(rawValue: 1 << 2)
    /// It stands inside another function, whose variables it may use.
    static let isLocal = Traits(rawValue: 1 << 3)
    /// Only its own file can see it.
    static let isPrivate = Traits(rawValue: 1 << 4)
  }

  var isStatic: Bool { traits.contains(.isStatic) }
  var isMutating: Bool { traits.contains(.isMutating) }
  var isInitializer: Bool { traits.contains(.isInitializer) }
  var isLocal: Bool { traits.contains(.isLocal) }
  var isPrivate: Bool { traits.contains(.isPrivate) }
}

/// A constant or variable of the file or of a type as such, or a computed property; it stays as it was collected.
final class VariableDeclaration {
  let name: Symbol
  let syntax: SyntaxID
  let owner: TypeID?
  let traits: Traits
  let typeSyntax: SyntaxID
  let initializer: SyntaxID
  /// The getter's block.
  let accessor: SyntaxID
  let setter: SyntaxID
  /// The attribute with the property wrapper of the file's own that it is read through; none for most.
  var attribute = SyntaxID.none
  /// Under which a type stores that wrapper.
  var wrapperName = Symbol.empty
  var isWrapped: Bool { !attribute.isNone }
  @exclusivity(unchecked) var buildsViews: Bool
  /// The result builder of the file's own that its getter is for; empty for most.
  var resultBuilder = Symbol.empty
  @exclusivity(unchecked) var type: Type = .any

  enum State {
    case untouched, evaluating
    case evaluated(Value)
  }

  init(
    name: Symbol, syntax: SyntaxID, owner: TypeID?, _ traits: Traits, typeSyntax: SyntaxID,
    initializer: SyntaxID, accessor: SyntaxID, setter: SyntaxID, buildsViews: Bool
  ) {
    self.name = name
    self.syntax = syntax
    self.owner = owner
    self.traits = traits
    self.typeSyntax = typeSyntax
    self.initializer = initializer
    self.accessor = accessor
    self.setter = setter
    self.buildsViews = buildsViews
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isStatic = Traits(rawValue: 1 << 0)
    /// `lazy var`: its value is found where it is asked for.
    static let isLazy = Traits(rawValue: 1 << 1)
    /// It has a `willSet` or `didSet`.
    static let isObserved = Traits(rawValue: 1 << 2)
    /// Only its own file can see it.
    static let isPrivate = Traits(rawValue: 1 << 3)
  }

  var isStatic: Bool { traits.contains(.isStatic) }
  var isLazy: Bool { traits.contains(.isLazy) }
  var isObserved: Bool { traits.contains(.isObserved) }
  var isPrivate: Bool { traits.contains(.isPrivate) }
}

package struct FunctionID: Hashable { var index: UInt32 }
package struct VariableID: Hashable { var index: UInt32 }

/// The parameters of a memberwise initialiser, and the properties that they set.
final class Memberwise {
  let signature: Signature
  let callee: Callee
  /// By parameter.
  let properties: [Int]
  /// By property; −1 for one that has none.
  let parameters: [Int]

  init(of type: TypeDeclaration, _ signature: Signature, _ properties: [Int]) {
    self.signature = signature
    self.callee = Callee(name: type.name, overloads: [signature], isOfLibrary: false)
    self.properties = properties
    self.parameters = type.properties.indices.map { properties.firstIndex(of: $0) ?? -1 }
  }
}

/// What a layout is asked by.
struct LayoutFunctions {
  var sizing: FunctionID?
  var placing: FunctionID?
  var caching: FunctionID?
  var spacing: FunctionID?
  /// Where it has guides along each axis.
  var horizontalGuides: FunctionID?
  var verticalGuides: FunctionID?
}

/// What is known of a shape's `path(in:)`.
struct DrawingFunction {
  var id: FunctionID?
  /// Why it is not run: the first mistake that checking it finds.
  var fault: Diagnostic?
}
