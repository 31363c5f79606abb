import LayCatalog
import Testing

@testable import LayInterpreter

/// Formats of `NSPredicate`: what is understood, and that anything else is not known, whatever stands there.
@Suite struct PredicateFormatTests {
  private static let formats = [
    "title == %@", "title CONTAINS[cd] 'a' AND (seconds > 5 OR NOT isLoved == YES)", "%K IN {1, 2, -3}",
    "ANY items.title BEGINSWITH \"x\"", "SELF == %@", "seconds BETWEEN {1, 2}", "TRUEPREDICATE",
    "inf == 1 OR nan == 2", "a.b.c != nil && d <= 2.5 || NONE e == FALSE",
  ]

  @Test(arguments: formats) func understood(_ format: String) {
    #expect(PredicateFormat.read(format, [.string("title"), .int(2)]) != nil)
  }

  @Test(
    arguments: [
      "", "title", "title ==", "title LIKE 'a*'", "title MATCHES '.'", "items.@count > 1", "a == b c",
      "(a == b",
      "a == %@", "a ==[x] b", "'a", "FUNCTION(a, 'b') == 1", "a == $b", "{1",
    ])
  func notKnown(_ format: String) {
    #expect(PredicateFormat.read(format, []) == nil)
  }

  /// Each format cut anywhere, and with any of its letters replaced, is read or not known.
  @Test(arguments: formats) func broken(_ format: String) {
    let letters = Array(format)
    for place in letters.indices {
      for letter in ["(", "%", "'", "{", "[", "\u{0}", "é"] as [Character] {
        var changed = letters
        changed[place] = letter
        _ = PredicateFormat.read(String(changed), [.int(1)])
      }
      _ = PredicateFormat.read(String(letters[..<place]), [])
    }
  }

  @Test func deep() {
    for opening in ["(", "NOT ", "!", "-", "{"] {
      #expect(PredicateFormat.read(String(repeating: opening, count: 100_000) + "a == 1", []) == nil)
    }
    let long = Array(repeating: "a == 1", count: 10_000).joined(separator: " AND ")
    #expect(PredicateFormat.read(long, []) != nil)
  }
}
