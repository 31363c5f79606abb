import CoreData
import SwiftUI

// Stores of Core Data's that previews fill, and predicates by their formats.

@objc(Track) final class Track: NSManagedObject {}
extension Track {
  @nonobjc class func fetchRequest() -> NSFetchRequest<Track> { NSFetchRequest<Track>(entityName: "Track") }
  @NSManaged var title: String?
  @NSManaged var seconds: Int16
  @NSManaged var isLoved: Bool
  @NSManaged var added: Date?
}
struct Persistence {
  static let preview: Persistence = {
    let persistence = Persistence(inMemory: true)
    let context = persistence.container.viewContext
    for (index, title) in ["Étude", "nocturne", "Waltz 2", "Prelude"].enumerated() {
      let track = Track(context: context)
      track.title = title
      track.seconds = Int16(100 + index * 10)
      track.isLoved = index == 1
      track.added = Date(timeIntervalSinceReferenceDate: Double(index) * 86_400)
    }
    do { try context.save() } catch { fatalError(error.localizedDescription) }
    return persistence
  }()
  let container: NSPersistentContainer
  init(inMemory: Bool) {
    container = NSPersistentContainer(name: "Tracks")
    if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
    container.loadPersistentStores { _, error in
      if let error { fatalError(error.localizedDescription) }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }
}
private let day: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateStyle = .short
  return formatter
}()
struct Newest: View {
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Track.added, ascending: false)], animation: .default)
  private var tracks: FetchedResults<Track>
  var body: some View {
    ForEach(tracks) { Text("\($0.title ?? "none") of \($0.added!, formatter: day)") }
  }
}
struct Matching: View {
  @FetchRequest private var tracks: FetchedResults<Track>
  init(_ predicate: NSPredicate?) {
    _tracks = FetchRequest(
      entity: Track.entity(), sortDescriptors: [NSSortDescriptor(key: "title", ascending: true)],
      predicate: predicate)
  }
  var body: some View { Text(tracks.map { $0.title ?? "" }.joined(separator: ", ")) }
}
struct ByLetter: View {
  @SectionedFetchRequest(sectionIdentifier: \Track.title, sortDescriptors: [])
  private var sections: SectionedFetchResults<String?, Track>
  var body: some View { Text("\(sections.count) sections") }
}
struct Asked: View {
  @Environment(\.managedObjectContext) private var context
  var body: some View {
    let request = Track.fetchRequest()
    request.predicate = NSPredicate(format: "seconds > %d", 105)
    request.sortDescriptors = [NSSortDescriptor(key: "seconds", ascending: false)]
    request.fetchLimit = 2
    let found = (try? context.fetch(request)) ?? []
    let all = (try? context.count(for: NSFetchRequest<Track>(entityName: "Track"))) ?? 0
    return Text("\(found.map { $0.title ?? "" }.joined(separator: ", ")) of \(all)")
  }
}
struct Deleting: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var tracks: FetchedResults<Track>
  var body: some View {
    Text(tracks.map { $0.title ?? "" }.joined(separator: ", "))
      .onAppear { tracks.filter { $0.isLoved }.forEach(context.delete) }
  }
}
extension View {
  func stored() -> some View {
    environment(\.managedObjectContext, Persistence.preview.container.viewContext)
  }
}
#Preview("newest") { Newest().stored() }
#Preview("all, by letters") { Matching(nil).stored() }
#Preview("equal") { Matching(NSPredicate(format: "title == %@", "Waltz 2")).stored() }
#Preview("contains") { Matching(NSPredicate(format: "title CONTAINS[cd] %@", "ETU")).stored() }
#Preview("begins or loved") { Matching(NSPredicate(format: "title BEGINSWITH 'W' OR isLoved = YES")).stored() }
#Preview("not, and") { Matching(NSPredicate(format: "NOT (isLoved == YES) AND seconds >= 120")).stored() }
#Preview("in") { Matching(NSPredicate(format: "%K IN %@", "title", ["Prelude", "Waltz 2"])).stored() }
#Preview("between") { Matching(NSPredicate(format: "seconds BETWEEN {105, 125}")).stored() }
#Preview("compound") {
  Matching(
    NSCompoundPredicate(orPredicateWithSubpredicates: [
      NSPredicate(format: "title ENDSWITH %@", "de"), NSPredicate(format: "seconds = 100"),
    ])
  ).stored()
}
#Preview("not known") { Matching(NSPredicate(format: "title MATCHES %@", ".*")).stored() }
#Preview("sections") { ByLetter().stored() }
#Preview("no sections") { ByLetter() }
#Preview("asked") { Asked().stored() }
#Preview("deleting") { Deleting().stored() }
#Preview("made by name") {
  let context = Persistence(inMemory: true).container.viewContext
  let track = NSEntityDescription.insertNewObject(forEntityName: "Track", into: context) as! Track
  track.title = "By name"
  return Matching(nil).environment(\.managedObjectContext, context)
}
#Preview("of a class that is not there") {
  let context = Persistence(inMemory: true).container.viewContext
  _ = Album(context: context)
  return Matching(nil).environment(\.managedObjectContext, context)
}
