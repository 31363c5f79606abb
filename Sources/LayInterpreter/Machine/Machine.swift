#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary
import LayViews

/// Runs compiled functions, or else gives up: whatever would be reported, or is of another type than the source says, is
/// left to the evaluation of the source, from the start. Compiled code changes nothing but its own registers, so that
/// nothing is lost with it; a subview that was placed is placed again.
final class Machine {
  private let numbers: UnsafeMutablePointer<Int>
  private let values: UnsafeMutablePointer<Value>
  private let frames: UnsafeMutablePointer<Frame>
  /// Where the registers of code begin that runs while a subview answers.
  private var numberTop = 0
  private var valueTop = 0
  private var frameTop = 0

  private static let numberCapacity = 1 << 16
  private static let valueCapacity = 1 << 14
  private static let frameCapacity = 1 << 14

  /// A function that waits for the one that it called.
  private struct Frame {
    var function: Int
    var next: Int
  }

  init() {
    numbers = .allocate(capacity: Self.numberCapacity)
    values = .allocate(capacity: Self.valueCapacity)
    frames = .allocate(capacity: Self.frameCapacity)
  }

  deinit {
    numbers.deallocate()
    values.deallocate()
    frames.deallocate()
  }

  /// The result of a unit's first function; nil where the machine gives up.
  /// - Parameters:
  ///   - stage: Whose budget is charged; where the machine gives up, it has what it had.
  ///   - imported: What stays the same; nil where there is no such value.
  func run(
    _ unit: CompiledUnit, _ arguments: [Value], _ stage: Stage,
    imported: (CompiledUnit.Import) -> Value?
  ) -> Value? {
    let (outerNumbers, outerValues, outerFrames) = (numberTop, valueTop, frameTop)
    defer { (numberTop, valueTop, frameTop) = (outerNumbers, outerValues, outerFrames) }
    let function = unit.functions[0]
    guard
      outerNumbers + unit.importedNumberCount + function.numberCount <= Self.numberCapacity,
      outerValues + unit.importedValueCount + function.valueCount <= Self.valueCapacity
    else { return nil }
    let importedNumbers = numbers + outerNumbers
    let importedValues = values + outerValues
    importedValues.initialize(repeating: .void, count: unit.importedValueCount)
    defer { importedValues.deinitialize(count: unit.importedValueCount) }
    for place in unit.imports {
      guard let value = imported(place) else { return nil }
      if place.type.width > 0 {
        guard place.type.unbox(value, to: importedNumbers + place.register) else { return nil }
      } else {
        guard place.type.holds(value) else { return nil }
        importedValues[place.register] = value
      }
    }
    let first = importedNumbers + unit.importedNumberCount
    let firstValue = importedValues + unit.importedValueCount
    var number = 0
    var place = 0
    for (type, value) in zip(unit.parameters, arguments) {
      // What is not used may be of any type.
      guard let type else { continue }
      if type.width > 0 {
        guard type.unbox(value, to: first + number) else { number = -1; break }
        number += type.width
      } else {
        guard type.holds(value) else { number = -1; break }
        (firstValue + place).initialize(to: value)
        place += 1
      }
    }
    (firstValue + place).initialize(repeating: .void, count: function.valueCount - place)
    guard number >= 0 else {
      firstValue.deinitialize(count: function.valueCount)
      return nil
    }
    let (work, storage) = (stage.budget.remainingWork, stage.budget.remainingStorage)
    guard execute(unit, first, firstValue, importedNumbers, importedValues, stage) else {
      // Where a subview's code has met a bound, that is how much is left.
      if !stage.budget.isStopped {
        (stage.budget.remainingWork, stage.budget.remainingStorage) = (work, storage)
      }
      return nil
    }
    if unit.result.width > 0 { return unit.result.box(first) }
    if unit.result == .void { return .void }
    return firstValue.move()
  }

