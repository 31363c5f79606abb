/// The kinds of syntax node, with the children each has in order.
///
/// `x?` is a child that may be a `.missing` node, `x*` any number. A named node's `payload` is its `Symbol`.
/// A list (`attributeList`, `argumentList`, …) is always there and may be empty. A child whose source could not
/// be read is a `.missing` node too, with a diagnostic beside it.
@usableFromInline package enum SyntaxKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  // MARK: Anything that could not be read
  /// What should stand here and does not; the parser has said so, later stages stay silent.
  case missing
  /// The root. Children: the items of the file, in order.
  case file

  // MARK: Declarations
  /// `import Name`. Named. `detail` 1 for one name of a module: `import struct Name.Other`.
  case importDecl
  /// `struct Name<T>: P { … }`. Named. Children: attributeList, genericList, inheritanceList, memberList.
  /// `detail`: `DeclarationFlags`.
  case structDecl
  /// As `structDecl`; actors too.
  case classDecl
  /// As `structDecl`; cases are `enumCase` members.
  case enumDecl
  /// `extension Name: P { … }`. Named by the extended type, of `A.B` by `B`. Children as `structDecl`, with the extended
  /// type in the place of the genericList.
  case extensionDecl
  /// As `structDecl`; its members are not evaluated.
  case protocolDecl
  /// `case name(label: Type) = raw`. Named. Children: parameterList?, rawValue?
  case enumCase
  /// `let a = 1, b: T { … }`. Children: attributeList, then binding*. `detail`: `DeclarationFlags` (isVar, …).
  case variableDecl
  /// One name of a variableDecl. Children: pattern, type?, initializer?, then a `block` for the getter and `setter`,
  /// or for a stored one `willSet` and `didSet`, in the order of the source; `missing` without them.
  case binding
  /// `set(name) { … }`. Named, empty without a name. Children: block.
  case setter
  /// `willSet(name) { … }`, `didSet(name) { … }`. Named, empty without a name. Children: block.
  case willSet, didSet
  /// `func name<T>(…) -> T { … }`. Named; an operator by its spelling, `deinit` by that word.
  /// Children: attributeList, genericList, parameterList, returnType?, block?.
  case functionDecl
  /// `init(…) { … }`. Children: attributeList, genericList, parameterList, returnType? (always missing), block?.
  case initializerDecl
  /// `subscript(…) -> T { … }`. Children as `functionDecl`, with the getter and setter of a `binding`.
  case subscriptDecl
  /// `typealias Name = T`, `associatedtype Name`. Named. Children: type?.
  case typealiasDecl
  /// `#Preview("Name", traits: …) { … }` and any other freestanding macro. Named without the `#`.
  /// Children: argumentList, trailing closure (`closure`)?.
  case macroExpansion
  /// `#if` as a whole. Children: the items of the branch that is taken (iOS), nothing else.
  case conditionalCompilation

  case attributeList
  /// `@Name(args)`. Named. Children: argumentList?.
  case attribute
  case genericList
  /// `T: P`. Named. Children: type?.
  case genericParameter
  case inheritanceList
  case memberList
  case parameterList
  /// `label name: Type = default`. Named by the inner name. Children: label (`identifierPattern`, its symbol is
  /// empty for `_` and in closures), attributeList, type?, default?. `detail` 1: variadic. The `$item` of a closure
  /// is named `item`.
  case parameter

  // MARK: Statements
  /// `{ … }` with statements as children.
  case block
  /// `if c, c { } else …`. Children: conditionList, block, else? (`block` or `ifStatement`).
  case ifStatement
  /// `guard c else { }`. Children: conditionList, block.
  case guardStatement
  /// Children: conditions: an expression, `optionalBinding`, `patternCondition` or `availability` each.
  case conditionList
  /// `let x = e` or `let x`. Children: pattern, type?, expression?. `detail` 1: var.
  case optionalBinding
  /// `case pattern = e`. Children: pattern, expression.
  case patternCondition
  /// `#available(…)`: always true. `#unavailable(…)`: `detail` 1.
  case availability
  /// `switch e { … }`. Children: expression, then switchCase*.
  case switchStatement
  /// `case p where e, p:` or `default:`. Children: caseItem*, then one block. No caseItem: default.
  case switchCase
  /// Children: pattern, guard expression?.
  case caseItem
  /// `for p in e where c { }`. Children: pattern, expression, where?, block.
  case forStatement
  /// `while c { }`. Children: conditionList, block.
  case whileStatement
  /// `repeat { } while e`. Children: block, expression.
  case repeatStatement
  /// Children: expression?.
  case returnStatement
  /// Named by the label, empty without one.
  case breakStatement
  /// Named by the label, empty without one.
  case continueStatement
  case fallthroughStatement
  /// `throw e`. Children: expression.
  case throwStatement
  /// `defer { }`. Children: block.
  case deferStatement
  /// `do { } catch { }`. Children: block, then `switchCase`* of the catches, with no caseItem where all is caught.
  case doStatement
  /// `name: for …`. Named by the label. Children: the statement.
  case labelledStatement

  // MARK: Expressions
  /// Named. `self`, `Self`, `super` and the `_` of `_ = e` too. Children, in a source of several files: the module that
  /// is written in front, as an identifier.
  case identifier
  /// `detail` 1: true.
  case boolLiteral
  case nilLiteral
  /// Children: stringSegment and interpolation, in order; none: the empty string.
  case stringLiteral
  /// `\(e, format: …)`. Children: argument*.
  case interpolation
  /// Children: expression*.
  case arrayLiteral
  /// Children: key, value, key, value, …
  case dictionaryLiteral
  /// `(a, b: c)`. Children: argument*. A single unlabelled element in parentheses is `parenthesized`.
  case tuple
  /// Children: expression.
  case parenthesized
  /// `.name`. Named.
  case implicitMember
  /// `base.name`. Named. Children: base. The node's payload names the member; tuple members are named `0`, `1`.
  case member
  /// `f<T>(a, b: c) { … } label: { … }`. Children: callee, argumentList, trailing closures: the first as
  /// `closure`, further ones as `argument` named by their labels. `detail` 1: no parentheses were written.
  case call
  case argumentList
  /// `label: e`. Named (empty without label). Children: expression.
  case argument
  /// `base[args]`. Children: base, argumentList.
  case subscriptExpr
  /// `e?` in a chain. Children: expression.
  case optionalChain
  /// `e!`. Children: expression.
  case forceUnwrap
  /// Children: expression. `detail`: `Operator`; `partialFrom` is the postfix `a...`.
  case prefixOperator
  /// Children: left, right. `detail`: `Operator`. Assignments too.
  case binaryOperator
  /// Children: condition, then, else.
  case ternary
  /// `{ [captures] (a, b: T) -> R in … }`. Children: captureList where there are captures, which `detail` 1 tells;
  /// parameterList?, block. `R` is the last child of the list.
  case closure
  /// Children: capture*.
  case captureList
  /// `count`, or `sum = a + b` with a child: its value. `payload`: the name.
  case capture
  /// `$name`: the binding of a property. Named without the dollar sign.
  case bindingReference
  /// `\Type.a.b` or `\.a`. Children: type?, then keyPathComponent*.
  case keyPath
  /// Named; `self` for `\.self`. `detail` 1: a subscript component, its child an argumentList; 2: `?` or `!`.
  case keyPathComponent
  /// `e as T`, `e as? T`, `e as! T`, `e is T`. Children: expression, type. `detail`: 0 as, 1 as?, 2 as!, 3 is.
  case cast
  /// `try e`, `await e`, `try? e`. Children: expression. `detail` 1: `try?`, 2: `try!`, 3: `repeat e`, 4: `each e`.
  case effect
  /// `&e`. Children: expression.
  case inoutExpr
  /// An operator as a value: the `<` of `sorted(by: <)`. `detail`: `Operator`, in its binary meaning.
  case operatorReference
  /// `/a+/`, `#/a+/#`: what it matches is only known to a running app.
  case regexLiteral
  /// `if`, `switch` or `do` as an expression. Children: the statement.
  case statementExpr
  /// `T.self`, `[Int]`, `Foo<Bar>` used as an expression. Children: type.
  case typeExpr

  // MARK: Types
  /// `Name<Args>`. Named. Children: type* (generic arguments).
  case namedType
  /// `Outer.Inner`. Named by the inner name. Children: outer type, then generic arguments.
  case memberType
  /// `T?` and `T!`. Children: type.
  case optionalType
  /// Children: type.
  case arrayType
  /// Children: key type, value type.
  case dictionaryType
  /// Children: parameter types (as `tupleType`), result type. `async` and `throws` are dropped.
  case functionType
  /// Children: type* . `detail` unused; labels are dropped.
  case tupleType
  /// `some P`, `any P`. Children: type.
  case opaqueType
  /// `P & Q`. Children: type*.
  case compositionType

  // MARK: Patterns
  /// `name`, `let name` inside another pattern. Named. `_` is `wildcardPattern`.
  case identifierPattern
  case wildcardPattern
  /// Children: pattern*.
  case tuplePattern
  /// `.name(a, let b)`. Named. Children: pattern*. A leading type is dropped.
  case enumCasePattern
  /// `x?`. Children: pattern.
  case optionalPattern
  /// `is T`, `p as T`. Children: pattern?, type.
  case castPattern
  /// A value compared with `~=`: a literal, a range, a member. Children: expression.
  case expressionPattern

  // MARK: Expressions whose payload is no symbol
  /// Payload: the number, see `SyntaxTree.integer(_:)`.
  case integerLiteral
  /// Payload: index into `floats`.
  case floatLiteral
  /// Payload: index into `strings`, or `UInt32.max` when the text is the range's bytes as they stand.
  case stringSegment
  /// `$0`. Payload: the number.
  case anonymousParameter
}

