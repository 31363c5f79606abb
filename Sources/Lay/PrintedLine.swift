/// A line that `print` wrote in the source, while its views were built or laid out.
public struct PrintedLine: Equatable, Sendable {
  /// The line of the call in the source, from 1.
  public var line: Int
  public var text: String
}
