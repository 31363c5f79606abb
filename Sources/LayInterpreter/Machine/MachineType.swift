#if !hasFeature(Embedded)
import LayCatalog
import LayViews

/// A type of values that compiled code works with.
///
/// Numbers, and the structures that are nothing but numbers, lie in number registers, so many to each; everything else
/// lies in a value register, as the evaluator has it.
indirect enum MachineType: Equatable {
  case void
  case int, double, bool
  case size, point, rect
  /// `Double?`: whether it is there, and the number.
  case length
  /// A `ProposedViewSize`: two lengths.
  case proposal
  case string
  case array(MachineType)
  case dictionary(key: MachineType, value: MachineType)
  /// What a dictionary has for a key.
  case optional(MachineType)
  case subview

  /// nil for a type that compiled code does not work with.
  init?(_ type: Type) {
    switch type {
    case .void: self = .void
    case .int: self = .int
    case .double: self = .double
    case .bool: self = .bool
    case .string: self = .string
    case .builtin(.size): self = .size
    case .builtin(.point): self = .point
    case .builtin(.rect): self = .rect
    case .builtin(.proposedViewSize): self = .proposal
    case .builtin(.layoutSubview): self = .subview
    case .optional(.double): self = .length
    case .array(let element):
      guard let element = MachineType(element), element.isElement else { return nil }
      self = .array(element)
    case .dictionary(let key, let value):
      guard let key = MachineType(key), let value = MachineType(value), key == .int || key == .string,
        value.isElement
      else { return nil }
      self = .dictionary(key: key, value: value)
    default: return nil
    }
  }

  /// How many number registers a value takes; 0 for what lies in a value register.
  var width: Int {
    switch self {
    case .int, .double, .bool: 1
    case .size, .point, .length: 2
    case .rect, .proposal: 4
    case .void, .string, .array, .dictionary, .optional, .subview: 0
    }
  }

  var isNumber: Bool { self == .int || self == .double || self == .bool }

  /// Whether collections of it are worked with.
  private var isElement: Bool {
    switch self {
    case .int, .double, .bool, .string, .subview, .size, .point: true
    case .array(let element): element.isElement
    default: false
    }
  }
}

extension MachineType {
  /// Puts a value's numbers into registers; false for a value of another type.
  func unbox(_ value: Value, to numbers: UnsafeMutablePointer<Int>) -> Bool {
    switch (self, value) {
    case (.int, .int(let number)): numbers[0] = number
    case (.double, .double(let number)): numbers.set(0, number)
    case (.bool, .bool(let flag)): numbers[0] = flag ? 1 : 0
    case (.size, .builtin(.size(let size))):
      numbers.set(0, size.width)
      numbers.set(1, size.height)
    case (.point, .builtin(.point(let point))):
      numbers.set(0, point.x)
      numbers.set(1, point.y)
    case (.rect, .builtin(.rect(let rect))):
      numbers.set(0, rect.origin.x)
      numbers.set(1, rect.origin.y)
      numbers.set(2, rect.size.width)
      numbers.set(3, rect.size.height)
    case (.length, .none): numbers.set(length: nil)
    case (.length, .double(let number)): numbers.set(length: number)
    case (.proposal, .builtin(.proposedSize(let proposal))):
      numbers.set(length: proposal.width)
      (numbers + 2).set(length: proposal.height)
    default: return false
    }
    return true
  }

  /// The value that registers hold; void for a type that lies in no number registers.
  func box(_ numbers: UnsafeMutablePointer<Int>) -> Value {
    switch self {
    case .int: .int(numbers[0])
    case .double: .double(numbers.double(0))
    case .bool: .bool(numbers[0] != 0)
    case .size: .builtin(.size(numbers.size))
    case .point: .builtin(.point(numbers.point))
    case .rect: .builtin(.rect(Rect(origin: numbers.point, size: (numbers + 2).size)))
    case .length: numbers.length.map { .double($0) } ?? .none
    case .proposal: .builtin(.proposedSize(numbers.proposal))
    case .void, .string, .array, .dictionary, .optional, .subview: .void
    }
  }

  /// Whether a value may lie in a value register of this type: what collections hold is looked at when it is used.
  func holds(_ value: Value) -> Bool {
    switch (self, value) {
    case (.string, .string), (.array, .array), (.dictionary, .dictionary): true
    case (.subview, .builtin(.layoutSubview)): true
    default: false
    }
  }
}

/// Registers, as the numbers that they hold the bits of.
extension UnsafeMutablePointer<Int> {
  @inline(__always)
  func double(_ index: Int) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(self[index])))
  }

  @inline(__always)
  func set(_ index: Int, _ number: Double) { self[index] = Int(Int64(bitPattern: number.bitPattern)) }

  @inline(__always)
  func set(length: Double?) {
    self[0] = length == nil ? 0 : 1
    set(1, length ?? 0)
  }

  var length: Double? { self[0] == 0 ? nil : double(1) }
  var size: Size { Size(width: double(0), height: double(1)) }
  var point: Point { Point(x: double(0), y: double(1)) }
  var proposal: ProposedSize { ProposedSize(width: length, height: (self + 2).length) }
}
#endif
