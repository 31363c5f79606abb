import SwiftData
import SwiftUI

// Stores that previews fill: what requests find in them, and relationships, of which each end follows the other.

@Model final class Book {
  var title: String
  var pages = 0
  var isRead = false
  var shelf: Shelf?
  init(_ title: String, pages: Int = 0, isRead: Bool = false, shelf: Shelf? = nil) {
    self.title = title
    self.pages = pages
    self.isRead = isRead
    self.shelf = shelf
  }
  static var longest: FetchDescriptor<Book> {
    var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages, order: .reverse)])
    descriptor.fetchLimit = 2
    return descriptor
  }
}
@Model final class Shelf {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Book.shelf) var books: [Book] = []
  var label: Label2?
  init(_ name: String) { self.name = name }
}
@Model final class Label2 {
  var text: String
  var shelf: Shelf?
  init(_ text: String) { self.text = text }
}

@MainActor let filled: ModelContainer = {
  do {
    let container = try ModelContainer(
      for: Book.self, Shelf.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (index, title) in ["Part 10", "apple", "Banana", "Part 9"].enumerated() {
      container.mainContext.insert(Book(title, pages: index * 100, isRead: index == 2))
    }
    return container
  } catch { fatalError("no store") }
}()
func store(_ fill: (ModelContext) -> Void) -> ModelContainer {
  let container = try! ModelContainer(for: Shelf.self)
  fill(container.mainContext)
  return container
}

struct Titles: View {
  let books: [Book]
  var body: some View { Text("\(books.count): " + books.map(\.title).joined(separator: ", ")) }
}
struct Inserted: View {
  @Query private var books: [Book]
  var body: some View { Titles(books: books) }
}
struct ByTitle: View {
  @Query(sort: \Book.title, order: .reverse) private var books: [Book]
  var body: some View { Titles(books: books) }
}
struct Unread: View {
  @Query(filter: #Predicate<Book> { !$0.isRead && $0.pages > 0 }, sort: \.title, animation: .default)
  private var books: [Book]
  var body: some View { Titles(books: books) }
}
struct BySeveral: View {
  @Query(sort: [.init(\.isRead, order: .reverse), SortDescriptor(\Book.title)]) private var books: [Book]
  var body: some View { Titles(books: books) }
}
struct Described: View {
  @Query(Book.longest) private var books: [Book]
  var body: some View { Titles(books: books) }
}
struct Searched: View {
  @Query private var books: [Book]
  init(_ words: String, isRising: Bool) {
    _books = Query(
      filter: #Predicate<Book> { words.isEmpty || $0.title.localizedStandardContains(words) }, sort: \.pages,
      order: isRising ? .forward : .reverse)
  }
  var body: some View { Titles(books: books) }
}
struct Adding: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Book.title) private var books: [Book]
  var body: some View { Titles(books: books).onAppear { context.insert(Book("Added")) } }
}
struct Fetching: View {
  @Environment(\.modelContext) private var context
  @State private var books: [Book] = []
  @State private var count = 0
  var body: some View {
    VStack {
      Titles(books: books)
      Text("\(count) of pages")
    }
    .onAppear {
      let read = FetchDescriptor<Book>(predicate: #Predicate { $0.isRead })
      books = (try? context.fetch(read)) ?? []
      try? context.delete(model: Book.self, where: #Predicate { $0.pages == 0 })
      count = (try? context.fetchCount(FetchDescriptor<Book>())) ?? 0
    }
  }
}
struct Inner: View {
  @Environment(\.modelContext) private var context
  var body: some View { Text("inner").onAppear { context.insert(Book("late")) } }
}
struct FilledFromInside: View {
  @Query private var books: [Book]
  var body: some View {
    VStack {
      Titles(books: books)
      Inner()
    }
  }
}
struct Held: View {
  let query = Query<Book, [Book]>(sort: \Book.pages)
  var body: some View { Titles(books: query.wrappedValue) }
}
struct Shelves: View {
  @Query(sort: \Shelf.name) private var shelves: [Shelf]
  @Query(sort: \Book.title) private var books: [Book]
  @Query private var labels: [Label2]
  var body: some View {
    VStack {
      ForEach(shelves) { shelf in
        Text("\(shelf.name) \(shelf.books.map(\.title).sorted().joined(separator: "+")) \(shelf.label?.text ?? "-")")
      }
      ForEach(books) { Text("\($0.title) in \($0.shelf?.name ?? "none")") }
      ForEach(labels) { Text("\($0.text) of \($0.shelf?.name ?? "none")") }
    }
  }
}
struct ModelPreview<Model: PersistentModel, Content: View>: View {
  var content: (Model) -> Content
  init(@ViewBuilder content: @escaping (Model) -> Content) { self.content = content }
  var body: some View { ZStack { Asked(content: content) }.modelContainer(filled) }
  struct Asked: View {
    var content: (Model) -> Content
    @Query private var models: [Model]
    var body: some View {
      if let model = models.first { content(model) } else { Text("no model") }
    }
  }
}
struct Row: View {
  let number: Int
  let book: Book
  var body: some View { Text("\(number) \(book.title)") }
}
struct SampleBooks: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer {
    let container = try ModelContainer(for: Book.self, configurations: .init(isStoredInMemoryOnly: true))
    container.mainContext.insert(Book("Sample"))
    return container
  }
  func body(content: Content, context: ModelContainer) -> some View { content.modelContainer(context) }
}
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var sampleBooks: Self = .modifier(SampleBooks())
}

