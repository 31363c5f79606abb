import LayCatalog
import LaySyntax

/// What Swift and Foundation have of a name: one overload, whose it is, what it takes and what it gives.
///
/// The declaration of a property, method, initialiser, constant or function is one row, in the table of the file that is
/// named for its receiver: `Strings`, `Numbers`, `Functions` … Nothing else knows its name. See `StandardLibrary`.
struct StandardDeclaration: Sendable {
  let name: String
  /// Whose it is; nobody's for a function.
  var receiver: ValueKinds
  let parameters: [Parameter]
  var body: Body

  struct Parameter: Sendable {
    var label: String
    var type: Argument
    var isOptional: Bool
    /// Evaluates an argument that no type tells all about, of the receiver and the link that calls the method.
    var reading: Reading?

    init(_ label: String, _ type: Argument, optional: Bool = false, reading: Reading? = nil) {
      self.label = label
      self.type = type
      self.isOptional = optional
      self.reading = reading
    }

    typealias Reading = @Sendable (Evaluator, SyntaxID, Value, Chain.Link, Scope) -> Value
  }

  /// What an argument is read as.
  enum Argument: Sendable {
    case any, int, string, bool, function
    /// A value of the receiver's own type, or of its elements'.
    case same, element
    /// What a reduction begins with.
    case initial
    /// A set of characters, or a string that may stand where one may.
    case characters, separator
    /// How a number is written.
    case format
    case locale
    /// What nothing is known of but that it may be there.
    case opaque
    /// The name of a rule for rounding.
    case rule
    /// A number, if one is expected of the call, and anything else.
    case expected
    /// As the others are: the first that has a type of its own decides what literals beside it are.
    case compared

    /// Whether the argument may be written as a closure behind the parentheses.
    var mayBeClosure: Bool {
      switch self {
      case .int, .string, .bool, .characters, .separator, .format, .rule: false
      default: true
      }
    }
  }

  /// A method's value, of its receiver and of an argument for each parameter: void for one that is left out.
  typealias Method = @Sendable (Evaluator, Value, [Value], SyntaxID) -> Value

  /// Changes the receiver of a method, and gives the call's own value. It runs no code of the file but the `==` of keys.
  typealias Change = @Sendable (Evaluator, inout Value, [Value], SyntaxID) -> Value

  enum Body: Sendable {
    /// `value.name`
    case property(@Sendable (Evaluator, Value, SyntaxID) -> Value)
    /// `value.name`, of values of any kind: nil for those that have none.
    case anyProperty(@Sendable (Evaluator, Value, SyntaxID) -> Value?)
    /// `Type(name: …)`: made of the first argument; nil where that is only to be brought into another type.
    case initializer(@Sendable (Evaluator, Value, WrittenCall) -> Value?)
    /// `Type.name`
    case constant(@Sendable () -> Value)
    /// `value.name(…)`
    case method(Method)
    /// Changes its receiver into what the first gives; the call's own value is made of the old one, nothing for most.
    case mutation(Method, giving: Method?)
    /// Changes its receiver where it is.
    case change(Change)
    /// A function of floating-point numbers.
    case number(@Sendable (Double) -> Double)
    case numbers(@Sendable (Double, Double) -> Double)
    /// A function of values, which are known and one at least.
    case function(@Sendable (Evaluator, [Value], SyntaxID) -> Value)
    /// A function that is not given values but the call as it is written: it evaluates only some arguments, or in
    /// another order, or puts something where they stand.
    case written(@Sendable (Evaluator, WrittenCall) -> Value)
    /// A method that needs the link of its chain in the same way, or the place that its argument names; nil where its
    /// arguments are not those that it takes.
    case linked(@Sendable (Evaluator, Value, Chain.Link, Scope) -> Value?)
    /// What the links after a name ask of the device.
    case setting(links: [String], @Sendable (Evaluator) -> Value)
  }

  var isMutating: Bool {
    switch body {
    case .mutation, .change: true
    default: false
    }
  }
}

/// A call of which nothing is evaluated yet.
struct WrittenCall {
  let node: SyntaxID
  let scope: Scope
  /// The type that is expected of it; that which is made by an initialiser.
  let type: Type
}

