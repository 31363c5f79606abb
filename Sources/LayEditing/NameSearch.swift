import LayCatalog
import LayCompletion
import LayLibrary
import LaySyntax

/// Where a name is declared and used in the files of a module, each use with the declarations that it may be of.
///
/// A use is told by what stands around it: a local name by its block, a label by what is called, a member by what stands
/// before the dot, as far as that can be told without compiling: so it does not matter whether a file can be read.
struct NameSearch {
  struct Declaration {
    /// The index of its file.
    var file: Int
    var declared: FileNames.Declared
  }

  struct Use {
    var file: Int
    var range: SourceRange
    /// The indices of the declarations that are meant, or may be; none for a name of somebody else's.
    var meanings: [Int]
    /// Whether it may also be a name of SwiftUI's.
    var mayBeForeign = false
    var form = Form.plain
  }

  enum Form { case plain, label, member, declaration }

  let name: String
  private(set) var declarations: [Declaration] = []
  private let files: [EditedDocument]
  /// The types that say how their values are made.
  private var typesWithInitializers: Set<String> = []
  private var types: Set<String> = []
  /// Types that lend their members to others.
  private var bases: Set<String> = []

  /// Of what may be many things so many are told.
  private static let mostMeanings = 100

  /// - Parameter files: The first is the one that is asked about.
  /// - Complexity: O(n) in the names that the files declare.
  init(_ name: String, in files: [EditedDocument]) {
    self.name = name
    self.files = files
    for (file, document) in files.enumerated() {
      for declared in document.reading.names.all {
        switch declared.kind {
        case .initializer: typesWithInitializers.insert(declared.owner)
        case .protocolType, .type, .view:
          types.insert(declared.name)
          if declared.kind == .protocolType || declared.isClass { bases.insert(declared.name) }
        default: break
        }
        if declared.kind != .initializer, declared.name == name {
          declarations.append(Declaration(file: file, declared: declared))
        }
      }
    }
  }

  // MARK: Uses

  /// Everywhere that the name is written, file by file; names in strings are code in interpolations.
  /// - Complexity: O(n) in the bytes of the files that have it.
  func uses() -> [Use] { files.indices.flatMap { uses(in: $0) } }

  func uses(in file: Int) -> [Use] {
    let bytes = files[file].source.bytes
    guard String.stands(name, in: bytes[...]) else { return [] }
    let tokens = files[file].reading.tokens
    let text = Array(name.utf8)
    var place = place(in: file)
    var found: [Use] = []
    for index in tokens.tokens.indices {
      var range = tokens.tokens[index].range
      switch tokens.kind(index) {
      case .identifier: break
      case .dollarName: range.start += 1
      case .stringStart:
        found += usesInString(range, at: index, &place)
        continue
      default: continue
      }
      guard Int(range.end - range.start) == text.count,
        bytes[Int(range.start)..<Int(range.end)].elementsEqual(text)
      else { continue }
      place.go(to: index)
      found.append(use(tokens, index, range, place))
    }
    return found
  }

  /// The use of the name at an offset of the first file.
  func use(at offset: UInt32) -> Use? {
    uses(in: 0).first { $0.range.start <= offset && offset <= $0.range.end }
  }

  private func usesInString(_ range: SourceRange, at token: Int, _ place: inout NamePlace) -> [Use] {
    let bytes = files[place.file].source.bytes
    guard String.stands(name, in: bytes[Int(range.start)..<Int(range.end)]) else { return [] }
    place.go(to: token)
    var found: [Use] = []
    for part in bytes.interpolations(in: range) {
      let inner = WrittenTokens(bytes[Int(part.start)..<Int(part.end)])
      for index in inner.tokens.indices where inner.kind(index) == .identifier && inner.text(index) == name {
        let own = inner.tokens[index].range
        let whole = SourceRange(start: own.start + part.start, end: own.end + part.start)
        found.append(use(inner, index, whole, place))
      }
    }
    return found
  }

  /// What a file sees of the declarations.
  private func place(in file: Int) -> NamePlace {
    var place = NamePlace(file, files[file].reading.names)
    var locals: [(declaration: Int, reach: Range<Int>)] = []
    for (index, declaration) in declarations.enumerated() {
      let declared = declaration.declared
      if declaration.file == file { place.declaring[declared.range.start] = index }
      switch declared.kind {
      case .parameter where declared.label == name && !declared.function.isEmpty:
        place.arguments[declared.function, default: []].append(index)
        if declared.function != "init" { place.arguments["init", default: []].append(index) }
      case .property where !declared.isStatic && !typesWithInitializers.contains(declared.owner):
        place.arguments[declared.owner, default: []].append(index)
      default: break
      }
      guard declaration.file == file || declared.isShared else { continue }
      if let reach = declared.reach {
        if declaration.file == file { locals.append((index, reach)) }
        continue
      }
      if declared.kind == .parameter { continue }
      if !declared.owner.isEmpty {
        place.members.append(index)
        if declared.isStatic { place.statics.append(index) }
        place.ofOwner[declared.owner, default: []].append(index)
        if bases.contains(declared.owner) { place.lent.append(index) }
      }
      if declared.owner.isEmpty || [.type, .view, .protocolType].contains(declared.kind) {
        place.everywhere.append(index)
      }
    }
    place.take(locals: locals)
    return place
  }

