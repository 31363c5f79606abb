import LayCatalog
import LayLibrary
import LaySyntax

/// Random numbers of a generator of the file's own, by the algorithms of Swift's library: a generator with a seed gives
/// what it gives there.
///
/// What Swift's own generator gives is another each time, and a layout is the same each time: the middle of a range stands
/// for such a number.
struct RandomSource {
  let evaluator: Evaluator
  /// What names the generator.
  let place: SyntaxID
  let scope: Scope
  let next: FunctionID

  /// 64 bits; nil where the generator gave none.
  func bits() -> UInt64? {
    guard evaluator.step(at: place), case .instance(let instance) = evaluator.evaluate(place, scope) else {
      return nil
    }
    let receiver = evaluator.scope(of: instance.type, receiver: .instance(instance))
    let signature = evaluator.declarations[next].signature
    let call = BoundCall(signature: signature, values: [], name: evaluator.syntax.range(place))
    let result = evaluator.run(next, call, receiver: receiver, at: place)
    if instance.object == nil, let changed = receiver.values.first {
      evaluator.store(changed, in: place, scope)
    }
    switch result {
    case .builtin(.integer(let number)): return number.wide
    case .int(let number): return UInt64(bitPattern: Int64(number))
    default: return nil
    }
  }

  /// A number below a bound, which is not 0, in so many bits.
  func bits(below bound: UInt64, width: Int) -> UInt64? {
    let mask = UInt64.max >> UInt64(64 - width)
    guard var random = bits() else { return nil }
    var (high, low) = Self.product(random & mask, bound, width)
    guard low < bound else { return high }
    // As many as make the others come out even.
    let rest = ((0 &- bound) & mask) % bound
    while low < rest {
      guard let next = bits() else { return nil }
      random = next
      (high, low) = Self.product(random & mask, bound, width)
    }
    return high
  }

  private static func product(_ a: UInt64, _ b: UInt64, _ width: Int) -> (high: UInt64, low: UInt64) {
    if width == 64 {
      let full = a.multipliedFullWidth(by: b)
      return (full.high, full.low)
    }
    let product = a &* b
    return (product >> UInt64(width), product & (.max >> UInt64(64 - width)))
  }

  /// The bits of a whole number between two, the upper one included.
  func integer(from lower: UInt64, through upper: UInt64, width: Int) -> UInt64? {
    let mask = UInt64.max >> UInt64(64 - width)
    let delta = (upper &- lower) & mask
    if delta == mask { return bits().map { $0 & mask } }
    return bits(below: delta + 1, width: width).map { (lower &+ $0) & mask }
  }

  /// - Parameter digits: The bits of a number's significand: 53 of a double, 24 of a float.
  func unit(isClosed: Bool, digits: Int) -> Double? {
    let largest: UInt64 = 1 << UInt64(digits)
    let random: UInt64?
    if isClosed {
      random = bits(below: largest + 1, width: digits == 24 ? 32 : 64)
    } else {
      random = bits().map { $0 & (largest - 1) }
    }
    return random.map { Double($0) / Double(largest) }
  }
}

extension Evaluator {
  /// What an argument `using: &generator` gives, for whoever asks it for numbers.
  static let generator: StandardDeclaration.Parameter.Reading = { evaluator, node, _, _, scope in
    .closure(Closure(code: node, scope: scope))
  }

  /// The generator of the file's own that an argument names; nil for Swift's own, and for none.
  func randomSource(_ argument: Value) -> RandomSource? {
    guard case .closure(let closure) = argument else { return nil }
    return randomSource(closure.code, closure.scope)
  }

  private func randomSource(_ node: SyntaxID, _ scope: Scope) -> RandomSource? {
    guard pass.entersDeclarations, syntax.kind(node) == .inoutExpr else { return nil }
    let place = syntax.child(node, 0)
    guard case .instance(let instance) = evaluate(place, scope),
      case .function(let ids)? = symbols.find("next").flatMap({ instanceMember($0, of: instance.type) }),
      let next = ids.first(where: { declarations[$0].signature.parameters.isEmpty })
    else { return nil }
    return RandomSource(evaluator: self, place: place, scope: scope, next: next)
  }

  // MARK: Numbers

