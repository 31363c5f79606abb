import LayCatalog
import LayLibrary
import LaySyntax
import LayViews

/// What names mean that nothing in the file declares: found once for each name.
package final class StandardNames {
  /// What Swift and Foundation have, made when something of it is first asked for.
  private(set) lazy var swift = makeSwift()
  private let makeSwift: () -> StandardLibrary
  /// The names of a scope whose only variable is `self`.
  let selfNames: [Symbol]
  /// What SwiftUI and Swift have of a name, a modifier of that name, and nil for what is known to be none.
  @exclusivity(unchecked) var builtinTargets = SymbolTableOf<NameTarget>()
  @exclusivity(unchecked) var modifiers = SymbolTableOf<Entry>()
  /// What SwiftUI and Swift have of a type's name without arguments.
  @exclusivity(unchecked) var standardTypes = SymbolTableOf<Type>()
  /// The names that are methods of texts: nil for what is known to be none.
  @exclusivity(unchecked) var textMethods = SymbolTableOf<Symbol>()
  /// Members of SwiftUI's types, by name and in the lowest byte the type: `Entry.absent` for what is known to be none.
  @exclusivity(unchecked) var builtinMembers = HashMap<UInt64, Entry>()
  #if !hasFeature(Embedded)
  /// The guides that closures of `alignmentGuide` ask for.
  @exclusivity(unchecked) var guides = SymbolTableOf<AlignmentGuide>()
  #endif

  private var layoutCallee: Callee?

  init(_ known: KnownSymbols, _ swift: @escaping () -> StandardLibrary) {
    makeSwift = swift
    selfNames = [known.selfName]
  }

  /// What a layout calls when it is given content: `HStackLayout() { … }`.
  func layoutCallee(_ library: Library) -> Callee {
    if let layoutCallee { return layoutCallee }
    let overloads = library.method("callAsFunction", of: .layout)?.overloads ?? []
    let callee = Callee(name: "Layout", overloads: overloads, isOfLibrary: true)
    layoutCallee = callee
    return callee
  }
}
