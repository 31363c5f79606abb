import SwiftUI

protocol Titled { var title: String { get } }
protocol Measured { var length: Int { get } }
class Chapter: Titled {
  let title = "chapter"
}
final class Appendix: Chapter {}
struct Note {
  let id: Int
  // Swift looks for the protocol: without that, the property would call itself.
  var title: String { (self as? Titled)?.title ?? "note \(id)" }
}
enum Mark: Titled {
  case star
  var title: String { "star" }
}
extension Array: Measured { var length: Int { count } }
extension Optional: Measured where Wrapped == Note { var length: Int { self == nil ? 0 : 1 } }

func title(of value: Any) -> String { (value as? any Titled)?.title ?? "none" }

#Preview {
  Text(Note(id: 1).title)
  Text("\(title(of: Appendix())), \(title(of: Mark.star)), \(title(of: Note(id: 2))), \(title(of: 3))")
  Text("\([1, 2] is Measured), \("ab" is Titled), \(Note(id: 3) is Titled)")
}
