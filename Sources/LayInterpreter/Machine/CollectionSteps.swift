#if !hasFeature(Embedded)
import LayCatalog
import LayLibrary

/// What the machine does with lists, dictionaries and texts, which grow and change where they lie.
extension Machine {
  /// Does one step; false where the machine has to give up.
  /// - Parameter type: The step after it, which says the type of an element where there is one.
  func change(
    _ step: Instruction, _ type: Instruction, _ n: UnsafeMutablePointer<Int>,
    _ v: UnsafeMutablePointer<Value>, _ unit: CompiledUnit, _ stage: Stage
  ) -> Bool {
    let (a, b, c) = (Int(step.a), Int(step.b), Int(step.c))
    switch step.operation {
    case .count:
      switch v[b] {
      case .array(let elements): n[a] = elements.count
      case .dictionary(let dictionary): n[a] = dictionary.entries.count
      case .string(let text):
        stage.budget.charge(text.utf8.count)
        n[a] = text.count
      default: return false
      }
      return true
    case .element:
      guard case .array(let elements) = v[b], elements.indices.contains(n[c]) else { return false }
      return unit.unbox(type, elements[n[c]], to: n + a)
    case .elementValue:
      guard case .array(let elements) = v[b], elements.indices.contains(n[c]) else { return false }
      let element = elements[n[c]]
      guard unit.types[Int(type.a)].holds(element) else { return false }
      stage.budget.charge(for: element)
      v[a] = element
      return true
    case .setElement, .setElementValue:
      let element =
        step.operation == .setElement ? unit.box(type, n + c) : v[c]
      guard case .array(var elements) = (v + a).move() else { return restored(v + a) }
      let index = n[b]
      let isThere = elements.indices.contains(index)
      if isThere { elements[index] = element }
      (v + a).initialize(to: .array(elements))
      return isThere
    case .append, .appendValue:
      let element = step.operation == .append ? unit.box(type, n + b) : v[b]
      guard case .array(var elements) = (v + a).move() else { return restored(v + a) }
      let hasRoom = elements.count < Limits.collectionSize && keeps(MemoryLayout<Value>.stride, stage)
      if hasRoom { elements.append(element) }
      (v + a).initialize(to: .array(elements))
      return hasRoom
    case .removeLast:
      guard case .array(var elements) = (v + a).move() else { return restored(v + a) }
      let last = elements.popLast()
      (v + a).initialize(to: .array(elements))
      guard let last else { return false }
      return b == Int(UInt16.max) || unit.unbox(type, last, to: n + b)
    case .removeAll:
      v[a] = .array([])
      return true

    case .setEntryOfInt: return setEntry(v + a, .int(n[b]), v[c], stage)
    case .setEntryOfString: return setEntry(v + a, v[b], v[c], stage)
    case .entryOfInt: return entry(v[b], .int(n[c]), v + a)
    case .entryOfString: return entry(v[b], v[c], v + a)

    case .box:
      v[a] = unit.box(type, n + b)
      return true
    case .unbox: return unit.unbox(type, v[b], to: n + a)

    case .appendText:
      guard case .string(let part) = v[b] else { return false }
      return append(part, to: v + a, stage)
    case .appendNumberText:
      switch unit.types[Int(type.a)] {
      case .int: return append("\(n[b])", to: v + a, stage)
      case .bool: return append(n[b] != 0 ? "true" : "false", to: v + a, stage)
      case .double: return append(NumberText.text(n.double(b)), to: v + a, stage)
      default: return false
      }
    case .equalTexts:
      guard case .string(let left) = v[b], case .string(let right) = v[c] else { return false }
      stage.budget.charge(min(left.utf8.count, right.utf8.count))
      n[a] = left == right ? 1 : 0
      return true
    case .isEmptyText:
      guard case .string(let text) = v[b] else { return false }
      n[a] = text.isEmpty ? 1 : 0
      return true
    default: return false
    }
  }

  /// Of a register whose value was taken out: another, and that it was the wrong one.
  private func restored(_ register: UnsafeMutablePointer<Value>) -> Bool {
    register.initialize(to: .void)
    return false
  }

  /// Counts bytes that are kept; false once there are too many.
  private func keeps(_ size: Int, _ stage: Stage) -> Bool {
    stage.budget.remainingStorage &-= size
    return stage.budget.remainingStorage >= 0
  }

  private func append(_ part: String, to register: UnsafeMutablePointer<Value>, _ stage: Stage) -> Bool {
    guard case .string(var text) = register.move() else { return restored(register) }
    let hasRoom =
      text.utf8.count + part.utf8.count <= Limits.collectionSize && keeps(part.utf8.count, stage)
    if hasRoom { text += part }
    register.initialize(to: .string(text))
    return hasRoom
  }

  private func setEntry(
    _ register: UnsafeMutablePointer<Value>, _ key: Value, _ value: Value, _ stage: Stage
  ) -> Bool {
    guard case .dictionary(var dictionary) = register.move() else { return restored(register) }
    let count = dictionary.entries.count
    if case .int(let number) = key, count < Limits.collectionSize, dictionary.set(number, to: value) {
      let isGrown = dictionary.entries.count > count
      register.initialize(to: .dictionary(dictionary))
      return !isGrown || keeps(2 * MemoryLayout<Value>.stride, stage)
    }
    var isSet = true
    switch dictionary.place(ofPlain: key) {
    case let index?: dictionary[value: index] = value
    case nil:
      isSet =
        dictionary.entries.count < Limits.collectionSize && keeps(2 * MemoryLayout<Value>.stride, stage)
      if isSet { dictionary.append(key, value) }
    }
    register.initialize(to: .dictionary(dictionary))
    return isSet
  }

  private func entry(_ value: Value, _ key: Value, _ register: UnsafeMutablePointer<Value>) -> Bool {
    guard case .dictionary(let dictionary) = value else { return false }
    register.pointee = dictionary.place(ofPlain: key).map { dictionary[value: $0] } ?? .none
    return true
  }
}

extension CompiledUnit {
  /// The value that registers hold, of the type that a step says.
  @inline(__always)
  fileprivate func box(_ type: Instruction, _ numbers: UnsafeMutablePointer<Int>) -> Value {
    switch type.b {
    case Instruction.int: .int(numbers[0])
    case Instruction.double: .double(numbers.double(0))
    default: types[Int(type.a)].box(numbers)
    }
  }

  /// Puts the numbers of a value into registers; false where it is not of the type that a step says.
  @inline(__always)
  fileprivate func unbox(_ type: Instruction, _ value: Value, to numbers: UnsafeMutablePointer<Int>) -> Bool {
    switch (type.b, value) {
    case (Instruction.int, .int(let number)): numbers[0] = number
    case (Instruction.double, .double(let number)): numbers.set(0, number)
    default: return types[Int(type.a)].unbox(value, to: numbers)
    }
    return true
  }
}

extension DictionaryValue {
  /// Where the entry of a number or a text stands among keys of its kind.
  fileprivate func place(ofPlain key: Value) -> Int? {
    switch place(of: key) {
    case .at(let index): return index
    case .absent: return nil
    case .unknown:
      switch key {
      case .int(let number):
        return entries.firstIndex { if case .int(number) = $0.key { true } else { false } }
      case .string(let text):
        return entries.firstIndex { if case .string(text) = $0.key { true } else { false } }
      default: return nil
      }
    }
  }
}
#endif