  private func use(
    _ tokens: WrittenTokens, _ index: Int, _ range: SourceRange, _ place: NamePlace
  ) -> Use {
    var use = Use(file: place.file, range: range, meanings: [])
    if let own = place.declaring[range.start] {
      (use.meanings, use.form) = ([own], .declaration)
    } else if let callee = Self.callee(ofLabel: index, tokens) {
      (use.meanings, use.form) = (place.arguments[callee] ?? [], .label)
    } else if tokens.kind(index - 1) == .period {
      use.form = .member
      (use.meanings, use.mayBeForeign) = members(tokens, dot: index - 1, place)
    } else {
      use.meanings = plain(index, tokens, place)
    }
    if use.meanings.count > Self.mostMeanings {
      use.meanings.removeLast(use.meanings.count - Self.mostMeanings)
    }
    return use
  }

  // MARK: What may be meant

  /// What is called, or declared, with a label.
  private static func callee(ofLabel index: Int, _ tokens: WrittenTokens) -> String? {
    guard tokens.kind(index + 1) == .colon else { return nil }
    if tokens.kind(index - 1) == .rightBrace { return tokens.closedCall(index - 1)?.name }
    guard [.leftParen, .comma].contains(tokens.kind(index - 1)), let open = tokens.enclosing(index),
      tokens.kind(open) == .leftParen
    else { return nil }
    return tokens.text(open - 1)
  }

  private func members(
    _ tokens: WrittenTokens, dot: Int, _ place: NamePlace
  ) -> ([Int], isForeign: Bool) {
    guard tokens.endsOperand(dot - 1), !tokens.isKeyword(dot - 1, "return") else {
      return (place.statics, !place.statics.isEmpty && Self.libraryNames.contains(name))
    }
    var owners: [String] = []
    switch tokens.text(dot - 1) {
    case "self", "Self": owners = place.owners
    case let word where tokens.isName(dot - 1) && tokens.kind(dot - 2) != .period:
      if types.contains(word) {
        owners = [word]
      } else if Self.libraryTypes.contains(word) {
        return (place.ofOwner[word] ?? [], false)
      } else if let type = place.types[word] {
        owners = [type]
      }
    default: break
    }
    for owner in owners {
      if let meant = place.ofOwner[owner] { return (meant, false) }
    }
    return (place.members, !place.members.isEmpty && Self.libraryNames.contains(name))
  }

  private func plain(_ index: Int, _ tokens: WrittenTokens, _ place: NamePlace) -> [Int] {
    // In `if let x = x` the second is what was known before.
    let isOwnValue =
      tokens.kind(index - 1) == .equal && tokens.text(index - 2) == name
      && tokens.isKeyword(index - 3, "let", "var")
    if let local = place.local(isOwnValue: isOwnValue) { return [local] }
    for owner in place.owners {
      if let meant = place.ofOwner[owner] { return meant }
    }
    return place.everywhere.isEmpty ? place.lent : place.everywhere
  }

  private static let libraryTypes: Set<String> =
    Set(Library.viewNames.map(\.description) + BuiltinType.allCases.map(\.name) + Words.types)

  /// The names that follow a dot in SwiftUI and Swift.
  private static let libraryNames: Set<String> = {
    var names = Set(Library.modifierNames.map(\.description) + Words.constants)
    for type in BuiltinType.allCases {
      names.formUnion(Library.memberNames(of: type))
      names.formUnion(Library.staticNames(of: type))
    }
    return names.union(Words.collectionMembers + Words.stringMembers + Words.numberMembers)
  }()
}

extension [UInt8] {
  /// The stretches of code in a string: the insides of `\(…)`.
  func interpolations(in range: SourceRange) -> [SourceRange] {
    var found: [SourceRange] = []
    let last = Swift.min(Int(range.end), count)
    var index = Int(range.start)
    while index + 1 < last {
      guard self[index] == UInt8(ascii: "\\"), self[index + 1] == UInt8(ascii: "(") else {
        index += self[index] == UInt8(ascii: "\\") ? 2 : 1
        continue
      }
      var (depth, end) = (1, index + 2)
      while end < last, depth > 0 {
        if self[end] == UInt8(ascii: "(") { depth += 1 }
        if self[end] == UInt8(ascii: ")") { depth -= 1 }
        end += 1
      }
      found.append(
        SourceRange(start: UInt32(index + 2), end: UInt32(Swift.max(index + 2, end - (depth == 0 ? 1 : 0)))))
      index = end
    }
    return found
  }
}
