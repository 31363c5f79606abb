/// Names the files that layouts are written to, no two alike.
struct ArtifactNames {
  /// Names taken, folded as file systems that ignore case fold them.
  private var taken: Set<String> = []

  /// `country.svg` for a file's only layout, else `country-large-text.svg`; `country-2.svg` when that is taken.
  mutating func name(of layout: String, isOnly: Bool, in file: String, _ format: String) -> String {
    let stem = isOnly ? file : file + "-" + slug(layout)
    var name = "\(stem).\(format)"
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number).\(format)"
      number += 1
    }
    return name
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
