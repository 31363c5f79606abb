import LayCatalog
import LaySyntax
import LayViews

/// What every view, modifier and value takes and builds, declared once: see `Declaration`.
///
/// The tables are constants of the program, each sorted by the bytes of its names. A declaration's signature is read when
/// its name is first looked up and kept, so that a file pays for the names it uses. A library serves one file; what it
/// reads can be kept for the next as `KnownNames`.
///
/// How a name is found: `view(named:)` knows what builds views at once; `Type.standard(named:)` knows values, among them
/// those that become views where a view is expected (`Text`, `Image`, `Color`, shapes, gradients): their modifiers that
/// yield the same type (`bold`, `fill`, `resizable`) are `method`s, found before `modifier(named:)`.
package final class Library {
  /// By the place of the first declaration of a name.
  private var entries = HashMap<Int, Entry>()
  private var initializers = HashMap<BuiltinType, Entry>()
  // `Entry.absent` for what is known not to be there.
  private var statics = HashMap<MemberKey, Entry>()
  private var members = HashMap<MemberKey, Entry>()
  /// What other files have had looked up.
  private let names: KnownNames?

  /// - Parameter names: What is known of the names from other files; nil where there are none.
  package init(names: KnownNames? = nil) { self.names = names }

  struct MemberKey: Hashable {
    var type: BuiltinType
    var name: String
  }

  /// A view that is built where it is called: containers, controls, spacers.
  package func view(named name: String) -> Entry? { entry(name, in: .views) }

  /// A modifier of views.
  package func modifier(named name: String) -> Entry? {
    #if !hasFeature(Embedded)
    if Handover(name: name) != nil { return Entry(name: name, effect: .handover, overloads: []) }
    #endif
    if let entry = entry(name, in: .modifiers) { return entry }
    guard Self.isIgnored(name) else { return nil }
    return Entry(name: name, effect: .ignored, overloads: [])
  }

  /// The initialisers of a type; nil for a type that has none.
  package func initializers(of type: BuiltinType) -> Entry? {
    if let entry = initializers[type] { return entry }
    guard let place = place(of: type.name, in: .initializers) else { return nil }
    let entry = read(place, name: type.name)
    initializers.set(type, to: entry)
    return entry
  }

  /// `Type.name`, `.name` and `.name(…)`: a static property or function, or a case.
  package func staticMember(_ name: String, of type: BuiltinType) -> Entry? {
    let key = MemberKey(type: type, name: name)
    if let found = statics[key] { return found.ifAny }
    let entry = findStaticMember(key)
    statics.set(key, to: entry ?? .absent)
    return entry
  }

  /// The type by which a member of another may stand: a colour where a style is expected.
  private func findStaticMember(_ key: MemberKey) -> Entry? {
    let (name, type) = (key.name, key.type)
    var overloads: [Signature] = []
    if let place = place(of: key, in: .statics) { overloads = read(place, name: name).overloads }
    if let value = type.constant(named: name) { overloads.append(Signature(constant: value)) }
    if !overloads.isEmpty { return Entry(name: name, effect: .view, overloads: overloads) }
    for other in type.lenders {
      if let entry = staticMember(name, of: other) { return entry }
    }
    return nil
  }

  /// `value.name(…)`
  package func method(_ name: String, of type: BuiltinType) -> Entry? {
    guard let entry = member(name, of: type), let first = entry.overloads.first, !first.isProperty else {
      return nil
    }
    return entry
  }

  /// `value.name`
  package func property(_ name: String, of type: BuiltinType) -> Entry? {
    guard let entry = member(name, of: type), let first = entry.overloads.first else { return nil }
    if first.isProperty { return entry }
    // A method of the type, a property of the one whose members it has, too: `container.font(.body)`, `container.font`.
    return type.parents.lazy.compactMap { self.property(name, of: $0) }.first
  }

  private func member(_ name: String, of type: BuiltinType) -> Entry? {
    let key = MemberKey(type: type, name: name)
    if let found = members[key] { return found.ifAny }
    let entry = findMember(name, of: type)
    members.set(key, to: entry ?? .absent)
    return entry
  }

  /// A property or method of a type, for who keeps it.
  package func findMember(_ name: String, of type: BuiltinType) -> Entry? {
    var place = place(of: MemberKey(type: type, name: name), in: .members)
    for parent in type.parents where place == nil {
      place = self.place(of: MemberKey(type: parent, name: name), in: .members)
    }
    return place.map { read($0, name: name) }
  }

  // MARK: Reading

  private func entry(_ name: String, in section: Section) -> Entry? {
    guard let place = place(of: name, in: section) else { return nil }
    if let names { return names.entry(at: place, name: name) }
    if let entry = entries[place.key] { return entry }
    let entry = read(place, name: name)
    entries.set(place.key, to: entry)
    return entry
  }

  private func read(_ place: Place, name: String) -> Entry {
    names?.entry(at: place, name: name) ?? Self.readEntry(at: place, name: name)
  }

  /// What is declared at a place.
  static func readEntry(at place: Place, name: String) -> Entry {
    let table = table(place.table) ?? []
    let first = table[place.rows.lowerBound]
    return Entry(
      name: name, effect: first.effect, overloads: readSignatures(at: place), isMutating: first.isMutating)
  }

  private static func readSignatures(at place: Place) -> [Signature] {
    let table = table(place.table) ?? []
    var overloads: [Signature] = []
    for row in place.rows {
      if case .unsupported = table[row].build { continue }
      var parser = SignatureParser(
        table[row].signature, declaration: DeclarationID(table: place.table, row: row))
      if let signature = parser.parse() { overloads.append(signature) }
    }
    return overloads
  }

  // MARK: Finding

  /// The declarations of a name: a run of rows of one table.
  struct Place {
    var table: Int
    var rows: Range<Int>

    /// What tells it from all others.
    var key: Int { table << 16 | rows.lowerBound }
  }

  private func place(of name: String, in section: Section) -> Place? {
    if let names { return names.place(of: name, in: section) }
    return Self.find(name, in: section)
  }

  private func place(of member: MemberKey, in section: Section) -> Place? {
    if let names { return names.place(of: member, in: section) }
    return Self.find(member.type.name, member: member.name, in: section)
  }

  /// A type by its name in Swift, without arguments.
  package func type(named name: String) -> Type? {
    if let names { return names.type(named: name) }
    return Type.standard(named: name)
  }

  /// - Complexity: O(log n) for each table.
  static func find(_ name: String, in section: Section) -> Place? {
    var name = name
    return name.withUTF8 { find($0, member: nil, in: section) }
  }

  /// The declarations of `type.member`.
  static func find(_ type: String, member: String, in section: Section) -> Place? {
    var type = type
    var member = member
    return type.withUTF8 { type in member.withUTF8 { find(type, member: $0, in: section) } }
  }

  private static func find(
    _ name: UnsafeBufferPointer<UInt8>, member: UnsafeBufferPointer<UInt8>?, in section: Section
  ) -> Place? {
    let first = section.range.lowerBound
    for (index, table) in section.tables.enumerated() {
      if let rows = table.rows(of: name, member: member) { return Place(table: first + index, rows: rows) }
    }
    return nil
  }

  // MARK: Declarations

  /// The declaration of an overload; nil for those of the file, and for constants.
  package static func declaration(of signature: Signature) -> Declaration? {
    let row = Int(signature.declaration.row)
    guard let table = table(Int(signature.declaration.table)), row < table.count else { return nil }
    return table[row]
  }
}

