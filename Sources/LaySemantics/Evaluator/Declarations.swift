import LaySyntax

/// Everything that a file declares, found by name.
struct Declarations {
  var types: [TypeDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var variables: [VariableDeclaration] = []
  /// Names of the file itself.
  var topLevel: [Symbol: Member] = [:]
  /// Extensions of types that are declared elsewhere: `View`, `Color`, `String`.
  var extensions: [Symbol: TypeID] = [:]
  /// The function that a declaration's node declares.
  var functionIDs: [SyntaxID: FunctionID] = [:]

  subscript(id: TypeID) -> TypeDeclaration { types[Int(id.index)] }
  subscript(id: FunctionID) -> FunctionDeclaration { functions[Int(id.index)] }
  subscript(id: VariableID) -> VariableDeclaration { variables[Int(id.index)] }
}

/// A user's type, or what the file adds to a type that is declared elsewhere.
struct TypeDeclaration {
  enum Kind { case structure, enumeration, protocolType, extended }

  var name: String
  var symbol: Symbol
  var kind: Kind
  var syntax: SyntaxID
  /// The type around it.
  var outer: TypeID?
  /// Protocols by name, those of extensions too.
  var conformances: [Symbol] = []
  /// Generic parameters with the type that their constraint makes of them.
  var generics: [(name: Symbol, type: Type)] = []
  var properties: [StoredProperty] = []
  /// The fields' names, as the scope of a body has them: `self` alone.
  var initializers: [FunctionID] = []
  var cases: [EnumCase] = []
  var members: [Symbol: Member] = [:]
  var statics: [Symbol: Member] = [:]
  /// What SwiftUI sees in it.
  var role = Role.data
  /// Whether some property takes its value from the environment of the place where the view is put.
  var readsEnvironment = false
  /// The raw values are strings; else integers.
  var hasStringRawValues = false

  /// A shape's path is not drawn; its layout is that of any shape.
  enum Role { case data, view, modifier, shape }
}

/// What a name means inside a type or a file.
enum Member {
  case stored(Int)
  case variable(VariableID)
  case function([FunctionID])
  case type(TypeID)
  /// A `typealias`: its type node.
  case alias(SyntaxID)
  case enumCase(Int)
}

struct StoredProperty {
  var name: Symbol
  var syntax: SyntaxID
  var typeSyntax: SyntaxID
  var initializer: SyntaxID
  var wrapper: Wrapper
  /// The wrapper's attribute, for its arguments.
  var attribute: SyntaxID
  var isVariable: Bool
  var isPrivate: Bool
  /// `@ViewBuilder`
  var buildsViews: Bool
  var type: Type = .any

  /// How a property gets its value.
  enum Wrapper {
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
  }

  /// Whether the memberwise initialiser sets it.
  var isParameter: Bool {
    switch wrapper {
    case .plain: return isVariable || initializer.isNone
    case .state: return true
    case .binding: return true
    case .environment, .environmentObject, .scaledMetric, .appStorage, .transient: return false
    }
  }
}

/// `case circle(radius: Double) = 3`
struct EnumCase {
  var name: Symbol
  var syntax: SyntaxID
  var signature = Signature(parameters: [], action: .value(.opaque))
  var parameterNames: [Symbol] = []
  var parameterDefaults: [SyntaxID] = []
  var rawValue: Value = .none
}

struct FunctionDeclaration {
  var name: Symbol
  var syntax: SyntaxID
  /// The type that it is a member of.
  var owner: TypeID?
  var isStatic: Bool
  var isMutating: Bool
  var isInitializer: Bool
  /// `@ViewBuilder`, or a result that is a view.
  var buildsViews = false
  var generics: [(name: Symbol, type: Type)] = []
  var signature = Signature(parameters: [], action: .value(.opaque))
  var parameterNames: [Symbol] = []
  /// The default expressions; `.none` for a parameter that has none.
  var parameterDefaults: [SyntaxID] = []
  var result: Type = .void
  var body: SyntaxID = .none
}

/// A constant or variable of the file or of a type as such, or a computed property.
struct VariableDeclaration {
  var name: Symbol
  var syntax: SyntaxID
  var owner: TypeID?
  var isStatic: Bool
  var typeSyntax: SyntaxID
  var initializer: SyntaxID
  /// The getter's block.
  var accessor: SyntaxID
  var buildsViews: Bool
  var type: Type = .any
  /// The value of a stored one, once it was needed.
  var state = State.untouched

  enum State {
    case untouched, evaluating
    case evaluated(Value)
  }
}

struct FunctionID: Hashable { var index: UInt32 }
struct VariableID: Hashable { var index: UInt32 }
