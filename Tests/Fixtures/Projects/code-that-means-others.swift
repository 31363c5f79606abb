import SwiftUI
import Stores

// What is not known fits every overload, also the one whose code it stands in: there another is meant.
final class Lock {
  enum Kind { case plain, recursive }
  let kind: Any
  init(_ kind: NSLocking & Sendable) { self.kind = kind }
  convenience init(_ kind: Kind = .plain) { self.init(kind.make()) }
}
extension Lock.Kind {
  func make() -> NSLocking { StoredLock() }
}

extension CGPoint {
  init(x: Float, y: Float) { self.init(x: CGFloat(x), y: CGFloat(y)) }
}

enum Section {
  case pinned
  case marks(name: String, [String])
}
extension Section {
  static func marks(name: String, _ words: String) -> Self {
    .marks(name: name, words.split(separator: " ").map(String.init))
  }
  static func stored(_ store: Store) -> Self { .marks(name: "stored", store.marks()) }
  var count: Int { if case .marks(_, let marks) = self { marks.count } else { 0 } }
}

// The operator for numbers of any type is not meant where Swift's own takes the two.
func * <V: VectorArithmetic>(left: V, right: Double) -> V {
  var copy = left
  copy.scale(by: right * 10)
  return copy
}

#Preview("Initialiser") {
  let lock = Lock()
  Text("locked")
}
#Preview("Initialiser of SwiftUI's") {
  let point = CGPoint(x: Float(12), y: Store.offset())
  Color.red.frame(width: point.x, height: 20)
}
#Preview("Case") { Text("\(Section.marks(name: "a", "b c d").count)") }
#Preview("Case with unknown") { Text("\(Section.stored(Store()).count)") }
#Preview("Operator") {
  var width = 3.0 * 2
  Color.red.frame(width: width, height: 20)
}
#Preview("Scaled") {
  var width = 3.0
  let _ = width.scale(by: 4)
  Color.red.frame(width: width, height: 20)
}
#Preview("Squared") { Color.red.frame(width: 3.0.magnitudeSquared, height: 20) }
