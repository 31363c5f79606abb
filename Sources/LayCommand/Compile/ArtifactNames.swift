import LaySyntax

/// Names the files that layouts are written to, no two alike.
struct ArtifactNames {
  /// Stems that belong to other sources, with all that begins with them and a separator; folded.
  var rivals: [String] = []
  /// Names taken, folded.
  private var taken = HashMap<String, Int>()
  /// The number that was found free last, by the name that it was for: a thousand layouts of one name are numbered
  /// without a look at each other.
  private var numbers = HashMap<String, Int>()

  init(rivals: [String] = []) { self.rivals = rivals }

  /// What parts a file's name from a layout's, and that from a variant's.
  static let separators = Array("-~@".utf8)

  /// As file systems that ignore case fold names.
  static func folded(_ name: String) -> String { name.lowercased() }

  /// `country.svg` for a file's only layout, else `country-large-text.svg`; `country-2.svg` when that is taken.
  mutating func name(of layout: String, isOnly: Bool, in file: String, _ format: String) -> String {
    stem(of: layout, isOnly: isOnly, in: file, format) + "." + format
  }

  /// The name without its extension: free in one format, or in all of them if none is given.
  mutating func stem(
    of layout: String, isOnly: Bool, in file: String, _ format: String = ""
  ) -> String {
    let part = isOnly ? "" : slug(layout)
    let key = "\(file)/\(part).\(format)"
    var number = numbers[key] ?? 1
    while true {
      let stem = unrivalled(file, number == 1 ? part : "\(part)-\(number)")
      number += 1
      let name = Self.folded("\(stem).\(format)")
      if taken[name] == nil {
        taken.set(name, to: number)
        numbers.set(key, to: number)
        return stem
      }
    }
  }

  /// `file-part`, or `file~part` with as many `~` as it takes to keep out of what belongs to other sources.
  private func unrivalled(_ file: String, _ part: String) -> String {
    var stem = part.isEmpty || part.hasPrefix("-") ? file + part : file + "-" + part
    var separator = ""
    while isRivalled(Self.folded(stem)) {
      separator += "~"
      stem = file + separator + part
    }
    return stem
  }

  private func isRivalled(_ stem: String) -> Bool {
    rivals.contains { rival in
      stem == rival || stem.hasPrefix(rival + "-") || stem.hasPrefix(rival + "@")
        || rival.hasPrefix(stem + "@")
    }
  }
}

/// A layout's name as part of a file name: small letters and digits, anything else a single hyphen.
///
/// At most 80 characters; `layout` when nothing is left.
func slug(_ name: String) -> String {
  var slug = ""
  for character in name.lowercased() {
    if slug.count == 80 { break }
    if character.isLetter || character.isNumber {
      slug.append(character)
    } else if !slug.isEmpty, slug.last != "-" {
      slug.append("-")
    }
  }
  if slug.last == "-" { slug.removeLast() }
  return slug.isEmpty ? "layout" : slug
}
