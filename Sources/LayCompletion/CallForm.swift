import LayCatalog
import LayLibrary
import LayViews

/// One form of a call as source writes it: `frame(width: CGFloat? = nil, height: CGFloat? = nil)`.
package struct CallForm {
  package var text: String
  /// The parameters, as they stand in the text.
  package var parameters: [String]
  /// Their labels, empty for those without one.
  package var labels: [String]

  package init(_ name: String, _ parameters: [String]) {
    text = name + "(" + parameters.joined(separator: ", ") + ")"
    self.parameters = parameters
    labels = parameters.map { parameter in
      let label = parameter.prefix { $0 != ":" && $0 != " " }
      return label == "_" ? "" : String(label)
    }
  }

  /// The parameters of a signature in Swift's notation: `(radius: CGFloat, opaque: Bool = false)`.
  package static func split(_ signature: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in signature {
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", ">", "}":
        if !(character == ">" && part.last == "-") { depth -= 1 }
      default: break
      }
      if depth == 0 { break }
      if depth == 1, character == "(", part.isEmpty, parts.isEmpty { continue }
      if depth == 1, character == "," {
        parts.append(part)
        part = ""
      } else if !(part.isEmpty && character == " ") {
        part.append(character)
      }
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }
}

extension Completer {
  /// The forms of a view or modifier of the library.
  package static func libraryForms(of name: String, isMember: Bool) -> [String] {
    let library = Library()
    let entry = isMember ? library.modifier(named: name) : library.view(named: name)
    return (entry?.overloads ?? []).compactMap { signature in
      Library.declaration(of: signature).map { CallForm(name, CallForm.split($0.signature.text)).text }
    }
  }

  /// What is inserted for a view that mostly holds others: its braces, with the cursor in them.
  package func snippet(of item: CompletionItem) -> String? {
    guard item.kind == .type, item.text == nil else { return nil }
    let overloads = Library().view(named: item.name)?.overloads ?? []
    let holds = overloads.contains { signature in
      signature.parameters.contains { $0.isViewBuilder && $0.label == "content" }
        && signature.parameters.allSatisfy {
          $0.isViewBuilder && $0.label == "content" || $0.defaultValue != nil || $0.isVariadic
        }
    }
    return holds ? item.name + " {\n\t$0\n}" : nil
  }

  /// The forms of what a call may mean, of the file's own first.
  package func forms(of call: CompletionContext.Call) -> [CallForm] {
    let own =
      names.initializers(of: call.name)
      + names.declared(call.name).filter { $0.kind == .function }.map { $0.parameters }
    let written = own.map { parameters in
      CallForm(call.name, parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ": " + $0.type })
    }
    if !written.isEmpty { return written }
    return signatures(of: call).compactMap { signature in
      Library.declaration(of: signature).map { CallForm(call.name, CallForm.split($0.signature.text)) }
    }
  }
}
