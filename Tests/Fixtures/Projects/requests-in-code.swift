import CoreData
import SwiftData
import SwiftUI

// Requests that code makes itself, and asks a context for.

final class Note: NSManagedObject {
  @NSManaged var name: String?
  static func request() -> NSFetchRequest<Note> {
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.fetchLimit = 1
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Note.name, ascending: true)]
    return request
  }
  static func first(in context: NSManagedObjectContext) throws -> Note? {
    if let note = try context.fetch(request()).first { return note }
    return nil
  }
}
@Model final class Task2 { var title = "" ; init() {} }
struct Held: View {
  let request: FetchRequest<Note>
  var notes: FetchedResults<Note> { request.wrappedValue }
  init() { request = FetchRequest(fetchRequest: Note.request()) }
  var body: some View { VStack { Text("\(notes.count) notes"); ForEach(notes) { Text($0.name ?? "") } } }
}
struct Given: View {
  @FetchRequest var notes: FetchedResults<Note>
  init(name: String) {
    _notes = FetchRequest<Note>(sortDescriptors: [], predicate: NSPredicate(format: "name == %@", name))
  }
  var body: some View { Text(notes.isEmpty ? "none" : "some") }
}
struct HandedOn: View {
  @FetchRequest var notes: FetchedResults<Note>
  init(request: FetchRequest<Note>) { _notes = request }
  var body: some View { Text("\(notes.count) handed on") }
}
struct Sections: View {
  let request = SectionedFetchRequest<String?, Note>(sectionIdentifier: \.name, sortDescriptors: [])
  var body: some View { Text("\(request.wrappedValue.count) sections") }
}
struct Queried: View {
  let query: Query<Task2, [Task2]>
  init() { query = Query(sort: \Task2.title) }
  var body: some View { Text("\(query.wrappedValue.count) tasks") }
}
struct Asked: View {
  @Environment(\.modelContext) private var context
  @Environment(\.managedObjectContext) private var objects
  var inserts = false
  var body: some View {
    if inserts { insert() }
    let found = (try? context.fetch(FetchDescriptor<Task2>())) ?? []
    let count = (try? objects.count(for: Note.request())) ?? 0
    VStack {
      Text("\(found.count) found, \(count) counted")
      Text((try? Note.first(in: objects))?.name ?? "no note")
    }
  }
  func insert() -> EmptyView { context.insert(Task2()); return EmptyView() }
}
#Preview("held") { Held() }
#Preview("held, filled") { Held().environment(\.managedObjectContext, Persistence.preview.viewContext) }
#Preview("given") { Given(name: "x") }
#Preview("handed on") { HandedOn(request: FetchRequest(fetchRequest: Note.request())) }
#Preview("sections") { Sections() }
#Preview("queried") { Queried() }
#Preview("asked") { Asked() }
#Preview("inserted") { Asked(inserts: true) }
#Preview("made") { let note = Note(context: Persistence.preview.viewContext); note.name = "A"; return VStack { Asked(); Text(note.name ?? "") } }
