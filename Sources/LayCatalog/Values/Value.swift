import LaySyntax
import LayViews

/// A value of the language while it is evaluated.
///
/// Numbers keep Swift's types: literals without a context are `int` or `double`; a place that expects a CGFloat
/// or Double gets a `double`. An optional is the value itself, or `none`.
package enum Value: Sendable {
  case void
  /// `nil`
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([Value])
  case dictionary(DictionaryValue)
  /// A set: its elements are the keys.
  case set(DictionaryValue)
  case tuple(TupleValue)
  /// A range of integers whose elements can be counted.
  case range(IntegerRange)
  /// A closed range of numbers, as sliders and scales take it.
  case interval(lower: Double, upper: Double)
  /// Any other range: of one bound, or of values that only compare, such as type sizes. Bounds are nil where there
  /// are none.
  indirect case span(lower: Value, upper: Value, isClosed: Bool)
  case closure(Closure)
  case instance(Instance)
  case enumCase(EnumValue)
  case keyPath(KeyPathValue)
  indirect case metatype(Type)
  /// Views already built into the tree.
  case views(ViewList)
  /// A value of one of SwiftUI's own types: see `BuiltinValue`.
  indirect case builtin(BuiltinValue)
  /// What a control's style of the file's own is given, and the views in it.
  case control(ControlConfiguration)
  /// Stands for what the file does not define, in a lenient compilation: the name that was asked for.
  case placeholder(Symbol)
  /// What an error left behind: accepted everywhere, reported nowhere again.
  case unknown

  /// Whether nothing is known of the value, so that nothing can be wrong with it.
  package var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  package var isPlaceholder: Bool {
    if case .placeholder = self { return true }
    return false
  }

  /// An integer literal's value as a double; any other value as it is.
  package var asDouble: Value {
    switch self {
    case .int(let number): return .double(Double(number))
    case .range(let range): return range.ofDoubles
    case .array(let elements): return .array(elements.map { $0.asDouble })
    default: return self
    }
  }

  /// Whether only a running app knows the value: a date, what a device or a store holds.
  package var isOpaque: Bool {
    if case .builtin(.opaque) = self { return true }
    return false
  }

  /// Whether the value is a range of integers, with both bounds or one of them.
  package var isRange: Bool {
    switch self {
    case .range, .span: true
    default: false
    }
  }

  package var isNil: Bool {
    if case .none = self { return true }
    return false
  }
}

/// `a..<b`, or `a...b`, whose upper bound is its last element.
package struct IntegerRange: Equatable, Sendable {
  package let elements: Range<Int>
  package let isClosed: Bool

  /// - Parameter isClosed: only for ranges that have elements.
  package init(_ elements: Range<Int>, isClosed: Bool = false) {
    self.elements = elements
    self.isClosed = isClosed && !elements.isEmpty
  }

  package var lowerBound: Int { elements.lowerBound }
  /// The range of the same bounds between which are all numbers.
  package var ofDoubles: Value {
    let (lower, upper) = (Double(lowerBound), Double(upperBound))
    return isClosed
      ? .interval(lower: lower, upper: upper)
      : .span(lower: .double(lower), upper: .double(upper), isClosed: false)
  }

  /// As the range was written.
  package var upperBound: Int { isClosed ? elements.upperBound - 1 : elements.upperBound }
}

package struct TupleValue: Sendable {
  package var elements: [(label: Symbol, value: Value)]

  package init(_ elements: [(label: Symbol, value: Value)]) { self.elements = elements }

  /// With the labels of a type in place of its own.
  package func labelled(_ labels: [Symbol]) -> TupleValue {
    guard labels.count == elements.count else { return self }
    var tuple = self
    for index in labels.indices { tuple.elements[index].label = labels[index] }
    return tuple
  }
}

/// Code with the variables it sees: a closure or function, or a view that is built where it is placed.
package struct Closure: Sendable {
  /// A `.closure`, `.functionDecl` or expression node.
  package var code: SyntaxID
  package var scope: Scope
  /// Whether this is a view: an expression, or a builder that has been called. Its environment is that of the
  /// place where it is put, so that it is built there and not where it was written.
  package var isView: Bool

  package init(code: SyntaxID, scope: Scope, isView: Bool = false) {
    self.code = code
    self.scope = scope
    self.isView = isView
  }
}

/// A value of a user's struct, or a reference to an object of a user's class.
package struct Instance: Sendable {
  package var type: TypeID
  private var storage: Storage

  private enum Storage {
    case own([Value])
    case shared(ObjectFields)
  }

  /// Stored properties, in the order of their declaration. Those of an object are the same for all that refer to it.
  package var fields: [Value] {
    get {
      switch storage {
      case .own(let fields): fields
      case .shared(let object): object.fields
      }
    }
    _modify {
      switch storage {
      case .own(var fields):
        storage = .own([])
        defer { storage = .own(fields) }
        yield &fields
      case .shared(let object):
        #if !hasFeature(Embedded)
        object.store?.noteChange(of: object)
        #endif
        yield &object.fields
      }
    }
  }

  /// What all references to one object share; nil for a value of a struct.
  package var object: ObjectFields? {
    if case .shared(let object) = storage { return object }
    return nil
  }

  package init(type: TypeID, fields: [Value]) {
    self.type = type
    self.storage = .own(fields)
  }

  /// A reference to an object.
  package init(type: TypeID, object: ObjectFields) {
    self.type = type
    self.storage = .shared(object)
  }
}

/// The stored properties of an object.
package final class ObjectFields: @unchecked Sendable {
  @exclusivity(unchecked) package var fields: [Value]
  /// The lazy properties that have a value by now, by their declarations.
  @exclusivity(unchecked) package var lazies: [(declaration: SyntaxID, value: Value)] = []

  #if !hasFeature(Embedded)
  /// The store that holds the object.
  @exclusivity(unchecked) package var store: ObjectStore?
  /// Whether the store knows that the object was changed.
  @exclusivity(unchecked) var isNoted = false
  #endif

  package init(_ fields: [Value]) { self.fields = fields }

  package subscript(lazy declaration: SyntaxID) -> Value? {
    get { lazies.first { $0.declaration == declaration }?.value }
    set {
      lazies.removeAll { $0.declaration == declaration }
      if let newValue { lazies.append((declaration, newValue)) }
    }
  }
}

/// A value of a user's enum.
package struct EnumValue: Sendable {
  package var type: TypeID
  package var name: Symbol
  package var associated: [Value]

  package init(type: TypeID, name: Symbol, associated: [Value]) {
    self.type = type
    self.name = name
    self.associated = associated
  }
}

package struct KeyPathValue: Sendable {
  /// Empty for `\.self`.
  package var components: [Component]
  /// Where it is written.
  package var syntax: SyntaxID

  package enum Component: Sendable {
    case member(Symbol)
    /// Of an array or a dictionary.
    case element(Value)
  }

  package init(_ components: [Component], syntax: SyntaxID) {
    self.components = components
    self.syntax = syntax
  }

  /// The members that it leads through.
  package var names: [Symbol] {
    components.compactMap { if case .member(let name) = $0 { name } else { nil } }
  }
}

/// A user's type: an index into the evaluator's table of declared types.
package struct TypeID: Hashable, Sendable {
  package var index: UInt32

  package init(_ index: UInt32) { self.index = index }
}
