import LayLibrary
import LaySyntax

extension SyntaxTree {
  /// The names of the type that an extension extends, the outermost first.
  func path(ofExtension node: SyntaxID) -> [Symbol] {
    var path = [symbol(node)]
    var type = child(node, 1)
    while !type.isNone, kind(type) == .memberType, path.count < Limits.pathOfExtension {
      type = child(type, 0)
      if !type.isNone { path.append(symbol(type)) }
    }
    return path.reversed()
  }
}
