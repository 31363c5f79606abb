import LaySyntax
import LayViews

/// What every view, modifier and value takes: arguments, types and defaults, declared once, in Swift's notation.
///
/// The tables are arrays of literals, sorted by name. A line is parsed when its name is first looked up and kept,
/// so that a file pays for the names it uses. One catalog serves any number of files, one after the other.
///
/// How a name is found: `view(named:)` knows what builds views at once; `type(named:)` knows values, among them
/// those that become views where a view is expected (`Text`, `Image`, `Color`, shapes, gradients): their
/// modifiers that yield the same type (`bold`, `fill`, `resizable`) are `method`s, found before `modifier(named:)`.
package final class Catalog {
  private var views = HashMap<Int, Entry>()
  private var modifiers = HashMap<Int, Entry>()
  private var initializers = HashMap<BuiltinType, Entry>()
  // `Entry.absent` for what is known not to be there.
  private var statics = HashMap<MemberKey, Entry>()
  private var members = HashMap<MemberKey, Entry>()

  package init() {}

  private struct MemberKey: Hashable {
    var type: BuiltinType
    var name: String
  }

  /// A view that is built where it is called: containers, controls, spacers.
  package func view(named name: String) -> Entry? {
    entry(name, in: Self.viewLines, cache: &views)
  }

  /// A modifier of views.
  package func modifier(named name: String) -> Entry? {
    if let entry = entry(name, in: Self.modifierLines, cache: &modifiers) { return entry }
    guard Self.isIgnored(name) else { return nil }
    return Entry(name: name, effect: .ignored, overloads: [])
  }

  /// The initialisers of a type; nil for a type that has none.
  package func initializers(of type: BuiltinType) -> Entry? {
    if let entry = initializers[type] { return entry }
    guard let range = Self.initializerLines.range(of: type.name) else { return nil }
    let entry = parse(Self.initializerLines, range, name: type.name)
    initializers.set(type, to: entry)
    return entry
  }

  /// `Type.name`, `.name` and `.name(…)`: a static property or function, or a case.
  package func staticMember(_ name: String, of type: BuiltinType) -> Entry? {
    let key = MemberKey(type: type, name: name)
    if let found = statics[key] { return found.ifAny }
    let entry = findStaticMember(name, of: type)
    statics.set(key, to: entry ?? .absent)
    return entry
  }

  /// The type by which a member of another may stand: a colour where a style is expected.
  private func findStaticMember(_ name: String, of type: BuiltinType) -> Entry? {
    var overloads: [Signature] = []
    if let range = Self.staticLines.range(of: type.name, member: name) {
      overloads = parse(Self.staticLines, range, name: name).overloads
    }
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
    guard let entry = member(name, of: type), let first = entry.overloads.first, first.isProperty else {
      return nil
    }
    return entry
  }

  private func member(_ name: String, of type: BuiltinType) -> Entry? {
    let key = MemberKey(type: type, name: name)
    if let found = members[key] { return found.ifAny }
    var entry: Entry?
    for owner in [type] + type.parents where entry == nil {
      guard let range = Self.memberLines.range(of: owner.name, member: name) else { continue }
      entry = parse(Self.memberLines, range, name: name)
    }
    members.set(key, to: entry ?? .absent)
    return entry
  }

  /// A type by its name as source spells it, dots included: `Edge.Set`. Generic arguments are the caller's affair.
  package func type(named name: String) -> Type? { Self.standardType(named: name) }

  /// An environment key: `\.layoutDirection`.
  package func environmentKey(named name: String) -> EnvironmentKey? { EnvironmentKey.named(name) }

  // MARK: Names, for suggestions

  package static var viewNames: [StaticString] {
    viewLines.map { $0.name } + BuiltinType.allCases.map { $0.staticName }
  }
  package static var modifierNames: [StaticString] { modifierLines.map { $0.name } }

  /// The names that follow a type's dot.
  package static func staticNames(of type: BuiltinType) -> [String] {
    let names = type.optionNames.map { $0.text } + names(in: staticLines, of: type)
    return type.lenders.reduce(names) { $0 + staticNames(of: $1) }
  }

  /// The names that follow the dot of a value.
  package static func memberNames(of type: BuiltinType) -> [String] {
    type.parents.reduce(names(in: memberLines, of: type)) { $0 + names(in: memberLines, of: $1) }
  }

  private static func names(in lines: [Line], of type: BuiltinType) -> [String] {
    let prefix = type.name + "."
    return lines.compactMap { line in
      let name = line.name.text
      guard name.hasPrefix(prefix) else { return nil }
      return String(name.dropFirst(prefix.utf8.count))
    }
  }

  // MARK: Parsing

  private func entry(_ name: String, in lines: [Line], cache: inout HashMap<Int, Entry>) -> Entry? {
    guard let range = lines.range(of: name) else { return nil }
    if let entry = cache[range.lowerBound] { return entry }
    let entry = parse(lines, range, name: name)
    cache.set(range.lowerBound, to: entry)
    return entry
  }

  private func parse(_ lines: [Line], _ range: Range<Int>, name: String) -> Entry {
    var overloads: [Signature] = []
    for line in lines[range] {
      guard let action = line.action else { continue }
      var parser = SignatureParser(line.signature, action: action)
      if let signature = parser.parse(in: self) { overloads.append(signature) }
    }
    return Entry(name: name, effect: lines[range.lowerBound].effect, overloads: overloads)
  }
}