  /// `Int.random(in: 0..<6)`, `Bool.random(using: &generator)`
  func random(_ call: WrittenCall) -> Value {
    let arguments = plan(call.node).arguments
    var source: RandomSource?
    if let argument = arguments.first(where: { $0.label == "using" }) {
      source = randomSource(argument.expression, call.scope)
      if source == nil { findings.countStandIn(for: .empty) }
    }
    if case .bool = call.type {
      guard let source else { return .bool(false) }
      return source.bits().map { .bool(($0 >> 17) & 1 == 0) } ?? .unknown
    }
    guard let argument = arguments.first, argument.label == "in" else { return .unknown }
    let isFloating = call.type.isDouble || call.type == .builtin(.float)
    let bounds = evaluate(
      argument.expression, call.scope,
      expecting: call.type.isInt ? .any : call.type.isDouble ? .double : call.type)
    return isFloating ? randomFloat(bounds, source, call.type) : randomInteger(bounds, source, call.type)
  }

  private func randomInteger(_ bounds: Value, _ source: RandomSource?, _ type: Type) -> Value {
    let (lower, upper): (Int, Int)
    switch bounds {
    case .range(let range) where !range.elements.isEmpty:
      (lower, upper) = (range.lowerBound, range.elements.upperBound - 1)
    case .span(.int(let first), .int(let last), let isClosed):
      (lower, upper) = (first, isClosed ? last : last &- 1)
    case .span(.builtin(.integer(let first)), .builtin(.integer(let last)), true):
      (lower, upper) = (Int(truncatingIfNeeded: first.bits), Int(truncatingIfNeeded: last.bits))
    default: return .unknown
    }
    let middle = Int(truncatingIfNeeded: UInt64(bitPattern: Int64(upper &- lower)) / 2) &+ lower
    guard case .builtin(let builtin) = type else {
      guard let source else { return .int(middle) }
      return source.integer(
        from: UInt64(bitPattern: Int64(lower)), through: UInt64(bitPattern: Int64(upper)), width: 64
      ).map { .int(Int(truncatingIfNeeded: $0)) } ?? .unknown
    }
    guard let source else { return .builtin(.integer(SizedInteger(builtin, truncating: middle))) }
    let width = SizedInteger.bitWidth(of: builtin)
    let mask = UInt64.max >> UInt64(64 - width)
    return source.integer(
      from: UInt64(bitPattern: Int64(lower)) & mask, through: UInt64(bitPattern: Int64(upper)) & mask,
      width: width
    ).map { .builtin(.integer(SizedInteger(builtin, truncating: $0))) } ?? .unknown
  }

  private func randomFloat(_ bounds: Value, _ source: RandomSource?, _ type: Type) -> Value {
    let lower: Double
    let upper: Double
    var isClosed = true
    switch bounds {
    case .range(let range) where !range.elements.isEmpty:
      (lower, upper, isClosed) = (Double(range.lowerBound), Double(range.upperBound), range.isClosed)
    case .interval(let first, let last): (lower, upper) = (first, last)
    case .span(let first, let last, let closed):
      guard let a = first.number, let b = last.number else { return .unknown }
      (lower, upper, isClosed) = (a, b, closed)
    default: return .unknown
    }
    let isDouble = type.isDouble
    func value(_ number: Double) -> Value { isDouble ? .double(number) : .builtin(.float(Float(number))) }
    guard let source else { return value((lower + upper) / 2) }
    while hasSteps(at: source.place) {
      guard let unit = source.unit(isClosed: isClosed, digits: isDouble ? 53 : 24) else { return .unknown }
      if unit == 1 { return value(upper) }
      if isDouble {
        let number = (upper - lower) * unit + lower
        if isClosed || number != upper { return .double(number) }
      } else {
        let number = (Float(upper) - Float(lower)) * Float(unit) + Float(lower)
        if isClosed || number != Float(upper) { return .builtin(.float(number)) }
      }
    }
    return .unknown
  }

  // MARK: Collections

  /// An index below a number of elements; nil without a generator of the file's own, which counts as a stand-in where
  /// another is given.
  func randomIndex(below count: Int, _ generator: Value) -> Int? {
    guard count > 0 else { return nil }
    guard let source = randomSource(generator) else {
      if case .closure = generator { findings.countStandIn(for: .empty) }
      return nil
    }
    return source.bits(below: UInt64(count), width: 64).map { Int(truncatingIfNeeded: $0) }
  }

  /// The elements in an order that a generator of the file's own gives; as they are without one.
  func shuffled(_ elements: [Value], _ generator: Value) -> [Value] {
    var elements = elements
    var amount = elements.count
    var current = 0
    while amount > 1, let random = randomIndex(below: amount, generator) {
      amount -= 1
      if random > 0, current + random < elements.count { elements.swapAt(current, current + random) }
      current += 1
    }
    return elements
  }
}
