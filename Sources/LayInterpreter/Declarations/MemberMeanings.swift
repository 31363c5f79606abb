import LayCatalog
import LaySyntax

/// Which of several files see which members.
extension Evaluator {
  /// What a type, or an extension, declares itself under a name, as code at a place sees it.
  func own(_ symbol: Symbol, of type: TypeID, isStatic: Bool, from place: UInt32) -> Member? {
    let declaration = declarations[type]
    #if !hasFeature(Embedded)
    if declarations.topLevel.isDivided,
      let meanings = isStatic
        ? declaration.sight.staticMeanings[symbol] : declaration.sight.meanings[symbol],
      let nearest = declarations.topLevel.nearest(meanings, from: place)
    {
      return nearest
    }
    #endif
    return isStatic ? declaration.statics[symbol] : declaration.members[symbol]
  }

  /// Whether a member is functions that are all other files' own, as names are looked up now: `private extension View`.
  func isOfOtherFiles(_ member: Member) -> Bool {
    #if hasFeature(Embedded)
    return false
    #else
    guard declarations.topLevel.isDivided, case .function(let ids) = member else { return false }
    return ids.allSatisfy { declarations[$0].isPrivate && !isSeen($0, from: declarations.topLevel.place) }
    #endif
  }

  /// Whether code at a place can see a function, by the modules that its file imports.
  func isSeen(_ id: FunctionID, from place: UInt32) -> Bool {
    let function = declarations[id]
    return declarations.topLevel.isSeen(
      syntax.range(function.syntax).start, isPrivate: function.isPrivate, from: place)
  }
}

#if !hasFeature(Embedded)
/// Which files see a type, and what they see in it.
struct Sight {
  /// Whether only its own file can see it.
  var isPrivate = false
  /// All that a name means which means something else in several files.
  var meanings = SymbolMap<[MemberMeaning]>()
  var staticMeanings = SymbolMap<[MemberMeaning]>()

  /// Makes room for the stored properties of superclasses.
  mutating func moveStored(by count: Int) {
    for name in meanings.keys {
      meanings[name] = meanings[name]?.map { meaning in
        guard case .stored(let place) = meaning.member else { return meaning }
        return MemberMeaning(
          member: .stored(place + count), place: meaning.place, isPrivate: meaning.isPrivate)
      }
    }
  }
}

/// One of several things that a name means in a type that several files extend: what is private to a file is another's
/// only by its name, and modules may each add a member of one name.
struct MemberMeaning {
  var member: Member
  /// Where it is declared.
  var place: UInt32
  /// Whether only its own file can see it.
  var isPrivate: Bool
}

extension Evaluator {
  /// Keeps what a name means that is entered once more, where files see something else by it.
  /// - Returns: Whether all files but one go on to mean what they did.
  func keepsMeaning(_ symbol: Symbol, _ member: Member, in owner: TypeID, isStatic: Bool) -> Bool {
    guard declarations.topLevel.isDivided else { return false }
    let type = declarations[owner]
    guard let previous = isStatic ? type.statics[symbol] : type.members[symbol],
      let known = meaning(previous, in: owner), let added = meaning(member, in: owner)
    else { return false }
    var meanings =
      (isStatic ? type.sight.staticMeanings[symbol] : type.sight.meanings[symbol]) ?? [known]
    if let index = meanings.firstIndex(where: { isSeenAlike($0, added) }) {
      // Of types the first is meant.
      if case .type = member { return true }
      meanings[index] = added
    } else {
      meanings.append(added)
    }
    if meanings.count > 1 {
      if isStatic {
        type.sight.staticMeanings[symbol] = meanings
      } else {
        type.sight.meanings[symbol] = meanings
      }
    }
    return added.isPrivate && !known.isPrivate
  }

  /// Whether the same files see two declarations, so that one takes the other's place.
  private func isSeenAlike(_ first: MemberMeaning, _ second: MemberMeaning) -> Bool {
    let names = declarations.topLevel
    let (part, other) = (names.part(at: first.place), names.part(at: second.place))
    if first.isPrivate || second.isPrivate { return first.isPrivate == second.isPrivate && part == other }
    return names.module(ofPart: part) == names.module(ofPart: other)
  }

  /// Where a member is declared and who sees it; nil for functions, which are overloads of each other.
  private func meaning(_ member: Member, in owner: TypeID) -> MemberMeaning? {
    let (node, isPrivate): (SyntaxID, Bool) =
      switch member {
      case .stored(let index):
        (declarations[owner].properties[index].syntax, declarations[owner].properties[index].isPrivate)
      case .variable(let id): (declarations[id].syntax, declarations[id].isPrivate)
      case .type(let id): (declarations[id].syntax, declarations[id].sight.isPrivate)
      case .alias(let node): (node, false)
      case .enumCase(let index): (declarations[owner].cases[index].syntax, false)
      case .function: (.none, false)
      }
    if node.isNone { return nil }
    return MemberMeaning(member: member, place: syntax.range(node).start, isPrivate: isPrivate)
  }

  /// Whether a member that an extension adds is another file's own: `private static let footnote = 13.0` of `Font`.
  func isHidden(_ member: Member, of owner: TypeID, from place: UInt32) -> Bool {
    guard declarations.topLevel.isDivided, declarations[owner].kind == .extended else { return false }
    if case .function(let ids) = member {
      return ids.allSatisfy { declarations[$0].isPrivate && !isSeen($0, from: place) }
    }
    guard let meaning = meaning(member, in: owner), meaning.isPrivate else { return false }
    return !declarations.topLevel.isSeen(meaning.place, isPrivate: true, from: place)
  }
}
#endif
