import LaySyntax

/// The names outside of types: of one file, or of many files in several modules.
///
/// In many files a name may mean something else in each of them: what the file declares for itself comes before what its
/// module declares, and that before what the modules declare that it imports. `place` says who is asking.
struct TopLevelNames {
  /// What a name means, in a single file; of several files what was declared first.
  private var first = SymbolMap<Member>()
  /// All that a name means in several files.
  private var candidates = SymbolMap<[Candidate]>()
  /// The areas of the files, by their parts; empty for a single file.
  private var areas: [Area] = []
  private var starts: [UInt32] = []
  /// By module, those that it imports, and those that these import.
  private var reached: [Set<Int>] = []
  /// Where the name stands that is asked for.
  var place: UInt32 = 0
  /// Who can see what is entered.
  var access = Access.module
  /// Whether only its own file can see what is entered.
  var entersPrivately: Bool { access == .file }
  /// Whether what is entered has a name of SwiftUI's or Swift's.
  var entersStandardName = false

  /// Where a name can be seen.
  enum Access {
    /// In its own file.
    case file
    /// In its module.
    case module
    /// In every module that imports its own.
    case everywhere
  }

  /// What one of several files can see.
  struct Area {
    var module: Int
    /// The numbers of modules of which its own lists files.
    var shares: [Int] = []
    /// The numbers of the modules that it imports.
    var imports: [Int] = []
    /// Those of which it imports single names: `import struct Kit.Card`.
    var partlyImported: [Int] = []
  }

  private struct Candidate {
    var member: Member
    var part: Int
    var access: Access
    /// Whether the name is one of SwiftUI's or Swift's, too.
    var isStandard: Bool
  }

  #if hasFeature(Embedded)
  /// No app is drawn in Embedded Swift.
  var isDivided: Bool { false }
  #else
  /// Whether there are several files.
  var isDivided: Bool { !areas.isEmpty }
  #endif

  var keys: [Symbol] { first.keys }

  /// Makes room for several files.
  /// - Parameter areas: By part, as are `starts`, the offsets where these begin.
  mutating func divide(_ areas: [Area], starts: [UInt32]) {
    self.areas = areas
    self.starts = starts
    var imports = [Set<Int>](repeating: [], count: (areas.map({ $0.module }).max() ?? -1) + 1)
    for area in areas { imports[area.module].formUnion(area.imports + area.shares) }
    reached = imports.indices.map { module in
      var found = imports[module]
      var pending = Array(found)
      while let next = pending.popLast() {
        guard next < imports.count else { continue }
        for other in imports[next] where found.insert(other).inserted { pending.append(other) }
      }
      return found
    }
  }

  /// What a name means at `place`; nil where nothing of that name can be seen.
  /// - Complexity: O(1); with several declarations of the name O(log n) in the files.
  subscript(symbol: Symbol) -> Member? {
    @inline(__always)
    get { isDivided ? visible(symbol) : first[symbol] }
  }

  /// Whether any file declares a name outside of types.
  func isDeclared(_ symbol: Symbol) -> Bool { first[symbol] != nil }

  private func visible(_ symbol: Symbol) -> Member? {
    guard let candidates = candidates[symbol] else { return nil }
    let part = self.part(at: place)
    var best: (rank: Int, member: Member)?
    for candidate in candidates {
      guard
        let rank = rank(
          ofPart: candidate.part, candidate.access, isStandard: candidate.isStandard, from: part)
      else { continue }
      if best == nil || rank < best?.rank ?? 0 { best = (rank, candidate.member) }
    }
    return best?.member
  }

  /// How near to a file a declaration of another is, or of its own; nil where it cannot be seen.
  private func rank(ofPart declared: Int, _ access: Access, isStandard: Bool, from part: Int) -> Int? {
    if access == .file { return declared == part ? 0 : nil }
    let (module, area) = (areas[declared].module, areas[part])
    if module == area.module { return 1 }
    if area.shares.contains(module) { return 2 }
    if access == .module { return nil }
    if area.imports.contains(module) { return 2 }
    // A module may hand on what it imports itself.
    return !isStandard && (isReached(module, from: area.module) || area.partlyImported.contains(module))
      ? 3 : nil
  }

  /// Whether code at a place can see what is declared at another: in its own module, or in one that is imported, and what
  /// is private in its own file.
  func isSeen(_ declaration: UInt32, isPrivate: Bool = false, from place: UInt32) -> Bool {
    if areas.isEmpty { return true }
    let access = isPrivate ? Access.file : .everywhere
    return rank(ofPart: part(at: declaration), access, isStandard: false, from: part(at: place)) != nil
  }

  #if !hasFeature(Embedded)
  func module(ofPart part: Int) -> Int { areas[part].module }

  /// What a member's name means to code at a place, of all that it means in several files.
  func nearest(_ meanings: [MemberMeaning], from place: UInt32) -> Member? {
    let part = self.part(at: place)
    var best: (rank: Int, member: Member)?
    for meaning in meanings {
      guard
        let rank = rank(
          ofPart: self.part(at: meaning.place), meaning.isPrivate ? .file : .everywhere, isStandard: false,
          from: part)
      else { continue }
      if best == nil || rank < best?.rank ?? 0 { best = (rank, meaning.member) }
    }
    return best?.member
  }
  #endif

  /// Whether a module is among those that another imports, or that these import.
  private func isReached(_ module: Int, from other: Int) -> Bool {
    other < reached.count && reached[other].contains(module)
  }

  /// What a module has of that name for others.
  func member(_ symbol: Symbol, ofModule module: Int) -> Member? {
    candidates[symbol]?.first { $0.access != .file && areas[$0.part].module == module }?.member
  }

  /// Whether a place is in another module than the one that is looked from.
  func isOfOtherModule(_ offset: UInt32) -> Bool {
    !areas.isEmpty && areas[part(at: offset)].module != areas[part(at: place)].module
  }

  func part(at offset: UInt32) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// What a name that is declared at `place` would be a redeclaration or an overload of.
  func declared(_ symbol: Symbol) -> Member? {
    if areas.isEmpty { return first[symbol] }
    return index(of: symbol).flatMap { candidates[symbol]?[$0].member }
  }

  private func index(of symbol: Symbol) -> Int? {
    guard let candidates = candidates[symbol] else { return nil }
    let part = self.part(at: place)
    return candidates.firstIndex {
      access == .file
        ? $0.access == .file && $0.part == part
        : $0.access != .file && areas[$0.part].module == areas[part].module
    }
  }

  /// Enters what a name that is declared at `place` means, instead of what it meant in the same file or module.
  mutating func enter(_ symbol: Symbol, _ member: Member) {
    guard !areas.isEmpty else {
      first[symbol] = member
      return
    }
    if first[symbol] == nil { first[symbol] = member }
    var known = candidates[symbol] ?? []
    if let index = index(of: symbol) {
      known[index].member = member
      if access == .everywhere { known[index].access = access }
    } else {
      known.append(
        Candidate(
          member: member, part: part(at: place), access: access, isStandard: entersStandardName))
    }
    candidates[symbol] = known
  }
}
