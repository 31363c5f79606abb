import LaySyntax

/// Names that mean something to the language itself.
struct KnownSymbols {
  let selfName, typeSelf, body, content, id, wildcard, initName, none, some, rawValue, allCases: Symbol
  let modifierContent, viewModifier, modifier, subscriptName, swift, viewBuilder: Symbol
  /// `$0`, `$1` …
  let anonymous: [Symbol]

  init(_ table: inout SymbolTable) {
    selfName = table.intern("self")
    typeSelf = table.intern("Self")
    body = table.intern("body")
    content = table.intern("content")
    id = table.intern("id")
    wildcard = table.intern("_")
    initName = table.intern("init")
    none = table.intern("none")
    some = table.intern("some")
    rawValue = table.intern("rawValue")
    allCases = table.intern("allCases")
    modifierContent = table.intern("Content")
    viewModifier = table.intern("ViewModifier")
    modifier = table.intern("modifier")
    subscriptName = table.intern("subscript")
    swift = table.intern("Swift")
    viewBuilder = table.intern("ViewBuilder")
    var anonymous: [Symbol] = []
    for name in Self.anonymousNames { anonymous.append(table.intern(name)) }
    self.anonymous = anonymous
  }

  private static let anonymousNames = [
    "$0", "$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9", "$10", "$11", "$12", "$13", "$14", "$15",
  ]
}