  /// Runs until the first function returns, whose result is then in the first registers; false where it gives up. Of the
  /// value registers none is left initialised but that of a result.
  private func execute(
    _ unit: CompiledUnit, _ firstNumber: UnsafeMutablePointer<Int>, _ firstValue: UnsafeMutablePointer<Value>,
    _ importedNumbers: UnsafeMutablePointer<Int>, _ importedValues: UnsafeMutablePointer<Value>,
    _ stage: Stage
  ) -> Bool {
    let firstFrame = frameTop
    var n = firstNumber
    var v = firstValue
    var function = 0
    var next = unit.functions[0].entry
    let budget = stage.budget
    /// The registers after those of the function that runs: for the next.
    var (calledNumbers, calledValues) = (
      n + unit.functions[0].numberCount, v + unit.functions[0].valueCount
    )
    let (lastNumber, lastValue) = (numbers + Self.numberCapacity, values + Self.valueCapacity)
    let isDone = unit.code.withUnsafeBufferPointer { code -> Bool in
      while true {
        let step = code[next]
        next += 1
        let (a, b, c) = (Int(step.a), Int(step.b), Int(step.c))
        switch step.operation {
        case .move: n[a] = n[b]
        case .constant: n[a] = unit.constants[b]
        case .addConstant:
          let (sum, isOver) = n[b].addingReportingOverflow(Int(Int16(bitPattern: step.c)))
          if isOver { return false }
          n[a] = sum
        case .moveValue:
          budget.charge(for: v[b])
          v[a] = v[b]
        case .valueConstant: v[a] = unit.values[b]
        case .imported: n[a] = importedNumbers[b]
        case .importedValue:
          budget.charge(for: importedValues[b])
          v[a] = importedValues[b]

        case .addInts:
          let (result, isOver) = n[b].addingReportingOverflow(n[c])
          if isOver { return false }
          n[a] = result
        case .subtractInts:
          let (result, isOver) = n[b].subtractingReportingOverflow(n[c])
          if isOver { return false }
          n[a] = result
        case .multiplyInts:
          let (result, isOver) = n[b].multipliedReportingOverflow(by: n[c])
          if isOver { return false }
          n[a] = result
        case .divideInts:
          let (result, isOver) = n[b].dividedReportingOverflow(by: n[c])
          if isOver { return false }
          n[a] = result
        case .remainderInts:
          let (result, isOver) = n[b].remainderReportingOverflow(dividingBy: n[c])
          if isOver { return false }
          n[a] = result
        case .bitAnd: n[a] = n[b] & n[c]
        case .bitOr: n[a] = n[b] | n[c]
        case .bitXor: n[a] = n[b] ^ n[c]
        case .addDoubles: n.set(a, n.double(b) + n.double(c))
        case .subtractDoubles: n.set(a, n.double(b) - n.double(c))
        case .multiplyDoubles: n.set(a, n.double(b) * n.double(c))
        case .divideDoubles: n.set(a, n.double(b) / n.double(c))
        case .lessInts: n[a] = n[b] < n[c] ? 1 : 0
        case .lessOrEqualInts: n[a] = n[b] <= n[c] ? 1 : 0
        case .equalInts: n[a] = n[b] == n[c] ? 1 : 0
        case .notEqualInts: n[a] = n[b] != n[c] ? 1 : 0
        case .lessDoubles: n[a] = n.double(b) < n.double(c) ? 1 : 0
        case .lessOrEqualDoubles: n[a] = n.double(b) <= n.double(c) ? 1 : 0
        case .equalDoubles: n[a] = n.double(b) == n.double(c) ? 1 : 0
        case .notEqualDoubles: n[a] = n.double(b) != n.double(c) ? 1 : 0
        case .largerInt: n[a] = max(n[b], n[c])
        case .smallerInt: n[a] = min(n[b], n[c])
        case .largerDouble: n.set(a, max(n.double(b), n.double(c)))
        case .smallerDouble: n.set(a, min(n.double(b), n.double(c)))

        case .negateInt:
          let (result, isOver) = 0.subtractingReportingOverflow(n[b])
          if isOver { return false }
          n[a] = result
        case .negateDouble: n.set(a, -n.double(b))
        case .not: n[a] = n[b] ^ 1
        case .absoluteInt:
          if n[b] == .min { return false }
          n[a] = abs(n[b])
        case .absoluteDouble: n.set(a, n.double(b).magnitude)
        case .squareRoot: n.set(a, n.double(b).squareRoot())
        case .intToDouble: n.set(a, Double(n[b]))
        case .doubleToInt:
          guard let number = Int(exactly: n.double(b).rounded(.towardZero)) else { return false }
          n[a] = number
        case .rounded: n.set(a, n.double(b).rounded(Self.rule(c)))

        case .jump: next = c
        case .turn:
          budget.remainingWork &-= b
          if budget.remainingWork <= 0 { return false }
          next = c
        case .jumpUnless: if n[a] == 0 { next = c }
        case .jumpIf: if n[a] != 0 { next = c }
        case .jumpUnlessLessInts: if !(n[a] < n[b]) { next = c }
        case .jumpUnlessLessOrEqualInts: if !(n[a] <= n[b]) { next = c }
        case .jumpUnlessLessDoubles: if !(n.double(a) < n.double(b)) { next = c }
        case .jumpUnlessLessOrEqualDoubles: if !(n.double(a) <= n.double(b)) { next = c }
        case .jumpIfNil: if v[a].isNil { next = c }

        case .pass: calledNumbers[a] = n[b]
        case .passValue:
          budget.charge(for: v[b])
          (calledValues + a).initialize(to: v[b])
        case .call:
          let called = unit.functions[a]
          budget.remainingWork &-= called.work
          guard budget.remainingWork > 0, frameTop < Self.frameCapacity,
            calledNumbers + called.numberCount + called.numberCount <= lastNumber,
            calledValues + called.valueCount <= lastValue
          else {
            calledValues.deinitialize(count: called.valueParameterCount)
            return false
          }
          frames[frameTop] = Frame(function: function, next: next)
          frameTop += 1
          function = a
          next = called.entry
          (n, v) = (calledNumbers, calledValues)
          (calledNumbers, calledValues) = (n + called.numberCount, v + called.valueCount)
          if called.valueCount > called.valueParameterCount {
            (v + called.valueParameterCount).initialize(
              repeating: .void, count: called.valueCount - called.valueParameterCount)
          }
        case .result: n[a] = calledNumbers[b]
        case .resultValue: v[a] = calledValues.move()
        case .returnNumbers, .returnValue:
          let valueCount = unit.functions[function].valueCount
          if step.operation == .returnNumbers {
            if a != 0 { for index in 0..<b { n[index] = n[a + index] } }
            if valueCount > 0 { v.deinitialize(count: valueCount) }
          } else {
            let result = (v + a).move()
            (v + a).initialize(to: .void)
            v.deinitialize(count: valueCount)
            v.initialize(to: result)
          }
          if frameTop == firstFrame { return true }
          frameTop -= 1
          (function, next) = (frames[frameTop].function, frames[frameTop].next)
          (calledNumbers, calledValues) = (n, v)
          n -= unit.functions[function].numberCount
          v -= unit.functions[function].valueCount
        case .giveUp: return false

        case .sizeThatFits, .place, .priority:
          (numberTop, valueTop) = (calledNumbers - numbers, calledValues - values)
          let isAnswered: Bool
          if step.operation == .place {
            let anchor = code[next]
            next += 1
            isAnswered = place(v[a], at: n + b, anchor: n + Int(anchor.a), n + c)
          } else {
            isAnswered = answer(step, n, v, stage)
          }
          if !isAnswered || budget.isStopped { return false }
        default:
          let type = code[next]
          guard change(step, type, n, v, unit, stage) else { return false }
          if type.operation == .type { next += 1 }
        }
      }
    }
    if isDone { return true }
    while true {
      v.deinitialize(count: unit.functions[function].valueCount)
      if frameTop == firstFrame { return false }
      frameTop -= 1
      function = frames[frameTop].function
      v -= unit.functions[function].valueCount
    }
  }

