import LaySyntax

/// What stands for a key in one language.
///
/// Where a part of the text depends on a number, `%#@NAME@` stands in it, as `%d` does for one that is only written out:
/// the first takes the first value that the text is formatted with. A name is that of the text's own variable behind the
/// number of the text, `12.count`, so that it is clear without the key; one that is empty, `12.`, stands for all of the
/// text.
package struct LocalizedEntry: Equatable, Sendable {
  package private(set) var text: String
  /// By the names in the text.
  var plurals: [String: PluralForms] = [:]

  init(_ text: String) { self.text = text }

  /// The text as it is where nothing says how many there are.
  package var plain: String {
    plurals.sorted { $0.key < $1.key }.reduce(text) { text, variable in
      text.substituting(variable.value.form(for: nil) ?? "", for: "%#@\(variable.key)@")
    }
  }

  /// Gives the names in the text their number.
  mutating func qualify(_ number: Int) {
    let own = plurals
    plurals = [:]
    for (name, forms) in own {
      text = text.substituting("#@\(number).\(name)@", for: "#@\(name)@")
      plurals["\(number).\(name)"] = forms
    }
  }

  /// The variables of an entry of a catalogue: `%#@count@` takes the value of its number, `%arg` is that value.
  mutating func add(substitutions: [String: JSONValue]) {
    for (name, part) in substitutions {
      guard case .object(let forms)? = part["variations"]?["plural"] else { continue }
      let specifier = "%" + (part["formatSpecifier"]?.string ?? "lld")
      plurals[name] = PluralForms(forms) { $0.substituting(specifier, for: "%arg") }
      if case .number(let number)? = part["argNum"], let number = Int(exactly: number) {
        text = text.substituting("%\(number)$#@\(name)@", for: "%#@\(name)@")
      }
    }
  }
}

/// The texts that a part of another has by the category of a number, as in `one`.
package struct PluralForms: Equatable, Sendable {
  var forms: [String: String] = [:]

  init() {}

  /// Those of a catalogue.
  init(_ forms: [String: JSONValue], _ change: (String) -> String = { $0 }) {
    self.forms = forms.compactMapValues { $0["stringUnit"]?["value"]?.string.map(change) }
  }

  /// The text for a number; of no number that of most.
  ///
  /// `zero` and `one` are told as English does, and French, to which nothing is one, too; other languages' further
  /// categories are taken for `other`.
  package func form(for number: Int?, isFrench: Bool = false) -> String? {
    let isOne = number == 1 || isFrench && number == 0
    let category = number == 0 && forms["zero"] != nil ? "zero" : isOne ? "one" : "other"
    return forms[category] ?? forms["other"]
  }
}

extension String {
  /// This text with another in place of every part that is as given.
  fileprivate func substituting(_ other: String, for part: String) -> String {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == wanted.first, bytes[index...].starts(with: wanted) {
        result += other.utf8
        index += wanted.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
