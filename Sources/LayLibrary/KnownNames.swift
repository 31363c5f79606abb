import LayCatalog
import LaySyntax

/// What has been found out about SwiftUI's names: where each is declared, what is declared there, and which overloads
/// calls of a form can mean.
///
/// Nothing in it depends on a file, so that what one file had looked up need not be read again for the next. It changes
/// no result, only when the work is done. One thread at a time uses it.
package final class KnownNames {
  private var places: [HashMap<String, Library.Place?>]
  private var memberPlaces: [HashMap<Library.MemberKey, Library.Place?>]
  private var entries = HashMap<Int, Entry>()
  private var types = HashMap<String, Type?>()
  private var count = 0

  /// A folder may use any number of names: with more than so many it begins anew.
  private static var capacity: Int { 4096 }

  package init() {
    let count = Library.Section.allCases.count
    places = Array(filledWith: HashMap(), count: count)
    memberPlaces = Array(filledWith: HashMap(), count: count)
  }

  /// The declarations of a name; nil where there are none.
  func place(of name: String, in section: Library.Section) -> Library.Place? {
    if let known = places[section.rawValue][name] { return known }
    let place = Library.find(name, in: section)
    makeRoom()
    places[section.rawValue].set(name, to: place)
    return place
  }

  /// The declarations of a type's member; nil where there are none.
  func place(of member: Library.MemberKey, in section: Library.Section) -> Library.Place? {
    if let known = memberPlaces[section.rawValue][member] { return known }
    let place = Library.find(member.type.name, member: member.name, in: section)
    makeRoom()
    memberPlaces[section.rawValue].set(member, to: place)
    return place
  }

  /// What is declared at a place, of the name that it was found by.
  func entry(at place: Library.Place, name: String) -> Entry {
    if let known = entries[place.key] { return known }
    let read = Library.readEntry(at: place, name: name)
    entries.set(place.key, to: read)
    return read
  }

  /// A type by its name in Swift, without arguments.
  package func type(named name: String) -> Type? {
    if let known = types[name] { return known }
    let type = Type.standard(named: name)
    makeRoom()
    types.set(name, to: type)
    return type
  }

  private func makeRoom() {
    count += 1
    guard count > Self.capacity else { return }
    places = Array(filledWith: HashMap(), count: places.count)
    memberPlaces = Array(filledWith: HashMap(), count: memberPlaces.count)
    types = HashMap()
    count = 0
  }
}
