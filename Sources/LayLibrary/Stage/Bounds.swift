import LayCatalog
import LaySyntax
import LayViews

// The bounds that building views can meet, each an error at the place that meets it.

extension Stage {
  /// Reports the bound that was met and ends the evaluation.
  /// - Parameter resumption: How it goes on where each view is by itself; nil where it can't.
  package func stop(
    _ rule: String, at range: SourceRange, _ message: String, help: String? = nil,
    notes: [Diagnostic.Note]? = nil, resumption: Resumption? = nil
  ) {
    guard !budget.isStopped else { return }
    let notes = notes ?? evaluation.componentNotes()
    let fault = Diagnostic.error(rule, at: range, message, help: help, notes: notes)
    stop(fault, resumption: resumption)
  }

  /// Ends the evaluation with what is wrong.
  package func stop(_ fault: Diagnostic, resumption: Resumption?) {
    findings.report(fault)
    budget.isStopped = true
    budget.stops.fault = fault
    budget.stops.count &+= 1
    budget.stops.resumption = budget.isSeparate ? resumption : nil
  }

  /// A mistake that only shows when the code runs: with the components that led there as notes.
  /// Code that is merely checked has made-up values, so nothing is said of it.
  package func fault(_ rule: String, at range: SourceRange, _ message: String, help: String? = nil) -> Value {
    if pass.hasRealValues {
      findings.report(.error(rule, at: range, message, help: help, notes: evaluation.componentNotes()))
    }
    return .unknown
  }

  /// Reports what is wrong with a value. Those of code that is merely checked are made up, so nothing is said of them.
  package func reportOfValue(_ diagnostic: Diagnostic) {
    if pass.hasRealValues { findings.report(diagnostic) }
  }

  // MARK: Values

  package func tooLarge(at range: SourceRange, _ limit: Int) -> Value {
    fault("too-large", at: range, "this value has more than \(limit) elements")
  }

  /// A value that was just made: an error where it is too large itself, or too much was made before it.
  /// - Parameter old: the value that it takes the place of.
  package func counted(
    _ value: Value, insteadOf old: Value = .void, at place: @autoclosure () -> SourceRange
  ) -> Value {
    counted(value, beyond: storage(of: old), at: place())
  }

  /// A value that was just made of one that took so many bytes.
  package func counted(
    _ value: Value, beyond old: Int, at place: @autoclosure () -> SourceRange
  ) -> Value {
    let size = storage(of: value)
    // A few bytes come with every step, which is counted elsewhere.
    guard size > 128 else { return value }
    let (length, limit) = length(of: value)
    if length > limit { return tooLarge(at: place(), limit) }
    return hasStorage(max(0, size - old), at: place()) ? value : .unknown
  }

  /// The same for a value that has grown by another where it lay.
  package func counted(
    _ value: Value, grownBy part: Value, at place: @autoclosure () -> SourceRange
  ) -> Value {
    let (length, limit) = length(of: value)
    if length > limit { return tooLarge(at: place(), limit) }
    return hasStorage(storage(of: part), at: place()) ? value : .unknown
  }

  /// Counts bytes that are about to be kept; false once there are too many.
  package func hasStorage(_ size: Int, at place: @autoclosure () -> SourceRange) -> Bool {
    budget.remainingStorage &-= size
    if budget.remainingStorage >= 0 { return !budget.isStopped }
    stop(
      "too-large", at: place(),
      "the values of this layout need more than \(budget.maximumStorage >> 20) MiB",
      help: "make large strings and arrays, and functions, once, outside of loops and rows")
    return false
  }

  private func length(of value: Value) -> (count: Int, limit: Int) {
    switch value {
    case .string(let text): return (text.utf8.count, Limits.collectionSize)
    case .array(let elements): return (elements.count, Limits.collectionSize)
    case .set(let members): return (members.entries.count, Limits.collectionSize)
    case .dictionary(let dictionary): return (dictionary.entries.count, Limits.collectionSize)
    case .builtin(.text(let text)): return (text.segments.count, Limits.textParts)
    case .builtin(.data(let bytes)): return (bytes.count, Limits.collectionSize)
    #if !hasFeature(Embedded)
    case .builtin(.attributed(let text)):
      return text.runs.count > Limits.textParts
        ? (text.runs.count, Limits.textParts) : (text.size, Limits.collectionSize)
    #endif
    default: return (0, 0)
    }
  }

  /// Bytes, but for what a value's elements take themselves: they were counted when they were made.
  package func storage(of value: Value) -> Int {
    switch value {
    case .string(let text): return text.utf8.count
    case .array(let elements): return elements.count * MemoryLayout<Value>.stride
    case .set(let members): return members.entries.count * 2 * MemoryLayout<Value>.stride
    case .dictionary(let dictionary): return dictionary.entries.count * 2 * MemoryLayout<Value>.stride
    case .builtin(.text(let text)): return text.segments.count * MemoryLayout<TextValue.Segment>.stride
    case .builtin(.data(let bytes)): return bytes.count
    #if !hasFeature(Embedded)
    case .builtin(.attributed(let text)):
      return text.size + text.runs.count * MemoryLayout<AttributedValue.Run>.stride
    #endif
    default: return 0
    }
  }

  // MARK: Text

  /// Counts the text of a view about to be made; false once there is too much.
  package func hasRoom(for spec: TextSpec, at source: UInt32) -> Bool {
    for run in spec.runs { budget.remainingText &-= run.text.utf8.count }
    return hasTextLeft(at: source)
  }

  /// Counts the name of a view, or the text of one with a single run.
  package func hasRoom(for text: String, at source: UInt32) -> Bool {
    budget.remainingText &-= text.utf8.count
    return hasTextLeft(at: source)
  }

  private func hasTextLeft(at source: UInt32) -> Bool {
    if budget.remainingText >= 0 { return !budget.isStopped }
    stop(
      "too-much-text", at: SourceRange(start: source, end: source + 1),
      "the texts of this layout have more than \(Limits.textSize >> 20) MiB together",
      help: "show less of them: a screen holds a few thousand characters")
    return false
  }
}
