import Foundation
import Lay
import LayTestSupport
import Testing

@testable import LayCompletion
@testable import LayEditing
@testable import LaySyntax

/// Names are read from whatever is written.
@Suite struct NameReadingTests {
  static let sources =
    Repository.files(below: Repository.fixtures, suffix: ".lay")
    + Repository.files(below: Repository.fixtures, suffix: ".swift")

  @Test(arguments: sampled(sources))
  func `wherever a source breaks off, its names are told`(_ file: URL) throws {
    let bytes = Array(try Data(contentsOf: file)).prefix(20_000)
    for part in 1...6 {
      let document = EditedDocument(
        Lay.SourceFile(name: "a.lay", bytes: Array(bytes.prefix(bytes.count * part / 6))), .utf16)
      let names = document.reading.names
      var seen: Set<String> = []
      for declared in names.all where seen.count < 12 && seen.insert(declared.name).inserted {
        let search = NameSearch(declared.name, in: [document])
        for use in search.uses() {
          #expect(use.meanings.allSatisfy { search.declarations.indices.contains($0) })
        }
      }
    }
  }

  @Test func `each use means what is declared around it`() {
    let text = """
      struct A { let x: Int; func f(x: Int) -> Int { x + self.x } }
      struct B { let x: Int }
      let a = A(x: 1)
      let b = B(x: 2)
      let c = a.f(x: 3) + b.x
      func g(_ list: [Int]) { for x in list { print(x) }; if let x = list.first { print(x, "\\(x)") } }
      """
    let document = EditedDocument(Lay.SourceFile(name: "a.lay", bytes: Array(text.utf8)), .utf8)
    let search = NameSearch("x", in: [document])
    // The declarations: of A, of f, of B, of the loop, of the condition.
    #expect(search.declarations.count == 5)
    #expect(
      search.uses().map(\.meanings) == [[0], [1], [1], [0], [2], [0], [2], [1], [2], [3], [3], [4], [4], [4]])
  }
}
