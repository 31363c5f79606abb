import SwiftUI

struct Entity: Decodable { let id: String }

let failure: Error = {
  do {
    _ = try NSManagedObjectContext().fetch(NSFetchRequest<Entity>())
    fatalError()
  } catch {
    return error
  }
}()

func stored() throws -> [Entity] { try NSManagedObjectContext().fetch(NSFetchRequest<Entity>()) }

#Preview("Caught") {
  let error = failure
  Text("failed")
}
#Preview("Unwrapped") {
  let first = (try! stored()).first { $0.id == "a" }
  Text(first!.id)
}
#Preview("Out of range") { Text(try! stored()[7].id) }
#Preview("Nothing unknown") {
  let none: String? = nil
  Text(none!)
}
#Preview("Approximation") {
  let none: String? = nil
  Text(none!).redacted(reason: .placeholder)
}
