import LayViews
import LaySyntax

// What the values of an evaluation take of memory, and the texts of its views.

extension Evaluator {
  /// A value that was just made: an error where it is too large itself, or too much was made before it.
  /// - Parameter old: the value that it takes the place of.
  func counted(
    _ value: Value, insteadOf old: Value = .void, at place: @autoclosure () -> SourceRange
  ) -> Value {
    let size = storage(of: value)
    // A few bytes come with every step, which is counted elsewhere.
    guard size > 128 else { return value }
    let (length, limit) = length(of: value)
    if length > limit { return tooLarge(at: place(), limit) }
    return hasStorage(max(0, size - storage(of: old)), at: place()) ? value : .unknown
  }

  /// Counts bytes that are about to be kept; false once there are too many.
  func hasStorage(_ size: Int, at place: @autoclosure () -> SourceRange) -> Bool {
    remainingStorage &-= size
    if remainingStorage >= 0 { return !isStopped }
    stop(
      "too-large", at: place(),
      "the values of this layout need more than \(Limits.storage >> 30) GiB",
      help: "make large strings and arrays, and functions, once, outside of loops and rows")
    return false
  }

  /// A function, or a view that is not built yet, and the variables that it may use.
  func keptClosure(_ code: SyntaxID, _ scope: Scope, isView: Bool = false) -> Value {
    let size = Limits.closureSize + scope.values.count * Limits.variableSize
    return hasStorage(size, at: syntax.range(code))
      ? .closure(Closure(code: code, scope: scope, isView: isView)) : .unknown
  }

  private func length(of value: Value) -> (count: Int, limit: Int) {
    switch value {
    case .string(let text): return (text.utf8.count, Limits.collectionSize)
    case .array(let elements): return (elements.count, Limits.collectionSize)
    case .dictionary(let dictionary): return (dictionary.entries.count, Limits.collectionSize)
    case .builtin(.text(let text)): return (text.segments.count, Limits.textParts)
    default: return (0, 0)
    }
  }

  /// Bytes, but for what a value's elements take themselves: they were counted when they were made.
  private func storage(of value: Value) -> Int {
    switch value {
    case .string(let text): return text.utf8.count
    case .array(let elements): return elements.count * MemoryLayout<Value>.stride
    case .dictionary(let dictionary): return dictionary.entries.count * 2 * MemoryLayout<Value>.stride
    case .builtin(.text(let text)): return text.segments.count * MemoryLayout<TextValue.Segment>.stride
    default: return 0
    }
  }

  /// Counts the text of a view about to be made; false once there is too much.
  func hasRoom(for spec: TextSpec, at source: UInt32) -> Bool {
    for run in spec.runs { remainingText &-= run.text.utf8.count }
    return hasTextLeft(at: source)
  }

  /// Counts the name of a view, or the text of one with a single run.
  func hasRoom(for text: String, at source: UInt32) -> Bool {
    remainingText &-= text.utf8.count
    return hasTextLeft(at: source)
  }

  private func hasTextLeft(at source: UInt32) -> Bool {
    if remainingText >= 0 { return !isStopped }
    stop(
      "too-much-text", at: SourceRange(start: source, end: source + 1),
      "the texts of this layout have more than \(Limits.textSize >> 20) MiB together",
      help: "show less of them: a screen holds a few thousand characters")
    return false
  }
}

/// Parts in a row, cut off soon after they become longer than a string may be: who counts it will see.
func joinedWithinLimit(_ parts: some Sequence<String>, separator: String = "") -> String {
  var text = ""
  var isFirst = true
  for part in parts {
    if !isFirst { text += separator }
    isFirst = false
    text += part
    if text.utf8.count > Limits.collectionSize { break }
  }
  return text
}