extension [Declaration] {
  /// The rows of a name, or of `name.member`, in a table sorted by the bytes of names.
  /// - Complexity: O(log n).
  func rows(
    of name: UnsafeBufferPointer<UInt8>, member: UnsafeBufferPointer<UInt8>?
  ) -> Range<Int>? {
    // Most tables are looked at in vain: what lies before or behind all their names needs no search.
    guard let first, let last, first.name.compare(name, member) <= 0, last.name.compare(name, member) >= 0
    else { return nil }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].name.compare(name, member) < 0 { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, self[end].name.compare(name, member) == 0 { end += 1 }
    return low < end ? low..<end : nil
  }
}

// MARK: Names, for suggestions

extension Library {
  package static var viewNames: [StaticString] {
    declarations(in: .views).map { $0.name } + BuiltinType.allCases.map { $0.staticName }
  }
  package static var modifierNames: [StaticString] { declarations(in: .modifiers).map { $0.name } }

  /// The names that follow a type's dot.
  package static func staticNames(of type: BuiltinType) -> [String] {
    let names = type.optionNames + names(in: .statics, of: type)
    return type.lenders.reduce(names) { $0 + staticNames(of: $1) }
  }

  /// The names that follow the dot of a value.
  package static func memberNames(of type: BuiltinType) -> [String] {
    type.parents.reduce(names(in: .members, of: type)) { $0 + names(in: .members, of: $1) }
  }

  private static func names(in section: Section, of type: BuiltinType) -> [String] {
    let prefix = type.name + "."
    return declarations(in: section).compactMap { declaration in
      let name = declaration.name.text
      guard name.hasPrefix(prefix) else { return nil }
      return String(name.dropFirst(prefix.utf8.count))
    }
  }
}
