#if !hasFeature(Embedded)
/// One step of a compiled function: what is done, and the registers that it is done with.
///
/// `n` is a number register, `v` a value register of the frame. Where something would be reported, such as an index out of
/// range, the machine gives up: see `Machine`.
struct Instruction {
  var operation: Operation
  var a: UInt16 = 0
  var b: UInt16 = 0
  var c: UInt16 = 0

  static let int: UInt16 = 1
  static let double: UInt16 = 2

  enum Operation: UInt8 {
    // MARK: Moves
    /// n[a] = n[b]
    case move
    /// n[a] = the constant b
    case constant
    /// n[a] = n[b] + c, c as it would be signed
    case addConstant
    /// v[a] = v[b]
    case moveValue
    /// v[a] = the constant b
    case valueConstant
    /// n[a] = the number b of what stays the same while the function runs
    case imported
    /// v[a] = the value b of that
    case importedValue

    // MARK: n[a] = n[b] … n[c]
    case addInts, subtractInts, multiplyInts, divideInts, remainderInts
    case bitAnd, bitOr, bitXor
    case addDoubles, subtractDoubles, multiplyDoubles, divideDoubles
    case lessInts, lessOrEqualInts, equalInts, notEqualInts
    case lessDoubles, lessOrEqualDoubles, equalDoubles, notEqualDoubles
    case largerInt, smallerInt, largerDouble, smallerDouble

    // MARK: n[a] = … n[b]
    case negateInt, negateDouble, not, absoluteInt, absoluteDouble, squareRoot
    case intToDouble, doubleToInt
    /// c: 0 to nearest, 1 up, 2 down, 3 towards zero
    case rounded

    // MARK: Where to go on: at c
    case jump
    /// As `jump`, back, which ends a turn of a loop that counts for b.
    case turn
    /// unless n[a] is true
    case jumpUnless
    /// if n[a] is true
    case jumpIf
    /// unless n[a] < n[b]; unless n[a] <= n[b]
    case jumpUnlessLessInts, jumpUnlessLessOrEqualInts
    case jumpUnlessLessDoubles, jumpUnlessLessOrEqualDoubles
    /// unless v[a] is there
    case jumpIfNil

    // MARK: Calls
    /// The first number or value register of the function that is called next, and a: = n[b], v[b]
    case pass, passValue
    /// Calls the function a.
    case call
    /// n[a] = what the function that was called has left in its number register b; v[a] = its first value
    case result, resultValue
    /// Ends with the numbers from a on, b of them.
    case returnNumbers
    /// Ends with v[a].
    case returnValue
    /// Gives up, here.
    case giveUp

    // MARK: Lists
    /// n[a] = the count of the list v[b]
    case count
    /// n[a]… = the element n[c] of the list v[b], of the type that follows
    case element
    /// v[a] = the element n[c] of v[b]
    case elementValue
    /// The element n[b] of the list v[a] = n[c]…, of the type that follows
    case setElement
    /// The element n[b] of v[a] = v[c]
    case setElementValue
    /// To the list v[a]: n[b]…, of the type that follows
    case append
    /// To the list v[a]: v[b]
    case appendValue
    /// The last element leaves the list v[a] for n[b]…, of the type that follows
    case removeLast
    /// All elements leave the list v[a].
    case removeAll
    /// No operation: a is the number of a type, and b tells whole numbers and doubles.
    case type

    // MARK: Dictionaries
    /// The entry of n[b] in v[a] = v[c]; the entry of v[b]
    case setEntryOfInt, setEntryOfString
    /// v[a] = the entry of n[c] in v[b], or nil; the entry of v[c]
    case entryOfInt, entryOfString

    // MARK: Values
    /// v[a] = n[b]… as a value of the type that follows
    case box
    /// n[a]… = v[b], of the type that follows
    case unbox

    // MARK: Texts
    /// v[a] += v[b]
    case appendText
    /// v[a] += the text of n[b], of the type that follows
    case appendNumberText
    /// n[a] = v[b] == v[c]
    case equalTexts
    /// n[a] = whether v[b] is empty
    case isEmptyText

    // MARK: Layout
    /// n[a]… = the size that the subview v[b] has for the proposal n[c]…
    case sizeThatFits
    /// Places the subview v[a] at n[b]… with the anchor and the proposal that follow, n[c]…
    case place
    /// n[a] = the priority of v[b]
    case priority
  }
}
#endif
