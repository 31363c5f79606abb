#if !hasFeature(Embedded)
/// Names behind that of a module, in a source of several files.
extension Parser {
  /// `SwiftUI.Text("Hello")`: where the word before a point can only be a module, the member is a name, with the module as
  /// its child.
  /// - Complexity: O(n) in the nodes.
  mutating func nameThroughModules(of source: SourceFile) {
    // Every file has what Swift itself declares, as if it said `import Swift`.
    var modules: Set<Symbol> = [lexer.symbols.intern("Swift")]
    for module in source.modules { modules.insert(lexer.symbols.intern(Self.identifier(of: module.name))) }
    for index in 0..<nodes.count where nodes[index].kind == .importDecl {
      let module = Symbol(nodes[index].payload)
      if Self.qualifiers.contains(lexer.symbols[module]) { modules.insert(module) }
    }
    for index in 0..<nodes.count {
      switch nodes[index].kind {
      case .structDecl, .classDecl, .enumDecl, .protocolDecl, .typealiasDecl, .enumCase, .functionDecl,
        .parameter, .genericParameter, .identifierPattern, .optionalBinding:
        modules.remove(Symbol(nodes[index].payload))
      default: break
      }
    }
    for index in 0..<nodes.count where nodes[index].kind == .member {
      var node = nodes[index]
      guard !node.firstChild.isNone else { continue }
      let base = nodes[Int(node.firstChild.index)]
      guard base.kind == .identifier, modules.contains(Symbol(base.payload)) else { continue }
      node.kind = .identifier
      nodes[index] = node
    }
  }

  /// The frameworks whose names stand before those of what they declare. A package that is not there may have a type of
  /// its own name.
  private static let qualifiers: Set<String> = [
    "AppKit", "Charts", "Combine", "CoreData", "CoreGraphics", "CoreText", "Foundation", "MapKit",
    "QuartzCore",
    "SwiftData", "SwiftUI", "UIKit",
  ]

  /// A module's name as code writes it: `My-App` is `My_App`.
  private static func identifier(of name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
#endif
