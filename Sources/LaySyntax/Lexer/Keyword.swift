/// The words with a meaning of their own, in the order of their symbols.
///
/// Every file's symbol table starts with them, so that interning a word also tells whether it is a keyword.
/// The reserved ones come first; those after `reservedCount` are names except where the grammar asks for them.
package enum Keyword: UInt8, CaseIterable, Sendable {
  // Declarations.
  case `import`, `struct`, `class`, `enum`, `extension`, `protocol`, `func`, initializer, `deinit`,
    `subscript`
  case `typealias`, `associatedtype`, `let`, `var`
  // Statements.
  case `if`, `else`, `guard`, `switch`, `case`, `default`, `for`, `in`, `while`, `repeat`, `do`, `catch`,
    `defer`
  case `return`, `break`, `continue`, `fallthrough`, `throw`, `where`
  // Expressions and types.
  case `as`, `is`, `try`, `true`, `false`, `nil`, selfValue, selfType, `super`, anyType, `throws`, `rethrows`,
    `inout`
  case underscore
  // Modifiers that are reserved, then those that are not.
  case `public`, `private`, `internal`, `fileprivate`, `static`
  case open, package, final, mutating, nonmutating, lazy, weak, unowned, override, required, convenience
  case dynamic, indirect, prefix, postfix, infix, nonisolated, optional, isolated, distributed, borrowing,
    consuming
  // Words that mean something in one place only.
  case async, await, some, any, get, set, willSet, didSet, actor, sending, each, readAccessor, modifyAccessor,
    yield, consume, copy, macro,
    `operator`, `precedencegroup`
  case unknown
  // The names of directives.
  case elseif, endif, available, unavailable

  /// How many of them can't be names without backticks.
  static let reservedCount = Keyword.static.rawValue + 1

  /// The spellings, by raw value.
  static let spellings: [String] = [
    "import", "struct", "class", "enum", "extension", "protocol", "func", "init", "deinit", "subscript",
    "typealias", "associatedtype", "let", "var",
    "if", "else", "guard", "switch", "case", "default", "for", "in", "while", "repeat", "do", "catch",
    "defer",
    "return", "break", "continue", "fallthrough", "throw", "where",
    "as", "is", "try", "true", "false", "nil", "self", "Self", "super", "Any", "throws", "rethrows", "inout",
    "_",
    "public", "private", "internal", "fileprivate", "static",
    "open", "package", "final", "mutating", "nonmutating", "lazy", "weak", "unowned", "override", "required",
    "convenience",
    "dynamic", "indirect", "prefix", "postfix", "infix", "nonisolated", "optional", "isolated", "distributed",
    "borrowing", "consuming",
    "async", "await", "some", "any", "get", "set", "willSet", "didSet", "actor", "sending", "each", "_read",
    "_modify", "yield", "consume", "copy", "macro", "operator", "precedencegroup",
    "unknown",
    "elseif", "endif", "available", "unavailable",
  ]

  package var spelling: String { Self.spellings[Int(rawValue)] }

  /// The symbol that the word has in every file.
  package var symbol: Symbol { Symbol(UInt32(rawValue) + 1) }

  /// The keyword that a symbol spells, if any.
  init?(_ symbol: Symbol) {
    guard symbol.index > 0, symbol.index <= UInt32(Self.spellings.count) else { return nil }
    self.init(rawValue: UInt8(symbol.index - 1))
  }

  var isModifier: Bool {
    rawValue >= Keyword.public.rawValue && rawValue <= Keyword.consuming.rawValue
  }

  /// Whether a declaration starts with it once its attributes and modifiers are read.
  var startsDeclaration: Bool {
    rawValue <= Keyword.var.rawValue
  }

  /// Whether an expression can start with it.
  var startsOperand: Bool {
    switch self {
    case .if, .switch, .do, .try, .true, .false, .nil, .selfValue, .selfType, .super, .anyType, .underscore,
      .initializer:
      true
    default: false
    }
  }

  /// Whether a statement that is not an expression starts with it.
  var startsStatement: Bool {
    switch self {
    case .if, .guard, .switch, .for, .while, .repeat, .do, .defer, .return, .break, .continue, .fallthrough,
      .throw:
      true
    default: false
    }
  }
}

extension Operator {
  /// The spellings of the operators that stand between two operands, by raw value; the rest is spelled by them.
  static let spellings: [String] = [
    "=", "+=", "-=", "*=", "/=", "%=",
    "..<", "...", "", "", "",
    "??",
    "||", "&&",
    "==", "!=", "<", "<=", ">", ">=", "===", "!==", "~=",
    "+", "-", "*", "/", "%",
    "&+", "&-", "&*",
    "&", "|", "^", "<<", ">>",
    "&=", "|=", "^=", "<<=", ">>=",
    "&+=", "&-=", "&*=",
    "", "", "!", "~",
  ]

  /// How the operator is written.
  package var spelling: String {
    switch self {
    case .partialFrom, .partialThrough: "..."
    case .partialUpTo: "..<"
    case .negate: "-"
    case .plus: "+"
    default: Self.spellings[Int(rawValue)]
    }
  }

  /// The operator whose spelling a symbol is, in its binary meaning; `!` and `~` have only the other.
  init?(_ symbol: Symbol) {
    let first = UInt32(Keyword.spellings.count) + 1
    guard symbol.index >= first, symbol.index - first < UInt32(Vocabulary.operators.count) else { return nil }
    self = Vocabulary.operators[Int(symbol.index - first)]
  }

  /// What the same spelling means before an operand.
  var asPrefix: Operator? {
    switch self {
    case .subtract: .negate
    case .add: .plus
    case .not: .not
    case .bitNot: .bitNot
    case .halfOpenRange: .partialUpTo
    case .closedRange: .partialThrough
    default: nil
    }
  }
}
