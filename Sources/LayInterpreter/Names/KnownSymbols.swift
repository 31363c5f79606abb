import LaySyntax

/// Names that mean something to the language itself. They are the same in every file.
struct KnownSymbols {
  let selfName = Keyword.selfValue.symbol
  let superName = Keyword.super.symbol
  let typeSelf = Keyword.selfType.symbol
  let wildcard = Keyword.underscore.symbol
  let initName = Keyword.initializer.symbol
  let some = Keyword.some.symbol
  let subscriptName = Keyword.subscript.symbol
  let body = KnownName.body.symbol
  let content = KnownName.content.symbol
  let id = KnownName.id.symbol
  let none = KnownName.none.symbol
  let rawValue = KnownName.rawValue.symbol
  let allCases = KnownName.allCases.symbol
  let modifierContent = KnownName.modifierContent.symbol
  let viewModifier = KnownName.viewModifier.symbol
  let modifier = KnownName.modifier.symbol
  let swift = KnownName.swift.symbol
  let viewBuilder = KnownName.viewBuilder.symbol
  let newValue = KnownName.newValue.symbol
  let error = KnownName.error.symbol
  let map = KnownName.map.symbol
  let flatMap = KnownName.flatMap.symbol
  private let firstAnonymous = KnownName.anonymous.symbol

  var environment: Symbol { KnownName.environment.symbol }

  /// `$0`, `$1` …; empty where there are so many.
  func anonymous(_ index: Int) -> Symbol {
    guard index >= 0, index < Int(KnownName.anonymousCount) else { return .empty }
    return Symbol(firstAnonymous.index + UInt32(index))
  }
}
