import LayCatalog
import LaySyntax
import LayViews

// What UIKit's and AppKit's fonts are described by: here a description is the font itself.

#if hasFeature(Embedded)
extension StandardLibrary {
  static let fontDescriptors: [StandardDeclaration] = []
}
#else
extension StandardLibrary {
  static let fontDescriptors: [StandardDeclaration] = [
    .linked("withDesign", of: .font) { evaluator, value, link, _ in
      evaluator.describedFont(value, link, "") { font, words in
        guard let word = words.first, let design = FontDesign(rawValue: word)
        else { return nil }
        font.design = design
        return font
      }
    },
    .linked("withSize", of: .font) { evaluator, value, link, scope in
      guard evaluator.configuration.isLenient, case .builtin(.font(var font)) = value,
        let argument = evaluator.plan(link.node).arguments.first
      else { return nil }
      guard let size = evaluator.evaluate(argument.expression, scope, expecting: .double).number else {
        return .unknown
      }
      font.base = .size(size)
      return .builtin(.font(font))
    },
    .linked("withSymbolicTraits", of: .font) { evaluator, value, link, _ in
      evaluator.describedFont(value, link, "trait") { font, words in
        for word in words {
          switch word {
          case "Bold", "bold": font.isBold = true
          case "Italic", "italic": font.isItalic = true
          case "MonoSpace", "monoSpace": font.design = .monospaced
          default: return nil
          }
        }
        return font
      }
    },
  ]
}

extension Evaluator {
  /// A font that is described by the names in a call's argument, written as `.traitBold` or as a list of such names; not
  /// known where something else is written.
  fileprivate func describedFont(
    _ value: Value, _ link: Chain.Link, _ prefix: String,
    _ change: (inout FontDescriptor, [String]) -> FontDescriptor?
  ) -> Value? {
    guard configuration.isLenient, case .builtin(.font(var font)) = value,
      let argument = plan(link.node).arguments.first
    else { return nil }
    let isList = syntax.kind(argument.expression) == .arrayLiteral
    let names = isList ? syntax.children(argument.expression).map { $0 } : [argument.expression]
    guard names.allSatisfy({ syntax.kind($0) == .implicitMember || syntax.kind($0) == .member }) else {
      return .builtin(.opaque)
    }
    let words = names.map { name in
      let word = syntax.name(name)
      return word.hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : word
    }
    return change(&font, words).map { .builtin(.font($0)) } ?? .builtin(.opaque)
  }
}
#endif