/// What the order of the kinds tells.
extension SyntaxKind {
  /// Whether a node's `payload` is a number or an index, and no symbol: these kinds come last.
  @inlinable @inline(__always)
  var hasNumber: Bool { rawValue >= SyntaxKind.integerLiteral.rawValue }

  @inlinable @inline(__always)
  package var isExpression: Bool {
    rawValue >= SyntaxKind.identifier.rawValue && rawValue <= SyntaxKind.typeExpr.rawValue || hasNumber
  }
}

/// What a declaration's modifiers say that changes its meaning; access levels are read and dropped.
package struct DeclarationFlags: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let isVar = DeclarationFlags(rawValue: 1 << 0)
  package static let isStatic = DeclarationFlags(rawValue: 1 << 1)
  package static let isMutating = DeclarationFlags(rawValue: 1 << 2)
  package static let isLazy = DeclarationFlags(rawValue: 1 << 3)
  package static let isPrivate = DeclarationFlags(rawValue: 1 << 4)
  package static let isIndirect = DeclarationFlags(rawValue: 1 << 5)
  /// Whether other modules can see it: `public`, `open`, `package`.
  package static let isPublic = DeclarationFlags(rawValue: 1 << 6)
}

/// The operators, with Swift's precedence; the raw value is a node's `detail`.
@usableFromInline package enum Operator: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case assign, addAssign, subtractAssign, multiplyAssign, divideAssign, remainderAssign
  case halfOpenRange, closedRange, partialFrom, partialUpTo, partialThrough
  case nilCoalescing
  case logicalOr, logicalAnd
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, identical, notIdentical, patternMatch
  case add, subtract, multiply, divide, remainder
  case overflowAdd, overflowSubtract, overflowMultiply
  case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
  case bitAndAssign, bitOrAssign, bitXorAssign, shiftLeftAssign, shiftRightAssign
  case overflowAddAssign, overflowSubtractAssign, overflowMultiplyAssign
  case negate, plus, not, bitNot
}
