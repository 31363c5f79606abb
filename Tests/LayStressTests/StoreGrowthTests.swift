import Lay
import Testing

/// Stores that previews fill with many objects.
@Suite("Growth of stores")
struct StoreGrowthTests {
  /// Objects are inserted, given what they belong to, found and ordered.
  @Test func objectsOfOne() {
    let growth = GrowthTests.growth(from: 1_000) { count in
      let source = SourceFile(
        name: "Shelf.swift",
        text: """
          import SwiftData
          import SwiftUI
          @Model final class Shelf { var name = ""; var books: [Book] = []; init() {} }
          @Model final class Book { var pages: Int; var shelf: Shelf?; init(_ pages: Int) { self.pages = pages } }
          struct Books: View {
            @Query(filter: #Predicate<Book> { $0.pages > 3 }, sort: \\Book.pages, order: .reverse) var books: [Book]
            @Query var shelves: [Shelf]
            var body: some View { Text("\\(books.count) \\(shelves.first?.books.count ?? 0)") }
          }
          #Preview {
            let container = try! ModelContainer(for: Shelf.self)
            let shelf = Shelf()
            container.mainContext.insert(shelf)
            for pages in 0..<\(count) {
              let book = Book(pages)
              container.mainContext.insert(book)
              book.shelf = shelf
            }
            return Books().modelContainer(container)
          }

          """)
      var options = Options()
      options.isLenient = true
      #expect(Compiler(options: options).compile(source).diagnostics.isEmpty)
    }
    #expect(!growth.isSteep, "\(growth)")
  }
}