extension StandardDeclaration {
  static func property(
    _ name: String, of receiver: ValueKinds, _ body: @escaping @Sendable (Evaluator, Value, SyntaxID) -> Value
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: receiver, parameters: [], body: .property(body))
  }

  static func method(
    _ name: String, of receiver: ValueKinds, _ parameters: [Parameter] = [], _ body: @escaping Method
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: receiver, parameters: parameters, body: .method(body))
  }

  static func mutation(
    _ name: String, of receiver: ValueKinds, _ parameters: [Parameter] = [], giving given: Method? = nil,
    _ body: @escaping Method
  ) -> StandardDeclaration {
    StandardDeclaration(
      name: name, receiver: receiver, parameters: parameters, body: .mutation(body, giving: given))
  }

  static func change(
    _ name: String, of receiver: ValueKinds, _ parameters: [Parameter] = [], _ body: @escaping Change
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: receiver, parameters: parameters, body: .change(body))
  }

  static func anyProperty(
    _ name: String, _ body: @escaping @Sendable (Evaluator, Value, SyntaxID) -> Value?
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: [], parameters: [], body: .anyProperty(body))
  }

  static func linked(
    _ name: String, of receiver: ValueKinds,
    _ body: @escaping @Sendable (Evaluator, Value, Chain.Link, Scope) -> Value?
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: receiver, parameters: [], body: .linked(body))
  }

  static func setting(
    _ base: String, _ links: String..., body: @escaping @Sendable (Evaluator) -> Value
  ) -> StandardDeclaration {
    StandardDeclaration(name: base, receiver: [], parameters: [], body: .setting(links: links, body))
  }

  /// `Type(label: …)`
  /// - Parameter label: That of the first argument; nil for any that no row before has.
  static func initializer(
    of receiver: ValueKinds, _ label: String?,
    _ body: @escaping @Sendable (Evaluator, Value, WrittenCall) -> Value?
  ) -> StandardDeclaration {
    StandardDeclaration(
      name: "init", receiver: receiver, parameters: label.map { [Parameter($0, .any)] } ?? [],
      body: .initializer(body))
  }

  /// An initialiser that evaluates its first argument itself.
  static func initializer(
    of receiver: ValueKinds, writtenWith label: String?,
    _ body: @escaping @Sendable (Evaluator, WrittenCall) -> Value
  ) -> StandardDeclaration {
    StandardDeclaration(
      name: "init", receiver: receiver, parameters: label.map { [Parameter($0, .any)] } ?? [],
      body: .written(body))
  }

  static func constant(
    _ name: String, of receiver: ValueKinds, _ body: @escaping @Sendable () -> Value
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: receiver, parameters: [], body: .constant(body))
  }

  /// A function of a floating-point number.
  static func function(
    _ name: String, _ body: @escaping @Sendable (Double) -> Double
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: [], parameters: [], body: .number(body))
  }

  /// A function of two floating-point numbers.
  static func function(
    _ name: String, _ body: @escaping @Sendable (Double, Double) -> Double
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: [], parameters: [], body: .numbers(body))
  }

  static func function(
    _ name: String, _ parameters: [Parameter],
    _ body: @escaping @Sendable (Evaluator, [Value], SyntaxID) -> Value
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: [], parameters: parameters, body: .function(body))
  }

  static func written(
    _ name: String, of receiver: ValueKinds = [],
    _ body: @escaping @Sendable (Evaluator, WrittenCall) -> Value
  ) -> StandardDeclaration {
    StandardDeclaration(name: name, receiver: receiver, parameters: [], body: .written(body))
  }
}

/// The kinds of value that Swift's own types have.
struct ValueKinds: OptionSet {
  let rawValue: UInt32

  static let bool = ValueKinds(rawValue: 1 << 0)
  static let int = ValueKinds(rawValue: 1 << 1)
  static let double = ValueKinds(rawValue: 1 << 2)
  static let string = ValueKinds(rawValue: 1 << 3)
  static let array = ValueKinds(rawValue: 1 << 4)
  static let dictionary = ValueKinds(rawValue: 1 << 5)
  static let range = ValueKinds(rawValue: 1 << 6)
  static let interval = ValueKinds(rawValue: 1 << 7)

  /// Values of the file's types that are sets of bits, scanners of text, and results: they have `linked` methods alone.
  static let optionSet = ValueKinds(rawValue: 1 << 8)
  static let scanner = ValueKinds(rawValue: 1 << 9)
  static let result = ValueKinds(rawValue: 1 << 10)

  /// Numbers of Swift's types beside `Int` and `Double`.
  static let sized = ValueKinds(rawValue: 1 << 11)

  static let set = ValueKinds(rawValue: 1 << 12)

  static let duration = ValueKinds(rawValue: 1 << 13)

  /// A JSON decoder; what code that decodes itself is given. They have `linked` methods alone.
  static let decoder = ValueKinds(rawValue: 1 << 14)
  static let decoding = ValueKinds(rawValue: 1 << 15)

  static let color = ValueKinds(rawValue: 1 << 16)

  static let data = ValueKinds(rawValue: 1 << 17)

  /// A font, which has `linked` methods alone.
  static let font = ValueKinds(rawValue: 1 << 18)

  /// A decimal number of Foundation's.
  static let decimal = ValueKinds(rawValue: 1 << 19)

  /// A text with attributes.
  static let attributed = ValueKinds(rawValue: 1 << 20)

  static let number: ValueKinds = [.int, .double]
  static let sequence: ValueKinds = [.array, .range, .string, .dictionary, .set, .data]
  /// Sequences whose elements have places.
  static let list: ValueKinds = [.array, .range, .string, .data]

  /// The kind of a value; empty for values that are not Swift's own.
  init(of value: Value) {
    switch value {
    case .bool: self = .bool
    case .int: self = .int
    case .double: self = .double
    case .string: self = .string
    case .array: self = .array
    case .dictionary: self = .dictionary
    case .set: self = .set
    case .range: self = .range
    case .interval, .span: self = .interval
    case .builtin(.integer), .builtin(.float): self = .sized
    #if !hasFeature(Embedded)
    case .builtin(.decimal): self = .decimal
    case .builtin(.attributed): self = .attributed
    #endif
    case .builtin(.duration): self = .duration
    case .builtin(.data): self = .data
    case .builtin(.decoding): self = .decoding
    default: self = []
    }
  }

  /// The kind of a type's values; empty for types that are not Swift's own.
  init(of type: Type) {
    switch type {
    case .bool: self = .bool
    case .int: self = .int
    case .double: self = .double
    case .string: self = .string
    case .array: self = .array
    case .dictionary: self = .dictionary
    case .set: self = .set
    case .range: self = .range
    case .builtin(.data): self = .data
    #if !hasFeature(Embedded)
    case .builtin(.jsonDecoder): self = .decoder
    case .builtin(.decimal): self = .decimal
    case .builtin(.attributedString): self = .attributed
    #endif
    case .builtin(let type) where type.isNumber: self = .sized
    default: self = []
    }
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}
