import Testing

/// A piece of source as the argument of a test, which is shown by its beginning: a whole file is no name.
///
/// In an interpolation it is its text.
package struct Snippet: ExpressibleByStringInterpolation, CustomStringConvertible,
  CustomTestStringConvertible, Sendable
{
  package let text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }

  package var description: String { text }

  /// At most forty characters, on one line.
  package var testDescription: String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard line.utf8.count > 40 else { return "'\(line)'" }
    return "'\(line.prefix(38))…' (\(text.utf8.count) bytes)"
  }

}