#Preview("inserted") { Inserted().modelContainer(filled) }
#Preview("by title") { ByTitle().modelContainer(filled) }
#Preview("unread") { Unread().modelContainer(filled) }
#Preview("by several") { BySeveral().modelContainer(filled) }
#Preview("described") { Described().modelContainer(filled) }
#Preview("searched") { Searched("part", isRising: false).modelContainer(filled) }
#Preview("held") { Held().modelContainer(filled) }
#Preview("adding") { Adding().modelContainer(filled) }
#Preview("adding to a new one") { Adding().modelContainer(for: Book.self, inMemory: true) }
#Preview("set up") {
  Inserted().modelContainer(for: Book.self, inMemory: true) { result in
    if case .success(let container) = result { container.mainContext.insert(Book("set up")) }
  }
}
#Preview("fetching") { Fetching().modelContainer(filled) }
#Preview("filled from inside") { FilledFromInside() }
#Preview("trait", traits: .sampleBooks) { Inserted() }
#Preview("trait in place", traits: .modifier(SampleBooks())) { Inserted() }
#Preview("by what is made of it") { ModelPreview { book in VStack { Row(number: 1, book: book) } } }
#Preview("given to unknown code") {
  let container = try! ModelContainer(for: Book.self)
  Seeds.plant(in: container.mainContext)
  return Inserted().modelContainer(container)
}
#Preview("parent") {
  Shelves().modelContainer(
    store { context in
      let shelf = Shelf("A")
      shelf.books = [Book("x"), Book("y")]
      shelf.label = Label2("l")
      context.insert(shelf)
    })
}
#Preview("child") {
  Shelves().modelContainer(
    store { context in
      let shelf = Shelf("A")
      context.insert(Book("x", shelf: shelf))
      context.insert(Book("y", shelf: shelf))
    })
}
#Preview("moved") {
  Shelves().modelContainer(
    store { context in
      let (a, b, book) = (Shelf("A"), Shelf("B"), Book("x"))
      for model in [a, b] { context.insert(model) }
      context.insert(book)
      book.shelf = a
      try? context.save()
      book.shelf = b
    })
}
#Preview("removed") {
  Shelves().modelContainer(
    store { context in
      let shelf = Shelf("A")
      context.insert(Book("x", shelf: shelf))
      shelf.books.append(Book("z"))
      shelf.books.removeAll { $0.title == "x" }
    })
}
#Preview("deleted") {
  Shelves().modelContainer(
    store { context in
      let shelf = Shelf("A")
      shelf.books = [Book("x"), Book("y")]
      shelf.label = Label2("l")
      context.insert(shelf)
      context.delete(shelf)
    })
}
#Preview("asked in place") {
  let container = try! ModelContainer(for: Shelf.self)
  let (shelf, book) = (Shelf("A"), Book("x"))
  container.mainContext.insert(shelf)
  container.mainContext.insert(book)
  book.shelf = shelf
  return Text("\(shelf.books.count) \(book.modelContext == nil ? "free" : "stored")")
}
