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

  /// Sets the entry of a number among those of others, or adds it; false, with nothing done, where keys have to be compared.
  package mutating func set(_ number: Int, to value: Value) -> Bool {
    guard places != nil else { return false }
    if !isKnownUniquelyReferenced(&places), let shared = places { places = KeyPlaces(shared) }
    guard let index = places?.place(of: number, orNote: entries.count) else { return false }
    if index < entries.count {
      entries[index].value = value
    } else {
      entries.append((key: .int(number), value: value))
    }
    return true
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
  @exclusivity(unchecked) private var numbers = NumberPlaces()
  /// Those that were refused there: who chose them to take long.
  private var refused: [Int: Int] = [:]
  private var texts: [String: Int] = [:]
  private var hasNumbers = false

  init() {}

  init(_ other: KeyPlaces) {
    numbers = other.numbers
    refused = other.refused
    texts = other.texts
    hasNumbers = other.hasNumbers
  }

  func place(of key: Value) -> DictionaryValue.Place {
    switch key {
    case .int(let number) where texts.isEmpty:
      if let place = numbers[number] { return .at(place) }
      return refused.isEmpty ? .absent : refused[number].map { .at($0) } ?? .absent
    case .string(let text) where !hasNumbers: return texts[text].map { .at($0) } ?? .absent
    default: return .unknown
    }
  }

  /// The place of a number, which is noted where it has none yet.
  func place(of number: Int, orNote index: Int) -> Int? {
    guard texts.isEmpty else { return nil }
    hasNumbers = true
    if !refused.isEmpty, let place = refused[number] { return place }
    if let place = numbers.place(of: number, orNote: index) { return place }
    refused[number] = index
    return index
  }

  /// Notes the place of a key, of the first that are equal; false for one of another kind than those before.
  func note(_ key: Value, at index: Int) -> Bool {
    switch key {
    case .int(let number) where texts.isEmpty:
      hasNumbers = true
      _ = place(of: number, orNote: index)
      return true
    case .string(let text) where !hasNumbers:
      if texts[text] == nil { texts[text] = index }
      return true
    default: return false
    }
  }
}
