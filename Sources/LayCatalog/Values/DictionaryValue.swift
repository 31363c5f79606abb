/// The entries of a dictionary, in the order in which their keys came, so that nothing depends on hashing.
///
/// A key is found at once among more than a few that are all integers or all strings; other keys have to be compared.
package struct DictionaryValue: Sendable {
  package private(set) var entries: [(key: Value, value: Value)] = []
  /// nil for a few entries, for keys of other kinds, and where they have to be found anew.
  private var places: KeyPlaces?

  /// So many are as quickly looked through.
  private static let few = 8

  package init(_ entries: [(key: Value, value: Value)]) {
    self.entries = entries
    findPlaces()
  }

  package enum Place {
    case at(Int), absent
    /// Known only to who compares the key with those that there are.
    case unknown
  }

  /// Where the first entry of a key stands.
  package func place(of key: Value) -> Place { places?.place(of: key) ?? .unknown }

  package subscript(value index: Int) -> Value {
    get { entries[index].value }
    _modify { yield &entries[index].value }
  }

  /// Adds an entry for a key that there is not yet.
  package mutating func append(_ key: Value, _ value: Value) {
    entries.append((key: key, value: value))
    guard places != nil else {
      // Once more when there are twice as many: keys that differ in kind cost no more than a few looks at all of them.
      if entries.count > Self.few, entries.count & (entries.count - 1) == 0 { findPlaces() }
      return
    }
    if !isKnownUniquelyReferenced(&places), let shared = places { places = KeyPlaces(shared) }
    if places?.note(key, at: entries.count - 1) != true { places = nil }
  }

  package mutating func remove(at index: Int) {
    entries.remove(at: index)
    places = nil
    if entries.count > Self.few, entries.count & (entries.count - 1) == 0 { findPlaces() }
  }

  private mutating func findPlaces() {
    places = nil
    guard entries.count > Self.few else { return }
    let found = KeyPlaces()
    for index in entries.indices where !found.note(entries[index].key, at: index) { return }
    places = found
  }
}

/// Where keys stand that are all integers or all strings.
private final class KeyPlaces: @unchecked Sendable {
  private var numbers: [Int: Int] = [:]
  private var texts: [String: Int] = [:]

  init() {}

  init(_ other: KeyPlaces) {
    numbers = other.numbers
    texts = other.texts
  }

  func place(of key: Value) -> DictionaryValue.Place {
    switch key {
    case .int(let number) where texts.isEmpty: numbers[number].map { .at($0) } ?? .absent
    case .string(let text) where numbers.isEmpty: texts[text].map { .at($0) } ?? .absent
    default: .unknown
    }
  }

  /// Notes the place of a key, of the first that are equal; false for one of another kind than those before.
  func note(_ key: Value, at index: Int) -> Bool {
    switch key {
    case .int(let number) where texts.isEmpty:
      if numbers[number] == nil { numbers[number] = index }
      return true
    case .string(let text) where numbers.isEmpty:
      if texts[text] == nil { texts[text] = index }
      return true
    default: return false
    }
  }
}