  private static func rule(_ number: Int) -> FloatingPointRoundingRule {
    switch number {
    case 1: .up
    case 2: .down
    case 3: .towardZero
    default: .toNearestOrAwayFromZero
    }
  }

  // MARK: Layout

  private func answer(
    _ step: Instruction, _ n: UnsafeMutablePointer<Int>, _ v: UnsafeMutablePointer<Value>, _ stage: Stage
  ) -> Bool {
    guard case .builtin(.layoutSubview(let subview)) = v[Int(step.b)], !subview.subviews.run.isOver else {
      return false
    }
    if step.operation == .priority {
      n.set(Int(step.a), subview.subviews.priority(subview.view))
      return true
    }
    let proposal = (n + Int(step.c)).proposal
    guard stage.budget.charge(subview.layout?.noteQuestion(to: subview.index) ?? 0) else { return false }
    let size = subview.subviews.size(subview.view, proposal)
    n.set(Int(step.a), size.width)
    n.set(Int(step.a) + 1, size.height)
    return true
  }

  private func place(
    _ value: Value, at point: UnsafeMutablePointer<Int>, anchor: UnsafeMutablePointer<Int>,
    _ proposal: UnsafeMutablePointer<Int>
  ) -> Bool {
    guard case .builtin(.layoutSubview(let subview)) = value, !subview.subviews.run.isOver else {
      return false
    }
    let unit = UnitPoint(x: anchor.double(0), y: anchor.double(1))
    subview.subviews.place(subview.index, point.point, unit, proposal.proposal)
    return true
  }
}
#endif
