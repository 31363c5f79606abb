import LayQuery
import LaySyntax

/// Expectations in a file of their own beside a source, by the grammar of `grammar/laytest.ebnf`.
///
/// Its lines say what the comments say, without their signs: `test …` and `expect …`. A line `preview "Login"` begins
/// those of the previews of that name; what stands above all such lines is about every preview.
struct ExpectationFile {
  private(set) var faults: [Diagnostic] = []
  private let source: SourceFile
  private let previews: [String]
  /// Which previews the lines are about that are read now.
  private var meant: [Int]

  /// - Parameter previews: The names of the source's previews, in its order.
  init(_ source: SourceFile, previews: [String]) {
    self.source = source
    self.previews = previews
    meant = Array(previews.indices)
  }

  /// Adds what the file says to what the source's own comments say.
  /// - Complexity: O(n) in the bytes, times the previews that a line is about.
  mutating func read(into plans: inout [TestComments.Plan]) {
    var start = 0
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let range = SourceRange(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: start + line.count))
      start += line.count + 1
      do throws(QueryFault) {
        try read(range, into: &plans)
      } catch {
        faults.append(error.diagnostic)
        // With many mistakes the first ones tell.
        if faults.count == Self.mostFaults { return }
      }
    }
  }

  private static let mostFaults = 100

  private mutating func read(_ line: SourceRange, into plans: inout [TestComments.Plan]) throws(QueryFault) {
    let text = TestComments.trimmed(line, source)
    if text.start == text.end || source.bytes[Int(text.start)...].starts(with: Array("//".utf8)) { return }
    let (word, rest) = TestComments.firstWord(text, source)
    switch source.text(word) {
    case "preview": try choose(TestComments.withoutRemark(rest, source))
    case "test":
      let range = TestComments.withoutRemark(rest, source)
      for index in meant { try plans[index].axes.read(source, range) }
    case "expect":
      let expectation = try TestComments.expectation(source, TestComments.withoutRemark(rest, source))
      for index in meant { plans[index].expectations.append(expectation) }
    case let other:
      throw QueryFault(
        at: word, "'\(other)' begins no line of a file of expectations",
        help: "lines begin with preview, test, expect or //")
    }
  }

  /// `preview "Login"`.
  private mutating func choose(_ range: SourceRange) throws(QueryFault) {
    var name = source.text(range)
    guard name.utf8.count >= 2, name.utf8.first == UInt8(ascii: "\""), name.utf8.last == UInt8(ascii: "\"")
    else {
      throw QueryFault(at: range, "the name of a preview belongs here", help: "preview \"Login\"")
    }
    name = String(name.dropFirst().dropLast())
    meant = previews.indices.filter { previews[$0] == name }
    if !meant.isEmpty { return }
    throw QueryFault(
      at: range, "there is no preview \"\(name)\"",
      help: nearestName(to: name, among: previews).map { "did you mean \"\($0)\"?" }
        ?? (previews.isEmpty ? nil : "there are \(previews.joined(separator: ", "))"))
  }
}
