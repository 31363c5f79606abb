#if !hasFeature(Embedded)
import LayCatalog
import LaySyntax

/// `#function` and `#fileID`: what the code around a place is called.
extension Evaluator {
  /// `Module/File.swift`; nil in a file that is not known to be of a module.
  func nameOfFile(at offset: UInt32) -> String? {
    guard let index = syntax.source.partIndex(at: offset) else { return nil }
    let part = syntax.source.parts[index]
    guard part.module < syntax.source.modules.count,
      let name = part.name.split(separator: "/").last
    else { return nil }
    return syntax.source.modules[part.module].name + "/" + name
  }

  /// The name of the innermost function or property around a place, of those that are running; nil where none of them
  /// is: of a closure that is called later, and of what stands beside functions.
  func nameOfCode(at offset: UInt32) -> String? {
    let place = SourceRange(start: offset, end: offset)
    for node in state.running.reversed() where syntax.range(node).contains(place) {
      guard let id = declarations.functionIDs[node] else {
        return syntax.kind(node) == .binding ? name(ofBinding: node) : nil
      }
      let function = declarations[id]
      let labels = function.signature.parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }
      return (function.isInitializer ? "init" : symbols[function.name]) + "(" + labels.joined() + ")"
    }
    // Bodies are built with their components.
    guard let type = state.components.last?.type, let body = symbols.find("body"),
      case .variable(let id)? = declarations[type].members[body],
      syntax.range(declarations[id].syntax).contains(place)
    else { return nil }
    return "body"
  }

  private func name(ofBinding node: SyntaxID) -> String? {
    let pattern = syntax.child(node, 0)
    return syntax.kind(pattern) == .identifierPattern ? syntax.name(pattern) : nil
  }
}
#endif
